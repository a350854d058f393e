/** Pictures of positions. What draws them is fetched when the first one is wanted. */

import load, { drawPosition } from '../../generated/pictures'
import url from '../../generated/pictures_bg.wasm?url'
import type { Game } from './game'

let loaded: Promise<unknown> | undefined

/** The position after a node's move as SVG, with that move marked. */
export function pictureOf(game: Game, node: number, slanted = false): Promise<string> {
  const { line, last } = game.state(node)
  return pictureOfLine(line, last?.text, game.boardFiles, slanted)
}

/** A position line as SVG, with the move that led there marked. */
export async function pictureOfLine(line: string, last?: string, boardFiles: string[] = [], slanted = false): Promise<string> {
  loaded ??= fetched()
  await loaded
  return drawPosition(line, last, boardFiles, slanted)
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
