/** Games on their way out and in: links to a position, films, pictures, backups, and faults in people's own language. */

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { App, closeBrowser, openBrowser } from './app'
import { faults } from './axe'

beforeAll(openBrowser)
afterAll(closeBrowser)

const GAME = '[Event "Spring cup"]\n[Black "Ann"]\n[White "Ben"]\n\n1. d4 c3 2. d3 c4 3. d5 *\n'

/** Brings texts in by the list of games. */
async function bring(app: App, text: string): Promise<void> {
  await app.page.getByRole('main').getByRole('button', { name: 'Import', exact: true }).click()
  await app.page.getByRole('dialog').getByRole('textbox').fill(text)
  await app.page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click()
}

async function analysed(app: App): Promise<void> {
  await bring(app, GAME)
  await app.dialogClosed()
  await app.page.getByRole('button', { name: /^Spring cup/ }).click()
  await app.page.getByRole('heading', { name: 'Spring cup' }).waitFor()
}

async function saved(app: App, button: string | RegExp) {
  const downloading = app.page.waitForEvent('download')
  await app.button(button).click()
  const download = await downloading
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
}

/** How large the pictures of a GIF are, and how long each is shown. */
function film(bytes: Buffer): { size: number[]; times: number[] } {
  const times: number[] = []
  for (let at = bytes.indexOf('21f904', 0, 'hex'); at >= 0; at = bytes.indexOf('21f904', at + 3, 'hex')) {
    // One byte of signs, the time, a colour, and the end of the block.
    if (bytes[at + 7] === 0) times.push(bytes.readUInt16LE(at + 4))
  }
  return { size: [bytes.readUInt16LE(6), bytes.readUInt16LE(8)], times }
}

test('a link opens at the position that was shared, for an address that others can open', async () => {
  const app = await App.open({}, '/#/games')
  await analysed(app)
  for (let step = 0; step < 3; step++) await app.button('One move on').first().click()
  const shown = await app.until((state) => state.ply === 3)
  await app.button('Share and export').first().click()
  const link = app.page.getByRole('textbox', { name: 'Link' })
  await expect.poll(() => link.inputValue()).toContain(`${inject('address')}`)
  // The tests run the app on this very machine.
  await app.page.getByText('nobody else can open this link').waitFor()
  const own = await link.inputValue()
  await app.page.getByRole('textbox', { name: 'Address of Abande on the web' }).fill('example.org/abande/')
  await expect.poll(() => link.inputValue()).toMatch(/^https:\/\/example\.org\/abande\/#\/analyse\/2\./)
  await app.page.getByText('Links begin with this address').waitFor()
  expect(await faults(app)).toEqual([])
  await app.close()

  const other = await App.open({}, own.slice(inject('address').length))
  await other.page.getByRole('heading', { name: 'Spring cup' }).waitFor()
  expect((await other.until((state) => state.ply === 3)).line).toBe(shown.line)
  await other.close()
})

test('a game goes out as GIF, a position onto the clipboard', async () => {
  const app = await App.open({ permissions: ['clipboard-read', 'clipboard-write'] }, '/#/games')
  await analysed(app)
  await app.button('Share and export').first().click()
  const gif = await saved(app, 'Save the game as GIF')
  expect(gif.name).toBe('Spring-cup.gif')
  expect(gif.bytes.subarray(0, 6).toString()).toBe('GIF89a')
  // As the command line makes it: as large, as many pictures, for as long.
  const program = process.env['ABANDE'] ?? new URL('../../target/debug/abande', import.meta.url).pathname
  const made = execFileSync(program, ['draw', '-', '--to', 'gif', '--caption'], { input: GAME })
  expect(film(gif.bytes)).toEqual(film(made))
  expect(film(gif.bytes).times).toHaveLength(6)
  await app.button('Copy picture').click()
  await app.button('Copied').first().waitFor()
  const types = await app.page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => types))
  expect(types).toEqual(['image/png'])
  await app.close()
})

