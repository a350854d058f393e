/** What all screens share: dialogs, toasts, new games. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { App, closeBrowser, openBrowser } from './app'

beforeAll(openBrowser)
afterAll(closeBrowser)

/** The space of the board that has the focus, or the name of what else has it. */
const focused = (app: App) =>
  app.page.evaluate(() => {
    const inside = document.activeElement?.shadowRoot?.activeElement
    return inside?.getAttribute('data-space') ?? document.activeElement?.localName
  })

test('a dialog that was opened by a key gives the focus back, however it is closed', async () => {
  const app = await App.open()
  await app.state()
  const space = app.page.locator('abande-board .space[data-space="d4"]')
  for (const key of ['n', '?']) {
    await space.focus()
    await app.page.keyboard.press(key)
    await app.page.getByRole('dialog').waitFor()
    await app.escape()
    await expect.poll(() => focused(app)).toBe('d4')
    await app.page.keyboard.press(key)
    await app.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await app.dialogClosed()
    await expect.poll(() => focused(app)).toBe('d4')
  }
  // After a new game the board is another one, but the keyboard is on it.
  await app.page.keyboard.press('n')
  await app.page.getByRole('radio', { name: 'Libre' }).check({ force: true })
  await app.start()
  await expect.poll(() => app.page.evaluate(() => document.activeElement?.localName)).toBe('abande-board')
  await app.close()
})

/** Has a toast come up in Analyse: moves are deleted, which can be undone. */
async function deleteMoves(app: App): Promise<void> {
  await app.go('/analyse')
  await app.act('d4')
  await app.until((state) => state.ply === 1)
  await app.button('Delete from this move on').click()
  await app.page.locator('.toast').waitFor()
}

test('a toast goes by itself, but not while it is hovered or has the focus', async () => {
  const app = await App.open({}, '/', (page) => page.clock.install())
  await app.state()
  const toast = app.page.locator('.toast')
  await deleteMoves(app)
  await toast.hover()
  await app.page.clock.fastForward(60_000)
  expect(await toast.count()).toBe(1)
  await toast.getByRole('button', { name: 'Undo' }).focus()
  await app.page.mouse.move(300, 500)
  await app.page.clock.fastForward(60_000)
  expect(await toast.count()).toBe(1)
  await app.page.locator('abande-board .space[tabindex="0"]').focus()
  await app.page.clock.fastForward(60_000)
  await toast.waitFor({ state: 'detached' })
  await app.close()
})

test('a toast covers neither the board nor the way to the review', async () => {
  const app = await App.open()
  await app.state()
  await deleteMoves(app)
  await app.page.locator('.toast').hover()
  for (const [width, height] of [[1366, 768], [1024, 768], [768, 1024], [844, 390], [390, 844], [320, 640]] as const) {
    await app.resize(width, height)
    const covered = await app.page.evaluate(() => {
      const toast = document.querySelector('.toast')!.getBoundingClientRect()
      const meets = (box: DOMRect) => box.left < toast.right && box.right > toast.left && box.top < toast.bottom && box.bottom > toast.top
      return ['abande-board', 'main .button.primary'].filter((name) =>
        [...document.querySelectorAll(name)].some((element) => !element.closest('.toast') && meets(element.getBoundingClientRect()))
      )
    })
    expect(covered, `${width}x${height}`).toEqual([])
  }
  await app.close()
})
