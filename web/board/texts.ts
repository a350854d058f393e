/** What the board says to people. Pages hand in their own language; this is English. */

import type { Color, Space } from './types'

export interface BoardTexts {
  /** The board itself. */
  board: string
  empty(space: string): string
  /** A stack, its pieces from bottom to top. */
  stack(space: string, pieces: Color[]): string
  asleep: string
  /** Why a stack is asleep, and what that means. */
  whyAsleep: string
  canEnter: string
  /** The stack can capture on these spaces. */
  canCapture(spaces: string[]): string
  /** The stack can be captured from these spaces. */
  canBeCaptured(spaces: string[]): string
  chosen: string
  /** The button that shows the whole band. */
  fit: string
  zoomIn: string
  zoomOut: string
  /** The button that shows the last move, which was made out of sight. */
  showLast: string
  /** The make-up of a stack, in short. */
  makeup(space: string, pieces: Color[]): string
}

const NAMES: Record<Color, string> = { b: 'black', w: 'white' }

export const ENGLISH: BoardTexts = {
  board: 'Board',
  empty: (space) => `${space}, empty`,
  stack: (space, pieces) =>
    `${space}, ${NAMES[pieces.at(-1)!]}, ${pieces.length} high` +
    (pieces.length > 1 ? `: ${pieces.map((piece) => NAMES[piece]).join(', ')} from the bottom` : ''),
  asleep: 'asleep',
  whyAsleep: 'Asleep: no stack of the opponent’s stands beside it. If it stays so, it counts nothing at the end.',
  canEnter: 'you can enter here',
  canCapture: (spaces) => `can capture ${spaces.join(', ')}`,
  canBeCaptured: (spaces) => `can be captured from ${spaces.join(', ')}`,
  chosen: 'chosen',
  fit: 'Show the whole band',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  showLast: 'Show the last move',
  makeup: (space, pieces) => `${space}: ${pieces.map((piece) => NAMES[piece]).join(' · ')}`
}

/** Names of spaces in the system that is shown. */
export type Naming = (space: Space) => string
