/** How a game ended, for the record and for the statistics. */

import { HINTED } from '../rules/glyphs'
import type { Opponent } from '../storage/opponent'
import type { Outcome, Result } from '../storage/results'
import type { ShownGame } from '../ui/shown-game.svelte'

/** How a game ended before its moves did: the tag `Termination` says it. */
export type Ending = 'resignation' | 'time forfeit'

/** What is entered about a game; nothing where it was not against the computer, or did not begin as games do. */
export function resultOf(id: string, { game, scene, tree }: ShownGame, opponent: Opponent, givenMoves: number): Result | undefined {
  if (opponent.kind !== 'engine' || givenMoves > 0 || game.toAbn().includes('[Position ')) return undefined
  const { level, you } = opponent
  const outcome: Outcome = tree.winner === null ? 'drawn' : tree.winner === you ? 'won' : 'lost'
  // What was taken back lies beside the main line.
  const helped = tree.nodes.length > tree.main.length + 1 || tree.nodes.some(({ glyphs }) => glyphs.includes(HINTED))
  return { game: id, at: Date.now(), variant: scene.variant, level, you, outcome, helped }
}
