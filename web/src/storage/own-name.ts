/** How somebody wants to be called by friends: asked once, empty where he did not say. */

import { remember, remembered } from './local'

const KEY = 'abande-name'

export function ownName(): string {
  const kept = remembered(KEY)
  return typeof kept === 'string' ? kept : ''
}

export function setOwnName(name: string): void {
  remember(KEY, name.trim())
}
