/** Against whom a game is played, and with what clock. */

import { opponentOf } from '../rules/colors'
import type { Color } from '../rules/types'

export type Opponent =
  | { kind: 'engine'; level: number; you: Color }
  /** Two people at one screen, with their names, and whether the board turns to whoever is to move. */
  | { kind: 'people'; names?: Record<Color, string>; turning?: boolean }
  /** Both sides, to try things. */
  | { kind: 'alone' }

/** Minutes for the game, and seconds for each move. */
export interface TimeControl {
  minutes: number
  increment: number
}

export const LEVELS = 10

/** The same opponent, with colours swapped. */
export function swapped(opponent: Opponent): Opponent {
  if (opponent.kind === 'engine') return { ...opponent, you: opponentOf(opponent.you) }
  if (opponent.kind === 'people' && opponent.names) return { ...opponent, names: { b: opponent.names.w, w: opponent.names.b } }
  return opponent
}
