/** Both players. */

import type { Color } from './types'

/** In the order of the game. */
export const COLORS: readonly Color[] = ['b', 'w']

export function opponentOf(color: Color): Color {
  return color === 'b' ? 'w' : 'b'
}
