/** Coming back: to a server that stumbles or was away, to the game whose turn has come, with one's games in hand. */

import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { lot, type App } from './app'
import { atPly, meet, moveOnce, NO_LINE, offer, playOn, Server, server, withServer } from './online'

withServer()

const ownName = async (app: App) => (await app.page.locator('.bar-bottom .name').textContent())!.trim()

/** As the page where people meet has it. */
const guestName = async (app: App) => (await app.page.locator('.top a').textContent())!.trim()

test('a server that stumbles costs no guest his name: his game is his own again, and nobody else is made of him', async () => {
  const players = await meet(server)
  const { b: app } = players
  const name = await ownName(app)
  const posted: string[] = []
  app.page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()))
  let asked = 0
  let healed = false
  await app.page.route('**/api/v1/me', (route) => {
    if (healed) return route.continue()
    const trouble = [() => route.abort(), () => route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: '' } } }), () => route.fulfill({ status: 429, json: { error: { code: 'too_many', message: '', retry_after: 1 } } })]
    return trouble[asked++ % 3]!()
  })
  await app.page.reload()
  for (const text of ['Trying again', 'cannot do this just now', 'too much at once']) await app.page.locator('main p[role=status]').filter({ hasText: text }).waitFor()
  // Neither as a watcher of his own game, nor as somebody new.
  expect(await app.page.locator('.game-screen').count()).toBe(0)
  await app.go('/online')
  await app.page.locator('main p[role=status]').waitFor()
  expect(await app.button('Play a friend').count()).toBe(0)
  await app.page.goBack()
  healed = true
  await atPly(app, 0)
  expect(await ownName(app)).toBe(name)
  expect(posted).toEqual([])
  await playOn(players, 1, undefined, 2)
  for (const each of Object.values(players)) await each.close(/Failed to load resource/)
})

test('whoever becomes somebody in one tab is the same in the other', async () => {
  const first = await server.visit()
  const second = await first.tab('/#/online')
  await offer(first, 'Play a friend')
  await first.go('/online')
  const name = await guestName(first)
  await offer(second, 'Play a friend')
  await second.go('/online')
  expect(await guestName(second)).toBe(name)
  await first.close()
})

test('the app is opened while the server is away; Online comes back by itself', async () => {
  const own = await Server.start()
  const app = await own.visit('/', { serviceWorkers: 'allow' })
  await app.state()
  await app.page.evaluate(() => navigator.serviceWorker.ready)
  await own.kill()
  await app.page.reload()
  await app.state()
  await app.go('/online')
  await app.page.getByRole('alert').filter({ hasText: 'no server answers' }).waitFor()
  expect(await app.page.locator('nav a').count()).toBe(6)
  await own.startAgain()
  await app.page.getByRole('heading', { name: 'Play with others' }).waitFor()
  expect(await app.page.locator('nav a').count()).toBe(7)
  await app.close(NO_LINE)
  await own.end()
})

test('where a part of Online is missing, that is said, and not that there is no server', async () => {
  const app = await server.visit('/')
  await app.state()
  await app.page.route(/assets\/open-[^/]*\.js/, (route) => route.fulfill({ status: 404 }))
  await app.page.locator('nav a').nth(6).waitFor()
  await app.go('/online')
  await app.page.getByRole('alert').filter({ hasText: 'could not be loaded' }).waitFor()
  expect(await app.page.getByText('no server answers').count()).toBe(0)
  await app.page.unroute(/assets\/open-[^/]*\.js/)
  await app.button('Try again').click()
  await app.page.getByRole('heading', { name: 'Play with others' }).waitFor()
  await app.close(/Failed to load resource|Failed to fetch dynamically/)
})

/** What is heard is written down by its pitch. */
async function hear(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: number[] = []
    Object.assign(window, { pitches: heard })
    for (const kind of ['OscillatorNode', 'BiquadFilterNode'] as const) {
      const Node = window[kind]
      Object.assign(window, {
        [kind]: class extends Node {
          constructor(context: BaseAudioContext, options: { frequency: number }) {
            super(context, options)
            heard.push(options.frequency)
          }
        }
      })
    }
  })
}
const pitches = (app: App) => app.page.evaluate(() => (window as unknown as { pitches: number[] }).pitches.splice(0))

