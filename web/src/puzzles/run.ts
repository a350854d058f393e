/**
 * A series of puzzles, growing harder: as many as possible in three minutes with three misses at most, or as many as
 * possible until the first miss. Plain data; whoever asks hands in the time.
 */

import type { RunKind } from '../storage/puzzles'
import type { Puzzle } from './puzzle'

export interface Run {
  kind: RunKind
  /** In milliseconds. */
  begun: number
  /** The puzzles that were answered, in their order. */
  answers: { id: string; right: boolean }[]
  /** Why it is over, once it is. */
  over?: 'time' | 'misses' | 'empty'
}

interface Rules {
  misses: number
  /** Milliseconds; without it nobody is in a hurry. */
  time?: number
  /** After so many solved ones the hardest come. */
  steps: number
}

export const RULES: Record<RunKind, Rules> = {
  timed: { misses: 3, time: 180_000, steps: 40 },
  streak: { misses: 1, steps: 40 }
}

/** From so many that are about as hard one is drawn. */
const SPREAD = 0.05

export function begin(kind: RunKind, now: number): Run {
  return { kind, begun: now, answers: [] }
}

export function solved({ answers }: Run): number {
  return answers.filter(({ right }) => right).length
}

export function misses({ answers }: Run): number {
  return answers.length - answers.filter(({ right }) => right).length
}

/** Milliseconds that are left; undefined where time does not matter. */
export function left({ kind, begun }: Run, now: number): number | undefined {
  const { time } = RULES[kind]
  return time === undefined ? undefined : Math.max(0, begun + time - now)
}

/** The run as the time has it: it may have run out. */
export function at(run: Run, now: number): Run {
  return run.over || left(run, now) !== 0 ? run : { ...run, over: 'time' }
}

/** A puzzle was solved or missed. What comes after the time is up counts for nothing. */
export function answered(run: Run, id: string, right: boolean, now: number): Run {
  const before = at(run, now)
  if (before.over) return before
  const after = { ...before, answers: [...before.answers, { id, right }] }
  return misses(after) < RULES[run.kind].misses ? after : { ...after, over: 'misses' }
}

/** The next one: the more were solved, the harder, and none twice. `random` is from 0 to 1. */
export function next(run: Run, puzzles: readonly Puzzle[], random: () => number): Puzzle | undefined {
  const done = new Set(run.answers.map(({ id }) => id))
  const sorted = puzzles.toSorted((a, b) => a.rating - b.rating || (a.id < b.id ? -1 : 1))
  const place = Math.min(1, solved(run) / RULES[run.kind].steps + SPREAD * random())
  const wanted = Math.floor(place * (sorted.length - 1))
  const fresh = (index: number) => sorted[index] && !done.has(sorted[index].id)
  for (let away = 0; away < sorted.length; away++) {
    const index = [wanted + away, wanted - away].find(fresh)
    if (index !== undefined) return sorted[index]
  }
  return undefined
}
