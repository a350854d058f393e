/** Why a game could not be read, in words. */

import { t } from '../i18n/words.svelte'
import { messageOf } from '../rules/game'
import { Unreadable } from './import'
import { BrokenLink } from './link'

export function importProblem(error: unknown): string {
  if (error instanceof BrokenLink) {
    return error.reason === 'version' ? t('web-analyse-link-version') : t('web-analyse-link-damaged')
  }
  if (error instanceof Unreadable && error.file !== undefined) {
    return t('web-analyse-unreadable-file', { file: error.file, message: error.message })
  }
  return t('web-analyse-unreadable', { message: messageOf(error) })
}