test('one’s turn is heard, on the board and on another screen; who wants no sound hears none', async () => {
  const players = await meet(server)
  const { b: app, w: other } = players
  await hear(app.page)
  await app.page.reload()
  await atPly(app, 0)
  await moveOnce(app, lot(1))
  await atPly(other, 1)
  await pitches(app)
  await moveOnce(other, lot(2))
  await atPly(app, 2)
  expect(await pitches(app)).toEqual([900])
  await moveOnce(app, lot(3))
  await atPly(other, 3)
  await app.go('/learn')
  await app.page.getByRole('heading').first().waitFor()
  await pitches(app)
  await moveOnce(other, lot(4))
  await expect.poll(() => app.page.title()).toContain('Your turn')
  await expect.poll(() => pitches(app)).toEqual([659, 880])
  await app.page.goBack()
  await atPly(app, 4)
  await app.button('Sound').click()
  await moveOnce(app, lot(5))
  await atPly(other, 5)
  await moveOnce(other, lot(6))
  await atPly(app, 6)
  expect(await pitches(app)).toEqual([])
  for (const each of Object.values(players)) await each.close()
})

test('of two games the one where it is my turn stands first', async () => {
  const one = await meet(server)
  const app = one.b
  const games = [await app.page.evaluate(() => location.hash)]
  await app.go('/online')
  const link = await offer(app, 'Play a friend')
  const third = await server.visit(link.slice(server.address.length))
  await third.button('Accept').click()
  await atPly(app, 0)
  games.push(await app.page.evaluate(() => location.hash))
  const pick = lot(3)
  const hrefs = () => app.page.locator('section li a.what').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  // Whichever was begun first: mine to move is the first, then the second.
  for (const [mine, theirs, others] of [[0, 1, third], [1, 0, one.w]] as const) {
    await app.go(games[theirs]!.slice(1))
    const { ply, turn } = await app.until((state) => state.turn === 'b')
    expect(turn).toBe('b')
    await moveOnce(app, pick)
    await atPly(others, ply + 1)
    await app.go('/online')
    await expect.poll(() => app.page.locator('li.turn').count()).toBe(1)
    expect(await hrefs()).toEqual([games[mine], games[theirs]])
    // The other answers: both wait for me, and then only the one that I leave.
    await moveOnce(others, pick)
    await expect.poll(() => app.page.locator('li.turn').count()).toBe(2)
  }
  for (const each of [app, one.w, third]) await each.close()
})

test('an offer for whoever has the link is not in the list of offers', async () => {
  const app = await server.visit()
  await offer(app, 'Play a friend')
  await app.go('/online')
  await offer(app, 'New offer')
  await app.go('/online')
  const name = await guestName(app)
  const other = await server.visit()
  await other.page.getByRole('link', { name, exact: true }).first().waitFor()
  expect(await other.page.getByRole('link', { name, exact: true }).count()).toBe(1)
  const listed = (await (await fetch(`${server.address}/api/v1/seeks`)).json()) as { seeks: { by: { name: string }; visibility: string }[] }
  expect(listed.seeks.filter(({ by }) => by.name === name).map(({ visibility }) => visibility)).toEqual(['public'])
  await app.close()
  await other.close()
})

test('what of an offer is not as usual is told, and one press makes it usual', async () => {
  const app = await server.visit()
  await offer(app, 'New offer', { pieces: 6 })
  await app.go('/online')
  await app.button('New offer').click()
  const dialog = app.page.getByRole('dialog')
  await dialog.getByText('6 pieces each').waitFor()
  await dialog.getByRole('button', { name: 'Back to the usual' }).click()
  await dialog.getByText('6 pieces each').waitFor({ state: 'detached' })
  await dialog.locator('button[type=submit]').click()
  await app.page.getByRole('heading', { name: 'Waiting for somebody' }).waitFor()
  expect(await app.page.locator('.what').textContent()).not.toContain('pieces')
  await app.close()
})

