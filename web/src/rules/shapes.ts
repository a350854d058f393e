/** All else that crosses from Rust. Made from `crates/wasm`, whose src/shapes.rs tells how. */

import type { BothPlayers, Color, MoveView, Refusal } from '../../board/shapes'

/** The record of a game: all moves, each before those that follow it. */
export type Tree = {
  nodes: Array<NodeView>
  /** The main line, from the first move on. */
  main: Array<number>
  /** `*`, `15-12`, `1-0`, `0-1` or `1/2-1/2`. */
  result: string
  winner: Color | null
  /** How accurate the moves were, from 0 to 1, where the game was reviewed and is still what was. */
  accuracy: BothPlayers<number> | null
  tags: Array<[string, string]>
}

/** A move in the record of a game, or its start, which has none. */
export type NodeView = {
  id: number
  parent: number | null
  /** The main line first, then the variations. */
  children: Array<number>
  ply: number
  /** Who made the move; nobody at the start. */
  mover: Color | null
  move: MoveView | null
  /** What somebody has drawn on the board after the move. */
  drawings: Array<Drawing>
  /** What people have said after the move. */
  comment: string
  /** What an analysis has said there. */
  remark: Remark | null
  commentBefore: string
  /** 1 is `!`, 2 `?`, 3 to 6 are `!!`, `??`, `!?`, `?!`. */
  glyphs: Array<number>
}

/** An arrow between two spaces, or a circle around one, which comes from nowhere. */
export type Drawing = {
  from?: string
  to: string
}

/** How the game stands after a move, and for a flaw what would have been better. */
export type Remark = {
  /** Black's margin in points. */
  margin: number
  /** Black's chance to win, from 0 to 1. */
  chance: number
  /** Whether the margin is proven. */
  proven: boolean
  verdict: Verdict | null
  /** A better move. */
  better: MoveView | null
}

/** How good a move was, where that is worth a word. */
export type Verdict = 'only' | 'inaccuracy' | 'mistake' | 'blunder'

/** What came of a move: its node, or why it is refused. */
export type Played = { 'node': number } | { 'refusal': Refusal }

/** Something that speaks for a move. */
export type Reason = {
  code: ReasonCode
  /** Those that it speaks of. */
  spaces: Array<string>
  /** Where it is about points. */
  points: number
}

/** What kind of reason it is. */
export type ReasonCode = 'gains' | 'puts-to-sleep' | 'completes' | 'escapes' | 'protects' | 'threatens' | 'leaves-nothing'

/** A position from an editor, not yet checked. */
export type Draft = {
  variant: string
  /** Stacks by space, each with its pieces from bottom to top. */
  stacks: Array<[string, string]>
  turn: Color
  /** Black's first. */
  hands: [number, number]
  passes?: number
}

/** What is said of a draft: a position line, or everything that is wrong. */
export type CheckedSetup = {
  line: string | null
  faults: Array<Fault>
}

/** What is wrong with a text, and where. */
export type ReadFault = {
  /** Such as `open-comment`: the key of a translation. `other` has none: what is thrown says it in English. */
  code: string
  /** Counted from 1. */
  line?: number
  /** Counted in characters from 1. */
  column?: number
  /** The place in a JSON text, such as `moves[12][1]`. */
  path?: string
  /** By the names that `locales/` has for it. */
  args: { [key in string]: string }
  /** The rule that a move breaks. */
  refusal?: Refusal
  /** What keeps a set-up from being a position. */
  faults?: Array<Fault>
}

/** What is wrong with a draft. */
export type Fault = {
  /** Such as `split-band`: the key of a translation. */
  code: string
  /** In English. */
  sentence: string
  /** Those to point at. */
  spaces: Array<string>
  /** The band, part by part, where it is not one. */
  parts: Array<Array<string>>
  args: FaultArguments
}

/** What the sentence speaks of, by the names that `locales/` has for it. */
export type FaultArguments = {
  player?: Color
  height?: number
  board?: number
  hand?: number
  pieces?: number
  passes?: number
}

/** How long a search may take; whatever comes first. */
export type Limits = {
  depth?: number
  nodes?: number
  /** Milliseconds for this move. */
  movetime?: number
  /** Milliseconds left on the clock, and what each move adds. */
  left?: number
  increment?: number
}

/** What a search has found. */
export type Report = {
  /** Which of the best lines it is, from 1. */
  number: number
  depth: number
  deepest: number
  nodes: number
  /** Milliseconds. */
  time: number
  /** The margin for the player to move, in points. */
  margin: number
  /** Whether the margin is proven. */
  proven: boolean
  /** The chance of the player to move to win, from 0 to 1. */
  chance: number
  line: Array<MoveView>
}

/** How many positions have been looked at. */
export type Progress = {
  done: number
  total: number
}

/**
 * A review as a page gets it. Moves are told by their texts, so that it fits the record even where something
 * has been added meanwhile.
 */
export type Review = {
  start: ReviewValue
  moves: Array<ReviewMove>
  summary: BothPlayers<PlayerSummary>
}

/** A move that was looked at. */
export type ReviewMove = {
  text: string
  before: ReviewValue
  after: ReviewValue
  verdict: string
  lines: Array<ReviewLine>
}

/** A line that the engine found there. */
export type ReviewLine = {
  value: ReviewValue
  depth: number
  moves: Array<string>
}

/** What a player can expect. */
export type ReviewValue = {
  /** Hundredths of a point. */
  hundredths: number
  /** The margin in points, where it is proven. */
  proven: number | null
}

/** How a player has played. */
export type PlayerSummary = {
  moves: number
  /** From 0 to 1. */
  accuracy: number
  /** Points that a move gave away on average. */
  lost: number
}

/** What a book knows of a position. */
export type BookPage = {
  /** What the position is worth to the player to move, in points. */
  margin: number
  /** Whose turn it is. */
  turn: Color
  /** How many positions of the book it leads to, itself included. */
  positions: number
  /** The best one first; none where the book ends. */
  moves: Array<BookMove>
}

/** A move that a book knows. */
export type BookMove = {
  /** The move, and those that lead to the same but for turning and mirroring. */
  alike: Array<MoveView>
  /** In points, for the player who makes it. */
  margin: number
  /** How many positions of the book come behind it. */
  positions: number
  /** How much of what the book knows comes behind it, from 0 to 1. */
  share: number
  /** How many moves the book goes on at most. */
  depth: number
}

/** A move that was played. */
export type PlayedMove = {
  /** The move, and those that lead to the same but for turning and mirroring. */
  alike: Array<MoveView>
  /** How many games went on with it. */
  games: number
  /** Those that Black won. */
  black: number
  draws: number
  /** Those that White won. */
  white: number
}
