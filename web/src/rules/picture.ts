/** Pictures of positions. What draws them is fetched when the first one is wanted. */

import load, { drawPosition, filmGame } from '../../generated/pictures'
import url from '../../generated/pictures_bg.wasm?url'
import { fetchedOnce } from './fetched'
import type { Game } from './game'

const fetched = fetchedOnce(() => load({ module_or_path: url }))

/** The position after a node's move as SVG, with that move marked; in a language below it how the game stands, if one is given. */
export function pictureOf(game: Game, node: number, slanted = false, caption?: string): Promise<string> {
  const { line, last } = game.state(node)
  return pictureOfLine(line, last?.text, game.boardFiles, slanted, caption)
}

/** A position line as SVG, with the move that led there marked. */
export async function pictureOfLine(line: string, last?: string, boardFiles: string[] = [], slanted = false, caption?: string): Promise<string> {
  await fetched()
  return drawPosition(line, last, boardFiles, slanted, caption)
}

/** The main line of a game as an animated GIF, with captions in a language. It takes a moment. */
export async function filmOf(game: Game, slanted: boolean, language: string): Promise<Blob> {
  await fetched()
  return new Blob([new Uint8Array(filmGame(game.toAbn(), game.boardFiles, slanted, language))], { type: 'image/gif' })
}
