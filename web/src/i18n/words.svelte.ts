/** What is said to people, from `locales/*.ftl`, in the language they chose. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { settings } from '../storage/settings.svelte'

const FILES = import.meta.glob<string>('../../../locales/*.ftl', { query: '?raw', import: 'default' })

/** The languages that there are, by code, in the order of the menu. Each is called by its own name. */
export const LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'de', name: 'Deutsch' },
  { code: 'fr', name: 'Français' },
  { code: 'es', name: 'Español' },
  { code: 'it', name: 'Italiano' }
]

interface Words {
  bundle: FluentBundle | undefined
  code: string
}

let current = $state.raw<Words>({ bundle: undefined, code: 'en' })

/** The language that was chosen, or the first of the browser's that we have. */
export function wantedLanguage(): string {
  const known = (code: string | undefined) => LANGUAGES.find((language) => language.code === code)?.code
  const offered = navigator.languages.map((tag) => known(tag.split('-', 1)[0]?.toLowerCase()))
  return known(settings.language) ?? offered.find((code) => code !== undefined) ?? 'en'
}

/** Loads a language and switches to it. */
export async function speak(code: string): Promise<void> {
  const load = FILES[`../../../locales/${code}.ftl`]
  if (!load) throw new Error(`there are no words for the language ${code}`)
  const bundle = new FluentBundle(code, { useIsolating: false })
  const errors = bundle.addResource(new FluentResource(await load()))
  for (const error of errors) console.error(`locales/${code}.ftl:`, error)
  current = { bundle, code }
  document.documentElement.lang = code
}

export function language(): string {
  return current.code
}

/** The words of a key. A missing key shows itself: better than nothing, and a test finds it. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  const pattern = current.bundle?.getMessage(key)?.value
  if (!pattern) return key
  return current.bundle!.formatPattern(pattern, args)
}
