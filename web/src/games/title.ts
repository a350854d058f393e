/** What a game is called. */

import { boardName } from '../i18n/game-words'
import { language, t } from '../i18n/words.svelte'
import { tagOf } from '../rules/game'
import type { Tree } from '../rules/types'

/** How days are written in a place. Finding out takes a browser a millisecond. */
const formats = new Map<string, Intl.DateTimeFormat>()

export function dateText(time: number): string {
  // English is written one way in London and another in New York.
  const place = navigator.languages.find((tag) => tag.split('-', 1)[0] === language()) ?? language()
  const format = formats.get(place) ?? new Intl.DateTimeFormat(place, { dateStyle: 'medium' })
  formats.set(place, format)
  return format.format(time)
}

/** The name it was given, its players, or its board and day. */
export function titleOf(tree: Tree, board: string, begun: number, name?: string): string {
  const [black, white] = [tagOf(tree, 'Black'), tagOf(tree, 'White')]
  return (
    name ||
    tagOf(tree, 'Event') ||
    (black && white ? t('web-games-players', { black, white }) : t('web-games-untitled', { board: boardName(board), date: dateText(begun) }))
  )
}
