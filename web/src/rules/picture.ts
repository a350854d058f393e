/** Pictures of positions. What draws them is fetched when the first one is wanted. */

import load, { drawPosition, filmGame } from '../../generated/pictures'
import url from '../../generated/pictures_bg.wasm?url'
import type { Game } from './game'

let loaded: Promise<unknown> | undefined

/** The position after a node's move as SVG, with that move marked; in a language below it how the game stands, if one is given. */
export function pictureOf(game: Game, node: number, slanted = false, caption?: string): Promise<string> {
  const { line, last } = game.state(node)
  return pictureOfLine(line, last?.text, game.boardFiles, slanted, caption)
}

/** A position line as SVG, with the move that led there marked. */
export async function pictureOfLine(line: string, last?: string, boardFiles: string[] = [], slanted = false, caption?: string): Promise<string> {
  loaded ??= fetched()
  await loaded
  return drawPosition(line, last, boardFiles, slanted, caption)
}

/** The main line of a game as an animated GIF, with captions in a language. It takes a moment. */
export async function filmOf(game: Game, slanted: boolean, language: string): Promise<Blob> {
  loaded ??= fetched()
  await loaded
  return new Blob([new Uint8Array(filmGame(game.toAbn(), game.boardFiles, slanted, language))], { type: 'image/gif' })
}

async function fetched(): Promise<void> {
  try {
    await load({ module_or_path: url })
  } catch (error) {
    // Without a network now; perhaps not the next time.
    loaded = undefined
    throw error
  }
}
