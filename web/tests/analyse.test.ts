/** Analysing: records in and out, variations, the engine, reviews, set-ups, and the list of games. */

import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { App, closeBrowser, openBrowser } from './app'
import { faults } from './axe'
import { leftovers } from './words'

beforeAll(openBrowser)
afterAll(closeBrowser)

const data = (file: string) => readFileSync(new URL(`../../crates/${file}`, import.meta.url), 'utf8')

const GAME = `[Event "Spring cup"]
[Black "Ada"]
[White "Bo"]
[Board "hex"]
[Result "*"]

1. d4 c3 {Beside it.} 2. d3 c3-d3 (2... e4! 3. d5) 3. d4-d3 e3 *
`
const JSON_RECORDS = data('rules/tests/data/abstract-play.json')
const LINE = 'libre 0,0:b;1,0:w b 17/17 0'

async function open(path = ''): Promise<App> {
  const app = await App.open({}, `/#/analyse${path}`)
  await app.state()
  return app
}

async function paste(app: App, text: string): Promise<void> {
  await app.page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

async function drop(app: App, files: Record<string, string>): Promise<void> {
  await app.page.evaluate((files) => {
    const dataTransfer = new DataTransfer()
    for (const [name, text] of Object.entries(files)) dataTransfer.items.add(new File([text], name))
    for (const kind of ['dragover', 'drop']) {
      document.body.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }))
    }
  }, files)
}

async function importText(app: App, text: string): Promise<void> {
  await app.button('Import').click()
  const dialog = app.page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(text)
  await dialog.getByRole('button', { name: 'Import' }).click()
}

const moves = (app: App) => app.page.getByRole('group', { name: 'Moves' })
const notice = (app: App) => app.page.locator('.toast p')

