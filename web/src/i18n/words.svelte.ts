/** What is said to people, from `locales/*.ftl`, in the language they chose. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { settings } from '../storage/settings.svelte'

/** What every visit needs, and what is fetched where it is said: `build/words.ts` parts them. */
const PARTS = {
  first: import.meta.glob<string>('../../../crates/words/locales/*.ftl', { query: '?part=first', import: 'default' }),
  link: import.meta.glob<string>('../../../crates/words/locales/*.ftl', { query: '?part=link', import: 'default' }),
  puzzle: import.meta.glob<string>('../../../crates/words/locales/*.ftl', { query: '?part=puzzle', import: 'default' }),
  online: import.meta.glob<string>('../../../crates/words/locales/*.ftl', { query: '?part=online', import: 'default' })
}
type Part = keyof typeof PARTS

/** The languages that there are, by code, in the order of the menu. Each is called by its own name. */
export const LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'de', name: 'Deutsch' },
  { code: 'fr', name: 'Français' },
  { code: 'es', name: 'Español' },
  { code: 'it', name: 'Italiano' }
]

/** The parts that are spoken here. */
const spoken = new Set<Part>(['first'])

interface Words {
  bundle: FluentBundle | undefined
  code: string
  parts: ReadonlySet<Part>
}

let current = $state.raw<Words>({ bundle: undefined, code: 'en', parts: new Set() })

/** The language that was chosen, or the first of the browser's that we have. */
export function wantedLanguage(): string {
  const known = (code: string | undefined) => LANGUAGES.find((language) => language.code === code)?.code
  const offered = navigator.languages.map((tag) => known(tag.split('-', 1)[0]?.toLowerCase()))
  return known(settings.language) ?? offered.find((code) => code !== undefined) ?? 'en'
}

/** Loads a language and switches to it. */
export async function speak(code: string): Promise<void> {
  const bundle = new FluentBundle(code, { useIsolating: false })
  const parts = new Set(spoken)
  for (const text of await Promise.all([...parts].map((part) => wordsOf(code, part)))) {
    const errors = bundle.addResource(new FluentResource(text))
    for (const error of errors) console.error(`locales/${code}.ftl:`, error)
  }
  current = { bundle, code, parts }
  document.documentElement.lang = code
}

function wordsOf(code: string, part: Part): Promise<string> {
  const load = PARTS[part][`../../../crates/words/locales/${code}.ftl`]
  if (!load) throw new Error(`there are no words for the language ${code}`)
  return load()
}

/** Has a part spoken too, from now on in whatever language. To be awaited before what needs it is shown. */
export async function speakAlso(part: Part): Promise<void> {
  spoken.add(part)
  if (!current.parts.has(part)) await speak(current.code)
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
