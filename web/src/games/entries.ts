/** The kept games as a list shows them. */

import { Game, messageOf, tagOf } from '../rules/game'
import { pictureOf } from '../rules/picture'
import type { SavedGame } from '../storage/games'
import { titleOf } from './title'

export interface GameEntry {
  saved: SavedGame
  title: string
  board: string
  moves: number
  result: string
  /** The record as it goes out: with the name that the game has in the list. */
  abn?: string
  /** Its last position, as an address for an image. */
  picture?: string
  /** Why it cannot be read, if it cannot. */
  fault?: string
}

export async function entryOf(saved: SavedGame): Promise<GameEntry> {
  const nothing = { saved, board: '', moves: 0, result: '*' }
  try {
    const game = Game.read(saved.abn, saved.boardFiles)[0]
    if (!game) return { ...nothing, title: saved.name || saved.id, fault: '' }
    const tree = game.tree()
    const { board } = game.scene(0)
    // A list without pictures is still a list.
    const svg = await pictureOf(game, tree.main.at(-1) ?? 0).catch(() => undefined)
    const picture = svg && `data:image/svg+xml,${encodeURIComponent(svg)}`
    if (saved.name && !tagOf(tree, 'Event')) game.setTag('Event', saved.name)
    const abn = game.toAbn()
    game.free()
    const title = titleOf(tree, board, saved.begun, saved.name)
    return { saved, title, board, moves: tree.main.length, result: tree.result, abn, ...(picture ? { picture } : {}) }
  } catch (error) {
    // Kept all the same: it may be readable by another version.
    return { ...nothing, title: saved.name || saved.id, fault: messageOf(error) }
  }
}
