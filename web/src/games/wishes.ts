/** What somebody wants to see of his games, and in which order. */

import type { GameEntry } from './entries'

export type Kind = 'all' | 'starred' | 'open' | 'won' | 'lost' | 'computer' | 'link' | 'others'
export type Order = 'changed' | 'begun' | 'title' | 'moves'

export interface Wishes {
  /** Words that must all be there, in the title, the players' names or the board's. */
  search: string
  kind: Kind
  /** A board such as `hex`, of any size; empty for all. */
  board: string
  order: Order
}

export const EVERYTHING: Wishes = { search: '', kind: 'all', board: '', order: 'changed' }

/** The board without its size. */
export function baseBoard(board: string): string {
  return board.split(/[:@]/, 1)[0] ?? ''
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

export function wished(entries: GameEntry[], { search, kind, board, order }: Wishes, boardName: (board: string) => string): GameEntry[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  const holds = ({ title, players, summary }: GameEntry): boolean => {
    if (words.length === 0) return true
    const text = plain([title, players?.b, players?.w, summary.event, summary.board, boardName(summary.board)].join(' '))
    return words.every((word) => text.includes(word))
  }
  const found = entries.filter((entry) => isOf(entry, kind) && (!board || baseBoard(entry.summary.board) === board) && holds(entry))
  return found.sort(ORDERS[order])
}

function isOf({ summary, starred }: GameEntry, kind: Kind): boolean {
  const { opponent, result, winner } = summary
  const you = opponent?.kind === 'engine' ? opponent.you : undefined
  switch (kind) {
    case 'all':
      return true
    case 'starred':
      return starred
    case 'open':
      return result === '*' && opponent !== undefined
    case 'won':
      return you !== undefined && winner === you
    case 'lost':
      return you !== undefined && winner !== undefined && winner !== you
    case 'computer':
      return you !== undefined
    case 'link':
      return opponent?.kind === 'link'
    case 'others':
      return you === undefined && opponent?.kind !== 'link'
  }
}

const ORDERS: Record<Order, (a: GameEntry, b: GameEntry) => number> = {
  changed: (a, b) => b.summary.updated - a.summary.updated,
  begun: (a, b) => b.summary.begun - a.summary.begun,
  title: (a, b) => a.title.localeCompare(b.title, undefined, { numeric: true }),
  moves: (a, b) => b.summary.moves - a.summary.moves
}
