/** Whole games against the engine, by pointer and by keyboard. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { App, closeBrowser, lot, openBrowser } from './app'

beforeAll(openBrowser)
afterAll(closeBrowser)

const BOARDS = ['hexagonal', 'square', 'snub-square', 'Libre']

test.each(BOARDS)('a whole game on the board %s', async (board) => {
  const app = await App.open()
  await app.newGame(['Computer', 'Black', board], 6, 1)
  const choose = lot(2005)
  const over = () => app.page.locator('.message.end').isVisible()
  while (!(await over())) {
    const state = await app.until((state) => state.turn === 'b' || state.over)
    if (state.over) break
    if (state.captures.length > 0 && choose(2) === 0) {
      const { from, to } = state.captures[choose(state.captures.length)]!
      await app.act(from)
      await app.act(to)
    } else if (state.entries.length > 0) {
      await app.act(state.entries[choose(state.entries.length)]!)
    } else {
      await app.pass()
    }
    await app.until((next) => next.ply > state.ply)
  }
  const end = await app.state()
  expect(end.over).toBe(true)
  expect(end.hands).toEqual({ b: 0, w: 0 })
  const { b, w } = end.score
  const text = b === w ? `A draw, ${b}–${b}.` : `You ${b > w ? 'win' : 'lose'} ${b}–${w}.`
  await app.says(text)
  await app.close()
})

test('each level answers, to the end of a short game', async () => {
  const app = await App.open()
  for (let level = 1; level <= 10; level++) {
    await app.newGame(['Computer', 'White', 'hexagonal'], 2, level)
    await app.page.locator('.bar-top').getByText(`Level ${level}: `).waitFor()
    const choose = lot(level)
    for (;;) {
      const state = await app.until((state) => state.turn === 'w' || state.over)
      if (state.over) break
      if (state.entries.length > 0) await app.act(state.entries[choose(state.entries.length)]!)
      else await app.pass()
      await app.until((next) => next.ply > state.ply)
    }
    const { ply, hands } = await app.state()
    expect(ply, `level ${level}`).toBeGreaterThan(4)
    expect(hands).toEqual({ b: 0, w: 0 })
    await app.page.locator('.message.end').waitFor()
  }
  await app.close()
})

test('a game by keyboard alone', async () => {
  const app = await App.open()
  const { keyboard } = app.page
  await app.state()
  await keyboard.press('n')
  await app.page.getByRole('dialog').waitFor()
  await app.page.getByRole('radio', { name: 'Both sides, to try things' }).focus()
  await keyboard.press('Space')
  await keyboard.press('Enter')
  await app.dialogClosed()
  await app.page.locator('abande-board .space[tabindex="0"]').focus()
  const here = () =>
    app.page.evaluate(() => document.querySelector('abande-board')!.shadowRoot!.activeElement!.getAttribute('data-space'))
  expect(await here()).toBe('d4')
  await keyboard.press('Enter') // Black d4
  await keyboard.press('ArrowUp')
  expect(await here()).toBe('d5')
  await keyboard.press('Enter') // White d5
  await keyboard.press('ArrowUp')
  await keyboard.press('Enter') // Black d6
  await app.until((state) => state.ply === 3)
  // White takes d6 from d5? That would split the band: d5 holds it together.
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await app.says(/would split the band into 2 parts/)
  await keyboard.press('ArrowRight')
  await keyboard.press('Enter') // White beside them
  const state = await app.until((state) => state.ply === 4)
  await keyboard.press('u')
  await app.until((state) => state.ply === 3)
  await keyboard.press('r')
  expect((await app.until((state) => state.ply === 4)).line).toBe(state.line)
  await keyboard.press('?')
  await app.page.getByRole('dialog', { name: 'Keys' }).waitFor()
  await app.close()
})

test('two people: undo, another way on, redo, resign', async () => {
  const app = await App.open()
  await app.newGame(['Two at this screen', 'square'])
  for (const space of ['d4', 'd5', 'e5']) {
    const { ply } = await app.state()
    await app.act(space)
    await app.until((state) => state.ply === ply + 1)
  }
  await app.button('Take back').click()
  await app.until((state) => state.ply === 2)
  await app.act('c3')
  await app.until((state) => state.stacks['c3'] === 'b' && state.stacks['e5'] === undefined)
  expect(await app.button('Redo').isDisabled()).toBe(true)
  await app.button('Resign').click()
  await app.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  await app.says('Black wins: White resigned.')
  await app.button('Take back').click()
  await app.says('Black to move')
  await app.close()
})

test('a stack is carried onto its prey, and an illegal try says why', async () => {
  const app = await App.open()
  await app.newGame(['Both sides, to try things', 'hexagonal'])
  for (const space of ['d4', 'c3', 'd3']) {
    const { ply } = await app.state()
    await app.act(space)
    await app.until((state) => state.ply === ply + 1)
  }
  await app.act('a1')
  await app.says('a1 is not next to the band: no stack stands beside it.')
  expect(await app.page.locator('abande-board .fault').count()).toBe(1)
  const hit = (space: string) => app.page.locator(`abande-board .space[data-space="${space}"] .hit`)
  await hit('c3').dragTo(hit('d3'), { force: true })
  const state = await app.until((state) => state.ply === 4)
  expect(state.stacks['d3']).toBe('bw')
  await app.close()
})
