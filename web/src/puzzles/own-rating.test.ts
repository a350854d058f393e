import { expect, test } from 'vitest'
import type { PuzzleResult } from '../storage/puzzles'
import { isSure, MOST_HINTS, ownRating, ratingAfter, scoreAfter, START } from './own-rating'

const DAY = 86_400_000
const last: PuzzleResult = { id: 'x', at: 10 * DAY, score: 1, rating: 1720, deviation: 70, volatility: 0.05 }

test('it is what the last puzzle left, and less sure after some days', () => {
  expect(ownRating([], 0)).toEqual(START)
  const [soon, later] = [ownRating([last], 10 * DAY), ownRating([last], 200 * DAY)]
  expect(soon.rating).toBe(1720)
  expect(soon.deviation).toBeCloseTo(70)
  expect(later.deviation).toBeGreaterThan(75)
  // Clocks are set back sometimes.
  expect(ownRating([last], 0).deviation).toBeCloseTo(70)
})

test('every hint lowers what counts, and none leaves a gain', () => {
  const own = { rating: 1500, deviation: 100, volatility: 0.06 }
  for (const rating of [1100, 1500, 1900]) {
    const after = Array.from({ length: MOST_HINTS + 1 }, (_, hints) => ratingAfter(own, { rating }, scoreAfter(hints)).rating)
    expect(after[0]).toBeGreaterThan(1500)
    expect(Math.max(...after.slice(1))).toBeLessThanOrEqual(1500)
    expect(after).toEqual(after.toSorted((a, b) => b - a))
  }
  expect(scoreAfter(MOST_HINTS)).toBe(0)
  expect(scoreAfter(99)).toBe(0)
})

test('after some dozen puzzles it is more than a guess', () => {
  let own = START
  for (let count = 0; count < 30; count++) own = ratingAfter(own, { rating: own.rating }, count % 2)
  expect([isSure(START), isSure(own)]).toEqual([false, true])
})
