/** What the themes of the exercises are called. */

import { t } from '../i18n/words.svelte'
import type { Theme } from './exercises'

export function themeWords(theme: Theme): { title: string; ask: string } {
  switch (theme) {
    case 'keep':
      return { title: t('web-learn-theme-keep'), ask: t('web-learn-theme-keep-ask') }
    case 'last':
      return { title: t('web-learn-theme-last'), ask: t('web-learn-theme-last-ask') }
    case 'win':
      return { title: t('web-learn-theme-win'), ask: t('web-learn-theme-win-ask') }
  }
}
