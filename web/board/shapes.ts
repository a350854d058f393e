/** What the rules hand out to be drawn. Made from `crates/wasm`, whose src/shapes.rs tells how. */

/** A player. */
export type Color = 'b' | 'w'

/** Something that each player has. */
export type BothPlayers<T> = {
  b: T
  w: T
}

/** What a page needs to draw a board. */
export type BoardScene = {
  board: string
  /** The board and the number of pieces, as in `hex:3@9`. */
  variant: string
  shape: SceneShape
  /** Whether the board has edges. Libre has none, and its scene is the band with some ground around it. */
  bounded: boolean
  /** Whether the slanted names differ from Stein's. */
  slanted: boolean
  /** The distance between the two nearest spaces. */
  step: number
  spaces: Array<SceneSpace>
  edge: EdgeLabels
}

/** What kind of board it is; `drawn` ones come from files. */
export type SceneShape = 'hex' | 'square' | 'snub' | 'libre' | 'drawn'

/** A space, where it is drawn, and those beside it. */
export type SceneSpace = {
  id: string
  /** The name in the slanted system, where that differs. */
  slanted?: string
  x: number
  /** Upwards. */
  y: number
  links: Array<string>
}

/** What stands around the board, in each system of names. */
export type EdgeLabels = {
  stein: Array<EdgeLabel>
  slanted: Array<EdgeLabel>
}

/** A letter or a number beside the board. */
export type EdgeLabel = {
  text: string
  x: number
  y: number
}

/** A position: what stands where, what may be done, what it scores. */
export type State = {
  node: number
  ply: number
  /** The position line. */
  line: string
  turn: Color
  hands: BothPlayers<number>
  /** How many each player has, on the board and in hand. */
  pieces: number
  passes: number
  over: boolean
  score: BothPlayers<number>
  /** Pieces from bottom to top, such as `wwb`. */
  stacks: { [key in string]: string }
  sleepers: Array<string>
  entries: Array<string>
  captures: Array<Capture>
  canPass: boolean
  /** Whether a pass now would end the game. */
  passEnds: boolean
  last: MoveView | null
}

/** A capture that is legal. */
export type Capture = {
  from: string
  to: string
}

/** A move, in both systems of names. */
export type MoveView = {
  kind: MoveKind
  text: string
  slanted: string
  from?: string
  to?: string
}

/** What is done by a move. */
export type MoveKind = 'enter' | 'capture' | 'pass'

/** Why a move is refused. */
export type Refusal = {
  /** Such as `would-split`: the key of a translation. */
  code: string
  /** In English. */
  sentence: string
  /** Those to point at. */
  spaces: Array<string>
  /** What would be left of the band, part by part. */
  parts?: Array<Array<string>>
  args: RefusalArguments
}

/** What the sentence speaks of, by the names that `locales/` has for it. */
export type RefusalArguments = {
  space?: string
  from?: string
  to?: string
  player?: Color
  at?: string
  height?: number
  pieces?: number
  /** How many parts. */
  count?: number
}
