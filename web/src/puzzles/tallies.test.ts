import { expect, test } from 'vitest'
import type { PuzzleResult } from '../storage/puzzles'
import type { Puzzle } from './puzzle'
import { courseOf, themeTallies } from './tallies'

const puzzle = (id: string, themes: string[]): Puzzle => ({ id, board: 'hex', position: '', solution: ['d4'], themes, rating: 1500, proven: true })
const result = (id: string, score: number): PuzzleResult => ({ id, at: 0, score, rating: 1500, deviation: 100, volatility: 0.06 })

test('a puzzle counts for each of its themes, as it went last', () => {
  const all = [puzzle('a', ['cut', 'pin']), puzzle('b', ['pin']), puzzle('c', ['new one'])]
  const results = [result('a', 0), result('a', 1), result('b', 0.5), result('gone', 1)]
  expect(themeTallies({ all }, results)).toEqual([
    { theme: 'cut', count: 1, solved: 1, missed: 0 },
    { theme: 'pin', count: 2, solved: 1, missed: 1 },
    { theme: 'new one', count: 1, solved: 0, missed: 0 }
  ])
})

test('the course of ratings lies between whole hundreds', () => {
  expect(courseOf([1510, 1590], 100, 50)).toEqual({ path: 'M0.0 45.0L100.0 5.0', low: 1500, high: 1600 })
  expect(courseOf([1500], 100, 50)).toEqual({ path: 'M0.0 50.0L0.0 50.0', low: 1500, high: 1600 })
})
