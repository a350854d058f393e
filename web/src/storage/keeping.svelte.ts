/** Whether what is done here is kept: the one place that knows. */

/** Why nothing is kept: the browser forbids it, its room is used up, or its database does not answer. */
export type Trouble = 'blocked' | 'full' | 'silent'

export const keeping = $state<{
  /** None while all is kept. */
  trouble: Trouble | undefined
  /** A game went on in another tab, and what was played here has become a game of its own. */
  apart: boolean
}>({ trouble: undefined, apart: false })

/** What an exception of the database says about it. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof NoAnswer) return 'silent'
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked'
}

/** The database has said neither yes nor no for too long. */
export class NoAnswer extends Error {}
