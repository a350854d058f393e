/** Why a game could not be read, in words. */

import { problemText } from '../i18n/read-fault-words'
import { t } from '../i18n/words.svelte'
import { Unreadable } from './import'
import { BrokenLink } from './link'

export function importProblem(error: unknown): string {
  if (error instanceof BrokenLink) {
    return error.reason === 'version' ? t('web-analyse-link-version') : t('web-analyse-link-damaged')
  }
  const message = problemText(error instanceof Unreadable ? error.cause : error)
  const file = error instanceof Unreadable ? error.file : undefined
  return file === undefined ? t('web-analyse-unreadable', { message }) : t('web-analyse-unreadable-file', { file, message })
}
