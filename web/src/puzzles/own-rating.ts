/** One's own rating: what each puzzle does to it. */

import type { PuzzleResult } from '../storage/puzzles'
import { MOST_DEVIATION, rated, rested, type Rating } from './glicko'
import type { Puzzle } from './puzzle'

/** Somebody of whom nothing is known: a little below level 4, so that the first puzzles are none of the hard ones. */
export const START: Rating = { rating: 1200, deviation: MOST_DEVIATION, volatility: 0.06 }

/** Above that nobody knows much yet. */
const SURE = 110

/** What puzzles are rated by is measured, and not exact. */
const PUZZLE_DEVIATION = 60

/** What a solution is worth after so many hints; the last one is the move itself. */
const SCORES = [1, 0.5, 0.25, 0] as const
export const MOST_HINTS = SCORES.length - 1

const DAY = 86_400_000

export function scoreAfter(hints: number): number {
  return SCORES[Math.min(hints, MOST_HINTS)] ?? 0
}

/** The rating at a moment, by what was solved and missed; days without puzzles make it less sure. */
export function ownRating(results: readonly PuzzleResult[], now: number): Rating {
  const last = results.at(-1)
  return last ? rested(last, (now - last.at) / DAY) : START
}

/** The rating after a puzzle. With a hint nothing is gained. */
export function ratingAfter(own: Rating, { rating }: Pick<Puzzle, 'rating'>, score: number): Rating {
  const after = rated(own, [{ rating, deviation: PUZZLE_DEVIATION, score }])
  return score < 1 && after.rating > own.rating ? own : after
}

/** Whether the rating is more than a guess. */
export function isSure({ deviation }: Rating): boolean {
  return deviation <= SURE
}
