/** Against whom a game is played, and with what clock. */

import { opponentOf } from '../rules/colors'
import type { Color } from '../rules/types'

export type Opponent =
  | { kind: 'engine'; level: number; you: Color }
  /** Two people, with their names, and whether the board turns to whoever is to move; the one who is here, if it is one. */
  | { kind: 'people'; names?: Record<Color, string>; turning?: boolean; you?: Color }
  /** Both sides, to try things. */
  | { kind: 'alone' }
  | LinkSeat

/** A game with a friend by links. */
export interface LinkSeat {
  kind: 'link'
  /** None for who only watches. */
  you?: Color
  /** How many steps, moves or a resignation, the last link had that came or went; -1 before the first. */
  sent: number
}

/** Which colour the person has who is here, where it is one alone. */
export function ownColor(opponent: Opponent | undefined): Color | undefined {
  return opponent && 'you' in opponent ? opponent.you : undefined
}

/** How a game by link stands for who is here. */
export type LinkStanding = 'yours' | 'unsent' | 'waiting' | 'watching' | 'over'

export function linkStanding({ you, sent }: LinkSeat, steps: number, turn: Color, over: boolean): LinkStanding {
  if (you !== undefined && steps > sent && (over || turn !== you)) return 'unsent'
  if (over) return 'over'
  if (you === undefined) return 'watching'
  return turn === you ? 'yours' : 'waiting'
}

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
