/** The first visit: a welcome, what sleepers are, the rules to read. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { App, closeBrowser, openBrowser } from './app'
import { faults } from './axe'
import { leftovers, messages } from './words'

beforeAll(openBrowser)
afterAll(closeBrowser)

test('a welcome beside the board, which never covers it and is gone for good once dismissed', async () => {
  const app = await App.open()
  await app.state()
  const welcome = app.page.getByRole('region', { name: 'Welcome to Abande' })
  await welcome.getByText('more points win').waitFor()
  for (const [width, height] of [[1366, 768], [768, 1024], [844, 390], [390, 844]] as const) {
    await app.resize(width, height)
    const apart = async () => {
      const [card, board] = [(await welcome.boundingBox())!, (await app.page.locator('abande-board').boundingBox())!]
      return card.x >= board.x + board.width || card.y + card.height <= board.y || card.y >= board.y + board.height
    }
    await expect.poll(apart, { message: `${width}x${height}` }).toBe(true)
  }
  await app.resize(1366, 768)
  expect(await faults(app)).toEqual([])
  await welcome.getByRole('button', { name: 'Play at once' }).click()
  await welcome.waitFor({ state: 'detached' })
  // Then all that is pressed stands above the bar of screens, on the smallest phones too.
  await app.resize(320, 640)
  const below = () => app.page.evaluate(() => document.querySelector('.buttons')!.getBoundingClientRect().bottom - document.querySelector('header')!.getBoundingClientRect().top)
  await expect.poll(below).toBeLessThanOrEqual(0)
  await app.page.reload()
  await app.state()
  expect(await welcome.count()).toBe(0)
  await app.close()
})

test('the welcome is read without scrolling, where it takes most words too', async () => {
  const app = await App.open({ locale: 'fr-FR' })
  await app.state()
  for (const [width, height] of [[1366, 768], [1024, 768]] as const) {
    await app.resize(width, height)
    const hidden = () => app.page.locator('.welcome').evaluate((welcome) => welcome.scrollHeight - welcome.clientHeight)
    await expect.poll(hidden, { message: `${width}x${height}` }).toBeLessThanOrEqual(0)
  }
  await app.close()
})

test.each(['en', 'de', 'fr', 'es', 'it'])('on phones the ways on from the welcome take one or two lines: %s', async (code) => {
  const app = await App.open({ locale: `${code}-XX` })
  await app.state()
  for (const width of [390, 320]) {
    await app.resize(width, 640)
    const heights = await app.page.locator('.welcome .ways .button:visible').evaluateAll((ways) => ways.map((way) => way.getBoundingClientRect().height))
    expect(heights, `${width}`).toHaveLength(2)
    expect(Math.max(...heights), `${width}`).toBeLessThanOrEqual(44)
  }
  await app.close()
})

test('from the welcome to the lessons and to the rules', async () => {
  const app = await App.open()
  await app.page.getByRole('link', { name: 'The rules' }).click()
  await app.page.getByRole('heading', { name: 'One band' }).waitFor()
  await app.go('/play')
  await app.page.getByRole('link', { name: 'Learn in five minutes' }).click()
  await app.page.getByRole('link', { name: 'Begin' }).waitFor()
  await app.close()
})

test('whoever has moved needs no welcome; the first sleeper is explained once, and always when it is hovered', async () => {
  const app = await App.open()
  const note = app.page.getByText('Pale pieces are asleep')
  await app.newGame(['Both sides, to try things', 'hexagonal'])
  expect(await note.count()).toBe(0)
  await app.act('d4')
  await note.waitFor()
  await app.button('Got it').click()
  await note.waitFor({ state: 'detached' })
  await (await app.hit('d4')).hover({ force: true })
  await app.page.locator('abande-board .tip').getByText('counts for nothing at the end').waitFor()
  await app.page.reload()
  await app.until((state) => state.ply === 1)
  expect(await note.count()).toBe(0)
  await app.button('Take back').click()
  await app.until((state) => state.ply === 0)
  expect(await app.page.getByRole('region', { name: 'Welcome to Abande' }).count()).toBe(0)
  await app.close()
})

test.each(['en', 'de', 'fr', 'es', 'it'])('what a sleeper is can be read at once on every screen, and moves nothing: %s', async (code) => {
  const words = messages(code)
  const app = await App.open({ locale: `${code}-XX` })
  await app.state()
  const places = () => app.page.evaluate(() => [...document.querySelectorAll('abande-board, .bar, .controls button')].map((element) => JSON.stringify(element.getBoundingClientRect())))
  // Whoever is welcomed has not moved yet.
  await app.button(words.get('web-welcome-play')!).click()
  const sizes = [[1366, 768], [768, 1024], [844, 390], [390, 844], [320, 640]] as const
  const before: string[][] = []
  for (const [width, height] of sizes) {
    await app.resize(width, height)
    before.push(await places())
  }
  await app.act('d4')
  const note = app.page.locator('.note', { hasText: words.get('web-sleeper')! })
  await note.waitFor()
  await app.until((state) => state.ply === 2)
  for (const [index, [width, height]] of sizes.entries()) {
    await app.resize(width, height)
    const at = `${width}x${height}`
    const cut = await note.evaluate((note) => {
      const [box, text] = [note.getBoundingClientRect(), note.querySelector('p')!.getBoundingClientRect()]
      // All of it in the window, above the links to the screens, and no word outside of it.
      const links = document.querySelector('header')!.getBoundingClientRect()
      const floor = links.top > innerHeight / 2 ? links.top : innerHeight
      return { below: box.bottom > floor, above: box.top < 0, words: text.top < box.top - 1 || text.bottom > box.bottom + 1 }
    })
    expect(cut, at).toEqual({ below: false, above: false, words: false })
    expect(await places(), at).toEqual(before[index])
  }
  await note.getByRole('button').click()
  await note.waitFor({ state: 'detached' })
  await app.close()
})

test.each(['en', 'de', 'fr', 'es', 'it'])('the rules and what this is, language: %s', async (code) => {
  const app = await App.open({ locale: `${code}-XX` }, '/#/rules')
  await expect.poll(() => app.page.locator('abande-board .stack').count()).toBeGreaterThan(20)
  for (const page of ['/rules', '/about']) {
    await app.go(page)
    await app.page.locator(`main a[href="${page === '/rules' ? '#/about' : '#/rules'}"]`).waitFor()
    const links = app.page.locator('a[href^="https://spielstein.com/games/abande"]')
    expect(await links.count()).toBe(2)
    for (const link of await links.all()) expect(await link.getAttribute('rel')).toContain('noopener')
    expect(await faults(app)).toEqual([])
    if (code !== 'en') expect(await leftovers(app, code)).toEqual([])
  }
  await app.page.getByText('0.1.0').waitFor()
  await app.close()
})
