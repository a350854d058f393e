/** Puzzles: solved, missed, with hints, in runs, of the day, without a network, by keyboard, on phones. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginOf, dayOf, puzzleOfDay } from '../src/puzzles/day'
import { themeTallies } from '../src/puzzles/tallies'
import { spacesOf } from '../src/rules/move-text'
import { App, closeBrowser, openBrowser } from './app'
import { faults } from './axe'
import { make, miss, PUZZLES, shownPuzzle, solve, wrongMove } from './puzzles'

beforeAll(openBrowser)
afterAll(closeBrowser)

const NOON = 43_200_000
const LONG = PUZZLES.find(({ solution }) => solution.length > 2 && !solution.includes('pass'))!

/** Puzzles of one's rating count; their numbers are in the message then. */
const RATING = /Your rating: (\d+) \(([+−±])(\d+)\)/

async function rating(app: App): Promise<{ sign: string; change: number }> {
  await expect.poll(() => app.message().textContent()).toMatch(RATING)
  const [, , sign, change] = RATING.exec((await app.message().textContent())!)!
  return { sign: sign!, change: Number(change) }
}

test('a puzzle is solved move by move, with the replies in between, and opened in Analyse', async () => {
  const app = await App.open({}, `/#/puzzles/one/${LONG.id}`)
  await app.until((state) => state.line === LONG.position)
  await make(app, LONG.solution[0]!)
  await app.says(/^Right! (Black|White) .* Go on\.$/)
  expect((await app.state()).ply).toBe(2)
  await make(app, LONG.solution[2]!)
  for (let ply = 4; ply < LONG.solution.length; ply += 2) {
    await app.until((state) => state.ply === ply)
    await make(app, LONG.solution[ply]!)
  }
  // By its address it is only looked at again: it does not count.
  await app.says('Solved!')
  await app.page.locator('.about').getByText(`Rated ${LONG.rating}.`).waitFor()
  await app.button('Open in Analyse').click()
  await app.page.waitForURL(/#\/analyse$/)
  await expect.poll(() => app.page.getByRole('group', { name: 'Moves' }).textContent()).toContain(LONG.solution.at(-1)!)
  await app.close()
})

test('a wrong try is refuted on the board, costs rating, and is tried again; the solution is shown', async () => {
  const app = await App.open({}, '/#/puzzles/rated?board=hex')
  const puzzle = await shownPuzzle(app)
  expect(puzzle.board).toBe('hex')
  await miss(app, puzzle)
  await app.says(/is not it(: .* answers it\. .*|, and it ends the game: .*)\.$/)
  const { ply } = await app.state()
  expect(ply).toBeGreaterThanOrEqual(1)
  await app.button('Try again').click()
  await app.until((state) => state.ply === 0)
  await app.button('Solution').click()
  await app.until((state) => state.ply === puzzle.solution.length)
  const { sign, change } = await rating(app)
  expect([sign, change > 0]).toEqual(['−', true])
  await app.button('Next puzzle').click()
  await app.until((state) => state.line !== puzzle.position && state.ply === 0)
  // It is kept.
  await app.go('/settings')
  await app.page.getByText('Puzzles that counted: 1').waitFor()
  await app.page.reload()
  await app.go('/puzzles/history')
  await app.page.getByText(`hexagonal, ${puzzle.rating}`).waitFor()
  await app.page.getByRole('img', { name: /Your rating after one puzzle/ }).waitFor()
  await app.close()
})

test('solved at once it gains, and a puzzle left alone stays the same', async () => {
  const app = await App.open({}, '/#/puzzles')
  await app.page.getByLabel('Board').selectOption('square')
  await app.page.getByRole('link', { name: 'Solve', exact: true }).click()
  const puzzle = await shownPuzzle(app)
  await app.go('/play')
  await app.go('/puzzles/rated?board=square')
  expect(await shownPuzzle(app)).toEqual(puzzle)
  await solve(app, puzzle)
  const { sign } = await rating(app)
  expect(sign).toBe('+')
  await app.close()
})

test('hints in steps: what it is about, where, the move; and nothing is gained', async () => {
  const app = await App.open({}, '/#/puzzles/rated')
  const puzzle = await shownPuzzle(app)
  await app.button('Hint').click()
  if (puzzle.themes.length > 0) await app.says(/^It is about: /)
  await app.button('Another hint').click()
  await app.says(/^(Look |Enter a piece beside )/)
  await app.button('Another hint').click()
  await app.says(puzzle.solution[0] === 'pass' ? 'Hint: pass.' : `Hint: ${puzzle.solution[0]}.`)
  expect(await app.button('Another hint').isDisabled()).toBe(true)
  await solve(app, puzzle)
  const { sign } = await rating(app)
  expect(sign).not.toBe('+')
  await app.close()
})

test('a try that the rules forbid says why, and is no miss', async () => {
  const app = await App.open({}, `/#/puzzles/one/${PUZZLES.find(({ board }) => board === 'hex')!.id}`)
  const { stacks, entries, captures } = await app.until((state) => state.ply === 0)
  const { spaces } = await app.page.evaluate(() => document.querySelector('abande-board')!.scene!)
  const far = spaces.find(({ id, links }) => !stacks[id] && !entries.includes(id) && links.every((space) => !captures.some(({ from }) => from === space)))!
  await app.act(far.id)
  await expect.poll(() => app.message().getAttribute('role')).toBe('alert')
  expect((await app.state()).ply).toBe(0)
  expect(await app.button('Try again').count()).toBe(0)
  await app.close()
})

test('the puzzle of the day is the same for everybody', async () => {
  const time = Date.UTC(2026, 10, 18) + NOON
  const puzzle = puzzleOfDay(PUZZLES, dayOf(time))!
  for (const options of [{}, { locale: 'de-DE', timezoneId: 'Pacific/Auckland' }]) {
    const app = await App.open(options, '/#/puzzles/day', (page) => page.clock.setFixedTime(time))
    expect(await shownPuzzle(app)).toEqual(puzzle)
    await app.close()
  }
  const app = await App.open({}, '/#/puzzles', (page) => page.clock.setFixedTime(time))
  await app.page.getByRole('link', { name: 'Puzzle of the day' }).click()
  await solve(app, puzzle)
  await app.says(/^Solved!/)
  await app.go('/puzzles')
  await app.page.getByText('You have solved it.').waitFor()
  // The next day there is another one.
  await app.page.clock.setFixedTime(beginOf(dayOf(time) + 1))
  await app.go('/puzzles/day')
  await app.until((state) => state.line === puzzleOfDay(PUZZLES, dayOf(time) + 1)!.position)
  await app.close()
})

test('a run ends with the third miss, and with the time', async () => {
  const app = await App.open({}, '/#/puzzles/timed', (page) => page.clock.install({ time: Date.UTC(2026, 10, 18) + NOON }))
  await app.button('Start').click()
  const next = async (before: string) => {
    await app.page.clock.runFor(800)
    await app.until((state) => state.line !== before && state.ply === 0)
  }
  for (let count = 0; count < 3; count++) {
    const puzzle = await shownPuzzle(app)
    await miss(app, puzzle)
    if (count < 2) await next(puzzle.position)
  }
  await app.page.clock.runFor(800)
  await app.page.getByText('3 misses ended it.').waitFor()
  expect(await app.page.evaluate(() => document.activeElement?.textContent)).toBe('Three minutes')
  expect(await app.page.locator('li a.missed').count()).toBe(3)

  await app.button('Once more').click()
  const puzzle = await shownPuzzle(app)
  await make(app, puzzle.solution[0]!)
  for (let ply = 2; ply < puzzle.solution.length; ply += 2) {
    await app.page.clock.runFor(500)
    await app.until((state) => state.ply === ply)
    await make(app, puzzle.solution[ply]!)
  }
  await next(puzzle.position)
  await app.page.getByText('Solved: 1').waitFor()
  await app.page.clock.fastForward(170_000)
  await app.page.getByText('10 seconds left').waitFor({ state: 'attached' })
  await app.page.clock.runFor(11_000)
  await app.page.getByText('The time is up.').waitFor()
  await app.page.getByText('Your best so far!').waitFor()
  await app.close()
})

test('a streak ends with the first miss, and shows what was missed', async () => {
  const app = await App.open({}, '/#/puzzles/streak')
  await app.button('Start').click()
  const first = await shownPuzzle(app)
  await solve(app, first)
  await app.page.getByText('Solved: 1').waitFor()
  await app.until((state) => state.line !== first.position && state.ply === 0)
  await miss(app, await shownPuzzle(app))
  await app.page.getByText('A miss ended it.').waitFor()
  expect(await app.page.locator('main li a').count()).toBe(2)
  await app.page.locator('li a.missed').click()
  await app.page.waitForURL(/#\/puzzles\/one\//)
  await app.go('/puzzles')
  await app.page.getByText('Best so far: 1').waitFor()
  await app.close()
})

test('themes with how many there are, and puzzles of one', async () => {
  const app = await App.open({}, '/#/puzzles/themes')
  const tallies = themeTallies({ all: PUZZLES }, [])
  await expect.poll(() => app.page.locator('main li').count()).toBe(tallies.length)
  const [{ theme, count }] = tallies as [(typeof tallies)[number]]
  const link = app.page.locator(`main li a[href$="theme=${theme}"]`)
  expect(await link.textContent()).toContain(`0 of ${count} done`)
  await link.click()
  expect((await shownPuzzle(app)).themes).toContain(theme)
  await app.go('/puzzles/rated?theme=chess')
  await app.page.getByRole('alert').getByText('There is no puzzle of this kind.').waitFor()
  await app.go('/puzzles/chess')
  await app.page.getByRole('alert').getByText('There is no such puzzle.').waitFor()
  await app.close()
})

test('mistakes of one’s own games are puzzles too', async () => {
  const app = await App.open({}, '/#/analyse')
  await app.state()
  await app.paste('[Board "hex"]\n\n1. d4 c3 {White +0.5, mistake; Black +1.0 with e4} 2. d3 c4 {Black +3.0, blunder; even with e3} *')
  await app.page.getByRole('group', { name: 'Moves' }).getByText('c4').first().waitFor()
  await app.go('/puzzles/mistakes')
  await app.page.getByText('White played c3. Mistake.').waitFor()
  await app.until((state) => state.ply === 0 && state.turn === 'w')
  await app.act('e4')
  await app.says('Solved!')
  await app.button('Next puzzle').click()
  await app.page.getByText('White played c4. Blunder.').waitFor()
  // What was mended comes last the next time.
  await app.go('/puzzles')
  await app.go('/puzzles/mistakes')
  await app.page.getByText('White played c4. Blunder.').waitFor()
  // Any other good move does as well as the engine's: it judges what is tried.
  await app.until((state) => Object.keys(state.stacks).length === 3)
  await app.act('e3')
  await app.says('Solved!')
  await app.close()
})

test('nothing of it comes with the first visit; later it needs no network', async () => {
  const asked: string[] = []
  const app = await App.open({}, '/', (page) => page.on('request', (request) => asked.push(request.url())))
  await app.state()
  expect(asked.filter((url) => /\.jsonl/.test(url))).toEqual([])
  await app.page.evaluate(() => navigator.serviceWorker.ready)
  await app.context.setOffline(true)
  await app.page.reload()
  await app.go('/puzzles/rated')
  const puzzle = await shownPuzzle(app)
  await miss(app, puzzle)
  await app.says(/is not it(: .* answers it\. .*|, and it ends the game: .*)\.$/)
  await app.close()
})

test('by keyboard', async () => {
  const app = await App.open({}, '/#/puzzles/rated')
  const { keyboard } = app.page
  const focused = () => app.page.evaluate(() => document.activeElement?.textContent?.trim())
  const puzzle = await shownPuzzle(app)
  await expect.poll(focused).toMatch(/^Find the best move for (Black|White)$/)
  await keyboard.press('h')
  await app.says(/./)
  await keyboard.press('?')
  await app.page.getByRole('dialog', { name: 'Keys' }).waitFor()
  await app.escape()
  const move = wrongMove(await app.state(), puzzle.solution[0]!)
  for (const space of spacesOf(move)) {
    await app.page.locator(`abande-board .space[data-space="${space}"]`).focus()
    await keyboard.press('Enter')
  }
  // What takes it back has the focus.
  await expect.poll(focused).toBe('Try again')
  await keyboard.press('Enter')
  await app.until((state) => state.ply === 0)
  expect(await app.page.evaluate(() => document.activeElement?.localName)).toBe('abande-board')
  await keyboard.press('s')
  await expect.poll(focused).toBe('Next puzzle')
  await keyboard.press('n')
  await app.until((state) => state.line !== puzzle.position && state.ply === 0)
  await app.close()
})

test.each(['Light', 'Dark', 'High contrast'])('axe finds nothing, colours: %s', async (theme) => {
  const app = await App.open({}, '/#/settings')
  await app.page.getByRole('radio', { name: theme, exact: true }).check({ force: true })
  for (const place of ['', 'themes', 'timed', 'mistakes', 'rated']) {
    await app.go(`/puzzles${place && `/${place}`}`)
    await app.page.locator('main h1').waitFor()
    expect(await faults(app), place).toEqual([])
  }
  const puzzle = await shownPuzzle(app)
  await app.button('Hint').click()
  expect(await faults(app)).toEqual([])
  await miss(app, puzzle)
  await app.button('Try again').waitFor()
  expect(await faults(app)).toEqual([])
  await app.button('Solution').click()
  await app.button('Next puzzle').waitFor()
  expect(await faults(app)).toEqual([])
  await app.go('/puzzles/history')
  await app.page.getByRole('img').waitFor()
  expect(await faults(app)).toEqual([])
  await app.go('/puzzles/streak')
  await app.button('Start').click()
  await shownPuzzle(app)
  expect(await faults(app)).toEqual([])
  await app.close()
})

test.each(['en', 'de', 'fr', 'es', 'it'])('on phones nothing is cut, and what can be pressed is in sight: %s', async (code) => {
  const app = await App.open({ locale: `${code}-XX`, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const where = () =>
    app.page.evaluate(() => {
      const box = (name: string) => document.querySelector(name)!.getBoundingClientRect()
      const [header, board, controls] = [box('header'), box('abande-board'), box('.controls')]
      return {
        // The links to the screens are below, or at the side.
        controlsSeen: controls.bottom <= (header.top > 100 ? header.top : innerHeight) + 0.5,
        boardSeen: board.top >= 0 && (board.right <= controls.left ? board.bottom <= innerHeight : board.bottom <= controls.top),
        wide: document.documentElement.scrollWidth > innerWidth
      }
    })
  for (const board of ['hex', 'square', 'snub', 'libre']) {
    const puzzle = PUZZLES.find((one) => one.board === board)!
    await app.resize(390, 844)
    await app.go(`/puzzles/one/${puzzle.id}`)
    await app.until((state) => state.line === puzzle.position)
    for (const [width, height] of [[390, 844], [320, 640], [844, 390], [667, 375]] as const) {
      await app.resize(width, height)
      // On phones a window grows in steps.
      await expect.poll(where, { message: `${board} at ${width}x${height}` }).toEqual({ controlsSeen: true, boardSeen: true, wide: false })
    }
  }
  // Nor is anything of what is said when a try was wrong.
  await app.resize(320, 640)
  const puzzle = PUZZLES.find(({ board }) => board === 'snub')!
  await app.go(`/puzzles/one/${puzzle.id}`)
  await app.until((state) => state.line === puzzle.position)
  await miss(app, puzzle)
  await app.page.locator('.controls .primary').waitFor()
  await expect.poll(() => app.page.locator('.message').textContent()).not.toContain('…')
  const room = () => app.page.evaluate(() => document.querySelector('.controls')!.getBoundingClientRect().top - document.querySelector('.message')!.getBoundingClientRect().bottom)
  await expect.poll(room).toBeGreaterThanOrEqual(0)
  expect(await app.page.evaluate(() => document.body.innerText)).not.toMatch(/\bweb-[a-z]/)
  await app.close()
})
