/** The mistakes of one's own reviewed games, as puzzles. */

import { flawsOf } from '../analyse/mistakes.svelte'
import { Game } from '../rules/game'
import type { Color, MoveView, Verdict } from '../rules/types'
import type { SavedGame } from '../storage/games'
import type { Task } from './solve.svelte'

export interface OwnMistake extends Task {
  /** What was played, how the engine called it, and whose move it was, where nobody knows that it was one's own. */
  played: MoveView
  mover: Color | undefined
  verdict: Verdict
  /** When the game was played, in milliseconds since 1970. */
  at: number
}

/** So many games are looked at, the last ones: reading a record takes a moment. */
const MOST_GAMES = 200

/** Records of puzzles are no games. */
export const PUZZLE_RECORD = 'from-puzzle-'

/** Those that could be better, the latest game first. Where nobody knows which player it was, those of both. */
export function ownMistakes(games: SavedGame[]): OwnMistake[] {
  // Whatever was reviewed says so in the words of records, which are English.
  const reviewed = games.filter(({ id, abn }) => !id.startsWith(PUZZLE_RECORD) && /\b(inaccuracy|mistake|blunder)\b/.test(abn))
  return reviewed.slice(0, MOST_GAMES).flatMap(mistakesOf)
}

function mistakesOf({ id, abn, boardFiles, begun, you }: SavedGame): OwnMistake[] {
  try {
    const game = Game.read(abn, boardFiles)[0]
    if (!game) return []
    const found = flawsOf(game.tree(), you).flatMap(({ parent, move, mover, ply, remark }) => {
      if (!move || !remark?.verdict || !remark.better) return []
      const { line } = game.state(parent ?? 0)
      const task = { id: `${id}:${ply}`, position: line, boardFiles, solution: [remark.better.text], themes: [], open: true }
      return [{ ...task, played: move, mover: you ? undefined : (mover ?? undefined), verdict: remark.verdict, at: begun }]
    })
    game.free()
    return found
  } catch {
    // A record that cannot be read is told in the list of games.
    return []
  }
}
