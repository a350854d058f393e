/** Every page and every dialog fits, whatever the window's size and the language. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { EXERCISES } from '../src/learn/exercises'
import { App, closeBrowser, openBrowser } from './app'
import { messages } from './words'

beforeAll(openBrowser)
afterAll(closeBrowser)

const SIZES = [[1920, 1080], [1366, 768], [1024, 768], [768, 1024], [844, 390], [390, 844], [320, 640]] as const

/** Between phones and tablets, where the links to the screens have least room; also a window at 200 %. */
const BETWEEN = [490, 560, 620, 680, 740, 800] as const

interface Place {
  address: string
  /** What to press there, by the keys of its words, to get to what is meant. */
  press?: string
  /** A key of the keyboard instead. */
  key?: string
}

const PLACES: Place[] = [
  { address: '/play' },
  { address: '/play', key: 'n' },
  { address: '/play', key: '?' },
  { address: '/learn' },
  { address: '/learn/score' },
  { address: `/learn/exercise/${EXERCISES[0]!.id}` },
  { address: '/learn/end' },
  { address: '/analyse' },
  { address: '/analyse', press: 'web-analyse-share' },
  { address: '/analyse', press: 'web-analyse-setup' },
  { address: '/games' },
  { address: '/games', press: 'web-analyse-import' },
  { address: '/settings' },
  { address: '/statistics' },
  { address: '/rules' },
  { address: '/about' }
]

/** Run in the page: what is wider than it may be. A page that has a new size may need some frames to settle. */
async function tooWide(size: string): Promise<string[]> {
  const measure = () => {
    const all: string[] = []
    const page = document.documentElement
    if (page.scrollWidth > innerWidth) {
      const out = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5)
      all.push(`the page, by ${page.scrollWidth - innerWidth}: ${out.slice(0, 3).map((element) => `${element.localName}.${element.className}`).join(' ')}`)
    }
    for (const dialog of document.querySelectorAll('dialog')) {
      if (dialog.scrollWidth > dialog.clientWidth) all.push(`the dialog, by ${dialog.scrollWidth - dialog.clientWidth}`)
    }
    for (const link of document.querySelectorAll('nav a')) {
      const [outer, inner] = [link.getBoundingClientRect(), link.querySelector('span')!.getBoundingClientRect()]
      if (outer.width === 0) continue
      if (inner.width > outer.width + 1 || outer.right > innerWidth + 0.5 || outer.left < -0.5) all.push(`the link ${link.textContent?.trim()}`)
    }
    return all
  }
  let faults = measure()
  for (let frames = 0; frames < 60 && (faults.length > 0 || !matchMedia(size).matches); frames++) {
    await new Promise(requestAnimationFrame)
    faults = measure()
  }
  return faults
}

test.each(['en', 'de', 'fr', 'es', 'it'])('nothing is wider than the window, language: %s', async (code) => {
  const words = messages(code)
  const app = await App.open({ locale: `${code}-XX`, serviceWorkers: 'block' })
  await app.state()
  const wide: string[] = []
  for (const { address, press, key } of PLACES) {
    await app.resize(1366, 768)
    await app.go(address)
    await app.page.locator('main h1').first().waitFor()
    if (press !== undefined) await app.page.getByRole('button', { name: words.get(press)! }).first().click()
    if (key !== undefined) await app.page.keyboard.press(key)
    if (key !== undefined || /share|import/.test(press ?? '')) await app.page.locator('dialog').waitFor()
    const sizes = [...SIZES, ...BETWEEN.map((width) => [width, 800] as const)]
    for (const [width, height] of sizes) {
      await app.page.setViewportSize({ width, height })
      const faults = await app.page.evaluate(tooWide, `(width: ${width}px) and (height: ${height}px)`)
      for (const fault of faults) wide.push(`${address} ${press ?? key ?? ''} at ${width}x${height}: ${fault}`)
    }
    if (await app.page.locator('dialog').count()) await app.escape()
  }
  expect(wide).toEqual([])
  await app.close()
}, 300_000)
