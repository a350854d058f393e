/** All that is kept in this browser: how much it is, and how it goes. */

import { deleteDatabase } from './db'
import { database } from './games'
import { remembered } from './local'
import { puzzleResults } from './puzzles'

export interface Stored {
  games: number
  /** Lessons and exercises. */
  learned: number
  /** Puzzles that counted. */
  puzzles: number
}

export async function stored(): Promise<Stored> {
  const learned = remembered('abande-learn')
  const games = (await database.keys('games')).length
  return { games, learned: Array.isArray(learned) ? learned.length : 0, puzzles: puzzleResults().length }
}

/** Deletes everything. The page has to be loaded anew after that: what it holds would be kept again. */
export async function deleteStored(): Promise<void> {
  for (const key of Object.keys(localStorage)) if (key.startsWith('abande-')) localStorage.removeItem(key)
  await deleteDatabase()
}
