/** The board under a pointer, a finger and a screen reader: what it shows and says, and how it is turned. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AbandeBoard } from '../board'
import { App, closeBrowser, openBrowser } from './app'

beforeAll(openBrowser)
afterAll(closeBrowser)

const ALONE = 'Both sides, to try things'
const space = (app: App, name: string) => app.page.locator(`abande-board .space[data-space="${name}"]`)
const tip = (app: App) => app.page.locator('abande-board .tip')
const drawing = (app: App) => app.page.locator('abande-board svg').first()

/** A board after some moves. */
async function after(moves: string, board: string, options = {}): Promise<App> {
  const app = await App.open(options)
  await app.newGame([ALONE, board])
  for (const move of moves.split(' ')) {
    const { ply } = await app.state()
    for (const name of move.split('>')) await app.act(name)
    await app.until((state) => state.ply === ply + 1)
  }
  return app
}

test('a pointer that rests on a stack is told its make-up, and sees what to capture and the piece to come', async () => {
  const app = await after('d4 c3 d3 c3>d3', 'hexagonal')
  await space(app, 'a1').locator('.hit').hover({ force: true })
  await space(app, 'd3').locator('.hit').hover({ force: true })
  await tip(app).waitFor()
  expect(await tip(app).textContent()).toBe('d3, from the bottom: Black, White')
  await space(app, 'e4').locator('.hit').hover({ force: true })
  await tip(app).waitFor({ state: 'hidden' })
  await expect.poll(() => app.page.locator('abande-board .ghost').evaluate((ghost) => ghost.childElementCount)).toBeGreaterThan(0)
  await space(app, 'd4').locator('.hit').hover({ force: true })
  await expect.poll(() => app.page.locator('abande-board .target').count()).toBe(1)
  await app.close()
})

test('a finger that rests on a stack is told its make-up, and has not moved', async () => {
  const app = await after('d4 c3 d3 c3>d3', 'hexagonal', { hasTouch: true, viewport: { width: 390, height: 844 } })
  const box = (await (await app.hit('d3')).boundingBox())!
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const touch = await app.context.newCDPSession(app.page)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await tip(app).waitFor()
  expect(await tip(app).textContent()).toBe('d3, from the bottom: Black, White')
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  expect((await app.state()).ply).toBe(4)
  await app.close()
})

test('a screen reader hears each space, what is legal there, and each move', async () => {
  const app = await after('d4 c3 d3 c3>d3', 'hexagonal')
  const label = (name: string) => space(app, name).getAttribute('aria-label')
  expect(await label('d4')).toBe('d4, Black, can capture d3')
  expect(await label('d3')).toBe('d3, White, 2 high, from the bottom: Black, White, can be captured from d4')
  expect(await label('e4')).toBe('e4, empty, a piece can be entered here')
  expect(await label('a1')).toBe('a1, empty')
  await app.act('e4')
  await app.until((state) => state.ply === 5)
  await expect.poll(() => app.page.locator('abande-board [role=status]').textContent()).toBe('Black enters a piece on e4.')
  await app.close()
})

test('Libre is panned and zoomed by people, and never jumps by itself', async () => {
  const app = await after('0,1 1,1', 'Libre')
  const view = () => drawing(app).getAttribute('viewBox')
  const before = await view()
  await app.act((await app.state()).entries[0]!)
  await app.until((state) => state.ply === 3)
  expect(await view()).toBe(before)

  const box = (await drawing(app).boundingBox())!
  await app.page.mouse.move(box.x + 12, box.y + 12)
  await app.page.mouse.down()
  await app.page.mouse.move(box.x + 312, box.y + 212, { steps: 4 })
  await app.page.mouse.up()
  const panned = await view()
  expect(panned).not.toBe(before)
  expect((await app.state()).ply).toBe(3)
  await app.page.mouse.wheel(0, -400)
  await expect.poll(view).not.toBe(panned)
  const width = (view: string | null) => Number(view!.split(' ')[2])
  expect(width(await view())).toBeLessThan(width(panned))

  const zoomed = await view()
  await app.page.keyboard.press('u')
  await app.until((state) => state.ply === 2)
  expect(await view()).toBe(zoomed)
  // What has left the view comes back when it is asked for.
  await app.button('Show the whole band').click()
  await app.button('Show the whole band').waitFor({ state: 'detached' })
  expect(await view()).not.toBe(zoomed)
  await space(app, '0,0').focus()
  const fitted = await view()
  await app.page.keyboard.press('+')
  await expect.poll(view).not.toBe(fitted)
  await app.close()
})

