import { expect, test } from 'vitest'
import type { Puzzle } from './puzzle'
import { answered, at, begin, left, misses, next, solved, type Run } from './run'

const PUZZLES: Puzzle[] = Array.from({ length: 200 }, (_, index) => ({
  id: `p${index}`,
  board: 'hex',
  position: '',
  solution: ['d4'],
  themes: [],
  rating: 1000 + ((index * 37) % 200) * 5,
  proven: true
}))

/** Answers, each a second after the one before it. */
function play(run: Run, answers: boolean[]): Run {
  return answers.reduce((run, right, index) => answered(run, `p${index}`, right, run.begun + 1000 * (index + 1)), run)
}

test('three misses end a timed run, one ends a streak', () => {
  const timed = play(begin('timed', 5000), [true, false, true, false, true])
  expect([solved(timed), misses(timed), timed.over]).toEqual([3, 2, undefined])
  const ended = answered(timed, 'p9', false, 60_000)
  expect([solved(ended), misses(ended), ended.over]).toEqual([3, 3, 'misses'])
  expect(answered(ended, 'p10', true, 61_000)).toEqual(ended)
  expect(play(begin('streak', 0), [true, true, false]).over).toBe('misses')
})

test('time runs out for a timed run alone, and what comes later does not count', () => {
  const timed = play(begin('timed', 10_000), [true])
  expect(left(timed, 40_000)).toBe(150_000)
  expect(at(timed, 189_999).over).toBeUndefined()
  expect(at(timed, 190_000).over).toBe('time')
  const late = answered(timed, 'p1', true, 190_001)
  expect([solved(late), late.over]).toEqual([1, 'time'])
  expect(left(begin('streak', 0), 1e9)).toBeUndefined()
  expect(at(begin('streak', 0), 1e9).over).toBeUndefined()
})

test('they grow harder with what is solved, not with what is missed, and none comes twice', () => {
  for (const kind of ['timed', 'streak'] as const) {
    let run = begin(kind, 0)
    const ratings: number[] = []
    for (let index = 0; index < 40; index++) {
      const puzzle = next(run, PUZZLES, () => 0.5)!
      expect(run.answers.map(({ id }) => id)).not.toContain(puzzle.id)
      ratings.push(puzzle.rating)
      run = answered(run, puzzle.id, true, index)
    }
    expect(ratings[0]).toBeLessThan(1100)
    expect(ratings.at(-1)).toBeGreaterThan(1900)
    expect(ratings).toEqual(ratings.toSorted((a, b) => a - b))
  }
  const missed = answered(begin('timed', 0), 'none', false, 1)
  expect(next(missed, PUZZLES, () => 0.5)).toEqual(next(begin('timed', 0), PUZZLES, () => 0.5))
})

test('there is an end where there are no more', () => {
  const few = PUZZLES.slice(0, 3)
  const run = play(begin('timed', 0), [true, true])
  expect(next(run, few, () => 0)?.id).toBe('p2')
  expect(next(play(begin('timed', 0), [true, true, true]), few, () => 0)).toBeUndefined()
})
