/** The keys of the Analyse screen, as its list of keys shows them. */

import { t } from '../i18n/words.svelte'

export function keyRows(): { keys: string[]; text: string }[] {
  return [
    { keys: ['←', '→'], text: t('web-analyse-key-moves') },
    { keys: ['↑', '↓'], text: t('web-analyse-key-variations') },
    { keys: ['Home', 'End'], text: t('web-analyse-key-ends') },
    { keys: ['Del'], text: t('web-analyse-delete') },
    { keys: ['E'], text: t('web-analyse-engine') },
    { keys: ['N'], text: t('web-analyse-new') },
    { keys: ['S'], text: t('web-analyse-setup') },
    { keys: ['I'], text: t('web-analyse-import') },
    { keys: ['X'], text: t('web-analyse-share') },
    { keys: ['P'], text: t('web-pass') },
    { keys: ['H'], text: t('web-key-hints') },
    { keys: ['T'], text: t('web-rotate') },
    { keys: ['F'], text: t('web-flip') },
    { keys: ['Enter'], text: t('web-key-act') },
    { keys: ['⇧ Enter'], text: t('web-analyse-key-draw') },
    { keys: ['+', '−', '0'], text: t('web-key-zoom') },
    { keys: ['?'], text: t('web-keys') }
  ]
}
