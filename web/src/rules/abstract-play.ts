/** Records as Abstract Play has them. What reads and writes them is fetched when it is first wanted. */

import load, { readAbstractPlay, writeAbstractPlay } from '../../generated/exchange'
import url from '../../generated/exchange_bg.wasm?url'
import { fetchedOnce } from './fetched'
import type { Game } from './game'

const fetched = fetchedOnce(() => load({ module_or_path: url }))

/** The games of a text, each as `.abn`. Throws with the place of the first fault. */
export async function abnOfAbstractPlay(text: string): Promise<string[]> {
  await fetched()
  return readAbstractPlay(text)
}

/** The main line of a game as a record. Throws where Abstract Play has no place for it. */
export async function abstractPlayOf(game: Game, now = new Date()): Promise<unknown> {
  await fetched()
  return JSON.parse(writeAbstractPlay(game.toAbn(), now.toISOString()))
}
