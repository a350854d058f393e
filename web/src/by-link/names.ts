/** What the players of a game by link are called. */

import { colorName } from '../i18n/game-words'
import { t } from '../i18n/words.svelte'
import type { Color } from '../rules/types'
import type { Letter } from './letter'

/** By name, or else by colour; whoever is here is told that it is him. */
export function playerName({ names }: Letter, color: Color, you?: Color): string {
  const name = names[color]
  if (color !== you) return name || colorName(color)
  return name ? t('web-link-you-named', { name }) : t('web-you')
}

/** What stands on a button by which somebody says who he is. */
export function seatName({ names }: Letter, color: Color): string {
  const player = colorName(color)
  return names[color] ? t('web-link-seat-named', { name: names[color], player }) : t('web-link-seat', { player })
}
