/** Which puzzle comes next. */

import type { Rating } from './glicko'
import type { Puzzle } from './puzzle'

/** However sure a rating is, so far to both sides of it there is something to choose from. */
const NARROW = 60

export interface Choice {
  /** A board, or any. */
  board?: string
  /** A theme, or any. */
  theme?: string
}

export function chosen(puzzles: readonly Puzzle[], { board, theme }: Choice): Puzzle[] {
  return puzzles.filter((puzzle) => (!board || puzzle.board === board) && (!theme || puzzle.themes.includes(theme)))
}

/**
 * A puzzle near somebody's rating, the nearer the surer that is, and none that he has seen lately: as many as half of
 * what there is to choose from. `seen` are the last ones, the latest last; `random` is from 0 to 1.
 */
export function pick(puzzles: readonly Puzzle[], own: Rating, seen: readonly string[], random: () => number): Puzzle | undefined {
  const there = new Set(puzzles.map(({ id }) => id))
  const known = [...new Set(seen.toReversed())].filter((id) => there.has(id))
  const lately = new Set(known.slice(0, Math.floor(puzzles.length / 2)))
  const fresh = puzzles.filter(({ id }) => !lately.has(id))
  if (fresh.length === 0) return undefined
  for (let window = Math.max(NARROW, own.deviation); ; window *= 2) {
    const near = fresh.filter(({ rating }) => Math.abs(rating - own.rating) <= window)
    if (near.length > 0) return near[Math.floor(random() * near.length)]
  }
}
