/** A first evening with Abande, from the welcome to a link for a friend. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { LESSONS } from '../src/learn/lessons'
import { App, closeBrowser, openBrowser } from './app'

beforeAll(openBrowser)
afterAll(closeBrowser)

/** Plays the first entry that there is, with a hint now and then, until the game is over. */
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

test('first visit, a lesson, a game with a hint, its mistakes, a rematch one level up, and a link', async () => {
  const app = await App.open()
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
  await playOut(app, 'b')
  await ending.waitFor()
  await app.says(/^(You win|You lose|A draw|The game is drawn)/)

  // What went wrong, and how it would have gone better.
  await ending.getByRole('button', { name: 'Review my mistakes' }).click()
  await expect.poll(() => app.page.getByText('Accuracy').count(), { timeout: 60_000 }).toBeGreaterThan(0)
  const learn = app.page.getByRole('region', { name: 'Learn from the mistakes' })
  if ((await learn.count()) === 0) await app.button(/Learn from the mistakes/).first().click()
  await learn.waitFor()
  const text = (await learn.textContent())!
  if (!text.includes('There are no such mistakes')) {
    await learn.getByRole('button', { name: 'Show a better move' }).click()
    await learn.getByText('was better').first().waitFor()
  }
  await learn.getByRole('button', { name: 'Close' }).click()

  // Once more, against somebody stronger.
  await app.page.getByRole('link', { name: 'Play', exact: true }).click()
  await ending.waitFor()
  await app.newGame(['Computer', 'White', 'hexagonal'], 4, 3)
  await app.until((state) => state.ply === 1)
  await playOut(app, 'w')
  await ending.waitFor()
  const end = await app.state()

  // A friend sees the same game in another browser.
  await ending.getByRole('button', { name: 'Share' }).click()
  const link = await app.page.getByRole('dialog').locator('input[readonly]').first().inputValue()
  const hash = link.slice(link.indexOf('#'))
  const friend = await App.open({}, `/${hash}`)
  expect((await friend.until((state) => state.ply === end.ply)).line).toBe(end.line)
  await friend.close()
  await app.close()
})
