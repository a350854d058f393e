/** One's games, kept in the browser. */

import { all, get, put, remove } from './db'
import type { Opponent } from './opponent'
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
  /** The moves to the position that was shown last. */
  path: string[]
  /** How it is played; games that were imported or analysed have none. */
  opponent?: Opponent
  clocks?: Record<Color, number>
  /** How it is called in the list. */
  name?: string
  /** How the players played, by the last review, and the moves that it looked at. */
  reviewed?: { moves: string[]; summary: Record<Color, PlayerSummary> }
}

export function newId(): string {
  return crypto.randomUUID()
}

export function saveGame(game: SavedGame): Promise<void> {
  return put('games', game)
}

export function loadGame(id: string): Promise<SavedGame | undefined> {
  return get('games', id)
}

export function deleteGame(id: string): Promise<void> {
  return remove('games', id)
}

/** All games, the last changed first. */
export async function listGames(): Promise<SavedGame[]> {
  const games = await all<SavedGame>('games')
  return games.sort((a, b) => b.updated - a.updated)
}

/** The game that the Play screen goes on with. */
export function currentGame(): Promise<string | undefined> {
  return get('values', 'current-game')
}

export function setCurrentGame(id: string): Promise<void> {
  return put('values', id, 'current-game')
}

/** The game that the Analyse screen goes on with. */
export function currentAnalysis(): Promise<string | undefined> {
  return get('values', 'current-analysis')
}

export function setCurrentAnalysis(id: string): Promise<void> {
  return put('values', id, 'current-analysis')
}
