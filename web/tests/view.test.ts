/** What can be seen of a board: names, high stacks, sleepers, players without colours, and all of Libre. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { EXERCISES } from '../src/learn/exercises'
import { App, closeBrowser, openBrowser } from './app'

beforeAll(openBrowser)
afterAll(closeBrowser)

const view = (app: App) => app.page.locator('abande-board svg[part]').getAttribute('viewBox')

/** A position in Analyse. */
async function position(line: string, options = {}): Promise<App> {
  const app = await App.open(options, '/#/analyse')
  await app.state()
  await app.paste(line)
  await app.until((state) => state.line === line)
  return app
}

async function setting(app: App, choice: string): Promise<void> {
  const { line } = await app.state()
  await app.page.getByRole('link', { name: 'Settings' }).click()
  await app.page.getByRole('radio', { name: choice, exact: true }).check({ force: true })
  await app.page.getByRole('link', { name: 'Analyse' }).first().click()
  // What is kept is read when the screen is there.
  await app.until((state) => state.line === line)
}

test('a move out of sight in Libre is pointed at, and one press shows it', async () => {
  const app = await position('libre 0,0:b;1,0:w b 17/17 0')
  const pointer = app.button('Show the last move')
  await app.act('0,1')
  await app.until((state) => state.ply === 1)
  expect(await pointer.count()).toBe(0)
  const box = (await app.page.locator('abande-board').boundingBox())!
  await app.page.mouse.move(box.x + 60, box.y + 60)
  await app.page.mouse.down()
  await app.page.mouse.move(box.x + box.width - 20, box.y + 60, { steps: 4 })
  await app.page.mouse.up()
  const panned = await view(app)
  await pointer.waitFor()
  // It lies at the right edge, where the move is, and the view has not moved by itself.
  const place = (await pointer.boundingBox())!
  expect(place.x + place.width).toBeGreaterThan(box.x + box.width - 20)
  expect(await view(app)).toBe(panned)
  // Nor does it when a move is made there.
  for (const step of ['back', 'on']) await app.button(`One move ${step}`).click()
  await app.until((state) => state.ply === 1)
  await pointer.waitFor()
  expect(await view(app)).toBe(panned)
  await pointer.click()
  await pointer.waitFor({ state: 'detached' })
  expect(await view(app)).not.toBe(panned)
  await app.close()
})

test('whoever sees the whole band sees it still when a phone is turned or a window made smaller', async () => {
  const app = await position('libre -2,0:b;-1,0:w;0,0:b;0,1:b;1,-1:w;1,0:w;2,0:b;3,0:w b 14/14 0')
  await app.hit('0,0')
  const cut = () => app.page.evaluate(() => {
    const host = document.querySelector('abande-board')!
    const outer = host.getBoundingClientRect()
    return [...host.shadowRoot!.querySelectorAll('.standing')].filter((stack) => {
      const { left, right, top, bottom } = stack.getBoundingClientRect()
      return left < outer.left || right > outer.right || top < outer.top || bottom > outer.bottom
    }).length
  })
  for (const [width, height] of [[1366, 768], [844, 390], [390, 844], [320, 640]] as const) {
    await app.resize(width, height)
    await expect.poll(cut, { message: `${width}x${height}` }).toBe(0)
  }
  // Whoever looks at a part of it goes on looking at that.
  for (const _ of [1, 2, 3, 4]) await app.button('Zoom in').click()
  const seen = await view(app)
  await app.resize(320, 600)
  expect((await view(app))!.split(' ')[2]).toBe(seen!.split(' ')[2])
  await app.close()
})

test('Libre is zoomed by buttons, has names at its edge, and tells the name of a space under the pointer', async () => {
  const app = await position('libre 0,0:b;1,0:w b 17/17 0')
  const width = async () => Number((await view(app))!.split(' ')[2])
  // Once it is fitted to its place.
  await app.hit('0,0')
  const before = await width()
  await app.button('Zoom in').click()
  await expect.poll(width).toBeLessThan(before)
  await app.button('Zoom out').click()
  await expect.poll(width).toBeCloseTo(before)
  const names = await app.page.locator('abande-board .ruler').allTextContents()
  expect(names).toContain('·,0')
  expect(names).toContain('1,·')
  // The buttons lie beside the names, not over them.
  const covered = await app.page.evaluate(() => {
    const { shadowRoot } = document.querySelector('abande-board')!
    const controls = shadowRoot!.querySelector('.controls')!.getBoundingClientRect()
    const labels = [...shadowRoot!.querySelectorAll('.ruler')].map((label) => ({ text: label.textContent, box: label.getBoundingClientRect() }))
    const overlaps = ({ box }: { box: DOMRect }) => box.right > controls.left && box.left < controls.right && box.bottom > controls.top && box.top < controls.bottom
    return labels.filter(overlaps).map(({ text }) => text)
  })
  expect(covered).toEqual([])
  await (await app.hit('0,1')).hover({ force: true })
  await app.page.locator('abande-board .tip').waitFor()
  expect(await app.page.locator('abande-board .tip').textContent()).toBe('0,1')
  await app.close()
})

