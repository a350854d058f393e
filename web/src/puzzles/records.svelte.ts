/** What was done with puzzles so far, as the screens show it; kept by `storage/puzzles.ts`. */

import {
  addMendedMistake,
  addPuzzleResult,
  addRunResult,
  addSolvedDay,
  mendedMistakes,
  puzzleResults,
  runResults,
  solvedDays,
  type PuzzleResult,
  type RunKind,
  type RunResult
} from '../storage/puzzles'
import { ownRating, ratingAfter } from './own-rating'
import type { Rating } from './glicko'
import type { Puzzle } from './puzzle'

export class Records {
  results: PuzzleResult[] = $state.raw([])
  runs: RunResult[] = $state.raw([])
  days: ReadonlySet<string> = $state.raw(new Set())
  mended: ReadonlySet<string> = $state.raw(new Set())
  /** The rated puzzle that somebody has seen and not answered yet, and what he had chosen. */
  begun: { kind: string; puzzle: Puzzle } | undefined

  /** Reads what is kept: another tab may have added to it, or a backup. */
  refresh(): void {
    this.results = puzzleResults()
    this.runs = runResults()
    this.days = new Set(solvedDays())
    this.mended = new Set(mendedMistakes())
  }

  own(now = Date.now()): Rating {
    return ownRating(this.results, now)
  }

  /** The names of the puzzles that counted, the latest last. */
  get seen(): string[] {
    return this.results.map(({ id }) => id)
  }

  /** A puzzle counts. The answer is by how much that changes the rating as it is shown. */
  add(puzzle: Puzzle, score: number, now = Date.now()): number {
    const before = this.own(now)
    const after = ratingAfter(before, puzzle, score)
    addPuzzleResult({ id: puzzle.id, at: now, score, ...after })
    this.results = puzzleResults()
    return Math.round(after.rating) - Math.round(before.rating)
  }

  addRun(kind: RunKind, solved: number, now = Date.now()): void {
    addRunResult({ kind, at: now, solved })
    this.runs = runResults()
  }

  /** The best run of a kind so far; 0 where there was none. */
  best(kind: RunKind): number {
    return Math.max(0, ...this.runs.filter((run) => run.kind === kind).map(({ solved }) => solved))
  }

  addDay(day: string): void {
    addSolvedDay(day)
    this.days = new Set(solvedDays())
  }

  mend(mistake: string): void {
    addMendedMistake(mistake)
    this.mended = new Set(mendedMistakes())
  }
}
