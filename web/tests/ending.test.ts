/** Help during a game, its end explained, and what comes after it. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { EXERCISES } from '../src/learn/exercises'
import { App, closeBrowser, openBrowser } from './app'
import { faults } from './axe'
import { messages } from './words'

beforeAll(openBrowser)
afterAll(closeBrowser)

const labels = (app: App) => app.page.locator('abande-board .label')
const panel = (app: App) => app.page.getByRole('region', { name: 'The end of the game' })

/** Plays on at the computer's side, the first move that there is, until the game is over. */
async function playOut(app: App): Promise<void> {
  for (;;) {
    const you = (await app.page.locator('.bar-bottom section').getAttribute('aria-label')) === 'Black' ? 'b' : 'w'
    const state = await app.until((state) => state.turn === you || state.over)
    if (state.over) return
    if (state.entries.length > 0) await app.act(state.entries[0]!)
    else await app.pass()
    await app.until((next) => next.ply > state.ply)
  }
}

test('the end is explained: points on the board, the count, and what to do next', async () => {
  const app = await App.open()
  await app.newGame(['Computer', 'Black', 'hexagonal'], 4, 1)
  await playOut(app)
  await panel(app).waitFor()
  const { score, stacks, sleepers } = await app.state()
  const numbers = (await labels(app).allTextContents()).map(Number)
  expect(numbers).toHaveLength(Object.keys(stacks).length)
  expect(numbers.reduce((sum, points) => sum + points, 0)).toBe(score.b + score.w)
  expect(numbers.filter((points) => points === 0)).toHaveLength(sleepers.length)
  const text = (await panel(app).textContent())!
  for (const space of sleepers) expect(text).toContain(space)
  expect(await faults(app)).toEqual([])

  // Looking back shows the position alone.
  await app.page.getByRole('list', { name: 'Moves' }).getByRole('button').first().click()
  expect(await labels(app).count()).toBe(0)
  await app.button('Back to the game').click()
  await panel(app).getByRole('button', { name: 'Share' }).click()
  await app.page.getByRole('dialog').waitFor()
  await app.escape()
  await panel(app).getByRole('link', { name: 'Statistics' }).click()
  expect(await app.page.getByRole('row').nth(1).textContent()).toMatch(/^\s*1 Daydreamer\s*hexagonal, 4 pieces/i)
  expect(await faults(app)).toEqual([])
  await app.page.getByRole('main').getByRole('link', { name: 'Play' }).click()

  await panel(app).getByRole('button', { name: 'Rematch' }).click()
  // Now the computer begins.
  await app.until((state) => state.ply === 1 && state.turn === 'w')
  await playOut(app)
  await panel(app).getByRole('button', { name: 'Review my mistakes' }).click()
  await expect.poll(() => app.page.url()).toContain('#/analyse')
  await expect.poll(() => app.page.getByText('Accuracy').count(), { timeout: 60_000 }).toBeGreaterThan(0)
  await app.close()
})

test.each(['en', 'de', 'fr', 'es', 'it'])('the count of both, sleepers and all, is read without scrolling: %s', async (code) => {
  const words = messages(code)
  // Both have a sleeper there, and nothing in hand.
  const app = await App.open({ locale: `${code}-XX`, viewport: { width: 1366, height: 768 } }, `/#/learn/exercise/${EXERCISES[0]!.id}`)
  await app.state()
  await app.button(words.get('web-play-from')!).click()
  await app.page.getByRole('radio', { name: words.get('web-against-nobody')!, exact: true }).check({ force: true })
  await app.button(words.get('web-start')!).click()
  await app.dialogClosed()
  await app.until((state) => state.ply === 0 && state.canPass)
  await app.page.keyboard.press('p')
  await app.until((state) => state.passEnds)
  await app.page.keyboard.press('p')
  await app.button(words.get('web-pass-end')!).click()
  const count = app.page.locator('.end .count')
  await count.waitFor()
  expect(await count.locator('.asleep').count()).toBe(2)
  expect(await count.evaluate((count) => count.scrollHeight - count.clientHeight)).toBeLessThanOrEqual(0)
  await app.close()
})

test('a hint in steps: where, what, why; the move is marked in the list and in the record', async () => {
  const app = await App.open()
  await app.newGame(['Computer', 'Black', 'hexagonal'], undefined, 1)
  await app.act('d4')
  await app.until((state) => state.ply === 2)
  await app.button('Hint').click()
  await app.says(/^Look (around|at your stack on) /)
  const marks = app.page.locator('abande-board .arrow')
  expect(await marks.count()).toBeGreaterThan(0)
  await app.button('Show the move').click()
  await app.says(/^(Enter a piece on|Capture) /)
  const said = (await app.message().textContent())!
  await app.button('Why?').click()
  await app.says(/(ahead|behind|even|win|draw)/)
  expect(await app.button('Hint').isDisabled()).toBe(true)
  expect(await faults(app)).toEqual([])
  await app.button('Close the hint').click()
  await app.says('Black to move')
  expect(await marks.count()).toBe(0)
  const [first, second] = said.match(/[a-g][1-7]/g)!
  if (said.startsWith('Capture')) {
    await app.act(second!)
    await app.act(first!)
  } else {
    await app.act(first!)
  }
  await app.until((state) => state.ply === 4)
  await app.page.getByRole('list', { name: 'Moves' }).getByRole('button', { name: /with a hint/ }).waitFor()
  await app.page.reload()
  await app.until((state) => state.ply === 4)
  expect(await app.page.getByRole('button', { name: /with a hint/ }).count()).toBe(1)
  await app.close()
})

test('three games lost in a row: a lower level is offered, and one press begins it', async () => {
  const app = await App.open()
  await app.newGame(['Computer', 'Black', 'hexagonal'], undefined, 3)
  for (const _ of [1, 2, 3]) {
    await app.button('Resign').click()
    await app.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
    await app.says('You lose: you resigned.')
    await panel(app).waitFor()
    if (_ < 3) await panel(app).getByRole('button', { name: 'Rematch' }).click()
  }
  await panel(app).getByText('Three losses in a row').waitFor()
  await panel(app).getByRole('button', { name: 'Level 2' }).click()
  await app.page.locator('.bar-top').getByText('Level 2: Stacker').waitFor()
  await app.close()
})
