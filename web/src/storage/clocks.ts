/** What the clock of the game being played shows, kept second by second: a reload must not give time back. */

import type { Color } from '../rules/types'
import { remember, remembered } from './local'

interface KeptClock {
  /** The name of the game, and how many moves had been made. */
  game: string
  moves: number
  left: Record<Color, number>
}

const KEY = 'abande-clock'

export function keepClock(clock: KeptClock): void {
  remember(KEY, clock)
}

/** The time left in a game after so many moves, if it is this one that was played last. */
export function keptClock(game: string, moves: number): Record<Color, number> | undefined {
  const kept = remembered(KEY) as Partial<KeptClock> | undefined
  if (typeof kept !== 'object' || kept.game !== game || kept.moves !== moves) return undefined
  const { b, w } = kept.left ?? {}
  return typeof b === 'number' && typeof w === 'number' ? { b, w } : undefined
}
