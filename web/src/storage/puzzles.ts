/**
 * How puzzles went: small entries, kept in the browser. All are lists, so that a backup adds to them; one's rating is
 * what the last entry says.
 */

import { remember, remembered } from './local'

/** A puzzle that counted for one's rating. */
export interface PuzzleResult {
  /** The puzzle's. */
  id: string
  /** In milliseconds since 1970. */
  at: number
  /** 1 solved, 0 missed, something between with hints. */
  score: number
  /** One's own after it, by Glicko-2. */
  rating: number
  deviation: number
  volatility: number
}

export type RunKind = 'timed' | 'streak'

/** A series of puzzles that came to its end. */
export interface RunResult {
  kind: RunKind
  at: number
  /** How many were solved. */
  solved: number
}

const RESULTS = 'abande-puzzles'
const RUNS = 'abande-puzzle-runs'
const DAYS = 'abande-puzzle-days'
const MISTAKES = 'abande-puzzle-mistakes'

/** So many of each are kept, the last ones. */
const MOST = 2000

/** All that counted, the first one first. */
export function puzzleResults(): PuzzleResult[] {
  return list(RESULTS).filter(isResult).sort((a, b) => a.at - b.at)
}

export function addPuzzleResult(result: PuzzleResult): void {
  remember(RESULTS, [...puzzleResults(), result].slice(-MOST))
}

export function runResults(): RunResult[] {
  return list(RUNS).filter(isRun).sort((a, b) => a.at - b.at)
}

export function addRunResult(result: RunResult): void {
  remember(RUNS, [...runResults(), result].slice(-MOST))
}

/** The days, such as `2026-11-18`, whose puzzle was solved without a miss. */
export const solvedDays = () => texts(DAYS)
export const addSolvedDay = (day: string) => addText(DAYS, day)

/** The mistakes of one's own games for which something better was found, by their names. */
export const mendedMistakes = () => texts(MISTAKES)
export const addMendedMistake = (id: string) => addText(MISTAKES, id)

function list(key: string): unknown[] {
  const kept = remembered(key)
  return Array.isArray(kept) ? kept : []
}

function texts(key: string): string[] {
  return list(key).filter((text) => typeof text === 'string')
}

function addText(key: string, text: string): void {
  remember(key, [...texts(key).filter((other) => other !== text), text].slice(-MOST))
}

function isResult(kept: unknown): kept is PuzzleResult {
  const result = kept as PuzzleResult | null
  return typeof result?.id === 'string' && [result.at, result.score, result.rating, result.deviation, result.volatility].every(Number.isFinite)
}

function isRun(kept: unknown): kept is RunResult {
  const run = kept as RunResult | null
  return (run?.kind === 'timed' || run?.kind === 'streak') && Number.isFinite(run.at) && Number.isInteger(run.solved)
}
