/** What the themes of the puzzles are called, and what they are. */

import { t } from '../i18n/words.svelte'
import type { Theme } from './puzzle'

const WORDS: Record<Theme, { title: () => string; text: () => string }> = {
  'keep-the-band': { title: () => t('web-puzzle-theme-keep'), text: () => t('web-puzzle-theme-keep-text') },
  cut: { title: () => t('web-puzzle-theme-cut'), text: () => t('web-puzzle-theme-cut-text') },
  pin: { title: () => t('web-puzzle-theme-pin'), text: () => t('web-puzzle-theme-pin-text') },
  'put-to-sleep': { title: () => t('web-puzzle-theme-sleep'), text: () => t('web-puzzle-theme-sleep-text') },
  'wake-up': { title: () => t('web-puzzle-theme-wake'), text: () => t('web-puzzle-theme-wake-text') },
  'three-at-once': { title: () => t('web-puzzle-theme-three'), text: () => t('web-puzzle-theme-three-text') },
  'take-back': { title: () => t('web-puzzle-theme-take-back'), text: () => t('web-puzzle-theme-take-back-text') },
  'last-piece': { title: () => t('web-puzzle-theme-last'), text: () => t('web-puzzle-theme-last-text') },
  pass: { title: () => t('web-puzzle-theme-pass'), text: () => t('web-puzzle-theme-pass-text') },
  race: { title: () => t('web-puzzle-theme-race'), text: () => t('web-puzzle-theme-race-text') },
  connection: { title: () => t('web-puzzle-theme-connection'), text: () => t('web-puzzle-theme-connection-text') }
}

/** A theme that a later file brings has its own name at least. */
export function themeTitle(theme: string): string {
  return (WORDS as Partial<typeof WORDS>)[theme as Theme]?.title() ?? theme
}

export function themeText(theme: string): string {
  return (WORDS as Partial<typeof WORDS>)[theme as Theme]?.text() ?? ''
}

export function themeList(themes: readonly string[]): string {
  return themes.map(themeTitle).join(', ')
}
