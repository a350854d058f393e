/** Games that come from outside: pasted, dropped, chosen as files, or behind a link. */

import { abnOfAbstractPlay } from '../rules/abstract-play'
import { boardFileName, Game, isAbstractPlay, messageOf, tagOf } from '../rules/game'
import { addGames, listGames, newId, type SavedGame } from '../storage/games'
import { BrokenLink, fromLink } from './link'

/** A file that was read, or a text without a name. */
export interface Source {
  name?: string
  text: string
}

/** What cannot be read, with the file where there is one; the cause is what the rules have thrown. */
export class Unreadable extends Error {
  constructor(
    readonly file: string | undefined,
    cause: unknown
  ) {
    super(messageOf(cause), { cause })
  }
}

/**
 * Reads all games and keeps them; the answer is them, as they are kept. Throws `Unreadable`, and keeps nothing,
 * when there is a fault anywhere. Board files among the sources are for the games beside them.
 */
export async function importGames(sources: Source[], slanted = false): Promise<SavedGame[]> {
  const known = await listGames()
  const boards = sources.filter(isBoardFile)
  const boardFiles = [...new Set([...known.flatMap((game) => game.boardFiles), ...boards.map((board) => board.text)])]
  const found: SavedGame[] = []
  for (const { name, text } of sources.filter((source) => !boards.includes(source))) {
    try {
      for (const game of await gamesOf(text, boardFiles, slanted)) found.push(asSaved(game, found.length))
    } catch (error) {
      throw new Unreadable(name, error)
    }
  }
  return keepAll(found, known)
}

/** The games of a text of any kind that we read. */
async function gamesOf(text: string, boardFiles: string[], slanted: boolean): Promise<Game[]> {
  if (!isAbstractPlay(text)) return Game.read(text, boardFiles, slanted)
  return (await abnOfAbstractPlay(text)).flatMap((abn) => Game.read(abn))
}

/** The game behind a link. Throws `BrokenLink` or `Unreadable`. */
export async function importLink(argument: string): Promise<SavedGame | undefined> {
  const { abn, boardFiles, path } = await fromLink(argument)
  try {
    const [game] = Game.read(abn, boardFiles)
    if (!game) throw new BrokenLink('damaged')
    const [saved] = await keepAll([{ ...asSaved(game, 0), path }], await listGames())
    // Where it was kept already, it opens where the link points to all the same.
    return saved && { ...saved, path }
  } catch (error) {
    throw error instanceof BrokenLink ? error : new Unreadable(undefined, error)
  }
}

/** What is there already, to the letter, is not kept twice. */
async function keepAll(found: SavedGame[], known: SavedGame[]): Promise<SavedGame[]> {
  const same = new Map(known.filter(({ opponent }) => !opponent).map((game) => [game.abn, game]))
  const fresh: SavedGame[] = []
  const kept = found.map((game) => {
    const other = same.get(game.abn)
    if (other) return other
    same.set(game.abn, game)
    fresh.push(game)
    return game
  })
  if (fresh.length > 0) await addGames(fresh)
  return kept
}

function asSaved(game: Game, place: number): SavedGame {
  const tree = game.tree()
  const name = tagOf(tree, 'Event')
  // The last one of a file is the oldest, so that a list of the newest first has them in order.
  const now = Date.now() - place
  const saved: SavedGame = {
    id: newId(),
    begun: now,
    updated: now,
    abn: game.toAbn(),
    boardFiles: game.boardFiles.filter((file) => boardFileName(file) === boardOf(game)),
    path: [],
    ...(name ? { name } : {})
  }
  game.free()
  return saved
}

function boardOf(game: Game): string {
  return game.scene(0).board
}

function isBoardFile({ text }: Source): boolean {
  try {
    return boardFileName(text) !== ''
  } catch {
    return false
  }
}

/** What was dropped or pasted: files, or a text. */
export async function sourcesOf(data: DataTransfer | null): Promise<Source[]> {
  const files = [...(data?.files ?? [])]
  const text = data?.getData('text/plain') ?? ''
  if (files.length > 0) return readFiles(files)
  return text.trim() === '' ? [] : [{ text }]
}

export function readFiles(files: File[]): Promise<Source[]> {
  return Promise.all(files.map(async (file) => ({ name: file.name, text: await file.text() })))
}
