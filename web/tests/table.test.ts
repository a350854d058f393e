/** A game's surroundings: board files, sizes, the clock, taking back against the engine, sounds. */

import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { App, closeBrowser, openBrowser } from './app'
import { messages } from './words'

beforeAll(openBrowser)
afterAll(closeBrowser)

const ALONE = 'Both sides, to try things'

const BOW_TIE = `name = "bow-tie"
spaces = [
  { name = "a1", at = [0, 0] },
  { name = "a2", at = [0, 2] },
  { name = "b1", at = [1, 1] },
  { name = "c1", at = [2, 0] },
  { name = "c2", at = [2, 2] },
]
links = ["a1-a2-b1-a1", "b1-c1-c2-b1"]
`

async function chooseFile(app: App, text: string): Promise<void> {
  await app.page.getByRole('radio', { name: 'From a file' }).check({ force: true })
  await app.page.locator('input[type=file]').setInputFiles({ name: 'board.toml', mimeType: 'text/plain', buffer: Buffer.from(text) })
}

test('a board file with faults says where and loses nothing; a good one is played on, and survives a reload', async () => {
  const app = await App.open()
  await app.newGame([ALONE, 'square'])
  await app.act('d4')
  const { line } = await app.until((state) => state.ply === 1)
  await app.button('New game').click()
  const problem = app.page.getByRole('dialog').getByRole('alert')
  await chooseFile(app, BOW_TIE.replace('"b1-c1', '"b1-z9'))
  await expect.poll(() => problem.textContent()).toMatch(/^board\.toml is no board: .*z9/)
  await chooseFile(app, BOW_TIE.replace('links', 'links = '))
  await expect.poll(() => problem.textContent()).toMatch(/^board\.toml is no board: .*line 9/)
  await app.button('Start').click()
  await expect.poll(() => problem.textContent()).toBe('Choose a board file first.')
  expect((await app.state()).line).toBe(line)

  await chooseFile(app, BOW_TIE)
  await app.page.getByText('Size, pieces, clock').click()
  await app.page.getByRole('spinbutton').fill('3')
  await app.start()
  await app.act('b1')
  const played = await app.until((state) => state.ply === 1)
  expect(played.line).toMatch(/^bow-tie@3 /)
  await app.page.reload()
  expect((await app.until((state) => state.ply === 1)).line).toBe(played.line)
  await app.close()
})

test('the engine plays on a board from a file, by its hand-written terms', async () => {
  const app = await App.open()
  await app.button('New game').click()
  for (const name of ['Computer', 'White']) await app.page.getByRole('radio', { name, exact: true }).check({ force: true })
  await chooseFile(app, BOW_TIE)
  await app.page.getByText('Size, pieces, clock').click()
  await app.page.getByRole('spinbutton').fill('3')
  await app.start()
  await app.until((state) => state.ply === 1 && state.turn === 'w')
  await app.close()
})

test('other sizes', async () => {
  const app = await App.open()
  for (const [board, size, spaces] of [['hexagonal', '3', 19], ['square', '5', 25]] as const) {
    await app.button('New game').click()
    for (const name of [ALONE, board]) await app.page.getByRole('radio', { name, exact: true }).check({ force: true })
    await app.page.getByText('Size, pieces, clock').click()
    await app.page.getByRole('radio', { name: size, exact: true }).check({ force: true })
    await app.start()
    await expect.poll(() => app.page.locator('abande-board .space').count()).toBe(spaces)
  }
  await app.close()
})

