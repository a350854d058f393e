/** What all screens share: dialogs, toasts, new games. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { App, closeBrowser, openBrowser } from './app'
import { faults } from './axe'

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
  await app.page.getByRole('group', { name: 'Moves' }).getByRole('button').first().press('Delete')
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
  // It stays while it has the focus; from under the pointer it would move with the size of the window.
  await app.page.locator('.toast').getByRole('button', { name: 'Undo' }).focus()
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

test('a screen that cannot be fetched says so in the language of the page, and comes with the next try', async () => {
  const app = await App.open({ locale: 'de-DE', serviceWorkers: 'block' })
  await app.state()
  await app.page.route(/assets\/Learn-.*\.js/, (route) => route.abort())
  await app.page.getByRole('link', { name: 'Lernen', exact: true }).click()
  const told = app.page.getByRole('alert')
  await told.getByText('Dieser Teil konnte nicht geladen werden.').waitFor()
  // A try in vain changes nothing that can be seen.
  await app.page.route(/\/$/, (route) => route.abort())
  const vain = app.page.waitForEvent('requestfailed', (request) => request.url() === `${app.address}/`)
  await app.button('Noch einmal versuchen').click()
  await vain
  await told.waitFor()
  await app.page.unrouteAll()
  await app.button('Noch einmal versuchen').click()
  await app.page.getByRole('link', { name: 'Beginnen' }).waitFor()
  await app.close(/Failed to load resource|Failed to fetch/)
})

test('an engine that fails says so in the language of the page', async () => {
  const app = await App.open({ locale: 'de-DE', serviceWorkers: 'block' }, '/', (page) => page.route(/assets\/worker-.*\.js/, (route) => route.abort()))
  await app.state()
  await app.act('d4')
  await app.says('Die Engine antwortet nicht mehr. Lade die Seite neu, dann geht es weiter.')
  await app.close(/Failed to load|engine|Error/)
})

test('what is not usual about a new game is shown, and one press goes back to the usual', async () => {
  const app = await App.open()
  await app.button('New game').click()
  for (const name of ['Both sides, to try things', 'hexagonal']) await app.page.getByRole('radio', { name, exact: true }).check({ force: true })
  await app.page.getByText('Size, pieces, clock').click()
  await app.page.getByRole('radio', { name: '3', exact: true }).check({ force: true })
  await app.page.getByRole('spinbutton').fill('9')
  await app.start()
  await app.until((state) => state.line.startsWith('hex:3@9'))

  await app.button('New game').click()
  const dialog = app.page.getByRole('dialog')
  await dialog.getByText('3 spaces per side · 9 pieces each').waitFor()
  await app.page.getByRole('radio', { name: 'square', exact: true }).check({ force: true })
  await dialog.getByText('9 pieces each').waitFor()
  await app.button('Back to the usual').click()
  await dialog.getByText('9 pieces each').waitFor({ state: 'detached' })
  await app.start()
  await app.until((state) => state.line.startsWith('square '))
  await app.close()
})

test('the levels have names, and say what they do', async () => {
  const app = await App.open()
  await app.button('New game').click()
  const dialog = app.page.getByRole('dialog')
  for (const [level, name, line] of [[1, 'Daydreamer', 'forgets that sleepers'], [10, 'Full strength', 'All that the engine can do']] as const) {
    await app.page.getByRole('slider').fill(String(level))
    await dialog.getByText(`Level ${level}: ${name}`).waitFor()
    await dialog.getByText(line).waitFor()
    expect(await app.page.getByRole('slider').getAttribute('aria-valuetext')).toBe(`Level ${level}: ${name}`)
  }
  expect(await faults(app)).toEqual([])
  await app.close()
})

test('two at one screen have names and a board that turns; whoever tries things alone has neither, and no clock', async () => {
  const app = await App.open()
  await app.button('New game').click()
  await app.page.getByRole('radio', { name: 'Two at this screen' }).check({ force: true })
  await app.page.getByRole('textbox', { name: 'Name, Black' }).fill('Ada')
  await app.page.getByRole('textbox', { name: 'Name, White' }).fill('Bo')
  await app.page.getByText('Turn the board to whoever is to move').click()
  expect(await faults(app)).toEqual([])
  await app.start()
  const place = async () => (await (await app.hit('a1')).boundingBox())!
  const before = await place()
  await app.act('d4')
  await app.until((state) => state.ply === 1)
  await app.page.locator('.bar-bottom').getByText('Bo').waitFor()
  expect((await place()).x).toBeGreaterThan(before.x + 100)
  await app.page.reload()
  await app.until((state) => state.ply === 1)
  await app.page.locator('.bar-top').getByText('Ada').waitFor()

  await app.button('New game').click()
  await app.page.getByRole('radio', { name: 'Both sides, to try things' }).check({ force: true })
  await app.page.getByText('Size, pieces, clock').click()
  expect(await app.page.getByRole('textbox').count()).toBe(0)
  expect(await app.page.getByText('Clock, minutes').count()).toBe(0)
  await app.close()
})
