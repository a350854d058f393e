/** What was chosen for the last new game: most people want it again. */

import type { Color } from '../rules/types'
import { remember, remembered } from '../storage/local'

export interface GameChoice {
  against: 'engine' | 'people' | 'alone'
  level: number
  you: Color | 'random'
  /** A board's name, or `file`. */
  board: string
  size: Record<string, number>
  pieces: number
  /** Minutes and seconds a move, such as `5+3`; `0` for none. */
  clock: string
  file?: { name: string; text: string }
}

const KEY = 'abande-new-game'

export function lastChoice(): GameChoice {
  const usual: GameChoice = {
    against: 'engine',
    level: 2,
    you: 'b',
    board: 'hex',
    size: {},
    pieces: 18,
    clock: '0'
  }
  const saved = remembered(KEY)
  return isChoice(saved) ? { ...usual, ...saved } : usual
}

function isChoice(saved: unknown): saved is GameChoice {
  const choice = saved as GameChoice | undefined
  return (
    typeof choice === 'object' &&
    ['engine', 'people', 'alone'].includes(choice.against) &&
    ['b', 'w', 'random'].includes(choice.you) &&
    typeof choice.board === 'string' &&
    typeof choice.clock === 'string' &&
    typeof choice.size === 'object' &&
    choice.size !== null &&
    Number.isInteger(choice.level) &&
    Number.isInteger(choice.pieces)
  )
}

export function rememberChoice(choice: GameChoice): void {
  remember(KEY, choice)
}
