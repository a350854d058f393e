/** What a person has chosen, kept from visit to visit. */

export type Theme = 'auto' | 'light' | 'dark' | 'contrast'

export interface Settings {
  theme: Theme
  coordinates: 'off' | 'edge' | 'spaces'
  system: 'stein' | 'slanted'
  sound: boolean
  hints: boolean
  /** A language code, or empty for the browser's. */
  language: string
}

const KEY = 'abande-settings'

const CHOICES = {
  theme: ['auto', 'light', 'dark', 'contrast'],
  coordinates: ['off', 'edge', 'spaces'],
  system: ['stein', 'slanted']
} as const

export const settings: Settings = $state(restored())

/** Read at once, not from the database: nobody wants to see a flash of the wrong theme. */
function restored(): Settings {
  const chosen: Settings = {
    theme: 'auto',
    coordinates: 'edge',
    system: 'stein',
    sound: true,
    hints: true,
    language: ''
  }
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof saved !== 'object' || saved === null) return chosen
    for (const [name, value] of Object.entries(saved)) {
      const choices: readonly string[] | undefined = CHOICES[name as keyof typeof CHOICES]
      const known = name in chosen && typeof value === typeof chosen[name as keyof Settings]
      if (known && (!choices || choices.includes(value))) Object.assign(chosen, { [name]: value })
    }
  } catch {
    // Unreadable or forbidden: the usual settings will do.
  }
  return chosen
}

/** Keeps the settings whenever they change. To be called once, where effects live. */
export function keepSettings(): void {
  $effect(() => {
    const text = JSON.stringify(settings)
    try {
      localStorage.setItem(KEY, text)
    } catch {
      // Without storage they last as long as the page.
    }
  })
}
