/** What is said when the engine has failed: what exactly happened is nothing that a person could mend. */

import { t } from './words.svelte'

export function engineProblem(error: unknown): string {
  console.error(error)
  return t('web-engine-failed')
}
