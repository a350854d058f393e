/** What Online needs, begun: its words, who one is, the line to the server. */

import { speakAlso } from '../i18n/words.svelte'
import { OnlineStore } from './online-store.svelte'

export async function openOnline(): Promise<OnlineStore> {
  await speakAlso('online')
  const store = new OnlineStore()
  void store.start()
  return store
}
