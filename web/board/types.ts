/** What the board is given. Spaces are their names in Stein's system (`d4`, in Libre `-1,2`). */

import type { Color } from './shapes'

export type * from './shapes'

export type Space = string

/** Where names of spaces are shown, and in which system. */
export interface Coordinates {
  where: 'off' | 'edge' | 'spaces'
  system: 'stein' | 'slanted'
}

/** Something to point out on the board: a move as an arrow, an entry as a ring, or a number beside a stack. */
export interface Arrow {
  from?: Space
  to: Space
  /** What is written there, instead of a ring. */
  label?: string
  /** 1 is the strongest. */
  strength?: number
  /** Whether it is what the opponent would do. */
  threat?: boolean
}

/** Pieces of a stack, from bottom to top. */
export function piecesOf(stack: string): Color[] {
  return [...stack] as Color[]
}

/** Who owns a stack: the piece on top. */
export function ownerOf(stack: string): Color {
  return stack.at(-1) as Color
}