test('everything goes out as one file, and comes into a browser that has nothing, with a report', async () => {
  const app = await App.open({}, '/#/settings')
  await app.page.getByRole('radio', { name: 'Dark', exact: true }).check({ force: true })
  await app.go('/games')
  await bring(app, GAME)
  await app.dialogClosed()
  await app.button('Star: Spring cup').click()
  // It is kept by then.
  await expect.poll(() => app.button('Star: Spring cup').getAttribute('aria-pressed')).toBe('true')
  const backup = await saved(app, 'Backup')
  expect(backup.name).toMatch(/^abande-\d{4}-\d\d-\d\d\.json$/)
  await app.close()

  const other = await App.open({}, '/#/games')
  await bring(other, '{"format":"abande-backup","version":1,"games":')
  await other.page.getByText('This backup is damaged: nothing was changed.').waitFor()
  await other.page.getByRole('dialog').getByRole('textbox').fill(backup.bytes.toString())
  await other.page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click()
  await other.page.getByText('One game came in.').waitFor()
  await other.button('Done').click()
  await expect.poll(() => other.button('Star: Spring cup').getAttribute('aria-pressed')).toBe('true')
  expect(await other.page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')
  await other.close()
})

test.each([
  ['de', 'Importieren', /Zeile 1, Spalte 7: a1: /],
  ['fr', 'Importer', /ligne 1, colonne 7\s: a1\s: /],
  ['es', 'Importar', /línea 1, columna 7: a1: /],
  ['it', 'Importa', /riga 1, colonna 7: a1: /]
])('what cannot be read is said in the language %s', async (code, name, words) => {
  const app = await App.open({ locale: code }, '/#/games')
  await app.page.getByRole('main').getByRole('button', { name, exact: true }).click()
  await app.page.getByRole('dialog').getByRole('textbox').fill('1. d4 a1 *')
  await app.page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
  const problem = app.page.getByRole('dialog').getByRole('alert')
  await expect.poll(() => problem.textContent()).toMatch(words)
  expect(await problem.textContent()).not.toMatch(/next to|must|space/)
  await app.close()
})

test('how accurate both were goes with the record', async () => {
  const app = await App.open({}, '/#/games')
  await bring(app, '[Board "hex:2"]\n[Pieces "3"]\n[Accuracy "Black 93.4%, White 87.1%, 2 moves"]\n\n1. b2 {even} a1 {Black +0.3} *\n')
  await app.dialogClosed()
  await app.page.getByRole('list', { name: 'Games' }).getByRole('button').first().click()
  await app.page.getByRole('row', { name: /Black.*93%/ }).waitFor()
  await app.page.getByRole('row', { name: /White.*87%/ }).waitFor()
  await app.close()
})

test('a game that was reviewed here comes back with its accuracy, by link and by file', async () => {
  const app = await App.open({}, '/#/games')
  await bring(app, '[Board "hex:2"]\n[Pieces "2"]\n\n1. b2 a1 2. a2 b1 *\n')
  await app.dialogClosed()
  await app.page.getByRole('list', { name: 'Games' }).getByRole('button').first().click()
  await app.button('Review the game').click()
  const accuracies = ({ page }: App) => page.getByRole('row', { name: /^(Black|White).*%$/ }).allTextContents()
  await expect.poll(() => accuracies(app), { timeout: 60_000 }).toHaveLength(2)
  const reviewed = await accuracies(app)
  await app.button('Share and export').first().click()
  const link = app.page.getByRole('textbox', { name: 'Link' })
  await expect.poll(() => link.inputValue()).toContain('#/analyse/')
  const address = (await link.inputValue()).slice(inject('address').length)
  const record = await app.page.getByLabel('Record of the game').inputValue()
  await app.close()

  const byLink = await App.open({}, address)
  await expect.poll(() => accuracies(byLink)).toEqual(reviewed)
  await byLink.close()
  const byFile = await App.open({}, '/#/games')
  await bring(byFile, record)
  await byFile.dialogClosed()
  await byFile.page.getByRole('list', { name: 'Games' }).getByRole('button').first().click()
  await expect.poll(() => accuracies(byFile)).toEqual(reviewed)
  await byFile.close()
})