test.each(['en', 'de'])('on a phone held sideways the whole board stands beside the panel, on every board: %s', async (code) => {
  const words = messages(code)
  const app = await App.open({ locale: `${code}-XX`, viewport: { width: 844, height: 390 } })
  await app.state()
  await app.button(words.get('web-welcome-play')!).click()
  for (const board of ['board-hex', 'board-square', 'board-snub', 'board-libre']) {
    await app.button(words.get('web-new-game')!).click()
    for (const name of ['web-against-nobody', board]) await app.page.getByRole('radio', { name: words.get(name)!, exact: true }).check({ force: true })
    await app.button(words.get('web-start')!).click()
    await app.dialogClosed()
    await app.state()
    // Until it is laid out.
    await app.resize(844, 390)
    const box = (await app.page.locator('abande-board').boundingBox())!
    expect([box.y >= 0, box.y + box.height <= 390, box.height > 330], board).toEqual([true, true, true])
    // All that is drawn on it, too: no stack and no name is cut.
    const cut = await app.page.evaluate(() => {
      const root = document.querySelector('abande-board')!.shadowRoot!
      const outer = root.querySelector('svg[part]')!.getBoundingClientRect()
      return [...root.querySelectorAll('.space .hit')].filter((space) => {
        const { top, bottom, left, right } = space.getBoundingClientRect()
        return top < outer.top - 1 || bottom > outer.bottom + 1 || left < outer.left - 1 || right > outer.right + 1
      }).length
    })
    if (board !== 'board-libre') expect(cut, board).toBe(0)
    for (const part of ['.bar-top', '.bar-bottom', '.slot', '.buttons']) {
      const beside = (await app.page.locator(part).boundingBox())!
      expect(beside.x, part).toBeGreaterThanOrEqual(box.x + box.width)
      expect(beside.y + beside.height, part).toBeLessThanOrEqual(390)
      expect(beside.x + beside.width, part).toBeLessThanOrEqual(844)
    }
    expect(await app.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(844)
  }
  await app.close()
})

test('the clock runs for the player to move, survives a reload, and ends the game', async () => {
  const app = await App.open({}, '/', (page) => page.clock.install())
  await app.button('New game').click()
  for (const name of ['Two at this screen', 'hexagonal']) await app.page.getByRole('radio', { name, exact: true }).check({ force: true })
  await app.page.getByText('Size, pieces, clock').click()
  await app.page.getByRole('radio', { name: '3 + 2', exact: true }).check({ force: true })
  await app.start()
  // White's is on top.
  const clocks = () => app.page.getByRole('timer').allTextContents()
  await expect.poll(clocks).toEqual(['3:00', '3:00'])
  // From now on time goes by only as it is told: a slow machine must not cost anybody a second.
  await app.page.clock.pauseAt(Date.now() + 60_000)
  await app.page.clock.fastForward(5000)
  expect(await clocks()).toEqual(['3:00', '3:00'])
  await app.act('d4')
  await app.until((state) => state.ply === 1)
  await app.page.clock.fastForward(60_000)
  await expect.poll(clocks).toEqual(['2:00', '3:02'])
  await app.act('d5')
  await app.until((state) => state.ply === 2)
  await expect.poll(async () => (await clocks())[0]).toBe('2:02')
  await app.page.clock.fastForward(10_000)
  await expect.poll(clocks).toEqual(['2:02', '2:52'])
  await app.page.reload()
  await app.until((state) => state.ply === 2)
  // Whoever reloads gets no time back.
  await expect.poll(clocks).toEqual(['2:02', '2:52'])
  await app.page.clock.fastForward(200_000)
  await app.says('White wins: Black’s time is up.')
  expect((await clocks())[1]).toBe('0:00.0')
  await app.close()
})

test('taking back against the engine leads to one’s own last turn, also while it thinks', async () => {
  const app = await App.open()
  await app.newGame(['Computer', 'Black', 'hexagonal'], undefined, 2)
  await app.act('d4')
  const { line } = await app.until((state) => state.ply === 2)
  await app.act((await app.state()).entries[0]!)
  await app.until((state) => state.ply >= 3)
  await app.button('Take back').click()
  expect((await app.until((state) => state.ply === 2)).line).toBe(line)
  await app.button('Take back').click()
  await app.until((state) => state.ply === 0)
  expect(await app.button('Take back').isDisabled()).toBe(true)
  await app.button('Redo').click()
  expect((await app.until((state) => state.ply === 2)).line).toBe(line)
  await app.close()
})

test('one button mutes everything, and it stays so', async () => {
  const app = await App.open({}, '/', (page) =>
    page.addInitScript(() => {
      const heard = window as unknown as { sounds: number }
      heard.sounds = 0
      for (const { prototype } of [AudioBufferSourceNode, OscillatorNode]) {
        const start = prototype.start
        prototype.start = function (...args: [number?]) {
          heard.sounds++
          return start.apply(this, args)
        }
      }
    })
  )
  const sounds = () => app.page.evaluate(() => (window as unknown as { sounds: number }).sounds)
  await app.newGame([ALONE, 'hexagonal'])
  await app.act('d4')
  await app.until((state) => state.ply === 1)
  await expect.poll(sounds).toBeGreaterThan(0)
  await app.button('Sound').click()
  await app.page.reload()
  await app.until((state) => state.ply === 1)
  expect(await app.button('Sound').getAttribute('aria-pressed')).toBe('false')
  await app.act('d5')
  await app.until((state) => state.ply === 2)
  expect(await sounds()).toBe(0)
  await app.close()
})

test('a dialog: what is folded away is shown when it is at fault, and only a press beside it closes it', async () => {
  const app = await App.open()
  await app.button('New game').click()
  const dialog = app.page.getByRole('dialog')
  const pieces = app.page.getByRole('spinbutton')
  await app.page.getByText('Size, pieces, clock').click()
  await pieces.fill('60')
  await app.page.getByText('Size, pieces, clock').click()
  await pieces.waitFor({ state: 'hidden' })
  // In Libre there are 31 at most.
  await app.page.getByRole('radio', { name: 'Libre' }).check({ force: true })
  await app.button('Start').click()
  await pieces.waitFor()
  await expect.poll(() => pieces.evaluate((field) => field.matches(':focus'))).toBe(true)

  const { mouse } = app.page
  const box = (await pieces.boundingBox())!
  await mouse.move(box.x + 10, box.y + 10)
  await mouse.down()
  await mouse.move(2, 2, { steps: 3 })
  await mouse.up()
  expect(await dialog.count()).toBe(1)
  await mouse.click(2, 2)
  await app.dialogClosed()

  // The end of one dialog must not be taken for that of the next.
  await app.button('New game').click()
  await app.page.evaluate(() => {
    const first = document.querySelector('dialog')!
    const told = new Promise((resolve) => first.addEventListener('close', () => setTimeout(resolve)))
    first.close()
    document.querySelector<HTMLButtonElement>('button[title=Keys]')!.click()
    return told
  })
  expect(await dialog.getByRole('heading').textContent()).toBe('Keys')
  await app.close()
})

test('whichever board is chosen, Start stays where it is', async () => {
  const app = await App.open()
  await app.button('New game').click()
  const places = new Set<number>()
  for (const name of ['hexagonal', 'square', 'snub-square', 'Libre']) {
    await app.page.getByRole('radio', { name, exact: true }).check({ force: true })
    places.add((await app.button('Start').boundingBox())!.y)
  }
  expect(places.size).toBe(1)
  await app.close()
})

test.each(['en', 'de', 'fr', 'es', 'it'])('whatever is chosen for a new game, Start is in sight, and what is wrong with it: %s', async (code) => {
  const words = messages(code)
  const app = await App.open({ locale: `${code}-XX` })
  await app.state()
  await app.button(words.get('web-new-game')!).click()
  const start = app.button(words.get('web-start')!)
  const radio = (key: string) => app.page.getByRole('radio', { name: words.get(key)!, exact: true })
  const below = (element: Locator) => element.evaluate((element) => element.getBoundingClientRect().bottom - innerHeight)
  for (const [width, height] of [[1366, 768], [844, 390], [390, 844], [320, 640]] as const) {
    await app.resize(width, height)
    for (const against of ['web-against-engine', 'web-against-people', 'web-against-link', 'web-against-nobody']) {
      await radio(against).check({ force: true })
      await app.page.locator('dialog').evaluate((dialog) => (dialog.scrollTop = 0))
      expect(await below(start), `${against} at ${width}x${height}`).toBeLessThan(0)
    }
  }
  await radio('web-board-file').check({ force: true })
  await app.page.locator('dialog').evaluate((dialog) => (dialog.scrollTop = 0))
  await start.click()
  expect(await below(app.page.getByRole('dialog').getByRole('alert'))).toBeLessThan(0)
  // Whoever goes through it by keys sees where he is.
  await app.page.locator('summary').focus()
  const [place, cover] = [(await app.page.locator('summary').boundingBox())!, (await start.boundingBox())!]
  expect(place.y + place.height).toBeLessThanOrEqual(cover.y)
  await app.close()
})
