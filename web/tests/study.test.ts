/** Studying a game in Analyse: stepping, lines, threats, drawings, mistakes, and what the screen makes room for. */

import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { App, closeBrowser, openBrowser } from './app'
import { faults } from './axe'
import { messages } from './words'

beforeAll(openBrowser)
afterAll(closeBrowser)

const data = (file: string) => readFileSync(new URL(`../../crates/${file}`, import.meta.url), 'utf8')
const GAME = `[Event "Spring cup"]\n[Board "hex"]\n\n1. d4 c3 2. d3 c3-d3 (2... e4) 3. d4-d3 e3 *\n`
/** A game near its end, where a capture wins and a pass does not, as any search sees. */
const BLUNDER = data('cli/tests/data/endgame.abn').replace(/1\. pass[\s\S]*/, '1. pass *').replace(/\[Result.*\n/, '')

/** A game that was reviewed, with mistakes of both. */
const FLAWED = `[Accuracy "Black 81.2 %, White 74.0 %"]

1. d4 c3 2. e3 {White +1.0} 2... c4 {Black +3.0, blunder; even with e3} 3. c2 {White +1.0, inaccuracy; Black +3.0 with e2}
3... d5 4. e4 d3 5. c5 b3 6. e5 d2 7. f4 c1 8. b2 f3 *
`

async function open(text: string, options = {}): Promise<App> {
  const app = await App.open(options, '/#/analyse')
  await app.state()
  await app.page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
  await app.page.locator('[data-node]').first().waitFor()
  return app
}

const moves = (app: App) => app.page.getByRole('group', { name: 'Moves' })
const drawn = (app: App) => app.page.locator('abande-board .drawn')

async function middle(app: App, space: string): Promise<{ x: number; y: number }> {
  const box = (await (await app.hit(space)).boundingBox())!
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function draw(app: App, from: string, to: string): Promise<void> {
  const [start, end] = [await middle(app, from), await middle(app, to)]
  await app.page.mouse.move(start.x, start.y)
  await app.page.mouse.down({ button: 'right' })
  await app.page.mouse.move(end.x, end.y, { steps: 3 })
  await app.page.mouse.up({ button: 'right' })
}

async function record(app: App): Promise<string> {
  await app.button('Share and export').click()
  const text = await app.page.getByLabel('Record of the game').inputValue()
  await app.escape()
  return text
}

test('arrow keys and the wheel step, whatever was clicked before', async () => {
  const app = await open(GAME)
  const { keyboard, mouse } = app.page
  await app.button('One move on').click()
  await app.until((state) => state.ply === 1)
  await keyboard.press('ArrowRight')
  await app.until((state) => state.ply === 2)
  await app.act('a1')
  await keyboard.press('ArrowRight')
  await app.until((state) => state.ply === 3)
  await keyboard.press('ArrowRight')
  await app.until((state) => state.ply === 4)
  await keyboard.press('ArrowDown')
  await app.until((state) => state.stacks['e4'] === 'w')
  const at = await middle(app, 'd4')
  await mouse.move(at.x, at.y)
  await mouse.wheel(0, -120)
  await app.until((state) => state.ply === 3)
  await mouse.wheel(0, 120)
  await app.until((state) => state.ply === 4 && state.stacks['d3'] === 'bw')
  // By keyboard, arrows walk over the board as ever.
  await app.button('To the start').focus()
  await app.page.locator('abande-board .space[tabindex="0"]').focus()
  await keyboard.press('ArrowLeft')
  expect((await app.state()).ply).toBe(4)
  await app.close()
})

test('there is room for the moves, more with the sheet below them closed, and the next visit finds it so', async () => {
  const app = await open(GAME, { viewport: { width: 1024, height: 768 } })
  const height = async () => (await moves(app).boundingBox())!.height
  const open6 = await height()
  expect(open6).toBeGreaterThan(6 * 32)
  await app.button('Course and review').click()
  await expect.poll(height).toBeGreaterThan(open6 + 100)
  await app.page.reload()
  await moves(app).waitFor()
  expect(await app.button('Course and review').getAttribute('aria-expanded')).toBe('false')
  await app.button('Notes').click()
  await app.page.getByRole('textbox', { name: 'Comment' }).waitFor()
  await app.close()
})

test.each(['en', 'de'])('at 1366 x 768 the moves keep their room beside a reviewed game, its mistakes and the engine: %s', async (code) => {
  const words = messages(code)
  const app = await App.open({ viewport: { width: 1366, height: 768 }, locale: `${code}-XX` }, '/#/analyse')
  await app.state()
  await app.paste(FLAWED)
  await app.button(words.get('web-analyse-learn')!).waitFor()
  await app.page.getByRole('switch', { name: words.get('web-analyse-engine')! }).click()
  await expect.poll(() => app.page.locator('.engine .lines li').count()).toBe(3)
  // The usual laptop, smaller ones, and the window of the pictures.
  for (const [width, height, rows] of [[1366, 768, 8], [1280, 720, 8], [1024, 768, 6], [1200, 750, 6]] as const) {
    await app.resize(width, height)
    const at = `${width}x${height}`
    const list = (await app.page.locator('.tree').boundingBox())!
    const row = (await app.page.locator('.tree .row').first().boundingBox())!
    expect(list.height, at).toBeGreaterThan(rows * row.height)
    expect(list.y + list.height, at).toBeLessThanOrEqual(height)
    const board = (await app.page.locator('abande-board').boundingBox())!
    expect(board.y + board.height, at).toBeLessThanOrEqual(height)
    const outside = await app.page.evaluate((even) => {
      document.querySelector('.stands strong')!.textContent = even
      const columns = [...document.querySelectorAll('.head, .engine, .below')]
      return columns.flatMap((column) => {
        const { right } = column.getBoundingClientRect()
        return [...column.querySelectorAll('button, select, strong')].filter((part) => part.getBoundingClientRect().right > right + 1).map((part) => part.textContent)
      })
    }, words.get('web-analyse-even')!)
    expect(outside, at).toEqual([])
  }
  // Where the window is wide enough, the review stands beside the moves, all of it.
  await app.resize(1366, 768)
  const learn = (await app.button(words.get('web-analyse-learn')!).boundingBox())!
  expect(learn.y + learn.height).toBeLessThan(768)
  await app.close()
})

test('on a phone held sideways the whole board stands beside the rest', async () => {
  const app = await open(GAME, { viewport: { width: 844, height: 390 }, locale: 'en-GB' })
  const whole = async () => {
    const box = (await app.page.locator('abande-board').boundingBox())!
    expect(box.y).toBeGreaterThanOrEqual(0)
    expect(box.y + box.height).toBeLessThanOrEqual(390)
    expect(Math.min(box.width, box.height)).toBeGreaterThan(300)
    expect(await app.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(844)
    return box
  }
  const board = await whole()
  expect((await moves(app).boundingBox())!.x).toBeGreaterThan(board.x + board.width)
  // What steps and turns stands in one row.
  const tops = await app.page.locator('.screen > .controls button').evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  await app.button('Set up a position').click()
  await app.page.locator('.tools').waitFor()
  await whole()
  await app.close()
})

test('a line under the pointer is seen on the board, and a click on its third move goes there', async () => {
  // Near its end a game is soon looked through: then the lines stay as they are, and where they are.
  const app = await open(BLUNDER)
  const { line: here } = await app.state()
  await app.page.getByRole('switch', { name: 'Engine' }).click()
  const third = app.page.getByRole('list', { name: 'Best lines' }).getByRole('listitem').first().getByRole('button').nth(2)
  await third.waitFor()
  await app.page.locator('.depth:not(.thinking)').waitFor()
  await third.hover()
  await app.until((state) => state.line !== here)
  await app.page.mouse.move(5, 5)
  await app.until((state) => state.line === here)
  await third.click()
  await app.until((state) => state.ply === 3)
  await app.close()
})

test('a threat is what the opponent would do, in another look, and goes with the position', async () => {
  const app = await open(GAME)
  await app.button('To the end').click()
  const threat = app.page.getByRole('button', { name: 'Threat' })
  await threat.click()
  await app.page.getByText('If White were to move now:').waitFor()
  await expect.poll(() => app.page.locator('abande-board .threat').count()).toBeGreaterThan(0)
  const first = await app.page.getByRole('list', { name: 'Best lines' }).getByRole('button').first().getAttribute('aria-label')
  expect(first).toContain('White')
  await app.button('One move back').click()
  expect(await threat.getAttribute('aria-pressed')).toBe('false')
  await app.close()
})

test('arrows and circles are drawn by hand or by keys, kept in the record, and wiped out', async () => {
  const app = await open(GAME)
  await app.button('One move on').click()
  await app.until((state) => state.ply === 1)
  await draw(app, 'd4', 'c3')
  await expect.poll(() => drawn(app).count()).toBe(2)
  await draw(app, 'e4', 'e4')
  await expect.poll(() => drawn(app).count()).toBe(3)
  expect((await app.state()).ply).toBe(1)
  expect(await record(app)).toContain('1. d4 {[%draw d4-c3 e4]}')
  // Elsewhere there is nothing, and they come back with the move, after a reload too.
  await app.button('To the start').click()
  await expect.poll(() => drawn(app).count()).toBe(0)
  await app.button('One move on').click()
  await expect.poll(() => drawn(app).count()).toBe(3)
  await app.page.reload()
  await expect.poll(() => drawn(app).count()).toBe(3)
  // The same once more takes it away.
  await draw(app, 'd4', 'c3')
  await expect.poll(() => drawn(app).count()).toBe(1)
  await app.page.locator('abande-board .space[tabindex="0"]').focus()
  await app.page.keyboard.press('Shift+Enter')
  await app.page.keyboard.press('ArrowUp')
  await app.page.keyboard.press('Shift+Enter')
  await expect.poll(() => drawn(app).count()).toBe(3)
  await app.button('Notes').click()
  await app.button('Clear the drawings').click()
  await expect.poll(() => drawn(app).count()).toBe(0)
  expect(await record(app)).not.toContain('draw')
  await app.close()
})

test('a finger that rests begins a drawing', async () => {
  const app = await open(GAME, { hasTouch: true, viewport: { width: 390, height: 844 } })
  const [from, to] = [await middle(app, 'd4'), await middle(app, 'e4')]
  const touch = await app.context.newCDPSession(app.page)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
  await app.page.locator('abande-board .sketch').first().waitFor()
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [to] })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(() => drawn(app).count()).toBe(2)
  expect((await app.state()).ply).toBe(0)
  await app.close()
})

test('one learns from a mistake: the position before it, a try that is judged, a better move', async () => {
  const app = await open(BLUNDER)
  await app.button('To the end').click()
  await app.button('Review the game').click()
  await app.page.getByRole('columnheader', { name: 'Blunder' }).waitFor()
  await app.button('To the start').click()
  await app.button('Next mistake').click()
  await app.until((state) => state.ply === 1)
  expect(await app.button('Next mistake').isDisabled()).toBe(true)
  await app.button('Learn from the mistakes').click()
  await app.until((state) => state.ply === 0)
  const panel = app.page.getByRole('region', { name: 'Learn from the mistakes' })
  await panel.getByText('Mistake 1 of 1').waitFor()
  expect(await faults(app)).toEqual([])
  // Neither the moves nor the engine give anything away.
  expect(await moves(app).count()).toBe(0)
  await app.button('Pass').click()
  await expect.poll(() => panel.getByRole('status').textContent()).toMatch(/^Not quite: passing gives something away/)
  await panel.getByRole('button', { name: 'Try again' }).click()
  await panel.getByRole('button', { name: 'Show a better move' }).click()
  await expect.poll(() => panel.getByRole('status').textContent()).toMatch(/^Better was /)
  const better = (await panel.getByRole('row').last().getByRole('cell').first().textContent())!
  await panel.getByRole('button', { name: 'Try again' }).click()
  for (const space of better.split('-')) await app.act(space)
  await expect.poll(() => panel.getByRole('status').textContent()).toBe(`Well done: ${better} is a good move.`)
  await panel.getByRole('button', { name: 'Done' }).click()
  await moves(app).waitFor()
  // Tries are not in the record.
  expect((await app.state()).ply).toBe(0)
  await app.close()
})

test('a new analysis, sizes of boards, and a game played on from here', async () => {
  const app = await open(GAME)
  await app.button('New analysis').click()
  await app.page.getByRole('radio', { name: '3', exact: true }).check({ force: true })
  await app.button('Start').click()
  await app.dialogClosed()
  await app.until((state) => state.line.startsWith('hex:3 '))
  await app.act('c3')
  await app.until((state) => state.ply === 1)
  await app.button('Set up a position').click()
  await app.page.locator('.tools').waitFor()
  expect(await app.page.getByRole('radio', { name: 'hexagonal' }).count()).toBe(1)
  expect(await app.page.getByRole('radio', { name: '3', exact: true }).isChecked()).toBe(true)
  await app.page.getByRole('radio', { name: '5', exact: true }).check({ force: true })
  await app.until((state) => Object.keys(state.stacks).length === 0)
  expect(await app.page.locator('abande-board .space').count()).toBe(61)
  await app.button('Cancel').click()
  await app.button('Play from here').click()
  await app.page.getByRole('dialog').waitFor()
  expect(new URL(app.page.url()).hash).toBe('#/play')
  await app.close()
})
