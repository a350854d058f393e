/** All that `crates/wasm` hands out; what the board draws is described beside it. */

import type { Color, MoveView, Space } from '../../board/types'

export type * from '../../board/types'

/** A move in the record of a game, or its start, which has none. */
export interface NodeView {
  id: number
  parent: number | null
  /** The main line first, then the variations. */
  children: number[]
  ply: number
  mover: Color | null
  move: MoveView | null
  comment: string
  commentBefore: string
  /** 1 is `!`, 2 `?`, 3 to 6 are `!!`, `??`, `!?`, `?!`. */
  glyphs: number[]
}

/** The record of a game. */
export interface Tree {
  nodes: NodeView[]
  main: number[]
  /** `*`, `15-12`, `1-0`, `0-1` or `1/2-1/2`. */
  result: string
  winner: Color | null
  tags: [string, string][]
}

/** What the engine has found so far. */
export interface Report {
  /** Which of the best lines it is, from 1. */
  number: number
  depth: number
  deepest: number
  nodes: number
  /** Milliseconds. */
  time: number
  /** Points, for the player to move. */
  margin: number
  proven: boolean
  /** The player's chance to win, from 0 to 1. */
  chance: number
  line: MoveView[]
}

/** How long a search may take; times in milliseconds. */
export interface Limits {
  depth?: number
  nodes?: number
  movetime?: number
  left?: number
  increment?: number
}

/** A position from an editor, not yet checked. */
export interface Draft {
  variant: string
  stacks: [Space, string][]
  turn: Color
  /** Black's first. */
  hands: [number, number]
  passes?: number
}

export interface Fault {
  code: string
  sentence: string
  space: Space | null
}