describe('import', () => {
  test('by paste: a record, Abstract Play’s JSON, a position line', async () => {
    const app = await open()
    await paste(app, GAME)
    await app.page.getByRole('heading', { name: 'Spring cup' }).waitFor()
    expect(await moves(app).textContent()).toContain('Beside it.')
    await app.page.getByText('Ada').waitFor()
    await paste(app, LINE)
    await app.until((state) => state.line === LINE)
    await paste(app, JSON_RECORDS)
    await expect.poll(() => notice(app).textContent()).toMatch(/^\d+ games were imported/)
    await app.close()
  })

  test('records as Abstract Play’s own site writes them, by paste', async () => {
    const app = await open()
    for (const [file, board, ending] of [
      ['hex-resign-1', /^hex /, '0-1'],
      ['square-abandoned', /^square /, undefined],
      ['snub-draw', /^snub /, '1/2-1/2'],
      ['libre-draw', /^libre /, '1/2-1/2'],
      ['hex-played-out', /^hex /, undefined]
    ] as const) {
      await paste(app, data(`rules/tests/data/abstract-play/${file}.json`))
      await app.until((state) => board.test(state.line))
      await app.page.getByRole('heading', { name: 'first – second' }).waitFor()
      if (ending) await expect.poll(() => moves(app).textContent()).toContain(ending)
      expect(await notice(app).count(), file).toBe(0)
      await app.button('To the end').click()
      const { ply } = await app.until((state) => state.ply > 0)
      expect(await moves(app).getByRole('button').count(), file).toBe(ply)
    }
    await app.close()
  })

  test('by drop: each of them, several files at once', async () => {
    const app = await open()
    await drop(app, { 'cup.abn': GAME })
    await app.page.getByRole('heading', { name: 'Spring cup' }).waitFor()
    await drop(app, { 'position.txt': LINE })
    await app.until((state) => state.line === LINE)
    await drop(app, { 'records.json': JSON_RECORDS, 'boards.abn': data('cli/tests/data/endgame.abn') })
    await expect.poll(() => notice(app).textContent()).toMatch(/games were imported/)
    await app.close()
  })

  test('what cannot be read says where, and nothing is lost', async () => {
    const app = await open()
    await paste(app, GAME)
    await app.page.getByRole('heading', { name: 'Spring cup' }).waitFor()
    const { line } = await app.state()
    for (const [text, place] of [
      ['1. d4 a1 *', /cannot be read: .*line 1, column 7/],
      ['hex x4/x5 b 18/18 0', /cannot be read: .*column 5/],
      ['{"header": 1', /cannot be read: .*line 1/],
      ['what is this?', /cannot be read/]
    ] as const) {
      await paste(app, text)
      await expect.poll(() => notice(app).textContent()).toMatch(place)
      await app.button('Close').click()
      expect((await app.state()).line).toBe(line)
    }
    await drop(app, { 'bad.abn': '[Board "round"]\n\n*' })
    await expect.poll(() => notice(app).textContent()).toContain('bad.abn cannot be read')
    await app.button('Close').click()
    await importText(app, '1. d4 a1 *')
    await expect.poll(() => app.page.getByRole('dialog').getByRole('alert').textContent()).toContain('column 7')
    // The text is still there, to be mended.
    expect(await app.page.getByRole('dialog').getByRole('textbox').inputValue()).toBe('1. d4 a1 *')
    await app.close()
  })

  test.each(['hex', 'square', 'snub', 'libre'])('a game on the board %s goes out and comes back', async (board) => {
    const app = await open()
    const record = { hex: '1. d4 c3 2. d3', square: '1. d4 d5 2. e5', snub: '1. d4 d5 2. e5', libre: '1. 0,1 1,1 2. -1,1' }
    await importText(app, `[Board "${board}"]\n\n${record[board as 'hex']} *`)
    await app.dialogClosed()
    await app.button('To the end').click()
    const before = await app.until((state) => state.ply === 3)
    await app.button('Share and export').click()
    const abn = await app.page.getByLabel('Record of the game').inputValue()
    const downloading = app.page.waitForEvent('download')
    await app.button('Save .abn').click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/\.abn$/)
    expect(readFileSync(await download.path(), 'utf8')).toBe(abn)
    await app.escape()
    await paste(app, LINE)
    await app.until((state) => state.line === LINE)
    await drop(app, { 'back.abn': abn })
    await app.until((state) => state.line !== LINE)
    await app.button('To the end').click()
    expect((await app.until((state) => state.ply === 3)).line).toBe(before.line)
    await app.close()
  })
})

