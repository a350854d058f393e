/** All that the Puzzles screen needs, fetched when it is first opened. */

import { speakAlso } from '../i18n/words.svelte'
import { loadPuzzles } from './collection'
import Puzzles from './Puzzles.svelte'
import { Records } from './records.svelte'

const records = new Records()

export async function openPuzzles() {
  const [collection] = await Promise.all([loadPuzzles(), speakAlso('puzzle')])
  records.refresh()
  return { Puzzles, collection, records }
}
