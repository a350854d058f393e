/** For tests: letters of a game on its way. */

import { Game } from '../rules/game'
import type { Letter } from './letter'

export const ID = 'c0ffee00c0ffee00'

/** A link as it was sent on the first day: people keep theirs in their messengers, so it is to be read for ever. */
export const FIRST =
  '1.eJw1izEPgjAQRv_K5UaiTQvGuNo4uLi4OHAMF3qkDXAkUgw_3wR0evlevldja7tOxNo_8YD1jbMAYWnLs3HOuAthQ1r7gdseCK-qu3jFtB29qITUZz4-eE1jGhKrwGdSuE9RdM68dPJr_MTvAIRR1l08ZV6GDITFtkmdgXCCtoLSQKigIMXmC4StNVQ'

/** The rules must have been loaded. */
export function letter(moves: string[], more: Partial<Letter> = {}, variant = 'hex'): Letter {
  const game = Game.start(variant)
  const { line } = game.state(0)
  game.free()
  return { id: ID, start: line, boardFiles: [], moves, first: 0, offers: [], names: { b: 'Ann', w: '' }, date: '2026.11.18', ...more }
}
