/** Moves as the rules write them, such as `d4`, `e2-d3`, `-1,2->0,1`, `pass`. */

import type { MoveView, Space } from './types'

/** The spaces of a move's text. Not every dash divides: `-1,2->0,-1`. */
export function spacesOf(move: string): Space[] {
  return move.split(/(?<=\w)->?/)
}

/** A move from its text, for showing it on the board. */
export function moveOf(text: string): MoveView {
  const names = { text, slanted: text }
  if (text === 'pass') return { kind: 'pass', ...names }
  const [from, to] = spacesOf(text)
  return to === undefined ? { kind: 'enter', ...names, to: from! } : { kind: 'capture', ...names, from: from!, to }
}
