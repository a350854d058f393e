/** What can be done with a game in the list. */

import type { GameEntry } from './entries'

export type Act = 'open' | 'star' | 'play' | 'from' | 'rename' | 'delete'

/** All but opening it, which is what its name does. */
export function actsOf({ summary }: GameEntry): Act[] {
  const { opponent, result, fault } = summary
  if (fault !== undefined) return ['star', 'rename', 'delete']
  // One by link may still have its last move to be sent.
  const on: Act[] = opponent && (result === '*' || opponent.kind === 'link') ? ['play'] : []
  // What two passes have ended has no way on.
  const from: Act[] = result === '*' || /^[01]-[01]$|^1\/2/.test(result) ? ['from'] : []
  return ['star', ...on, ...from, 'rename', 'delete']
}
