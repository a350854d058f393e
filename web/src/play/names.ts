/** What the players are called in the record, so that it says who played wherever it goes. */

import { levelName } from '../i18n/level-words'
import { t } from '../i18n/words.svelte'
import type { Color } from '../rules/types'
import type { Opponent } from '../storage/opponent'
import { ownName } from '../storage/own-name'

export function namesOf(opponent: Opponent): Partial<Record<Color, string>> {
  if (opponent.kind === 'people') return opponent.names ?? {}
  if (opponent.kind !== 'engine') return {}
  const engine = t('web-engine', { level: opponent.level, name: levelName(opponent.level) })
  // "You" would be somebody else to whoever reads it.
  const you = ownName() || t('web-somebody')
  return opponent.you === 'b' ? { b: you, w: engine } : { b: engine, w: you }
}
