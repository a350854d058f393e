/** What a person has chosen, kept from visit to visit. */

import { remember, remembered } from './local'

export type Theme = 'auto' | 'light' | 'dark' | 'contrast'

export interface Settings {
  theme: Theme
  coordinates: 'off' | 'edge' | 'spaces'
  system: 'stein' | 'slanted'
  /** What the board and the pieces are made of. */
  look: 'wood' | 'slate' | 'paper'
  /** How fast moves are seen on the board. */
  pace: 'off' | 'fast' | 'normal' | 'slow'
  sound: boolean
  /** From 0 to 100. */
  volume: number
  hints: boolean
  /** A language code, or empty for the browser's. */
  language: string
}

const KEY = 'abande-settings'

const CHOICES = {
  theme: ['auto', 'light', 'dark', 'contrast'],
  coordinates: ['off', 'edge', 'spaces'],
  system: ['stein', 'slanted'],
  look: ['wood', 'slate', 'paper'],
  pace: ['off', 'fast', 'normal', 'slow']
} as const

export const settings: Settings = $state(restored())

/** Read at once, not from the database: nobody wants to see a flash of the wrong theme. */
function restored(): Settings {
  const chosen: Settings = {
    theme: 'auto',
    coordinates: 'edge',
    system: 'stein',
    look: 'wood',
    pace: 'normal',
    sound: true,
    volume: 100,
    hints: true,
    language: ''
  }
  const saved = remembered(KEY)
  if (typeof saved !== 'object' || saved === null) return chosen
  for (const [name, value] of Object.entries(saved)) {
    const choices: readonly string[] | undefined = CHOICES[name as keyof typeof CHOICES]
    const known = name in chosen && typeof value === typeof chosen[name as keyof Settings]
    if (known && (!choices || choices.includes(value))) Object.assign(chosen, { [name]: value })
  }
  return chosen
}

/** Keeps the settings whenever they change. To be called once, where effects live. */
export function keepSettings(): void {
  $effect(() => remember(KEY, settings))
}
