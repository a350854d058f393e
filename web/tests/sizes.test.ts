/** Every page and every dialog fits, whatever the window's size and the language. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { FIRST } from '../src/by-link/letter-fixture'
import { EXERCISES } from '../src/learn/exercises'
import { App, closeBrowser, openBrowser } from './app'
import { BETWEEN, SIZES, tooWide } from './too-wide'
import { messages } from './words'

beforeAll(openBrowser)
afterAll(closeBrowser)

interface Place {
  address: string
  /** What to press there, by the keys of its words, to get to what is meant. */
  press?: string
  /** A key of the keyboard instead. */
  key?: string
  /** A text instead that is pasted, of a game that was reviewed. */
  paste?: string
  /** More that is done there then, and how that is called. */
  then?: [name: string, act: (app: App, words: Map<string, string>) => Promise<void>]
}

/** From a position where both have entered everything, both sides are played. */
async function playOn(app: App, words: Map<string, string>): Promise<void> {
  await app.button(words.get('web-play-from')!).click()
  await app.page.getByRole('radio', { name: words.get('web-against-nobody')!, exact: true }).check({ force: true })
  await app.button(words.get('web-start')!).click()
  await app.dialogClosed()
  await app.until((state) => state.ply === 0 && state.canPass)
}

async function end(app: App, words: Map<string, string>): Promise<void> {
  await playOn(app, words)
  await app.page.keyboard.press('p')
  await app.until((state) => state.passEnds)
  await app.page.keyboard.press('p')
  await app.button(words.get('web-pass-end')!).click()
  await app.page.getByRole('region', { name: words.get('web-end')! }).waitFor()
}

async function lookBack(app: App, words: Map<string, string>): Promise<void> {
  await end(app, words)
  await app.page.locator('.moves li button').first().click()
  await app.page.locator('.message.looking').waitFor()
}

async function hint(app: App, words: Map<string, string>): Promise<void> {
  await playOn(app, words)
  await app.page.keyboard.press('i')
  await app.button(words.get('web-hint-more')!).click()
  await app.button(words.get('web-hint-why')!).click()
  await app.button(words.get('web-hint-why')!).waitFor({ state: 'detached' })
}

async function mistakes(app: App, words: Map<string, string>): Promise<void> {
  await app.button(words.get('web-analyse-learn')!).click()
  await app.button(words.get('web-mistakes-tell')!).click()
  await app.page.locator('.said').waitFor()
}

async function told(app: App, words: Map<string, string>): Promise<void> {
  await app.button(words.get('web-learn-hint')!).click()
  await app.button(words.get('web-puzzle-tell')!).click()
  await app.button(words.get('web-puzzle-next')!).waitFor()
}

const PLAYED = `/learn/exercise/${EXERCISES[0]!.id}`

const REVIEWED = '[Accuracy "Black 81.2%, White 74.0%, 5 moves"]\n\n1. d4 {even} 1... c3 {Black +0.3} 2. e3 {White +1.0} 2... c4 {Black +3.0, blunder; even with e3} 3. c2 {White +1.0, inaccuracy; Black +3.0 with e2} *'

const PLACES: Place[] = [
  { address: '/play' },
  { address: '/play', key: 'n' },
  { address: '/play', key: '?' },
  { address: `/link/${FIRST}` },
  { address: '/link/none' },
  { address: '/learn' },
  { address: '/learn/score' },
  { address: `/learn/exercise/${EXERCISES[0]!.id}` },
  // The longest words above an exercise, and a button more.
  { address: '/learn/exercise/square-keep-3' },
  { address: '/learn/end' },
  { address: '/puzzles' },
  { address: '/puzzles/themes' },
  { address: '/puzzles/day' },
  { address: '/puzzles/rated', then: ['told', told] },
  { address: '/puzzles/history' },
  { address: '/puzzles/timed' },
  { address: '/puzzles/streak', press: 'web-puzzle-run-start' },
  { address: '/analyse' },
  { address: '/analyse', paste: REVIEWED },
  { address: '/analyse', key: 'n' },
  { address: '/analyse', press: 'web-analyse-share' },
  { address: '/analyse', press: 'web-analyse-setup' },
  { address: '/games' },
  { address: '/games', press: 'web-analyse-import' },
  { address: '/analyse', press: 'web-analyse-sheet-openings', then: ['openings', (app) => app.page.locator('.openings li').first().waitFor()] },
  // A sheet stays open until another one is.
  { address: '/analyse', press: 'web-analyse-sheet-review' },
  { address: '/analyse', paste: REVIEWED, then: ['mistakes', mistakes] },
  { address: PLAYED, then: ['end', end] },
  { address: PLAYED, then: ['looking back', lookBack] },
  { address: PLAYED, then: ['hint', hint] },
  { address: '/play', press: 'web-resign' },
  // By now there are games in it.
  { address: '/games', then: ['games', (app) => app.page.locator('main li').nth(2).waitFor()] },
  { address: '/settings' },
  { address: '/statistics' },
  { address: '/rules' },
  { address: '/about' }
]

test.each(['en', 'de', 'fr', 'es', 'it'])('nothing is wider than the window, language: %s', async (code) => {
  const words = messages(code)
  const app = await App.open({ locale: `${code}-XX`, serviceWorkers: 'block' })
  await app.state()
  const wide: string[] = []
  for (const { address, press, key, paste, then } of PLACES) {
    await app.resize(1366, 768)
    await app.go(address)
    await app.page.locator('main h1').first().waitFor()
    if (press !== undefined) await app.page.getByRole('button', { name: words.get(press)! }).first().click()
    if (key !== undefined) await app.page.keyboard.press(key)
    if (paste !== undefined) {
      await app.paste(paste)
      await app.page.getByRole('columnheader', { name: words.get('web-analyse-accuracy')!, exact: true }).waitFor()
    }
    if (then) await then[1](app, words)
    if (key !== undefined || /share|import|resign/.test(press ?? '')) await app.page.locator('dialog').waitFor()
    const sizes = [...SIZES, ...BETWEEN.map((width) => [width, 800] as const)]
    for (const [width, height] of sizes) {
      await app.page.setViewportSize({ width, height })
      const faults = await app.page.evaluate(tooWide, `(width: ${width}px) and (height: ${height}px)`)
      for (const fault of faults) wide.push(`${address} ${press ?? key ?? (then?.[0] ?? (paste ? 'reviewed' : ''))} at ${width}x${height}: ${fault}`)
    }
    if (await app.page.locator('dialog').count()) await app.escape()
  }
  expect(wide).toEqual([])
  await app.close()
}, 300_000)
