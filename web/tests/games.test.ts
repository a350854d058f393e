/** The list of games: thousands of them, what was kept by earlier versions, and how one finds a game again. */

import type { BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { App, closeBrowser, openBrowser } from './app'
import { faults } from './axe'

beforeAll(openBrowser)
afterAll(closeBrowser)

interface Kept {
  id: string
  abn: string
  begun: number
  updated: number
  boardFiles: string[]
  path: string[]
  opponent?: unknown
  name?: string
}

const kept = (id: string, abn: string, more: Partial<Kept> = {}): Kept => ({ id, abn, begun: 1e12, updated: 1e12, boardFiles: [], path: [], ...more })

/** A browser in which the version before this one has kept games; the database is written as it did. */
function visitor(games: Kept[], path: string, options: BrowserContextOptions = {}, current?: string): Promise<App> {
  return App.open(options, path, async (page) => {
    // A page of the same origin that is not the app.
    const blank = `${inject('address')}/blank`
    await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:,">' }))
    await page.goto(blank)
    await page.evaluate(
      ([games, current]) =>
        new Promise<void>((resolve, reject) => {
          const request = indexedDB.open('abande', 1)
          request.onupgradeneeded = () => {
            request.result.createObjectStore('games', { keyPath: 'id' }).createIndex('updated', 'updated')
            request.result.createObjectStore('values')
          }
          request.onerror = () => reject(request.error)
          request.onsuccess = () => {
            const transaction = request.result.transaction(['games', 'values'], 'readwrite')
            for (const game of games) transaction.objectStore('games').put(game)
            if (current) transaction.objectStore('values').put(current, 'current-game')
            transaction.oncomplete = () => (request.result.close(), resolve())
          }
        }),
      [games, current] as const
    )
  })
}

const rows = (app: App) => app.page.getByRole('list', { name: 'Games' }).getByRole('listitem')
const titles = (app: App) => app.page.locator('li strong').allTextContents()
const count = (app: App) => app.page.getByRole('search').getByRole('status').textContent()

const level = (level: number, you = 'b') => ({ opponent: { kind: 'engine', level, you } })

const SOME = [
  kept('one', '[Board "square"]\n\n1. d4 d5 2. c4 *\n', { ...level(3), updated: 1e12 + 3e9, path: ['d4', 'd5', 'c4'] }),
  kept('two', '1. d4 c3 0-1\n', { ...level(3), begun: 1e12 + 1, updated: 1e12 + 1e9 }),
  kept('three', '[Event "Spring cup"]\n[Black "Zoë"]\n[White "Ben"]\n[Board "snub"]\n\n1. d4 *\n'),
  kept('blank', '[Board "hex"]\n\n*\n', level(5))
]

test('games that the version before has kept are there, with who played whom, and are found again', async () => {
  const app = await visitor(SOME, '/#/games', {}, 'one')
  await expect.poll(() => titles(app)).toEqual(['You – Counter, level 3 (1)', 'You – Counter, level 3 (2)', 'Spring cup'])
  expect((await rows(app).allTextContents())[0]).toMatch(/unfinished.*square.*3 moves.*2001/)
  expect((await rows(app).allTextContents())[2]).toMatch(/Zoë – Ben.*snub-square/)
  await app.page.getByRole('searchbox').fill('zoe snub')
  await expect.poll(() => titles(app)).toEqual(['Spring cup'])
  await app.page.getByRole('searchbox').fill('')
  await app.button('Star: Spring cup').click()
  await app.page.getByRole('combobox', { name: 'Which games' }).selectOption('Starred')
  await expect.poll(() => titles(app)).toEqual(['Spring cup'])
  expect(await count(app)).toBe('1 game')
  await app.page.getByRole('combobox', { name: 'Which games' }).selectOption('Lost against the computer')
  await expect.poll(() => titles(app)).toEqual(['You – Counter, level 3 (2)'])
  await app.page.reload()
  await rows(app).nth(2).waitFor()
  expect(await app.button('Star: Spring cup').getAttribute('aria-pressed')).toBe('true')
  expect(await faults(app)).toEqual([])
  // The one that was open goes on; another is played from where it stood.
  await app.go('/play')
  await app.until((state) => state.ply >= 3 && state.line.startsWith('square'))
  await app.go('/games')
  await app.button('Play from here: Spring cup').click()
  await app.button('Start').click()
  await app.until((state) => state.line.startsWith('snub') && state.stacks['d4'] === 'b')
  await app.close()
})

test.each([[390, 'en'], [390, 'de'], [320, 'en'], [320, 'de']])('on a phone %i wide titles and results are whole, and buttons take no more than their rows: %s', async (width, locale) => {
  const ended = kept('four', '[Board "snub"]\n[Termination "time forfeit"]\n\n1. d4 d5 1-0\n', level(10))
  const app = await visitor([...SOME.slice(0, 2), ended], '/#/games', { viewport: { width, height: 700 }, locale })
  await app.page.locator('li strong').nth(2).waitFor()
  const cut = await app.page.locator('li .text').evaluateAll((texts) => {
    const within = (inner: Element, outer: Element) => inner.getBoundingClientRect().bottom <= outer.getBoundingClientRect().bottom
    return texts
      .map((text) => ({ title: text.querySelector('strong')!, facts: text.querySelector('.facts')! }))
      .filter(({ title, facts }) => title.scrollHeight > title.clientHeight + 1 || title.scrollWidth > title.clientWidth || !within(facts.querySelector('b')!, facts))
      .map(({ title }) => title.textContent)
  })
  expect(cut).toEqual([])
  const outside = await app.page.locator('li').evaluateAll((rows) => rows.filter((row) => row.scrollHeight > row.clientHeight).length)
  expect(outside).toBe(0)
  expect((await app.page.locator('.head').boundingBox())!.height).toBeLessThan(130)
  // What the list is sorted by is read whole, as on a page that is wide enough.
  const order = app.page.locator('.wishes select').last()
  const room = await order.evaluate((select) => {
    const wide = select.cloneNode(true) as HTMLElement
    wide.style.cssText = 'flex: none; inline-size: max-content; max-inline-size: none'
    select.after(wide)
    const wished = wide.getBoundingClientRect().width
    wide.remove()
    return select.getBoundingClientRect().width - wished
  })
  expect(room).toBeGreaterThanOrEqual(-0.5)
  expect(await app.page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  await app.close()
})

test('of thousands of games only those in sight are drawn, and the second time nothing is read', async () => {
  const moves = ['1. d4 c3 *', '1. d4 e4 2. d3 *', '1. d4 *']
  const many = Array.from({ length: 2000 }, (_, n) => kept(`game-${n}`, `[Event "Game ${n}"]\n\n${moves[n % 3]}\n`, { updated: 1e12 - n }))
  const app = await visitor(many, '/#/games')
  await expect.poll(() => count(app), { timeout: 60_000 }).toBe('2,000 games')
  expect(await rows(app).count()).toBeLessThan(40)
  expect(await rows(app).first().getAttribute('aria-setsize')).toBe('2000')
  // A key that comes before the last games are painted leads to the end of those before: one presses it again.
  const last = app.page.getByText('Game 1999', { exact: true })
  await expect.poll(async () => {
    await app.page.keyboard.press('End')
    return last.isVisible()
  }).toBe(true)
  expect(await rows(app).count()).toBeLessThan(40)
  await app.page.getByRole('searchbox').fill('game 77')
  await expect.poll(() => count(app)).toBe('38 games')
  const read = await app.page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        indexedDB.open('abande').onsuccess = ({ target }) => {
          const count = (target as IDBOpenDBRequest).result.transaction('summaries').objectStore('summaries').count()
          count.onsuccess = () => resolve(count.result)
        }
      })
  )
  expect(read).toBe(2000)
  await app.close()
})

