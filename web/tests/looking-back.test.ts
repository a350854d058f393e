/** Going back in a game: taking back, looking back, and playing from there. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { App, closeBrowser, openBrowser } from './app'

beforeAll(openBrowser)
afterAll(closeBrowser)

const moves = (app: App) => app.page.getByRole('list', { name: 'Moves' }).getByRole('button')
const written = async (app: App) => (await moves(app).allTextContents()).map((text) => text.trim())

/** One's own move, and the computer's answer. */
async function exchange(app: App, space?: string): Promise<void> {
  const { ply, entries } = await app.state()
  await app.act(space ?? entries[0]!)
  await app.until((state) => state.ply === ply + 2)
}

test('the computer answers, whatever was taken back or looked at before', async () => {
  const app = await App.open()
  await app.newGame(['Computer', 'Black', 'hexagonal'], undefined, 1)
  await exchange(app, 'd4')
  // Taken back, and the same move again.
  await app.button('Take back').click()
  await app.until((state) => state.ply === 0)
  await exchange(app, 'd4')
  await exchange(app)
  // Two taken back, one played again, then another move.
  await app.button('Take back').click()
  await app.button('Take back').click()
  await app.until((state) => state.ply === 0)
  await app.button('Redo').click()
  await app.until((state) => state.ply === 2)
  await exchange(app)
  // Looked back, and returned.
  await moves(app).first().click()
  await app.until((state) => state.ply === 1)
  await app.button('Back to the game').click()
  await app.until((state) => state.ply === 4)
  await exchange(app)
  // Restored.
  await app.page.reload()
  await app.until((state) => state.ply === 6)
  await exchange(app)
  // And with a move in the record, after a reload in the middle of a take-back.
  await app.button('Take back').click()
  const { line } = await app.until((state) => state.ply === 6)
  await app.page.reload()
  expect((await app.until((state) => state.ply === 6)).line).toBe(line)
  await exchange(app)
  await app.close()
})

test('a game that is over goes on after a take-back, and ends again', async () => {
  const app = await App.open()
  await app.newGame(['Computer', 'Black', 'hexagonal'], 1, 1)
  const play = async () => {
    for (;;) {
      const state = await app.until((state) => state.turn === 'b' || state.over)
      if (state.over) return
      if (state.entries.length > 0) await app.act(state.entries[0]!)
      else await app.pass()
      await app.until((next) => next.ply > state.ply)
    }
  }
  await play()
  await app.says(/^(You (win|lose)|A draw)/)
  const end = await app.state()
  await app.button('Take back').click()
  await app.until((state) => !state.over && state.canPass)
  await play()
  expect((await app.state()).score).toEqual(end.score)
  await app.close()
})

test('a pass that ends the game says so first, and no control moves when passing becomes possible', async () => {
  const app = await App.open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await app.newGame(['Both sides, to try things', 'hexagonal'], 1)
  const places = () =>
    app.page.getByRole('toolbar').getByRole('button').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { x, y, width, height } = button.getBoundingClientRect()
        // On the page, however far it is scrolled.
        return [x, y + scrollY, width, height].map(Math.round)
      })
    )
  // The first move ends the welcome to newcomers.
  await app.act('d4')
  await app.until((state) => state.ply === 1)
  const before = await places()
  expect(await app.button('Pass').isDisabled()).toBe(true)
  await app.act('d5')
  await app.until((state) => state.ply === 2)
  expect(await app.button('Pass').isEnabled()).toBe(true)
  expect(await places()).toEqual(before)
  await app.button('Pass').click()
  await app.until((state) => state.passes === 1)
  expect(await places()).toEqual(before)
  await app.button('Pass').click()
  const dialog = app.page.getByRole('dialog')
  expect(await dialog.textContent()).toContain('This pass ends the game. A draw, 1–1.')
  await app.escape()
  expect((await app.state()).over).toBe(false)
  await app.pass()
  await app.says('A draw, 1–1.')
  await app.close()
})

test('looking back is looking: the board refuses, the rest stays, and playing from there makes a new game', async () => {
  const app = await App.open()
  await app.newGame(['Both sides, to try things', 'hexagonal'])
  for (const space of ['d4', 'c3', 'd3', 'e3']) {
    const { ply } = await app.state()
    await app.act(space)
    await app.until((state) => state.ply === ply + 1)
  }
  await moves(app).nth(1).click()
  await app.says('Looking back: move 2 of 4')
  expect(await app.button('Take back').isDisabled()).toBe(true)
  await app.act('d5')
  expect((await app.state()).ply).toBe(2)
  expect(await written(app)).toEqual(['d4', 'c3', 'd3', 'e3'])
  // Looking is not kept: the game is where it was.
  await app.page.reload()
  await app.until((state) => state.ply === 4)

  await moves(app).nth(1).click()
  await app.button('Play from here').click()
  const dialog = app.page.getByRole('dialog', { name: 'Play from here' })
  expect(await dialog.getByRole('radio', { name: 'square' }).count()).toBe(0)
  await app.start()
  await app.says('Black to move')
  await app.act('d5')
  await app.until((state) => state.ply === 3)
  expect(await written(app)).toEqual(['d4', 'c3', 'd5'])
  await app.go('/games')
  await expect.poll(() => app.page.locator('main li').count()).toBe(2)
  await app.close()
})

test('what was taken back can be looked at too', async () => {
  const app = await App.open()
  await app.newGame(['Two at this screen', 'square'])
  for (const space of ['d4', 'd5']) {
    const { ply } = await app.state()
    await app.act(space)
    await app.until((state) => state.ply === ply + 1)
  }
  await app.button('Take back').click()
  await app.until((state) => state.ply === 1)
  await moves(app).nth(1).click()
  await app.says('Looking at a move that was taken back')
  await app.button('Back to the game').click()
  await app.says('White to move')
  expect((await app.state()).ply).toBe(1)
  await app.close()
})
