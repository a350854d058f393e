/** Games on their way out, as one text. */

import { Game, tagOf } from '../rules/game'
import type { SavedGame } from '../storage/games'

/** The record as it goes out: with the name that the game has in the list. One that cannot be read goes as it is. */
export function recordOf({ abn, boardFiles, name }: SavedGame): string {
  if (!name) return abn.trimEnd()
  try {
    const game = Game.read(abn, boardFiles)[0]
    if (game && !tagOf(game.tree(), 'Event')) game.setTag('Event', name)
    const text = game?.toAbn() ?? abn
    game?.free()
    return text.trimEnd()
  } catch {
    return abn.trimEnd()
  }
}

export function recordsOf(games: SavedGame[]): string {
  return games.map(recordOf).join('\n\n') + '\n'
}