test('the list says which board it was, and which colour was whose; the record says who played', async () => {
  const app = await App.open()
  await app.newGame(['Computer', 'White', 'hexagonal'], 7, 3)
  await app.until((state) => state.ply === 1)
  await app.go('/games')
  await rows(app).getByText('hexagonal, 7 pieces').waitFor()
  expect(await titles(app)).toEqual(['Counter, level 3 – You'])
  const discs = await app.page.locator('li strong i').evaluateAll((all) => all.map((disc) => [disc.className.split(' ')[0], disc.nextSibling?.textContent]))
  expect(discs).toEqual([['b', 'Counter, level 3 – '], ['w', 'You']])
  await app.go('/play')
  await app.state()
  await app.button('Analyse this game').click()
  await app.page.getByRole('heading', { name: 'Counter, level 3 – Human' }).waitFor()
  await app.button('Share and export').click()
  const record = await app.page.getByLabel('Record of the game').inputValue()
  expect(record).toContain('[Black "Counter, level 3"]')
  // Nobody is called "You" in a record that others read.
  expect(record).toContain('[White "Human"]')
  await app.close()
})

test('whose mistakes one learns from is known from the list, and after a reload', async () => {
  const flawed = '1. d4 c3 2. e3 {White +1.0} 2... c4 {Black +3.0, blunder; even with e3} 3. c2 {White +1.0, inaccuracy; Black +3.0 with e2} *\n'
  const app = await visitor([kept('one', flawed, level(3, 'w'))], '/#/games')
  const learn = async () => {
    await app.button('Learn from the mistakes').click()
    const panel = app.page.getByRole('region', { name: 'Learn from the mistakes' })
    await panel.getByText('Mistake 1 of 1').waitFor()
    expect(await panel.getByRole('combobox').inputValue()).toBe('w')
    await panel.getByText('White played c4').waitFor()
  }
  await rows(app).getByRole('button').first().click()
  await learn()
  await app.page.reload()
  await learn()
  // What the analysis has kept is a game of the list as well.
  await app.go('/games')
  await rows(app).filter({ hasText: 'Analyse' }).getByRole('button').first().click()
  await learn()
  await app.close()
})

test.each([320, 390, 844])('the list fits a screen %i pixels wide, in German', async (width) => {
  const app = await visitor(SOME, '/#/games', { viewport: { width, height: width > 500 ? 390 : 640 }, locale: 'de-DE' })
  await app.page.locator('li').nth(2).waitFor()
  expect(await app.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  if (width < 500) {
    await app.button(/^Mehr: Spring cup/).click()
    await app.page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
    await expect.poll(() => app.page.locator('li').count()).toBe(2)
  }
  await app.close()
})
