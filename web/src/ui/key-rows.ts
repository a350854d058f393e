/** The keys of a game between people, as a list of keys shows them. */

import { t } from '../i18n/words.svelte'

/** Those of the board, with what its screen has beside them: a key, and what it does. */
export function keyRows(own: [string, string][]): { keys: string[]; text: string }[] {
  return [
    { keys: ['←', '↑', '→', '↓'], text: t('web-key-walk') },
    { keys: ['Enter'], text: t('web-key-act') },
    { keys: ['Esc'], text: t('web-key-clear') },
    ...own.map(([key, text]) => ({ keys: [key], text })),
    { keys: ['H'], text: t('web-key-hints') },
    { keys: ['T'], text: t('web-rotate') },
    { keys: ['F'], text: t('web-flip') },
    { keys: ['+', '−', '0'], text: t('web-key-zoom') },
    { keys: ['M'], text: t('web-sound') },
    { keys: ['?'], text: t('web-keys') }
  ]
}