test('moves are written in one way everywhere, in Libre too', async () => {
  const app = await App.open({}, '/#/analyse')
  await app.state()
  await app.paste('[Board "libre"]\n\n1. 0,1 1,1 2. 0,1->1,1 *')
  await expect.poll(() => app.page.getByRole('group', { name: 'Moves' }).textContent()).toContain('0,1->1,1')
  // Learn says moves as well: in its hints, in what speaks for them, and of what was tried. No arrow is a second way.
  for (const [id, sign] of [['libre', '->'], ['hex', '-'], ['square', '-'], ['snub', '-']] as const) {
    const exercise = EXERCISES.find(({ id: name, solution }) => name.startsWith(id) && solution[0]!.includes('-') && solution[0] !== 'pass')!
    await app.go(`/learn/exercise/${exercise.id}`)
    await app.until((state) => state.line === exercise.position)
    for (const name of ['Hint', 'Another hint', 'Another hint']) await app.button(name).click()
    const said = (await app.message().textContent())!
    expect(said).toContain(`Hint: ${exercise.solution[0]}.`)
    expect(said).toMatch(/With best play/)
    expect(exercise.solution[0]).toContain(sign)
    expect(said).not.toContain('→')
    for (const space of exercise.solution[0]!.split(/(?<=\w)->?/)) await app.act(space)
    await app.says(new RegExp(`Right!.* ${exercise.solution[0]!.replace(/[.+]/g, '\\$&')} `))
  }
  await app.close()
})

test('names in the spaces stay readable where a piece may be entered', async () => {
  const app = await position('hex x4/x5/x6/x3,b,x3/x6/x5/x4 w 17/18 0')
  await setting(app, 'In the spaces')
  const marks = app.page.locator('abande-board .entry')
  await expect.poll(() => marks.count()).toBe(6)
  for (const fill of await marks.evaluateAll((all) => all.map((mark) => getComputedStyle(mark).fill))) expect(fill).toBe('none')
  await app.close()
})

test.each([
  [0, 'd7', 'square x7/x7/x7/x5,w,bwb/x7/x7/x7 w 16/16 0'],
  [90, 'g4', 'square x7/x7/x7/x7/x7/x3,w,x3/x3,bwb,x3 w 16/16 0']
] as const)('the highest stack in the top row is seen whole, turned by %s degrees', async (degrees, space, line) => {
  // A wide and low window: the board is as high as its place, with no room above it that is not its own.
  const app = await position(line, { viewport: { width: 1200, height: 600 } })
  await setting(app, 'Off')
  if (degrees > 0) await app.button('Turn the board').click()
  await app.hit(space)
  const above = await app.page.evaluate((space) => {
    const host = document.querySelector('abande-board')!
    const stack = host.shadowRoot!.querySelector(`.standing[data-space="${space}"] .stack`)!
    return stack.getBoundingClientRect().top - host.getBoundingClientRect().top
  }, space)
  expect(above).toBeGreaterThanOrEqual(0)
  await app.close()
})

test('the sign of a sleeper stands out from whatever lies behind it', async () => {
  const app = await position('hex x4/x5/x6/x3,b,x3/x6/x5/x4 w 17/18 0')
  const sign = await app.page.locator('abande-board .sleep').evaluate((sign) => {
    const { paintOrder, stroke, strokeWidth, fill } = getComputedStyle(sign)
    return { paintOrder, stroke, width: parseFloat(strokeWidth), fill }
  })
  expect(sign.paintOrder).toContain('stroke')
  expect(sign.width).toBeGreaterThanOrEqual(6)
  expect(sign.stroke).not.toBe(sign.fill)
  await app.close()
})

test('forced colours leave the players apart, on the board and beside it', async () => {
  const app = await position('hex x4/x5/x6/x2,w,bwb,x3/x6/x5/x4 w 16/16 0', { forcedColors: 'active' })
  const color = (selector: string, property: 'fill' | 'backgroundColor') =>
    app.page.locator(selector).first().evaluate((element, property) => getComputedStyle(element)[property], property)
  expect(await color('abande-board .piece.b .face', 'fill')).not.toBe(await color('abande-board .piece.w .face', 'fill'))
  // The height of Black's stack can be read on it.
  expect(await color('abande-board .mark.b text', 'fill')).not.toBe(await color('abande-board .piece.b .face', 'fill'))
  expect(await color('.player.b .disc', 'backgroundColor')).not.toBe(await color('.player.w .disc', 'backgroundColor'))
  await app.go('/play')
  await app.state()
  expect(await color('main .disc.b', 'backgroundColor')).not.toBe(await color('main .disc.w', 'backgroundColor'))
  // And where the end of a game is counted.
  await app.newGame(['Both sides, to try things', 'hexagonal'], 1)
  for (const [ply, space] of ['d4', 'd5'].entries()) {
    await app.act(space)
    await app.until((state) => state.ply === ply + 1)
  }
  await app.pass()
  await app.until((state) => state.passEnds)
  await app.pass()
  await app.page.locator('.count .disc').first().waitFor()
  expect(await color('.count .disc.b', 'backgroundColor')).not.toBe(await color('.count .disc.w', 'backgroundColor'))
  await app.close()
})
