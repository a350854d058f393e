/** What was chosen for the last offer: most people want it again. */

import { boardOfSize, USUAL_PIECES, USUAL_SIZE } from '../rules/board-sizes'
import { remember, remembered } from '../storage/local'
import type { TimeControl, Wants } from './wire'

export interface SeekChoice {
  board: string
  size: Record<string, number>
  pieces: number
  /** A preset such as `5+5`, `custom`, or `none`. */
  time: string
  /** For `custom`. */
  minutes: number
  seconds: number
  color: Wants['color']
}

/** Minutes for the game and seconds for each move. */
export const PRESETS = ['3+2', '5+5', '10+5', '15+10']

const KEY = 'abande-online-seek'

export function lastSeek(): SeekChoice {
  const usual: SeekChoice = { board: 'hex', size: {}, pieces: USUAL_PIECES, time: '10+5', minutes: 20, seconds: 10, color: 'random' }
  const saved = remembered(KEY)
  if (typeof saved !== 'object' || saved === null) return usual
  const known = Object.entries(saved).filter(([name, value]) => name in usual && typeof value === typeof usual[name as keyof SeekChoice] && value !== null)
  return { ...usual, ...Object.fromEntries(known) }
}

export function rememberSeek(choice: SeekChoice): void {
  remember(KEY, choice)
}

export function timeOf({ time, minutes, seconds }: SeekChoice): TimeControl {
  if (time === 'none') return null
  const [initial = 10, increment = 5] = time === 'custom' ? [minutes, seconds] : time.split('+').map(Number)
  return { initial_s: Math.round(initial * 60), increment_s: increment }
}

export function boardOf({ board, size }: SeekChoice): string {
  return boardOfSize(board, size[board])
}

/** What of it lies under a fold and is not as usual: whoever chose it long ago would not expect it. */
export function unusual({ board, size, pieces }: SeekChoice): { size?: number; pieces?: number } {
  const side = size[board] ?? USUAL_SIZE[board]
  return { ...(side !== USUAL_SIZE[board] ? { size: side } : {}), ...(pieces !== USUAL_PIECES ? { pieces } : {}) }
}

/** What is offered. A position has its board and pieces with it. */
export function wantsOf(choice: SeekChoice, visibility: Wants['visibility'], person: string, position?: string): Wants {
  const [variant = boardOf(choice)] = position?.split(' ', 1) ?? []
  const [board = '', pieces] = variant.split('@')
  return {
    board,
    pieces: position ? Number(pieces ?? USUAL_PIECES) : choice.pieces,
    time: timeOf(choice),
    rated: false,
    color: choice.color,
    visibility,
    ...(visibility === 'person' ? { person } : {}),
    ...(position ? { position } : {})
  }
}
