/** The explorer in Analyse: the opening book and one's own games, by mouse, keyboard and screen reader. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { App, closeBrowser, openBrowser } from './app'
import { faults } from './axe'

beforeAll(openBrowser)
afterAll(closeBrowser)

const panel = (app: App) => app.page.getByRole('region', { name: 'Openings' })
const rows = (app: App) => panel(app).getByRole('listitem')
const row = (app: App, move: string) => panel(app).locator(`[data-move="${move}"]`)
const note = (app: App) => panel(app).getByRole('status')
/** What the moves are worth, as it is written. */
const values = (app: App) => panel(app).locator('li b').allTextContents()

async function open(options = {}): Promise<App> {
  const app = await App.open(options, '/#/analyse')
  await app.state()
  await app.button('Openings').click()
  await rows(app).first().waitFor()
  return app
}

/** Pastes a game, and waits until it is there, at its start: a key pressed sooner would be for the game before. */
async function pasteGame(app: App, moves: string): Promise<void> {
  await app.paste(`${moves} *`)
  const written = new RegExp(moves.replaceAll(/\d+\. /g, '').replaceAll(' ', '.*'))
  await expect.poll(() => app.page.getByRole('group', { name: 'Moves' }).textContent()).toMatch(written)
  await app.until((state) => state.ply === 0)
}

/** Has games kept, as if they had been played here. */
async function keep(app: App, records: string[]): Promise<void> {
  await app.page.evaluate(
    (records) =>
      new Promise<void>((resolve) => {
        indexedDB.open('abande').onsuccess = ({ target }) => {
          const database = (target as IDBOpenDBRequest).result
          const transaction = database.transaction('games', 'readwrite')
          records.forEach((abn, number) => {
            transaction.objectStore('games').put({ id: `kept-${number}`, abn, begun: 1e12, updated: 1e12, boardFiles: [], path: [] })
          })
          transaction.oncomplete = () => (database.close(), resolve())
        }
      }),
    records
  )
}

test('the book is fetched when it is wanted; pointing at a move shows it, a click plays it', async () => {
  const fetched: string[] = []
  const app = await App.open({ serviceWorkers: 'block' }, '/#/analyse', (page) => page.on('request', (request) => fetched.push(request.url())))
  await app.state()
  expect(fetched.some((url) => url.endsWith('.txt'))).toBe(false)
  await app.button('Openings').click()
  await rows(app).first().waitFor()
  expect(fetched.filter((url) => url.endsWith('.txt')).length).toBe(1)
  await expect.poll(() => note(app).textContent()).toMatch(/Positions in the book: [\d,]+, nodes for each: [\d,]+/)
  const first = panel(app).locator('[data-move]').first()
  const move = (await first.getAttribute('data-move'))!
  await first.hover()
  await app.until((state) => state.ply === 1)
  await app.page.mouse.move(1, 1)
  await app.until((state) => state.ply === 0)
  await first.click()
  await app.page.mouse.move(1, 1)
  const state = await app.until((state) => state.ply === 1)
  expect(Object.keys(state.stacks)).toEqual([move])
  await app.close()
})

test('turned positions and other orders of moves find the same page, and strange ones none', async () => {
  const app = await open()
  const after = async (moves: string) => {
    await pasteGame(app, `1. ${moves}`)
    await app.page.keyboard.press('End')
    await app.until((state) => state.ply > 0)
    // The list follows the board a moment later.
    await app.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    return values(app)
  }
  const one = await after('c3 c4')
  expect(one.length).toBeGreaterThan(0)
  expect(await after('d3 c3')).toEqual(one)
  // Further from the start than any book goes.
  await pasteGame(app, '1. a1 a2 2. a3 a4 3. b1 b2 4. b3 b4 5. c1 c2 6. c3 c4 7. d1 d2 8. d3 d4 9. e1 e2')
  await app.page.keyboard.press('End')
  await expect.poll(() => note(app).textContent()).toBe('The book does not know this position.')
  await app.paste('hex:3 x3/x4/x5/x4/x3 b 18/18 0')
  await expect.poll(() => note(app).textContent()).toBe('There is no book for this board.')
  await app.close()
})

test('by keyboard and for those who listen', async () => {
  const app = await open()
  const first = panel(app).locator('[data-move]').first()
  await expect.poll(() => first.locator('.unseen').textContent()).toMatch(/^[a-g]\d: (Black|White) \+\d\.\d|^[a-g]\d: Even/)
  expect(await faults(app)).toEqual([])
  await app.page.keyboard.press('Tab')
  await first.focus()
  await app.page.keyboard.press('Enter')
  await app.until((state) => state.ply === 1)
  // The next move is played from the same place.
  expect(await app.page.evaluate(() => document.activeElement?.hasAttribute('data-move'))).toBe(true)
  await app.page.keyboard.press('Enter')
  await app.page.keyboard.press('Shift+Tab')
  await app.until((state) => state.ply === 2)
  await app.close()
})

test('own games are counted by position, a thousand of them too, and the choice is remembered', async () => {
  const app = await open()
  await keep(app, [
    '1. d4 c3 2. d3 1-0\n',
    '1. d4 e4 0-1\n',
    '[Board "square"]\n\n1. d4 *\n',
    ...Array.from({ length: 1000 }, (_, number) => `1. d4 ${['c3', 'c4', 'd3', 'd5', 'e3', 'e4'][number % 6]} 1/2-1/2\n`),
    'no game at all'
  ])
  await panel(app).getByRole('switch', { name: 'Own games' }).click()
  await expect.poll(() => note(app).textContent(), { timeout: 30_000 }).toBe('Your games on this board: 1,002')
  await expect.poll(() => row(app, 'd4').locator('b').textContent()).toBe('1002')
  await row(app, 'd4').click()
  await app.page.mouse.move(1, 1)
  await app.until((state) => state.ply === 1)
  await expect.poll(() => rows(app).count()).toBe(1)
  await app.page.reload()
  await app.state()
  await expect.poll(() => panel(app).getByRole('switch').getAttribute('aria-checked')).toBe('true')
  await app.close()
})
