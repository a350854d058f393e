/**
 * The shapes of what the rules hand out, as `crates/wasm` writes them. Spaces are their names in Stein's
 * system (`d4`, in Libre `-1,2`).
 */

export type Color = 'b' | 'w'
export type Space = string

export interface SceneSpace {
  id: Space
  /** The name in the slanted system, where that differs. */
  slanted?: string
  x: number
  /** Upwards. */
  y: number
  links: Space[]
}

export interface EdgeLabel {
  text: string
  x: number
  y: number
}

/** A board to be drawn. */
export interface Scene {
  board: string
  /** The board and the number of pieces, as in `hex:3@9`. */
  variant: string
  shape: 'hex' | 'square' | 'snub' | 'libre' | 'drawn'
  /** Libre has no edges: its scene is the band with some ground around it. */
  bounded: boolean
  /** Whether there are slanted names. */
  slanted: boolean
  /** The distance between the two nearest spaces. */
  step: number
  spaces: SceneSpace[]
  edge: { stein: EdgeLabel[]; slanted: EdgeLabel[] }
}

export interface Capture {
  from: Space
  to: Space
}

export interface MoveView {
  kind: 'enter' | 'capture' | 'pass'
  text: string
  slanted: string
  from?: Space
  to?: Space
}

/** A position: what stands where, what may be done, what it scores. */
export interface State {
  node: number
  ply: number
  /** The position line. */
  line: string
  turn: Color
  hands: Record<Color, number>
  /** How many each player has, on the board and in hand. */
  pieces: number
  passes: number
  over: boolean
  score: Record<Color, number>
  /** Pieces from bottom to top, such as `wwb`. */
  stacks: Record<Space, string>
  sleepers: Space[]
  entries: Space[]
  captures: Capture[]
  canPass: boolean
  last: MoveView | null
}

/** Why a move is refused. */
export interface Refusal {
  /** Such as `would-split`: the key of a translation. */
  code: string
  /** In English. */
  sentence: string
  spaces: Space[]
  /** What would be left of the band. */
  parts?: Space[][]
  /** What the sentence speaks of, by the names that `locales/` has for it. */
  args: {
    space?: Space
    from?: Space
    to?: Space
    at?: Space
    player?: Color
    height?: number
    pieces?: number
    count?: number
  }
}

/** Something to point out on the board: a move as an arrow, or an entry as a ring. */
export interface Arrow {
  from?: Space
  to: Space
  /** 1 is the strongest. */
  strength?: number
}

/** Pieces of a stack, from bottom to top. */
export function piecesOf(stack: string): Color[] {
  return [...stack] as Color[]
}

/** Who owns a stack: the piece on top. */
export function ownerOf(stack: string): Color {
  return stack.at(-1) as Color
}