test('two fingers zoom Libre', async () => {
  const app = await after('0,1 1,1', 'Libre', { hasTouch: true, viewport: { width: 390, height: 844 } })
  const width = async () => Number((await drawing(app).getAttribute('viewBox'))!.split(' ')[2])
  const before = await width()
  const box = (await drawing(app).boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const touch = await app.context.newCDPSession(app.page)
  const fingers = (apart: number) => [{ x: x - apart, y, id: 1 }, { x: x + apart, y, id: 2 }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(40) })
  for (const apart of [60, 80, 120]) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) })
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(width).toBeLessThan(before * 0.6)
  expect((await app.state()).ply).toBe(2)
  await app.close()
})

test('names of spaces: at the edge, in the spaces, off; Stein’s and slanted', async () => {
  const app = await App.open()
  const names = () => drawing(app).locator('text').allTextContents()
  const chosen = async (choice: string) => {
    await app.go('/settings')
    await app.page.getByRole('radio', { name: choice, exact: true }).check({ force: true })
    // The settings have a board of their own, which must be gone.
    await app.go('/play')
    await app.state()
  }
  await app.state()
  expect(await names()).toContain('g')
  await chosen('In the spaces')
  expect(await names()).toContain('d4')
  const [stein] = [(await names()).sort()]
  await chosen('Slanted')
  expect((await names()).sort()).not.toEqual(stein)
  await chosen('Off')
  expect(await names()).toEqual([])
  await app.close()
})

test('the board is turned and flipped, and still plays', async () => {
  const app = await after('d4', 'square')
  const place = async (name: string) => (await space(app, name).locator('.hit').boundingBox())!
  const before = await place('a1')
  await app.button('Turn the board').click()
  await expect.poll(async () => (await place('a1')).x).toBeGreaterThan(before.x + 100)
  await app.button('Mirror the board').click()
  await app.act('d5')
  expect((await app.until((state) => state.ply === 2)).stacks['d5']).toBe('w')
  await app.close()
})

test('moves are animated unless people wish it still', async () => {
  for (const [reducedMotion, moving] of [['no-preference', true], ['reduce', false]] as const) {
    const app = await App.open({ reducedMotion })
    await app.newGame([ALONE, 'hexagonal'])
    await app.page.evaluate(() => {
      const seen = window as unknown as { animated: number }
      seen.animated = 0
      const animate = Element.prototype.animate
      Element.prototype.animate = function (...args) {
        seen.animated++
        return animate.apply(this, args)
      }
    })
    await app.act('d4')
    await app.until((state) => state.ply === 1)
    const animated = await app.page.evaluate(() => (window as unknown as { animated: number }).animated)
    expect(animated > 0, reducedMotion).toBe(moving)
    await app.close()
  }
})

test('the element alone, in a page of somebody else', async () => {
  const app = await after('d4 c3', 'hexagonal', { serviceWorkers: 'block' })
  const given = await app.page.evaluate(() => {
    const { scene, state } = document.querySelector<AbandeBoard>('abande-board')!
    return { scene, state }
  })
  await app.page.route('**/embedded', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Embedded</title><abande-board style="height: 400px"></abande-board>
        <script type="module" src="/board/abande-board.js"></script>`
    })
  )
  await app.page.goto(new URL('/embedded', app.page.url()).href)
  const told = await app.page.evaluate(async ({ scene, state }) => {
    await customElements.whenDefined('abande-board')
    const board = document.querySelector<AbandeBoard>('abande-board')!
    const moved = new Promise<string>((resolve) => board.addEventListener('abande-move', ({ detail }) => resolve(detail.move)))
    Object.assign(board, { scene, state, player: 'both' })
    await new Promise(requestAnimationFrame)
    board.shadowRoot!.querySelector('[data-space="d3"]')!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    return moved
  }, given)
  expect(told).toBe('d3')
  await app.close()
})

test('a piece is carried from the hand onto the board', async () => {
  const app = await after('d4 c3', 'hexagonal')
  const to = (await (await app.hit('d3')).boundingBox())!
  const hand = (await app.page.getByRole('region', { name: 'Black' }).locator('.pieces').boundingBox())!
  await app.page.mouse.move(hand.x + 5, hand.y + hand.height / 2)
  await app.page.mouse.down()
  await app.page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 })
  await app.page.mouse.up()
  expect((await app.until((state) => state.ply === 3)).stacks['d3']).toBe('b')
  await app.close()
})
