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
  /** What people have said after the move. */
  comment: string
  /** What an analysis has said there. */
  remark: Remark | null
  commentBefore: string
  /** 1 is `!`, 2 `?`, 3 to 6 are `!!`, `??`, `!?`, `?!`. */
  glyphs: number[]
}

/** How good a move was; only what is worth a word is told in records. */
export type Verdict = 'only' | 'inaccuracy' | 'mistake' | 'blunder'

/** How a game stands, from Black's side. */
export interface Outlook {
  /** Points. */
  margin: number
  /** To win, from 0 to 1. */
  chance: number
  proven: boolean
}

/** What an analysis says about a move. */
export interface Remark extends Outlook {
  verdict: Verdict | null
  /** A better move. */
  better: string | null
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
  /** To win, for the player to move, from 0 to 1. */
  chance: number
  line: MoveView[]
}

/** How a player has played. */
export interface PlayerSummary {
  moves: number
  /** From 0 to 1. */
  accuracy: number
  /** Points that a move gave away on average. */
  lost: number
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

/** What is wrong with a draft. */
export interface Fault {
  /** Such as `split-band`. */
  code: string
  /** In English. */
  sentence: string
  spaces: Space[]
  /** The band, part by part, where it is not one. */
  parts: Space[][]
  args: { player?: Color; height?: number; board?: number; hand?: number; pieces?: number; passes?: number }
}
