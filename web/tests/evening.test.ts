/** A first evening with Abande, from the welcome to a link for a friend. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AbandeBoard } from '../board'
import { LESSONS } from '../src/learn/lessons'
import { App, closeBrowser, openBrowser, sameOpponents } from './app'

beforeAll(openBrowser)
afterAll(closeBrowser)

/** Plays the first entry that there is until the game is over. */
async function playOut(app: App, you: 'b' | 'w'): Promise<void> {
  for (;;) {
    const state = await app.until((state) => state.turn === you || state.over)
    if (state.over) return
    const [entry] = state.entries
    if (entry) await app.act(entry)
    else await app.pass()
    await app.until((next) => next.ply > state.ply)
  }
}

/** Plays what hints say until the game is over. */
async function playHints(app: App, you: 'b' | 'w'): Promise<void> {
  for (;;) {
    const state = await app.until((state) => state.turn === you || state.over)
    if (state.over) return
    await app.button('Hint').click()
    // Not while it is looked for.
    await app.says(/^(Look (around|at your stack on) |Pass\.)/)
    // To pass is no move that could be shown.
    if (!/^Pass/.test((await app.message().textContent())!.trim())) await app.button('Show the move').click()
    await app.says(/^(Enter a piece on|Capture|Pass)/)
    const [arrow] = await app.page.evaluate(() => document.querySelector<AbandeBoard>('abande-board')!.arrows)
    if (!arrow) await app.pass()
    else for (const space of [arrow.from ?? [], arrow.to].flat()) await app.act(space)
    await app.until((next) => next.ply > state.ply)
  }
}

test('first visit, a lesson, a game with a hint, its mistakes, a rematch one level up, and a link', async () => {
  // The first game is the same in every run, mistakes included.
  const app = await App.open({}, '/', (page) => page.addInitScript(sameOpponents))
  const ending = app.page.getByRole('region', { name: 'The end of the game' })

  // Somebody who knows nothing begins with a lesson.
  await app.page.getByRole('link', { name: 'Learn in five minutes' }).click()
  await app.page.getByRole('link', { name: 'Begin' }).click()
  const [lesson] = LESSONS
  await app.until((state) => state.line === lesson!.position)
  for (const space of lesson!.solution[0]!.split(/->?/)) await app.act(space)
  await app.page.locator('.message.good').waitFor()
  await app.page.getByRole('link', { name: 'Next' }).click()
  await app.until((state) => state.line === LESSONS[1]!.position)

  // Then a short game at level 2, with help. The welcome is not there again.
  await app.page.getByRole('link', { name: 'Play', exact: true }).click()
  await app.state()
  expect(await app.page.getByText('Welcome to Abande').count()).toBe(0)
  await app.newGame(['Computer', 'Black', 'hexagonal'], 5, 2)
  await app.act('d4')
  await app.until((state) => state.ply === 2)
  await app.button('Hint').click()
  await app.says(/^Look (around|at your stack on) /)
  await app.button('Show the move').click()
  await app.says(/^(Enter a piece on|Capture) /)
  await app.button('Why?').click()
  await app.button('Close the hint').click()
  let you: 'b' | 'w' = 'b'
  await playOut(app, you)
  await ending.waitFor()
  await app.says(/^(You win|You lose|A draw|The game is drawn)/)

  // What went wrong, and how it would have gone better: whoever never captures has made mistakes.
  await ending.getByRole('button', { name: 'Review my mistakes' }).click()
  await expect.poll(() => app.page.getByText('Accuracy').count(), { timeout: 60_000 }).toBeGreaterThan(0)
  await expect.poll(() => app.button('Learn from the mistakes').count(), { message: 'mistakes to learn from' }).toBe(1)
  await app.button('Learn from the mistakes').click()
  const learn = app.page.getByRole('region', { name: 'Learn from the mistakes' })
  await learn.getByText(/Mistake 1 of [1-9]/).waitFor()
  await learn.getByRole('button', { name: 'Show a better move' }).click()
  await learn.getByText('Better was').first().waitFor()
  await learn.getByRole('button', { name: 'Close' }).click()

  // Once more, with colours swapped, until it is won: then somebody stronger is offered.
  await app.page.getByRole('link', { name: 'Play', exact: true }).click()
  await ending.waitFor()
  const stronger = ending.getByRole('button', { name: 'Level 3: Counter' })
  do {
    await ending.getByRole('button', { name: 'Rematch' }).click()
    you = you === 'b' ? 'w' : 'b'
    await app.until((state) => state.ply === (you === 'b' ? 0 : 1))
    await playHints(app, you)
    await ending.waitFor()
  } while ((await stronger.count()) === 0)
  await stronger.click()
  await app.page.locator('.bar-top').getByText('Level 3: Counter').waitFor()
  await playOut(app, you)
  await ending.waitFor()
  const end = await app.state()

  // A friend sees the same game in another browser.
  await ending.getByRole('button', { name: 'Share' }).click()
  const made = app.page.getByRole('dialog').locator('input[readonly]').first()
  await expect.poll(() => made.inputValue()).toContain('#/')
  const link = await made.inputValue()
  const hash = link.slice(link.indexOf('#'))
  const friend = await App.open({}, `/${hash}`)
  expect((await friend.until((state) => state.ply === end.ply)).line).toBe(end.line)
  await friend.close()
  await app.close()
}, 300_000)
