/** Tries something until it is done: soon again at first, then after longer waits. */

/** Between two tries, in milliseconds: at first, and at most. */
const FIRST = 500
const LONGEST = 8000

/** Waits so many milliseconds; tests do it without a clock. */
export type Pause = (milliseconds: number) => Promise<void>

/** `attempt` answers that it is done, or how many milliseconds it must be left alone at least. */
export async function insist(attempt: () => Promise<'done' | number>, pause: Pause = pauseUntilWanted): Promise<void> {
  for (let wait = FIRST; ; wait = Math.min(wait * 2, LONGEST)) {
    const answer = await attempt()
    if (answer === 'done') return
    // Not everybody comes back in the same moment.
    await pause(Math.max(answer, wait * (0.5 + 0.5 * Math.random())))
  }
}

/** No longer than until the network is back, or somebody looks at the page again. */
function pauseUntilWanted(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      if (document.visibilityState !== 'visible') return
      clearTimeout(timer)
      removeEventListener('online', wake)
      document.removeEventListener('visibilitychange', wake)
      resolve()
    }
    // A hidden page waits on until it is looked at.
    const timer = setTimeout(wake, milliseconds)
    addEventListener('online', wake)
    document.addEventListener('visibilitychange', wake)
  })
}
