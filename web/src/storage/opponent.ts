/** Against whom a game is played, and with what clock. */

import type { Color } from '../rules/types'

export type Opponent =
  | { kind: 'engine'; level: number; you: Color }
  /** Two people at one screen. */
  | { kind: 'people' }
  /** Both sides, to try things. */
  | { kind: 'alone' }

/** Minutes for the game, and seconds for each move. */
export interface TimeControl {
  minutes: number
  increment: number
}

export const LEVELS = 10
