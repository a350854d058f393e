/** Whether a server answers here that people can play on together. */

import { insist, type Pause } from './insist'

/** Where it is kept that somebody was signed in here: he is called when he is wanted. */
export const SIGNED_IN = 'abande-online'

/** Undefined before it is known. */
const server: { answers: boolean | undefined } = $state({ answers: undefined })

export function serverAnswers(): boolean | undefined {
  return server.answers
}

/** Asks until it is known: a server that is away comes back, and so does the network. */
export function findServer(pause?: Pause): Promise<void> {
  return insist(async () => {
    const answer = await ask()
    server.answers = answer === 'server'
    return answer === 'away' ? 0 : 'done'
  }, pause)
}

/** Whether it answers just now. */
export async function serverIsThere(): Promise<boolean> {
  return (await ask()) === 'server'
}

/**
 * A static host hands out the file `public/api/v1/health`, and says by it that it is none: so nobody's console complains
 * of a page that is not there.
 */
async function ask(): Promise<'server' | 'none' | 'away'> {
  if (!navigator.onLine) return 'away'
  try {
    const answer = await fetch('api/v1/health', { cache: 'no-store' })
    // One that stops or has lost its store is a server all the same.
    if (answer.status === 503) return 'server'
    // Something in between answers for a server that it does not reach.
    if (answer.status > 500) return 'away'
    return answer.ok && ((await answer.json()) as { status?: string }).status === 'ok' ? 'server' : 'none'
  } catch {
    return 'away'
  }
}
