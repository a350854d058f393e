/** A link has come: what it means for the games that are kept here. */

import { addGames, listGames, newId, type SavedGame } from '../storage/games'
import { letterFrom, stepsOf, type Letter } from './letter'
import { LinkGame } from './link-game.svelte'
import { meet, namesOf, type Meeting } from './meeting'

export type Arrival =
  /** Nobody here knows it yet: who is it that reads it? Nothing is kept before he has said so. */
  | { kind: 'new'; game: LinkGame }
  /** The game that is kept, with what the link has to add. */
  | { kind: Exclude<Meeting['kind'], 'apart'>; game: LinkGame; common: number }
  /** The game that is kept; the link has other moves. */
  | { kind: 'apart'; game: LinkGame; common: number; came: Letter }

/** Throws where what is kept cannot be read. */
export function arrive(came: Letter, saved: SavedGame | undefined): Arrival {
  const steps = stepsOf(came).length
  if (saved?.opponent?.kind !== 'link') return { kind: 'new', game: new LinkGame(came, { kind: 'link', sent: steps }) }
  const seat = saved.opponent
  const kept = letterFrom(saved.id, saved.abn, saved.boardFiles)
  const { kind, common } = meet(kept, seat.sent, came)
  if (kind === 'apart') return { kind, common, came, game: LinkGame.open(saved) }
  if (kind === 'foreign' || kind === 'older') return { kind, common, game: LinkGame.open(saved) }
  const letter = { ...(kind === 'longer' ? came : kept), names: namesOf(kept, came, seat.you) }
  return { kind, common, game: new LinkGame(letter, { ...seat, sent: Math.max(seat.sent, steps) }, saved) }
}

/** Of two lines the one that is not gone on with becomes a game of its own, unless it is among the games already. */
export async function keepBeside(letter: Letter, name: string): Promise<void> {
  const game = new LinkGame(letter, { kind: 'link', sent: 0 })
  const { abn, boardFiles, path } = game.saved()
  game.free()
  if ((await listGames()).some((known) => known.abn === abn && known.opponent === undefined)) return
  await addGames([{ id: newId(), begun: Date.now(), updated: Date.now(), abn, boardFiles, path, name }])
}
