/**
 * The puzzle of the day, the same for everybody, found without a network. `abande puzzle` has the same rule, in
 * `crates/puzzles`: the boards take turns; on each its puzzles come one after the other, in the order of their names'
 * hashes.
 */

import { BOARDS, type Puzzle } from './puzzle'

const DAY = 86_400_000

/** The first day, the first of January 2026, counted from 1970. */
const FIRST = 20_454

/** The number of the day of a moment, by the clock of Greenwich; the first one is 0. */
export function dayOf(time: number): number {
  return Math.floor(time / DAY) - FIRST
}

/** When a day begins, in milliseconds since 1970. */
export function beginOf(day: number): number {
  return (day + FIRST) * DAY
}

/** A day as it is written everywhere, such as `2026-11-18`. */
export function dayText(day: number): string {
  return new Date(beginOf(day)).toISOString().slice(0, 10)
}

/** The hash FNV-1a of a text, of 32 bits. */
export function hashOf(text: string): number {
  return new TextEncoder().encode(text).reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193) >>> 0, 0x811c9dc5)
}

/** The puzzle of a day. Names are plain ASCII: the usual order is that of their bytes. */
export function puzzleOfDay<T extends Pick<Puzzle, 'id' | 'board'>>(puzzles: readonly T[], day: number): T | undefined {
  const board = BOARDS[remainder(day, BOARDS.length)]
  const there = puzzles.filter((puzzle) => puzzle.board === board).map((puzzle) => ({ puzzle, hash: hashOf(puzzle.id) }))
  there.sort((a, b) => a.hash - b.hash || (a.puzzle.id < b.puzzle.id ? -1 : 1))
  return there[remainder(day, there.length)]?.puzzle
}

/** Never negative. */
function remainder(number: number, divisor: number): number {
  return ((number % divisor) + divisor) % divisor
}