test('when it is over: searched for, exported with its day, shared, analysed, and one’s own mistakes looked for', async () => {
  const names = { b: 'Cora', w: 'Dora' }
  const players = await meet(server, { pieces: 18 }, names)
  const { b: app } = players
  await playOn(players, 9, undefined, 4)
  await players.w.button('Resign').click()
  await players.w.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  await app.says('You win: the other side resigned.')
  const game = await app.page.evaluate(() => location.hash.slice(1))
  const day = new Date().toISOString().slice(0, 10)

  await app.go('/online/games')
  await app.page.getByRole('searchbox').fill('Dora')
  await app.button('Search').click()
  const rows = app.page.locator('main li')
  await expect.poll(() => rows.count()).toBe(1)
  expect(await rows.textContent()).toMatch(/Cora.*Dora.*1–0/s)
  for (const [label, other, same] of [['Board', 'square', 'hex'], ['Result', 'white', 'black'], ['Which games', 'live', 'over']] as const) {
    await app.page.getByLabel(label).selectOption(other)
    await app.page.getByText('There are no such games.').waitFor()
    await app.page.getByLabel(label).selectOption(same)
    await expect.poll(() => rows.count()).toBe(1)
  }
  const saved = async (button: string) => {
    const [download] = await Promise.all([app.page.waitForEvent('download'), app.button(button).click()])
    return readFileSync(await download.path(), 'utf8')
  }
  const abn = await saved('Export all as .abn')
  for (const tag of [`[Date "${day.replaceAll('-', '.')}"]`, '[Black "Cora"]', '[White "Dora"]', '[Termination "resignation"]']) expect(abn).toContain(tag)
  const records = JSON.parse(await saved('Export all for Abstract Play')) as { header: { 'date-start'?: string; 'date-end'?: string; players: { name: string }[] } }[]
  expect(records).toHaveLength(1)
  expect(records[0]!.header.players.map(({ name }) => name)).toEqual(['Cora', 'Dora'])
  expect(JSON.stringify(records[0]!.header)).toContain(day)

  await app.go(game)
  await app.button('Share, export').click()
  await app.page.getByRole('dialog').locator('textarea').waitFor()
  expect(await app.page.getByRole('dialog').locator('textarea').inputValue()).toContain(`[Date "${day.replaceAll('-', '.')}"]`)
  await app.escape()
  await app.button('Analyse this game').click()
  expect((await app.until((state) => state.ply === 4)).ply).toBe(4)
  await expect.poll(() => app.page.evaluate(() => location.hash)).toBe('#/analyse')
  await app.go(game)
  await app.button('Review my mistakes').click()
  await expect.poll(() => app.page.evaluate(() => location.hash)).toBe('#/analyse')
  await app.page.getByRole('columnheader', { name: 'Accuracy' }).first().waitFor()
  for (const each of Object.values(players)) await each.close()
})

/** What a first visit may fetch, packed. */
const LIGHT = 400_000

test('where a server answers, a first visit is as light, and fetches nothing of Online before it is opened', async () => {
  const app = await server.visit('/')
  await app.state()
  await app.page.locator('nav a').nth(6).waitFor()
  await app.page.waitForLoadState('networkidle')
  const fetched = () => app.page.evaluate(() => performance.getEntriesByType('resource').map((entry) => ({ name: new URL(entry.name).pathname, size: (entry as PerformanceResourceTiming).encodedBodySize })))
  const first = await fetched()
  const sum = first.reduce((sum, { size }) => sum + size, 0)
  expect(sum).toBeGreaterThan(100_000)
  expect(sum).toBeLessThan(LIGHT)
  await app.go('/online')
  await app.page.getByRole('heading', { name: 'Play with others' }).waitFor()
  const known = new Set(first.map(({ name }) => name))
  const later = (await fetched()).filter(({ name, size }) => !known.has(name) && size > 0 && name.endsWith('.js'))
  expect(later.reduce((sum, { size }) => sum + size, 0)).toBeGreaterThan(10_000)
  await app.close()
})
