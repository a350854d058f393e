/** How one's games against the computer have ended: a small entry each, kept in the browser. */

import type { Color } from '../rules/types'
import { remember, remembered } from './local'

export type Outcome = 'won' | 'drawn' | 'lost'

export interface Result {
  /** The name under which the game is kept. */
  game: string
  /** When it ended, in milliseconds since 1970. */
  at: number
  /** The board and the number of pieces, as in `hex:3@9`. */
  variant: string
  level: number
  you: Color
  outcome: Outcome
  /** Whether there were hints, or moves taken back. */
  helped: boolean
}

/** How the games at one level and on one board ended. */
export interface Tally extends Record<Outcome, number> {
  level: number
  variant: string
  helped: number
}

const KEY = 'abande-results'

/** So many are kept, the last ones. */
const MOST = 2000

/** So many in a row call for another level. */
const ROW = 3

/** All of them, the first one first. */
export function results(): Result[] {
  const kept = remembered(KEY)
  return Array.isArray(kept) ? kept.filter(isResult) : []
}

function isResult(kept: unknown): kept is Result {
  const result = kept as Result | null
  return (
    typeof result === 'object' &&
    result !== null &&
    typeof result.game === 'string' &&
    typeof result.variant === 'string' &&
    Number.isInteger(result.level) &&
    ['won', 'drawn', 'lost'].includes(result.outcome)
  )
}

/** A game has ended. One that had ended before, and went on after a take-back, counts once, as it ended now. */
export function addResult(result: Result): void {
  const others = results().filter(({ game }) => game !== result.game)
  remember(KEY, [...others, result].slice(-MOST))
}

/** Games by level and board, the lowest level first. */
export function tallies(results: Result[]): Tally[] {
  const found = new Map<string, Tally>()
  for (const { level, variant, outcome, helped } of results) {
    const key = `${level} ${variant}`
    const tally = found.get(key) ?? { level, variant, won: 0, drawn: 0, lost: 0, helped: 0 }
    tally[outcome]++
    if (helped) tally.helped++
    found.set(key, tally)
  }
  return [...found.values()].sort((a, b) => a.level - b.level || a.variant.localeCompare(b.variant))
}

/** Whether the last games at a level call for a higher or a lower one. What was helped along does not count. */
export function suggestion(results: Result[], level: number, highest: number): 'up' | 'down' | undefined {
  const last = results.filter(({ helped }) => !helped).slice(-ROW)
  if (last.length < ROW || last.some((result) => result.level !== level)) return undefined
  if (level < highest && last.every(({ outcome }) => outcome === 'won')) return 'up'
  if (level > 1 && last.every(({ outcome }) => outcome === 'lost')) return 'down'
  return undefined
}
