import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeBackup, restoreBackup } from './backup'
import { addMendedMistake, addPuzzleResult, addRunResult, addSolvedDay, mendedMistakes, puzzleResults, runResults, solvedDays, type PuzzleResult } from './puzzles'

const kept = new Map<string, string>()

vi.mock('./games', () => ({ newId: () => 'new', listGames: async () => [], addGames: async () => {} }))
vi.mock('./summaries', () => ({ starredGames: async () => new Set(), star: async () => {} }))

beforeEach(() =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    key: (place: number) => [...kept.keys()][place] ?? null,
    get length() {
      return kept.size
    }
  })
)
afterEach(() => {
  kept.clear()
  vi.unstubAllGlobals()
})

const result = (id: string, at: number): PuzzleResult => ({ id, at, score: 1, rating: 1500 + at, deviation: 100, volatility: 0.06 })

test('what went right and wrong is kept in its order', () => {
  addPuzzleResult(result('b', 2))
  addPuzzleResult(result('a', 1))
  expect(puzzleResults().map(({ id }) => id)).toEqual(['a', 'b'])
  addRunResult({ kind: 'streak', at: 1, solved: 7 })
  expect(runResults()).toEqual([{ kind: 'streak', at: 1, solved: 7 }])
  for (const day of ['2026-11-17', '2026-11-18', '2026-11-17']) addSolvedDay(day)
  expect(solvedDays()).toEqual(['2026-11-18', '2026-11-17'])
})

test('what cannot be read is left out', () => {
  kept.set('abande-puzzles', JSON.stringify([null, 3, { id: 'x' }, { ...result('y', 1), rating: null }, result('z', 2)]))
  kept.set('abande-puzzle-runs', JSON.stringify([{ kind: 'walk', at: 1, solved: 2 }, { kind: 'timed', at: 1, solved: 'many' }]))
  kept.set('abande-puzzle-days', '{"2026-11-18": true}')
  kept.set('abande-puzzle-mistakes', '[1, "game:3"]')
  expect(puzzleResults().map(({ id }) => id)).toEqual(['z'])
  expect([runResults(), solvedDays(), mendedMistakes()]).toEqual([[], [], ['game:3']])
})

test('a backup brings all of it, and adds it to what is there', async () => {
  addPuzzleResult(result('here and there', 1))
  addPuzzleResult(result('there', 3))
  addRunResult({ kind: 'timed', at: 1, solved: 12 })
  addSolvedDay('2026-11-18')
  addMendedMistake('game:3')
  const backup = await makeBackup()
  kept.clear()
  addPuzzleResult(result('here and there', 1))
  addPuzzleResult(result('here', 2))
  await restoreBackup(backup)
  expect(puzzleResults().map(({ id }) => id)).toEqual(['here and there', 'here', 'there'])
  expect([runResults().length, solvedDays(), mendedMistakes()]).toEqual([1, ['2026-11-18'], ['game:3']])
})
