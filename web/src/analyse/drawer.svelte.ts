/** Which of the sheets below the moves is open; the next visit finds it so. */

import { remember, remembered } from '../storage/local'

export type Sheet = 'notes' | 'openings' | 'review'
const SHEETS: readonly unknown[] = ['notes', 'openings', 'review']
const KEY = 'abande-analyse-sheet'

export class Drawer {
  #open: Sheet | undefined = $state(restored())

  get open(): Sheet | undefined {
    return this.#open
  }
  set open(sheet: Sheet | undefined) {
    this.#open = sheet
    remember(KEY, sheet ?? 'none')
  }

  /** Opens a sheet, or closes it where it is open: the moves have its room then. */
  toggle(sheet: Sheet): void {
    this.open = this.#open === sheet ? undefined : sheet
  }
}

function restored(): Sheet | undefined {
  const known = remembered(KEY)
  if (known === 'none') return undefined
  return SHEETS.includes(known) ? (known as Sheet) : 'review'
}
