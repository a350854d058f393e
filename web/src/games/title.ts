/** What a game is called. */

import { boardName } from '../i18n/game-words'
import { language, t } from '../i18n/words.svelte'
import { tagOf } from '../rules/game'
import type { Color, Tree } from '../rules/types'

/** How days are written in a place. Finding out takes a browser a millisecond. */
const formats = new Map<string, Intl.DateTimeFormat>()

export function dateText(time: number, style: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }): string {
  // English is written one way in London and another in New York.
  const place = navigator.languages.find((tag) => tag.split('-', 1)[0] === language()) ?? language()
  const key = `${place} ${style.timeStyle}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(place, style)
  formats.set(key, format)
  return format.format(time)
}

/** A day and a time of day. */
export function momentText(time: number): string {
  return dateText(time, { dateStyle: 'medium', timeStyle: 'short' })
}

interface Known {
  board: string
  begun: number
  name?: string
  event?: string
}

/** The name it was given, its players, or its board and day. */
export function titleFrom({ board, begun, name, event }: Known, players?: Record<Color, string>): string {
  return (
    name ||
    event ||
    (players ? t('web-games-players', { black: players.b, white: players.w }) : t('web-games-untitled', { board: boardName(board), date: dateText(begun) }))
  )
}

export function titleOf(tree: Tree, board: string, begun: number, name?: string): string {
  const [b, w] = [tagOf(tree, 'Black'), tagOf(tree, 'White')]
  return titleFrom({ board, begun, name, event: tagOf(tree, 'Event') }, b && w ? { b, w } : undefined)
}
