/** The theme in force: the chosen one, or the system's. */

import { settings } from '../storage/settings.svelte'

export type PlainTheme = 'light' | 'dark' | 'contrast'

const dark = matchMedia('(prefers-color-scheme: dark)')
const contrast = matchMedia('(prefers-contrast: more)')
const system = $state({ theme: ofSystem() })

function ofSystem(): PlainTheme {
  if (contrast.matches) return 'contrast'
  return dark.matches ? 'dark' : 'light'
}

for (const query of [dark, contrast]) query.addEventListener('change', () => (system.theme = ofSystem()))

export function theme(): PlainTheme {
  return settings.theme === 'auto' ? system.theme : settings.theme
}
