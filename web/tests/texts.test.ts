/** Texts that people bring along: bare moves, what cannot be read in words of their own language, positions to play from. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { App, closeBrowser, openBrowser } from './app'
import { messages } from './words'

beforeAll(openBrowser)
afterAll(closeBrowser)

async function paste(app: App, text: string): Promise<void> {
  await app.page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

test('pasted bare moves are a game, on the board that they fit', async () => {
  const app = await App.open({}, '/#/analyse')
  await app.state()
  await paste(app, 'd4 c3 d3 c4')
  await expect.poll(() => app.page.getByRole('group', { name: 'Moves' }).textContent()).toMatch(/d4.*c3.*d3.*c4/)
  expect((await app.state()).line).toMatch(/^hex /)
  await paste(app, '1. 0,1 1,-1')
  await app.until((state) => state.line.startsWith('libre '))
  await app.close()
})

test('what is wrong with a text is said in the language of the page', async () => {
  const app = await App.open({ locale: 'de-DE' }, '/#/analyse')
  await app.state()
  const toast = app.page.locator('.toast')
  for (const [text, said] of [
    ['[Coords "round"]\n\n*', /„round“ ist kein Koordinatensystem/],
    ['0,1 5,5', /5,5: .* Band/],
    ['[Position "hex b,x3/x5/x6/x7/x6/x5/x3,b b 17/18 0"]\n\n*', /Band/],
    ['[Board "libre"]\n\n1. 0,1 200,0 *', /200,0 liegt zu weit draußen: Die Koordinaten von Libre gehen von -128 bis 127/],
    ['libre 0,0:b;0,200:w b 17/17 0', /0,200 liegt zu weit draußen/],
    ['{"header": {}}', /header\.game: Diese Angabe fehlt/],
    ['{"header": 7}', /Hier müsste etwas anderes stehen/]
  ] as const) {
    await paste(app, text)
    await expect.poll(() => toast.locator('p').textContent()).toMatch(said)
    await toast.getByRole('button').last().click()
    await toast.waitFor({ state: 'detached' })
  }
  await app.close()
})

test('a board file that is not built as it should be says so in the language of the page', async () => {
  const app = await App.open({ locale: 'de-DE' })
  await app.state()
  const german = messages('de')
  await app.button(german.get('web-new-game')!).click()
  await app.page.getByRole('radio', { name: german.get('web-board-file')!, exact: true }).check({ force: true })
  for (const [text, said] of [
    ['name =', /weder gültiges TOML noch gültiges JSON/],
    ['name = "ring"\nlinks = []', /Die Angabe „spaces“ fehlt/],
    ['{"name": "ring", "colour": 1}', /Eine Angabe „colour“ gibt es in Brettdateien nicht/],
    ['name = 1\nspaces = []\nlinks = []', /In „name“ steht nicht/]
  ] as const) {
    await app.page.locator('input[type=file]').setInputFiles({ name: 'ring.toml', mimeType: 'text/plain', buffer: Buffer.from(text) })
    await expect.poll(() => app.page.getByRole('dialog').getByRole('alert').textContent()).toMatch(said)
  }
  await app.close()
})

test('what Abstract Play has no place for is said in the language of the page', async () => {
  const app = await App.open({ locale: 'de-DE' }, '/#/analyse')
  await app.state()
  const german = messages('de')
  for (const [text, said] of [
    ['1. d4 c3 *', /nicht zu Ende/],
    ['[Board "hex:3"]\n\n1. c3 b2 1-0', /gibt es bei Abstract Play nicht/]
  ] as const) {
    await paste(app, text)
    await app.until((state) => state.line.startsWith(text.startsWith('[') ? 'hex:3 ' : 'hex '))
    await app.button(german.get('web-analyse-share')!).click()
    const dialog = app.page.getByRole('dialog')
    await dialog.getByRole('button', { name: german.get('web-analyse-save-json')!, exact: true }).click()
    await expect.poll(() => dialog.getByRole('alert').textContent()).toMatch(said)
    await app.escape()
  }
  await app.close()
})

test('a position that was set up is played from, and the computer answers', async () => {
  const app = await App.open({}, '/#/analyse')
  await app.state()
  await app.button('Set up a position').click()
  await app.page.locator('.tools').waitFor()
  await app.page.getByRole('textbox').fill('hex x4/x5/x6/x2,w,b,x3/x6/x5/x4 b 17/17 0')
  await app.until((state) => Object.keys(state.stacks).length === 2)
  await app.button('Play from here').click()
  await app.page.getByRole('radio', { name: 'Computer', exact: true }).check({ force: true })
  await app.page.getByRole('radio', { name: 'Black', exact: true }).check({ force: true })
  await app.start()
  expect(new URL(app.page.url()).hash).toBe('#/play')
  const { entries, stacks } = await app.until((state) => state.turn === 'b' && Object.keys(state.stacks).length === 2)
  expect(stacks).toEqual({ d3: 'w', d4: 'b' })
  await app.act(entries[0]!)
  await app.until((state) => state.ply === 2)
  await app.close()
})
