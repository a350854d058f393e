/** What a page says, and what of it should have been said otherwise. */

import { readFileSync } from 'node:fs'
import type { App } from './app'

/** The messages of a language by their keys; those that are written in one line, which most are. */
export function messages(code: string): Map<string, string> {
  const text = readFileSync(new URL(`../../crates/words/locales/${code}.ftl`, import.meta.url), 'utf8')
  return new Map([...text.matchAll(/^([a-z][\w-]*) = (.+)$/gm)].map(([, key, value]) => [key!, value!.trim()]))
}

/** A message as a pattern, with anything where something is filled in. */
function pattern(message: string): string {
  return message.split(/\{(?:[^}"]|"[^"]*")*\}/).map((text) => text.replace(/[.*+?^$(){}|[\]\\]/g, '\\$&')).join('.+')
}

/** All that can be read on a page or heard from it. */
async function said(app: App): Promise<string[]> {
  return app.page.evaluate(() => {
    const texts: (string | null)[] = []
    const walk = (root: Document | ShadowRoot) => {
      for (const element of root.querySelectorAll('*')) {
        if (element.matches('script, style, textarea')) continue
        for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent)
        for (const name of ['aria-label', 'aria-valuetext', 'title', 'alt']) texts.push(element.getAttribute(name))
        if (element.shadowRoot) walk(element.shadowRoot)
      }
    }
    walk(document)
    return [...new Set(texts.map((text) => text?.trim() ?? ''))].filter((text) => text !== '')
  })
}

/** What was left in English on a page of another language, and keys that have no words. */
export async function leftovers(app: App, code: string): Promise<string[]> {
  const [english, own] = [messages('en'), messages(code)]
  const known = new Set(own.values())
  const foreign = [...english].filter(([key, text]) => own.get(key) !== text && !known.has(text) && /\p{L}{2}/u.test(text.replace(/\{[^}]*\}/g, '')))
  const patterns = foreign.map(([, text]) => new RegExp(`^${pattern(text)}$`, 'u'))
  const keys = new RegExp(`\\b(${[...english.keys()].filter((key) => key.includes('-')).join('|')})\\b`)
  return (await said(app)).filter((text) => keys.test(text) || patterns.some((pattern) => pattern.test(text)))
}
