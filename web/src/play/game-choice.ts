/** What was chosen for the last new game: most people want it again. */

import { boardOfSize, USUAL_PIECES, USUAL_SIZE } from '../rules/board-sizes'
import type { Color } from '../rules/types'
import { remember, remembered } from '../storage/local'

/** Who sits on the other side: the computer, somebody at this screen, a friend to whom links are sent, or nobody. */
export type Against = 'engine' | 'people' | 'link' | 'alone'

export interface GameChoice {
  against: Against
  level: number
  you: Color | 'random'
  /** A board's name, or `file`. */
  board: string
  size: Record<string, number>
  pieces: number
  /** Minutes and seconds a move, such as `5+3`; `0` for none. */
  clock: string
  file?: { name: string; text: string }
  /** Of two people at one screen; empty where they did not say. */
  names: Record<Color, string>
  /** Whether the board turns to whoever of them is to move. */
  turning: boolean
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
    clock: '0',
    names: { b: '', w: '' },
    turning: false
  }
  const saved = remembered(KEY)
  if (!isChoice(saved)) return usual
  const names = { b: textOf(saved.names?.b), w: textOf(saved.names?.w) }
  return { ...usual, ...saved, names, turning: saved.turning === true }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function isChoice(saved: unknown): saved is GameChoice {
  const choice = saved as GameChoice | undefined
  return (
    typeof choice === 'object' &&
    ['engine', 'people', 'link', 'alone'].includes(choice.against) &&
    ['b', 'w', 'random'].includes(choice.you) &&
    typeof choice.board === 'string' &&
    typeof choice.clock === 'string' &&
    typeof choice.size === 'object' &&
    choice.size !== null &&
    Number.isInteger(choice.level) &&
    Number.isInteger(choice.pieces)
  )
}

/** Whether a game may have a clock: links take their time. */
export function hasClock(against: Against): boolean {
  return against === 'engine' || against === 'people'
}

/** The board as it is chosen, in the rules' own words: `hex`, `square:5`, `hex:3@9`. */
export function variantOf({ board, file, size, pieces }: GameChoice): string {
  const name = board === 'file' ? (file?.name ?? '') : board
  const sized = boardOfSize(name, size[board])
  return pieces === USUAL_PIECES ? sized : `${sized}@${pieces}`
}

/** What of a choice is not as usual: whoever chose it long ago would not expect it. */
export function unusual({ board, size, pieces, clock, against }: GameChoice): { size?: number; pieces?: number; clock?: string } {
  const side = size[board] ?? USUAL_SIZE[board]
  return {
    ...(side !== USUAL_SIZE[board] ? { size: side } : {}),
    ...(pieces !== USUAL_PIECES ? { pieces } : {}),
    ...(clock !== '0' && hasClock(against) ? { clock } : {})
  }
}

export function rememberChoice(choice: GameChoice): void {
  remember(KEY, choice)
}
