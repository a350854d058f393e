import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { partOf } from './words'

const TEXT = `### A file.

## Shared

points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
# What this is.
tui-quit = Quit
puzzle-right = Right!
server-stale = Look again
web-play = Play
web-online-seek =
    An offer
    in two lines
`

test('each part has its own messages, whole, and nobody what the terminal and the server say', () => {
  expect(partOf(TEXT, 'first')).toBe('points = { $count ->\n    [one] { $count } point\n   *[other] { $count } points\n}\nweb-play = Play')
  expect(partOf(TEXT, 'online')).toBe('web-online-seek =\n    An offer\n    in two lines\n')
})

test.each(['en', 'de', 'fr', 'es', 'it'])('no message of the browser is lost: %s', (code) => {
  const text = readFileSync(new URL(`../../crates/words/locales/${code}.ftl`, import.meta.url), 'utf8')
  const keys = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key)
  const browser = keys(text).filter((key) => !/^(tui|puzzle|server)-/.test(key!))
  const parts = ['first', 'link', 'online', 'puzzle'].flatMap((part) => keys(partOf(text, part)))
  expect(parts.sort()).toEqual(browser.sort())
})
