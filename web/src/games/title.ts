/** What a game is called. */

import { dateText } from '../i18n/dates'
import { boardName, colorName } from '../i18n/game-words'
import { language, t } from '../i18n/words.svelte'
import { tagOf } from '../rules/game'
import type { Color, Tree } from '../rules/types'

interface Known {
  board: string
  begun: number
  name?: string
  event?: string
}

/** Board and day, as a title begins. */
function untitled(board: string, begun: number): string {
  const text = t('web-games-untitled', { board: boardName(board), date: dateText(begun) })
  return text.charAt(0).toLocaleUpperCase(language()) + text.slice(1)
}

/** The name it was given, its players, or its board and day. */
export function titleFrom({ board, begun, name, event }: Known, players?: Record<Color, string>): string {
  return (
    name ||
    event ||
    (players ? t('web-games-players', { black: players.b, white: players.w }) : untitled(board, begun))
  )
}

export function titleOf(tree: Tree, board: string, begun: number, name?: string): string {
  const [b, w] = [tagOf(tree, 'Black'), tagOf(tree, 'White')]
  const players = b || w ? { b: b || colorName('b'), w: w || colorName('w') } : undefined
  return titleFrom({ board, begun, name, event: tagOf(tree, 'Event') }, players)
}
