import { expect, test } from 'vitest'
import { MOST_DEVIATION, rated, rested } from './glicko'

const BEGINNER = { rating: 1500, deviation: MOST_DEVIATION, volatility: 0.06 }

test('the worked example of Glickman’s paper', () => {
  const { rating, deviation, volatility } = rated({ rating: 1500, deviation: 200, volatility: 0.06 }, [
    { rating: 1400, deviation: 30, score: 1 },
    { rating: 1550, deviation: 100, score: 0 },
    { rating: 1700, deviation: 300, score: 0 }
  ])
  expect(rating).toBeCloseTo(1464.06, 1)
  expect(deviation).toBeCloseTo(151.52, 2)
  // He prints no more of it; 0.06 it was before.
  expect(Math.floor(volatility * 1e5)).toBe(5999)
})

test('what is sure already moves less, and what was expected hardly', () => {
  const gain = (deviation: number, other: number) => rated({ ...BEGINNER, deviation }, [{ rating: other, deviation: 60, score: 1 }]).rating - 1500
  expect(gain(350, 1500)).toBeGreaterThan(gain(100, 1500))
  expect(gain(100, 1500)).toBeGreaterThan(gain(50, 1500))
  expect(gain(100, 1900)).toBeGreaterThan(gain(100, 1500))
  expect(gain(100, 1000)).toBeGreaterThan(0)
})

test('a great surprise makes somebody less steady', () => {
  const steady = { rating: 1500, deviation: 50, volatility: 0.06 }
  const lost = Array.from({ length: 20 }, () => ({ rating: 1000, deviation: 30, score: 0 }))
  expect(rated(steady, lost).volatility).toBeGreaterThan(0.06)
})

test('without play the rating stays, and becomes less sure, but never less than that of a beginner', () => {
  const known = { rating: 1600, deviation: 60, volatility: 0.06 }
  expect(rested(known, 0).deviation).toBeCloseTo(60)
  expect(rested(known, 1)).toEqual(rated(known, []))
  expect(rested(known, 365).rating).toBe(1600)
  expect(rested(known, 365).deviation).toBeGreaterThan(rested(known, 30).deviation)
  expect(rested(known, 1e6).deviation).toBe(MOST_DEVIATION)
})
