/** Coming back, with and without a network; languages; phones; everyone. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { App, closeBrowser, openBrowser } from './app'
import { faults } from './axe'
import { messages } from './words'

beforeAll(openBrowser)
afterAll(closeBrowser)

async function enterTwo(app: App): Promise<string> {
  await app.newGame(['Both sides, to try things', 'snub-square'])
  await app.act('d4')
  await app.until((state) => state.ply === 1)
  await app.act('d5')
  return (await app.until((state) => state.ply === 2)).line
}

test('the game survives a reload', async () => {
  const app = await App.open()
  const line = await enterTwo(app)
  await app.page.reload()
  expect((await app.until((state) => state.ply === 2)).line).toBe(line)
  await app.button('Take back').click()
  await app.page.reload()
  await app.until((state) => state.ply === 1)
  await app.button('Redo').click()
  expect((await app.until((state) => state.ply === 2)).line).toBe(line)
  await app.close()
})

test('the second visit needs no network, engine included', async () => {
  const app = await App.open()
  const line = await enterTwo(app)
  await app.page.evaluate(() => navigator.serviceWorker.ready)
  await app.context.setOffline(true)
  await app.page.reload()
  expect((await app.until((state) => state.ply === 2)).line).toBe(line)
  await app.newGame(['Computer', 'White', 'Libre'], undefined, 9)
  const state = await app.until((state) => state.ply === 1)
  expect(state.turn).toBe('w')
  await app.close()
})

/** What a first visit may fetch, packed: until the computer has moved. The network of the board comes on top. */
const LIGHT = 400_000

test.each(['en', 'de', 'fr', 'es', 'it'])('the first load is light: %s', async (locale) => {
  const sizes = new Map<string, number>()
  const app = await App.open({ serviceWorkers: 'block', locale }, '/', (page) =>
    page.on('response', (response) => {
      sizes.set(new URL(response.url()).pathname, Number(response.headers()['content-length']))
    })
  )
  const words = messages(locale)
  await app.button(words.get('web-new-game')!).click()
  await app.page.getByRole('radio', { name: words.get('color-white')!, exact: true }).check({ force: true })
  await app.page.getByRole('slider').fill('9')
  await app.button(words.get('web-start')!).click()
  await app.until((state) => state.ply === 1)
  const total = (network: boolean) =>
    [...sizes].filter(([path]) => path.startsWith('/networks/') === network).reduce((sum, [, size]) => sum + size, 0)
  console.log(`first load in ${locale}: ${total(false)} bytes, and ${total(true)} for the network`)
  expect(sizes.has('/networks/hex.nn') && [...sizes.keys()].some((path) => path.endsWith('.wasm'))).toBe(true)
  expect(total(false)).toBeLessThan(LIGHT)
  expect(total(false) + total(true)).toBeLessThan(700_000)
  await app.close()
})

describe.each([
  ['en', 'Play', 'Black to move'],
  ['de', 'Spielen', 'Schwarz'],
  ['fr', 'Jouer', 'Noir'],
  ['es', 'Jugar', 'Negro'],
  ['it', 'Gioca', 'Nero']
])('the language %s', (code, play, black) => {
  test('from the browser, and chosen', async () => {
    const app = await App.open({ locale: `${code}-XX` })
    await app.state()
    expect(await app.page.locator('nav').textContent()).toContain(play)
    await app.says(new RegExp(black))
    expect(await app.page.evaluate(() => document.documentElement.lang)).toBe(code)
    await app.go('/settings')
    await app.page.getByRole('radio', { name: 'Deutsch' }).waitFor()
    const said = await app.page.locator('body').innerText()
    expect(said).not.toMatch(/\b(web|refusal|result|color)-[a-z]/)
    const other = code === 'de' ? 'Italiano' : 'Deutsch'
    await app.page.getByRole('radio', { name: other }).check({ force: true })
    await app.page.getByRole('heading', { name: code === 'de' ? 'Opzioni' : 'Optionen' }).waitFor()
    await app.page.reload()
    await app.page.getByRole('heading', { name: code === 'de' ? 'Opzioni' : 'Optionen' }).waitFor()
    await app.close()
  })
})

test.each(['en', 'de', 'fr', 'es', 'it'])('on the narrowest phone the words of the screens stand apart: %s', async (locale) => {
  const app = await App.open({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true, locale })
  await app.state()
  const gaps = await app.page.evaluate(() => {
    const range = document.createRange()
    const places = [...document.querySelectorAll('nav a span')].map((word) => (range.selectNodeContents(word), range.getBoundingClientRect()))
    return places.slice(1).map(({ left }, index) => left - places[index]!.right)
  })
  expect(gaps.length).toBe(5)
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(5)
  await app.close()
})

test('keys are called what is printed on them', async () => {
  const app = await App.open({ locale: 'fr-FR' }, '/#/analyse')
  await app.state()
  await app.page.keyboard.press('?')
  await app.page.locator('kbd').first().waitFor()
  const keys = await app.page.locator('kbd').allTextContents()
  expect(keys).toEqual(expect.arrayContaining(['Entrée', 'Suppr', 'Début', 'Fin']))
  await app.close()
})

test.each([320, 390])('a phone %i pixels wide', async (width) => {
  const app = await App.open({ viewport: { width, height: 640 }, hasTouch: true, isMobile: true })
  for (const [board, fits] of [['hexagonal', 40], ['square', 40], ['Libre', 24]] as const) {
    await app.newGame(['Both sides, to try things', board])
    await app.state()
    const wide = await app.page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(width)
    // A new board is fitted to its place in two or three frames.
    await expect.poll(async () => (await app.page.locator('abande-board .hit').first().boundingBox())?.width).toBeGreaterThanOrEqual(fits)
    const small = await app.page.evaluate(() =>
      [...document.querySelectorAll('button, a[href]')]
        .map((element) => ({ name: element.textContent?.trim(), box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && (box.height < 24 || box.width < 24))
    )
    expect(small).toEqual([])
  }
  const state = await app.state()
  await (await app.hit(state.entries[0]!)).tap({ force: true })
  await app.until((next) => next.ply === state.ply + 1)
  await app.close()
})

test.each(['Light', 'Dark', 'High contrast'])('axe finds nothing, colours: %s', async (theme) => {
  const app = await App.open({}, '/#/settings')
  await app.page.getByRole('radio', { name: theme, exact: true }).check({ force: true })
  expect(await faults(app)).toEqual([])
  await app.go('/play')
  await app.newGame(['Both sides, to try things', 'hexagonal'])
  for (const space of ['d4', 'c3', 'e3', 'b2']) {
    const { ply } = await app.state()
    await app.act(space)
    await app.until((state) => state.ply === ply + 1)
  }
  await app.act('d4')
  await app.says(/would split the band/)
  expect(await faults(app)).toEqual([])
  await app.button('New game').click()
  expect(await faults(app)).toEqual([])
  await app.escape()
  await app.button('Keys').click()
  expect(await faults(app)).toEqual([])
  await app.escape()
  await app.button('Resign').click()
  expect(await faults(app)).toEqual([])
  await app.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  await app.page.locator('.message.end').waitFor()
  expect(await faults(app)).toEqual([])
  await app.close()
})
