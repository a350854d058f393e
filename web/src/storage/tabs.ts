/** The other tabs of this browser in which the app is open. */

import type { SavedGame } from './games'

export type Notice =
  /** A game was kept there. */
  | { kind: 'kept'; game: SavedGame }
  /** That tab was closed, or has gone elsewhere. */
  | { kind: 'left' }

const listeners = new Set<(notice: Notice) => void>()
let channel: BroadcastChannel | undefined

/** Hears what other tabs do, until the returned function is called. */
export function hearTabs(listener: (notice: Notice) => void): () => void {
  if (!channel && typeof BroadcastChannel !== 'undefined') {
    channel = new BroadcastChannel('abande')
    channel.onmessage = ({ data }: MessageEvent<Notice>) => tellHere(data)
    addEventListener('pagehide', () => channel?.postMessage({ kind: 'left' } satisfies Notice))
  }
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells the other tabs; nobody here hears it. */
export function tellTabs(game: SavedGame): void {
  channel?.postMessage({ kind: 'kept', game } satisfies Notice)
}

/** For what was found out without being told: this tab alone hears it. */
export function tellHere(notice: Notice): void {
  for (const listener of listeners) listener(notice)
}
