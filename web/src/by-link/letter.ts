/**
 * A game between friends as it travels in a link: `#/link/`, a version, and `[id, record, board files ...]`, packed with a
 * checksum. Each link holds the whole game, so none depends on another one having arrived.
 */

import { BrokenLink, lettersOf } from '../games/link'
import { pack, unpack } from '../games/packing'
import { opponentOf } from '../rules/colors'
import { boardFileName, Game, tagOf } from '../rules/game'
import type { Color } from '../rules/types'

export type Ending = 'resigned' | 'agreed'

export interface Letter {
  /** The same in every link of the game. */
  id: string
  /** The position line of the start. */
  start: string
  boardFiles: string[]
  moves: string[]
  /** How many of them had been made when it was begun, from a place in another game. */
  first: number
  /** After how many moves a draw was offered, by whoever had just moved. */
  offers: number[]
  /** What the player to move has done instead of moving. */
  ending?: Ending | undefined
  /** Empty where somebody has not said. */
  names: Record<Color, string>
  /** The day on which it was begun. */
  date: string
}

const VERSION = '1'

/** What stands behind the last move where somebody has ended the game: it is sent as a move is. */
const ENDINGS: Record<Ending, string> = { resigned: 'resigns', agreed: 'agrees' }

/** The tags of what is no move. */
const FIRST = 'PlayedFrom'
const OFFERS = 'DrawOffers'

export const LONGEST_NAME = 40

/** The moves, each with the draw that was offered, and how the game was ended. */
export function stepsOf({ moves, offers, ending }: Letter): string[] {
  const steps = moves.map((move, index) => (offers.includes(index + 1) ? `${move} =` : move))
  return ending ? [...steps, ENDINGS[ending]] : steps
}

/** Whether the last move came with the offer of a draw. */
export function drawOffered({ moves, offers }: Letter): boolean {
  return moves.length > 0 && offers.includes(moves.length)
}

export async function writeLetter(letter: Letter): Promise<string> {
  const game = gameOf(letter)
  const abn = game.toAbn()
  game.free()
  return `${VERSION}.${await pack([letter.id, abn, ...letter.boardFiles], 'deflate')}`
}

/** Throws `BrokenLink`, also where the record is none that the rules allow. */
export async function readLetter(argument: string): Promise<Letter> {
  // Messengers take the full stop or the bracket behind a link for a part of it.
  const { text } = lettersOf(argument.trim().replace(/[^\w-]+$/, ''), [VERSION])
  try {
    const [id = '', abn = '', ...boardFiles] = await unpack(text, 'deflate')
    if (!/^[\w-]{8,64}$/.test(id)) throw new BrokenLink('damaged')
    return letterFrom(id, abn, boardFiles)
  } catch {
    throw new BrokenLink('damaged')
  }
}

/** The letters of a link in a text, such as a message that was copied whole. */
export function lettersIn(text: string): string | undefined {
  return /#\/link\/([\w.-]+)/.exec(text)?.[1]
}

/** What a record says, and nothing else: variations and comments do not travel. Throws what the rules throw. */
export function letterFrom(id: string, abn: string, boardFiles: string[]): Letter {
  const game = Game.read(abn, boardFiles)[0]
  if (!game) throw new BrokenLink('damaged')
  const tree = game.tree()
  const end = game.state(tree.main.at(-1) ?? 0)
  const { board } = game.scene(0)
  const moves = game.path(end.node)
  const letter: Letter = {
    id,
    start: game.state(0).line,
    boardFiles: boardFiles.filter((file) => boardFileName(file) === board),
    moves,
    first: numbersOf(tagOf(tree, FIRST), moves.length)[0] ?? 0,
    offers: numbersOf(tagOf(tree, OFFERS), moves.length),
    names: { b: nameOf(tagOf(tree, 'Black')), w: nameOf(tagOf(tree, 'White')) },
    date: tagOf(tree, 'Date') ?? ''
  }
  game.free()
  // Only who is to move may end it, and a draw takes two: what comes of a link then follows from its steps alone.
  if (tree.result === '*' || end.over) return letter
  if (tree.winner === opponentOf(end.turn)) return { ...letter, ending: 'resigned' }
  if (tree.result === '1/2-1/2' && drawOffered(letter)) return { ...letter, ending: 'agreed' }
  throw new BrokenLink('damaged')
}

/** The numbers of a tag, each from 0 to so many. */
function numbersOf(text: string | undefined, most: number): number[] {
  return (text ?? '').split(' ').filter((word) => /^\d{1,4}$/.test(word)).map(Number).filter((number) => number <= most)
}

export function nameOf(text: string | undefined): string {
  return (text ?? '').trim().slice(0, LONGEST_NAME)
}

/** The record of a letter, for whoever frees it. Throws where a move is not legal. */
export function gameOf({ start, boardFiles, moves, first, offers, ending, names, date }: Letter): Game {
  const game = Game.from(start, boardFiles)
  const end = game.state(game.follow(moves))
  if (end.ply !== moves.length) throw new BrokenLink('damaged')
  if (names.b) game.setTag('Black', names.b)
  if (names.w) game.setTag('White', names.w)
  if (date) game.setTag('Date', date)
  if (first > 0) game.setTag(FIRST, String(first))
  if (offers.length > 0) game.setTag(OFFERS, offers.join(' '))
  if (ending) writeEnding(game, ending, end.turn)
  return game
}

/** Writes into a record how the player to move has ended it. */
export function writeEnding(game: Game, ending: Ending, turn: Color): void {
  game.setResult(ending === 'agreed' ? '1/2-1/2' : turn === 'b' ? '0-1' : '1-0')
  game.setTag('Termination', ending === 'agreed' ? 'agreement' : 'resignation')
}
