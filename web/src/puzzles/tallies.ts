/** What was solved so far, by theme, and how the rating went. */

import type { PuzzleResult } from '../storage/puzzles'
import { THEMES, type Puzzle } from './puzzle'

export interface ThemeTally {
  theme: string
  /** How many puzzles there are. */
  count: number
  /** How many of them were solved, at their last try, without help. */
  solved: number
  missed: number
}

/** Themes with puzzles, in their order; such as only a later file has come last. */
export function themeTallies({ all }: { all: readonly Puzzle[] }, results: readonly PuzzleResult[]): ThemeTally[] {
  const last = new Map(results.map(({ id, score }) => [id, score]))
  const tallies = new Map<string, ThemeTally>(THEMES.map((theme) => [theme, { theme, count: 0, solved: 0, missed: 0 }]))
  for (const { id, themes } of all) {
    for (const theme of themes) {
      const tally = tallies.get(theme) ?? { theme, count: 0, solved: 0, missed: 0 }
      tallies.set(theme, tally)
      tally.count++
      const score = last.get(id)
      if (score === 1) tally.solved++
      else if (score !== undefined) tally.missed++
    }
  }
  return [...tallies.values()].filter(({ count }) => count > 0)
}

/** A course of ratings as a drawing of this size, and what its lower and upper edge stand for: whole hundreds. */
export function courseOf(ratings: readonly number[], width: number, height: number): { path: string; low: number; high: number } {
  const low = Math.floor(Math.min(...ratings) / 100) * 100
  const high = Math.max(low + 100, Math.ceil(Math.max(...ratings) / 100) * 100)
  const last = Math.max(1, ratings.length - 1)
  const place = (rating: number, index: number) => `${((index / last) * width).toFixed(1)} ${((1 - (rating - low) / (high - low)) * height).toFixed(1)}`
  // A single one is a dot.
  const points = ratings.length === 1 ? [...ratings, ...ratings] : ratings
  const path = points.map((rating, index) => `${index === 0 ? 'M' : 'L'}${place(rating, index % ratings.length)}`).join('')
  return { path, low, high }
}
