/** All that is kept in this browser: how much it is, and how it goes. */

import { deleteDatabase } from './db'
import { database } from './games'
import { remembered } from './local'

export interface Stored {
  games: number
  /** Lessons and exercises. */
  learned: number
}

export async function stored(): Promise<Stored> {
  const learned = remembered('abande-learn')
  return { games: (await database.keys('games')).length, learned: Array.isArray(learned) ? learned.length : 0 }
}

/** Deletes everything. The page has to be loaded anew after that: what it holds would be kept again. */
export async function deleteStored(): Promise<void> {
  for (const key of Object.keys(localStorage)) if (key.startsWith('abande-')) localStorage.removeItem(key)
  await deleteDatabase()
}
