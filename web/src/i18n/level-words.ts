/** The levels of the computer, in words. What each of them does stands in `crates/engine/src/levels`. */

import { t } from './words.svelte'

const WORDS: { name: () => string; line: () => string }[] = [
  { name: () => t('web-level-name-1'), line: () => t('web-level-line-1') },
  { name: () => t('web-level-name-2'), line: () => t('web-level-line-2') },
  { name: () => t('web-level-name-3'), line: () => t('web-level-line-3') },
  { name: () => t('web-level-name-4'), line: () => t('web-level-line-4') },
  { name: () => t('web-level-name-5'), line: () => t('web-level-line-5') },
  { name: () => t('web-level-name-6'), line: () => t('web-level-line-6') },
  { name: () => t('web-level-name-7'), line: () => t('web-level-line-7') },
  { name: () => t('web-level-name-8'), line: () => t('web-level-line-8') },
  { name: () => t('web-level-name-9'), line: () => t('web-level-line-9') },
  { name: () => t('web-level-name-10'), line: () => t('web-level-line-10') }
]

/** What a level is called. */
export function levelName(level: number): string {
  return WORDS[level - 1]?.name() ?? t('web-level', { level })
}

/** What it sees and what it overlooks, in a line. */
export function levelLine(level: number): string {
  return WORDS[level - 1]?.line() ?? ''
}
