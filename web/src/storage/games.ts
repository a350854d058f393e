/** One's games, kept in the browser. Nothing here fails: see `lasting.ts`. */

import { browserDatabase } from './db'
import { keeping } from './keeping.svelte'
import { LastingDatabase } from './lasting'
import type { Opponent } from './opponent'
import { tellHere, tellTabs } from './tabs'
import type { Color, PlayerSummary } from '../rules/types'

/** A game as it is kept. The record itself is text, so that it outlives any change of this program. */
export interface SavedGame {
  id: string
  /** When it was begun and last changed, in milliseconds since 1970. */
  begun: number
  updated: number
  abn: string
  /** The texts of board files that the game needs. */
  boardFiles: string[]
  /** The moves to the position that was shown last; where a game is played, to where it stands. */
  path: string[]
  /** How many moves had been made when it was begun, from a place in another game. */
  givenMoves?: number
  /** Whether the computer was about to move there. */
  thinking?: boolean
  /** How it is played; games that were imported or analysed have none. */
  opponent?: Opponent
  clocks?: Record<Color, number>
  /** How it is called in the list. */
  name?: string
  /** Whose game an analysis is of: the mistakes to learn from are this player's. */
  you?: Color
  /** How the players played, by the last review, and the moves that it looked at. */
  reviewed?: { moves: string[]; summary: Record<Color, PlayerSummary> }
}

export const database = new LastingDatabase(browserDatabase)

/** The records as this tab has read or written them last, by their games. */
const seen = new Map<string, string>()

/** A name that nothing else has. Not `randomUUID`: browsers withhold it over plain http, as in a house's own network. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A record of which nothing would be lost: no moves, no words, and the start that everybody knows. */
export function isBlank(abn: string): boolean {
  return !abn.includes('[Position ') && /^(\s*\[\w+ "[^\n]*"\])*\s*\*?\s*$/.test(abn)
}

/** Where games without moves wait for their first: not among the games. */
const WAITING = { played: 'blank-game', analysed: 'blank-analysis' }

/**
 * Keeps a game; the answer is the name under which it is kept. That is another one where the game has gone on in
 * another tab: then this one becomes a game of its own. Where there is nothing to be lost, because only the computer
 * has moved here, it follows the other tab instead (`conflict`), as `hearTabs` tells.
 */
export async function saveGame(game: SavedGame, conflict: 'part' | 'follow' = 'part'): Promise<string> {
  const known = seen.get(game.id)
  seen.set(game.id, game.abn)
  // A friend may have been sent a link to the start.
  if (isBlank(game.abn) && isBlank(known ?? '') && game.opponent?.kind !== 'link') {
    await database.swap('values', game.opponent ? WAITING.played : WAITING.analysed, game)
    return game.id
  }
  const before = await database.swap('games', game.id, game)
  if (before === undefined || known === undefined || before.abn === known || before.abn === game.abn) {
    tellTabs(game)
    return game.id
  }
  await database.swap('games', game.id, before)
  if (conflict === 'follow') {
    seen.set(game.id, before.abn)
    tellHere({ kind: 'kept', game: before })
    return game.id
  }
  const own = { ...game, id: newId() }
  seen.set(own.id, own.abn)
  await database.swap('games', own.id, own)
  keeping.apart = true
  return own.id
}

/** A game that another tab has kept is known here from now on: what is played here goes on from it. */
export function followed(game: SavedGame): void {
  seen.set(game.id, game.abn)
}

export async function loadGame(id: string): Promise<SavedGame | undefined> {
  const game = (await database.get<SavedGame>('games', id)) ?? (await waiting(id))
  if (game) seen.set(id, game.abn)
  return game
}

async function waiting(id: string): Promise<SavedGame | undefined> {
  const rooms = Object.values(WAITING).map((room) => database.get<SavedGame>('values', room))
  return (await Promise.all(rooms)).find((game) => game?.id === id)
}

/** Keeps many games at once, all new. */
export function addGames(games: SavedGame[]): Promise<void> {
  return database.putAll(
    'games',
    games.map((game) => [game.id, game])
  )
}

export async function deleteGame(id: string): Promise<void> {
  seen.delete(id)
  await database.remove('games', id)
}

/** Gives a game another name; nothing else of it changes. */
export async function renameGame(id: string, name: string): Promise<void> {
  const game = await database.get<SavedGame>('games', id)
  if (!game) return
  const named = { ...game, name }
  await database.swap('games', id, named)
  tellTabs(named)
}

/** All games, the last changed first. */
export async function listGames(): Promise<SavedGame[]> {
  const games = await database.all<SavedGame>('games')
  return games.sort((a, b) => b.updated - a.updated)
}

/** The game that the Play screen goes on with. */
export function currentGame(): Promise<string | undefined> {
  return database.get('values', 'current-game')
}

export async function setCurrentGame(id: string): Promise<void> {
  await database.swap('values', 'current-game', id)
}

/** The game that the Analyse screen goes on with. */
export function currentAnalysis(): Promise<string | undefined> {
  return database.get('values', 'current-analysis')
}

export async function setCurrentAnalysis(id: string): Promise<void> {
  await database.swap('values', 'current-analysis', id)
}
