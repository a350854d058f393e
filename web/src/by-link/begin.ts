/** A new game by link: it has its id from its first moment on. */

import { opponentOf } from '../rules/colors'
import { boardFileName, Game } from '../rules/game'
import type { Color } from '../rules/types'
import type { GamePlace } from '../storage/game-place'
import { newId, saveGame } from '../storage/games'
import type { LinkSeat } from '../storage/opponent'
import { ownName } from '../storage/own-name'
import type { Letter } from './letter'
import { savedFrom } from './link-game.svelte'

export interface NewLinkGame {
  variant: string
  boardFiles: string[]
  you: Color
}

/** Keeps a new game, from a place in another one if need be; the answer is its id. Throws where the board cannot be had. */
export async function beginByLink({ variant, boardFiles, you }: NewLinkGame, from?: GamePlace): Promise<string> {
  const game = from ? Game.read(from.abn, from.boardFiles)[0] : Game.start(variant, boardFiles)
  if (!game) throw new Error('no game')
  const start = game.state(0).line
  const moves = from ? game.path(game.follow(from.path)) : []
  const { board } = game.scene(0)
  const files = game.boardFiles.filter((file) => boardFileName(file) === board)
  game.free()
  return keepNew({ start, moves, boardFiles: files }, you, { b: '', w: '', [you]: ownName() })
}

/** The same game again from where it was begun, with colours swapped. */
export function rematchByLink({ start, moves, first, boardFiles, names }: Letter, you: Color): Promise<string> {
  return keepNew({ start, moves: moves.slice(0, first), boardFiles }, opponentOf(you), { b: names.w, w: names.b })
}

function keepNew(begun: Pick<Letter, 'start' | 'moves' | 'boardFiles'>, you: Color, names: Letter['names']): Promise<string> {
  const date = new Date().toISOString().slice(0, 10).replaceAll('-', '.')
  const letter: Letter = { id: newId(), ...begun, first: begun.moves.length, offers: [], names, date }
  const seat: LinkSeat = { kind: 'link', you, sent: -1 }
  return saveGame(savedFrom(letter, seat))
}