describe('out', () => {
  test('a picture as SVG and PNG, a record for Abstract Play', async () => {
    const app = await open()
    await paste(app, GAME)
    await app.page.getByRole('heading', { name: 'Spring cup' }).waitFor()
    await app.button('Share and export').click()
    const saved = async (button: string) => {
      const downloading = app.page.waitForEvent('download')
      await app.button(button).click()
      const download = await downloading
      return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
    }
    const svg = await saved('Save SVG')
    expect(svg.name).toBe('Spring-cup.svg')
    expect(svg.bytes.toString()).toMatch(/^<svg/)
    const png = await saved('Save PNG')
    expect(png.bytes.subarray(1, 4).toString()).toBe('PNG')
    expect(Math.max(png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20))).toBe(1200)
    await app.close()
  })

  test('a link holds the whole game', async () => {
    const app = await open()
    await paste(app, GAME)
    await app.page.getByRole('heading', { name: 'Spring cup' }).waitFor()
    await app.button('Share and export').click()
    const field = app.page.getByRole('textbox', { name: 'Link' })
    await expect.poll(() => field.inputValue()).toContain('#/analyse/1.')
    const link = await field.inputValue()
    await app.close()
    const other = await App.open({}, link.slice(inject('address').length))
    await other.page.getByRole('heading', { name: 'Spring cup' }).waitFor()
    expect(await moves(other).textContent()).toContain('Beside it.')
    await other.page.waitForURL(/#\/analyse$/)
    await other.page.reload()
    await other.page.getByRole('heading', { name: 'Spring cup' }).waitFor()
    // Once more does not make a second copy.
    await other.page.goto(link)
    await other.page.getByRole('heading', { name: 'Spring cup' }).waitFor()
    await other.page.waitForURL(/#\/analyse$/)
    await other.page.getByRole('link', { name: 'Games' }).click()
    await expect.poll(() => other.page.locator('li').count()).toBe(1)
    await other.close()
  })

  test.each([
    ['1.AAAA', 'This link is damaged'],
    ['g=5', 'This link is damaged'],
    ['9.AAAA', 'This link was made by a newer version']
  ])('the link %s is refused, and what is open stays', async (argument, message) => {
    const app = await open()
    await paste(app, GAME)
    await app.page.getByRole('heading', { name: 'Spring cup' }).waitFor()
    await app.page.goto(`${inject('address')}/#/analyse/${argument}`)
    await expect.poll(() => notice(app).textContent()).toContain(message)
    await app.page.getByRole('heading', { name: 'Spring cup' }).waitFor()
    await app.page.reload()
    await expect.poll(() => notice(app).textContent()).toContain(message)
    await app.page.getByRole('heading', { name: 'Spring cup' }).waitFor()
    await app.close()
  })
})

test('variations, judgements and comments, by pointer and keyboard; a reload keeps them', async () => {
  const app = await open()
  for (const space of ['d4', 'c3', 'd3']) {
    const { ply } = await app.state()
    await app.act(space)
    await app.until((state) => state.ply === ply + 1)
  }
  const { keyboard } = app.page
  await moves(app).getByRole('button', { name: /Black enters a piece on d3/ }).focus()
  await keyboard.press('ArrowLeft')
  await app.until((state) => state.ply === 2)
  await app.act('e3')
  await app.until((state) => state.stacks['e3'] === 'b')
  await app.button('Notes').click()
  await app.button('Interesting move').click()
  await app.page.getByRole('textbox', { name: 'Comment' }).fill('Or here.')
  await expect.poll(() => moves(app).textContent()).toMatch(/2\.e3!\?.*Or here\./)
  // Up and down lead from variation to variation, left and right along them.
  await moves(app).getByRole('button', { name: /Black enters a piece on e3/ }).focus()
  await keyboard.press('ArrowUp')
  await app.until((state) => state.stacks['d3'] === 'b')
  await keyboard.press('ArrowDown')
  await app.until((state) => state.stacks['e3'] === 'b')
  await keyboard.press('Home')
  await app.until((state) => state.ply === 0)
  await keyboard.press('End')
  await app.until((state) => state.ply === 3)
  await moves(app).getByRole('button', { name: /Black enters a piece on e3/ }).click()
  await app.button('Make this the main line').click()
  await app.page.reload()
  await app.until((state) => state.stacks['e3'] === 'b')
  await expect.poll(() => moves(app).textContent()).toMatch(/2\.\s*e3!\?.*Or here\..*2\.\s*d3/)
  await app.button('Delete from this move on').click()
  await app.until((state) => state.ply === 2)
  expect(await moves(app).textContent()).not.toContain('Or here.')
  await app.button('Undo').click()
  await app.until((state) => state.stacks['e3'] === 'b')
  expect(await moves(app).textContent()).toContain('Or here.')
  await keyboard.press('?')
  expect(await app.page.getByRole('dialog', { name: 'Keys' }).textContent()).toContain('in the list of moves')
  await app.close()
})

test('the engine shows lines, a margin and a chance, and is turned off again', async () => {
  const app = await open()
  await paste(app, GAME)
  await app.page.getByRole('heading', { name: 'Spring cup' }).waitFor()
  const lines = app.page.getByRole('list', { name: 'Best lines' }).getByRole('listitem')
  expect(await lines.count()).toBe(0)
  await app.page.getByRole('switch', { name: 'Engine' }).click()
  await lines.nth(2).waitFor()
  const firsts = await lines.locator('button:first-child').allTextContents()
  expect(new Set(firsts).size).toBe(firsts.length)
  await app.page.getByLabel('Number of lines').selectOption('5')
  await lines.nth(4).waitFor()
  await expect.poll(() => app.page.getByRole('region', { name: 'Engine' }).textContent()).toMatch(/(Black|White) \d+%/)
  const meter = app.page.getByRole('meter')
  await expect.poll(() => meter.getAttribute('aria-valuetext')).not.toBe('Not looked at yet')
  await expect.poll(() => app.page.locator('abande-board .arrow').count()).toBeGreaterThan(0)
  // A click on a move of a line plays it. The engine turns to it without another worker.
  expect(await app.page.evaluate(() => crossOriginIsolated)).toBe(true)
  for (let more = 0; more < 3; more++) {
    const { ply } = await app.state()
    await lines.first().getByRole('button').first().click()
    await app.until((state) => state.ply === ply + 1)
    await lines.first().waitFor()
  }
  expect(app.page.workers()).toHaveLength(1)
  await app.page.getByRole('switch', { name: 'Engine' }).click()
  await lines.first().waitFor({ state: 'detached' })
  await expect.poll(() => app.page.locator('abande-board .arrow').count()).toBe(0)
  await app.close()
})

/** A game near its end, where a capture wins and a pass does not, as any search sees. */
const END = data('cli/tests/data/endgame.abn')

test('a review marks a planted blunder, draws the game, and a click on the graph leads there', async () => {
  const app = await open()
  await paste(app, END.replace(/1\. pass[\s\S]*/, '1. pass *').replace(/\[Result.*\n/, ''))
  await app.page.getByText('Ada').first().waitFor()
  await app.button('Review the game').click()
  await app.page.getByRole('columnheader', { name: 'Blunder' }).waitFor()
  expect(await moves(app).textContent()).toMatch(/pass\?\?/)
  expect(await moves(app).textContent()).toContain('Blunder. Better: ')
  const row = app.page.getByRole('row', { name: /^Black/ })
  expect(await row.getByRole('cell').allTextContents()).toEqual(['0', '0', '1', expect.stringMatching(/%$/)])
  const graph = app.page.getByRole('slider', { name: 'Course of the game' })
  const box = (await graph.boundingBox())!
  await app.page.mouse.click(box.x + box.width - 8, box.y + box.height / 2)
  await app.until((state) => state.ply === 1)
  await graph.focus()
  await app.page.keyboard.press('ArrowLeft')
  await app.until((state) => state.ply === 0)
  // It is in the record, so that it is there the next time.
  await app.page.reload()
  await expect.poll(() => moves(app).textContent()).toMatch(/pass\?\?/)
  await expect.poll(() => row.getByRole('cell').count()).toBe(4)
  await app.close()
})

test.each(['en', 'de', 'fr', 'es', 'it'])('all of Analyse speaks the language %s', async (code) => {
  const app = await App.open({ locale: `${code}-XX` }, '/#/analyse')
  await app.state()
  await paste(app, END.replace(/1\. pass[\s\S]*/, '1. pass *').replace(/\[Result.*\n/, ''))
  await app.page.getByText('Ada').first().waitFor()
  await app.page.locator('.course section button').first().click()
  await app.page.locator('.course table').waitFor()
  await app.page.getByRole('switch').click()
  await app.page.locator('.lines button').first().waitFor()
  expect(await leftovers(app, code)).toEqual([])
  await app.page.locator('.flaws .primary').click()
  await app.page.locator('.learning').waitFor()
  expect(await leftovers(app, code), 'mistakes').toEqual([])
  await app.page.locator('.learning .moves .head button').click()
  await app.page.locator('.strip button').nth(1).click()
  expect(await leftovers(app, code), 'notes').toEqual([])
  // What opens above the page; the set-up last, as it takes the page's place.
  for (const place of ['new', 'share', 'import', 'setup']) {
    await app.page.locator(`[data-action=${place}]`).click()
    const opened = place === 'setup' ? app.page.locator('.tools') : app.page.getByRole('dialog')
    await opened.waitFor()
    expect(await leftovers(app, code), place).toEqual([])
    if (place !== 'setup') await app.escape()
  }
  await app.close()
})

test('a position is set up, with its faults named and marked', async () => {
  const app = await open()
  await app.button('Set up a position').click()
  const said = app.page.getByRole('status').filter({ hasText: 'position' })
  await app.act('d4')
  await app.act('d4')
  await app.page.getByRole('radio', { name: 'adds White' }).check({ force: true })
  await app.act('g4')
  await expect.poll(() => said.textContent()).toContain('a piece on top of one of its own colour')
  expect(await said.textContent()).toContain('The band is in 2 parts: d4 | g4.')
  await expect.poll(() => app.page.locator('abande-board .fault').count()).toBe(1)
  expect(await app.button('Analyse this position').isDisabled()).toBe(true)
  await app.page.getByRole('radio', { name: 'takes off' }).check({ force: true })
  await app.act('g4')
  await app.act('d4')
  await app.page.getByRole('spinbutton', { name: 'In hand, White' }).fill('3')
  await expect.poll(() => said.textContent()).toContain('0 on the board and 3 in hand')
  await app.page.getByRole('spinbutton', { name: 'In hand, White' }).fill('18')
  await expect.poll(() => said.textContent()).toBe('This position can be played.')
  await app.page.getByRole('textbox', { name: 'Position' }).fill('hex x4 b 18/18 0')
  await app.page.getByText(/^column \d+/).waitFor()
  await app.page.getByRole('textbox', { name: 'Position' }).fill('square x7/x7/x7/x3,b,w,x2/x7/x7/x7 b 17/17 0')
  await app.until((state) => state.stacks['d5'] === 'w')
  await app.button('Analyse this position').click()
  const state = await app.until((state) => state.entries.length > 0)
  expect(state.line).toBe('square x7/x7/x7/x3,b,w,x2/x7/x7/x7 b 17/17 0')
  await app.button('Set up a position').click()
  await app.page.getByRole('radio', { name: 'Libre' }).check({ force: true })
  await app.act('-1,1')
  await app.act('0,0')
  await app.close()
})

test('a game that is played is analysed beside it, and both are kept', async () => {
  const app = await App.open()
  await app.newGame(['Both sides, to try things', 'hexagonal'])
  await app.act('d4')
  await app.until((state) => state.ply === 1)
  await app.button('Analyse this game').click()
  await moves(app).getByRole('button', { name: /d4/ }).waitFor()
  await app.button('Notes').click()
  await app.page.getByRole('textbox', { name: 'Comment' }).fill('First.')
  await app.go('/play')
  await app.act('d5')
  await app.until((state) => state.ply === 2)
  await app.button('Analyse this game').click()
  await expect.poll(() => moves(app).textContent()).toMatch(/d4.*First\..*d5/)
  await app.close()
})

test('the list of games: rename, delete with undo, export all, import, open, play on', async () => {
  const app = await App.open()
  await app.newGame(['Both sides, to try things', 'square'])
  await app.act('d4')
  await app.until((state) => state.ply === 1)
  await app.page.getByRole('link', { name: 'Games' }).click()
  await app.page.getByRole('button', { name: /^Square/ }).first().waitFor()
  const before = await app.page.locator('li').count()
  await drop(app, { 'two.abn': `${GAME}\n${GAME.replace('Spring', 'Autumn')}` })
  await expect.poll(() => app.page.locator('li').count()).toBe(before + 2)
  await app.button('Rename: Autumn cup').click()
  await app.page.getByRole('textbox', { name: 'Name of the game' }).fill('The long one')
  await app.button('Save').click()
  await app.page.getByText('The long one').waitFor()
  await app.button('Delete: Spring cup').click()
  await expect.poll(() => app.page.locator('li').count()).toBe(before + 1)
  await app.button('Undo').click()
  await expect.poll(() => app.page.locator('li').count()).toBe(before + 2)
  await app.page.reload()
  await expect.poll(() => app.page.locator('li').count()).toBe(before + 2)
  const downloading = app.page.waitForEvent('download')
  await app.button('Export all').click()
  const all = readFileSync(await (await downloading).path(), 'utf8')
  expect(all.match(/\[Board/g)).toHaveLength(before + 2)
  await app.page.getByRole('button', { name: /^Play on/ }).first().click()
  await app.until((state) => state.ply === 1 && state.stacks['d4'] === 'b')
  await app.page.getByRole('link', { name: 'Games' }).click()
  await app.page.getByRole('button', { name: /^The long one/ }).click()
  await app.page.getByRole('heading', { name: 'The long one' }).waitFor()
  // All that went out comes back into a browser that has nothing.
  const other = await App.open({}, '/#/games')
  await other.page.getByText('No games yet').waitFor()
  await drop(other, { 'all.abn': all })
  await expect.poll(() => other.page.locator('li').count()).toBe(before + 2)
  await drop(other, { 'bad.abn': '1. d4 a1 *' })
  await expect.poll(() => notice(other).textContent()).toContain('bad.abn cannot be read')
  await other.close()
  await app.close()
})

test.each(['Light', 'Dark', 'High contrast'])('axe finds nothing, colours: %s', async (theme) => {
  const app = await App.open({}, '/#/settings')
  await app.page.getByRole('radio', { name: theme, exact: true }).check({ force: true })
  await app.page.getByRole('link', { name: 'Games', exact: true }).click()
  await app.page.getByText('No games yet').waitFor()
  expect(await faults(app)).toEqual([])
  await app.page.getByRole('link', { name: 'Analyse' }).click()
  await app.state()
  await paste(app, GAME.replace('e3 *', 'e3 {Well.} 4. e2?! *'))
  await app.page.getByRole('heading', { name: 'Spring cup' }).waitFor()
  await app.button('To the end').click()
  await app.page.getByRole('switch', { name: 'Engine' }).click()
  await app.page.getByRole('list', { name: 'Best lines' }).getByRole('button').first().waitFor()
  expect(await faults(app)).toEqual([])
  await app.page.getByRole('switch', { name: 'Engine' }).click()
  for (const dialog of ['Share and export', 'Import', 'Keys']) {
    await app.button(dialog).first().click()
    await app.page.getByRole('dialog').waitFor()
    expect(await faults(app), dialog).toEqual([])
    await app.escape()
  }
  await app.button('Set up a position').click()
  await app.act('a1')
  expect(await faults(app)).toEqual([])
  await app.button('Cancel').click()
  await app.page.getByRole('link', { name: 'Games' }).click()
  await app.button('Delete: Spring cup').waitFor()
  expect(await faults(app)).toEqual([])
  await app.close()
})

test.each([320, 390])('on a phone %i pixels wide everything fits', async (width) => {
  const app = await App.open({ viewport: { width, height: 640 }, hasTouch: true, isMobile: true, locale: 'de-DE' }, '/#/analyse')
  await app.state()
  await paste(app, GAME)
  await app.page.getByRole('heading', { name: 'Spring cup' }).waitFor()
  const fits = async () => {
    expect(await app.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const small = await app.page.evaluate(() =>
      [...document.querySelectorAll('button, a[href], select, input:not([type=radio]):not([type=file]), textarea')]
        .map((element) => ({ text: element.textContent?.trim(), box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && (box.height < 24 || box.width < 24))
    )
    expect(small).toEqual([])
    expect(await app.page.locator('body').innerText()).not.toMatch(/\bweb-[a-z]/)
  }
  await fits()
  await app.button('Teilen und exportieren').click()
  await fits()
  await app.escape()
  await app.button('Stellung aufbauen').click()
  await fits()
  // The buttons that stay take one row, and leave the rest to what is chosen.
  expect((await app.page.locator('.tools .end').boundingBox())!.height).toBeLessThan(64)
  await app.button('Abbrechen').click()
  await app.go('/games')
  await app.page.locator('li').first().waitFor()
  await fits()
  await app.close()
})
