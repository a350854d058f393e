/** The tutorial from start to end, and an exercise: by mouse, by keyboard, on a phone. */

import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { EXERCISES } from '../src/learn/exercises'
import { LESSONS } from '../src/learn/lessons'
import { App, closeBrowser, openBrowser } from './app'
import { faults } from './axe'

beforeAll(openBrowser)
afterAll(closeBrowser)

/** The spaces of a move, in the order of clicking. */
function spaces(move: string): string[] {
  return move.split(/(?<=\w)->?/)
}

async function make(app: App, move: string): Promise<void> {
  if (move === 'pass') await app.button('Pass').click()
  else for (const space of spaces(move)) await app.act(space)
}

test('the whole tutorial by mouse, with wrong moves on the way', async () => {
  const app = await App.open()
  await app.page.getByRole('link', { name: 'Learn', exact: true }).click()
  await app.page.getByRole('link', { name: 'Begin' }).click()
  for (const lesson of LESSONS) {
    await app.page.waitForURL(new RegExp(`#/learn/${lesson.id}$`))
    // The address is there before the lesson.
    await app.page.locator('.message.good').waitFor({ state: 'detached' })
    const { line } = await app.until((state) => state.line === lesson.position)
    if (lesson.id === 'band') {
      await app.act('a1')
      await app.says('a1 is not next to the band: no stack stands beside it.')
      expect(await app.message().getAttribute('role')).toBe('alert')
      expect(await app.page.locator('abande-board .fault').count()).toBe(1)
    }
    if (lesson.id === 'three') {
      await app.act('d4')
      await app.act('d5')
      await app.says(/too high, three is the limit/)
      await app.act('d4')
      await app.act('c4')
      await app.says(/A legal move, but/)
      await app.button('Try again').click()
      expect((await app.until((state) => state.ply === 0)).line).toBe(line)
    }
    if (lesson.id === 'pass') {
      await make(app, 'pass')
      await app.says(/passing is for an empty hand/)
    }
    if (lesson.goal.refused) {
      await app.act(spaces(lesson.solution[0]!)[0]!)
      expect(await app.page.locator('abande-board .part-1, abande-board .part-2').count()).toBeGreaterThan(1)
    } else {
      for (const move of lesson.solution) await make(app, move)
    }
    await app.page.locator('.message.good').waitFor()
    expect(await app.message().getAttribute('role')).toBe('status')
    await app.page.getByRole('link', { name: lesson === LESSONS.at(-1) ? 'Finish' : 'Next' }).click()
  }
  await app.page.getByRole('heading', { name: 'You know Abande' }).waitFor()

  // It is still known after a reload.
  await app.page.goto(`${inject('address')}/#/learn`)
  await app.page.reload()
  await app.page.getByText(`${LESSONS.length} of ${LESSONS.length} done`).waitFor()
  await app.page.getByRole('link', { name: 'Next exercise' }).click()
  await app.page.getByRole('heading', { name: 'Capture and keep the band' }).waitFor()
  await app.close()
})

test('an exercise: a worse move is told its worth, the best one shows how it goes on', async () => {
  const exercise = EXERCISES.find(({ margins, theme }) => theme === 'last' && Object.keys(margins).length > 3)!
  const worse = Object.keys(exercise.margins).find((move) => exercise.margins[move]! < exercise.best)!
  const app = await App.open({}, `/#/learn/exercise/${exercise.id}`)
  await app.state()
  await make(app, worse)
  await app.says(/There is a better move\./)
  await app.button('Try again').click()
  await app.button('Hint').click()
  await app.says(`Look at the stack on ${spaces(exercise.solution[0]!)[0]}.`)
  await app.button('Another hint').click()
  await app.says(`Hint: ${exercise.solution[0]!}.`)
  await app.button('Another hint').click()
  const second = Object.entries(exercise.margins).filter(([, margin]) => margin < exercise.best).sort(([, a], [, b]) => b - a)[0]![0]
  const written = (move: string) => (move === 'pass' ? 'pass(ing)?' : move.replace(/[.+]/g, '\\$&'))
  await app.says(new RegExp(`With best play ${written(exercise.solution[0]!)} .* With best play ${written(second)} `))
  expect(await app.button('Another hint').isDisabled()).toBe(true)
  await make(app, exercise.solution[0]!)
  await app.says(/Right!/)
  const onward = app.button('Show how it goes on')
  for (let step = 1; step < exercise.line.length; step++) await onward.click()
  await app.until((state) => state.over)
  expect(await onward.isDisabled()).toBe(true)
  await app.go('/learn')
  await app.page.getByText(`1 of ${EXERCISES.length} done`).waitFor()
  await app.close()
})

test('a game goes on from an exercise', async () => {
  const exercise = EXERCISES[0]!
  const app = await App.open({}, `/#/learn/exercise/${exercise.id}`)
  await app.state()
  await app.button('Play from here').click()
  await app.page.getByRole('dialog', { name: 'Play from here' }).waitFor()
  await app.page.getByRole('radio', { name: 'Both sides, to try things' }).check({ force: true })
  await app.start()
  expect((await app.state()).line).toBe(exercise.position)
  await app.close()
})

test('lessons by keyboard alone', async () => {
  const app = await App.open({}, '/#/learn/enter')
  const { keyboard } = app.page
  await app.state()
  const focused = () => app.page.evaluate(() => document.activeElement?.textContent?.trim())
  await expect.poll(focused).toBe('Entering a piece')
  const toBoard = () => app.page.locator('abande-board .space[tabindex="0"]').focus()
  await keyboard.press('Tab')
  expect(await app.page.evaluate(() => document.activeElement?.localName)).toBe('abande-board')
  await keyboard.press('Enter')
  await app.page.locator('.message.good').waitFor()
  // The way on has the focus.
  await expect.poll(focused).toBe('Next')
  await keyboard.press('Enter')
  await app.page.getByRole('heading', { name: 'The band' }).waitFor()
  await app.until((state) => Object.keys(state.stacks).length === 2)
  await expect.poll(focused).toBe('The band')
  await keyboard.press('h')
  await app.says('Hint: e4.')
  await toBoard()
  await keyboard.press('ArrowRight')
  await keyboard.press('Enter')
  await app.page.locator('.message.good').waitFor()
  await keyboard.press('?')
  await app.page.getByRole('dialog', { name: 'Keys' }).waitFor()
  await app.close()
})

test.each(['Light', 'Dark', 'High contrast'])('axe finds nothing, colours: %s', async (theme) => {
  const app = await App.open({}, '/#/settings')
  await app.page.getByRole('radio', { name: theme, exact: true }).check({ force: true })
  await app.page.getByRole('link', { name: 'Learn', exact: true }).click()
  await app.page.getByRole('heading', { name: 'Exercises' }).waitFor()
  expect(await faults(app)).toEqual([])
  for (const id of ['cut', 'score', 'libre', `exercise/${EXERCISES[0]!.id}`]) {
    await app.go(`/learn/${id}`)
    await app.state()
    expect(await faults(app)).toEqual([])
  }
  await app.go('/learn/cut')
  await app.until((state) => state.line === LESSONS.find(({ id }) => id === 'cut')!.position)
  await app.act('d4')
  await app.page.locator('.message.good').waitFor()
  expect(await faults(app)).toEqual([])
  await app.go('/learn/end')
  await app.page.getByRole('heading', { name: 'You know Abande' }).waitFor()
  expect(await faults(app)).toEqual([])
  await app.close()
})

test.each(['en', 'de', 'fr', 'es', 'it'])('every lesson fits a phone, language: %s', async (code) => {
  const app = await App.open({ locale: `${code}-XX`, viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })
  for (const id of ['', ...LESSONS.map((lesson) => lesson.id), `exercise/${EXERCISES[0]!.id}`, 'end']) {
    await app.go(`/learn/${id}`)
    await app.page.locator('main h1').waitFor()
    const { wide, said } = await app.page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      said: document.body.innerText
    }))
    expect(wide).toBeLessThanOrEqual(320)
    expect(said).not.toMatch(/\bweb-[a-z]/)
  }
  await app.close()
})

test('what a refusal has marked stays to be looked at, also when the target is pressed', async () => {
  const app = await App.open({}, '/#/learn/cut')
  await app.state()
  await app.act('d4')
  await app.page.locator('.message.good').waitFor()
  const marked = () => app.page.locator('abande-board .part').count()
  expect(await marked()).toBeGreaterThan(1)
  await app.act('c3')
  await app.page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await marked()).toBeGreaterThan(1)
  await app.close()
})

test.each(['en', 'de'])('what can be pressed is in sight on phones, upright and sideways, language: %s', async (code) => {
  const app = await App.open({ locale: `${code}-XX`, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  for (const id of ['pass', 'score', 'sleep', `exercise/${EXERCISES[0]!.id}`]) {
    await app.go(`/learn/${id}`)
    await app.state()
    for (const [width, height] of [[390, 844], [320, 640], [844, 390], [667, 375]] as const) {
      await app.resize(width, height)
      const where = () => app.page.evaluate(() => {
        const box = (name: string) => document.querySelector(name)!.getBoundingClientRect()
        const [header, board, controls] = [box('header'), box('abande-board'), box('.controls')]
        return {
          // The links to the screens are below, or at the side.
          controlsSeen: controls.bottom <= (header.top > 100 ? header.top : innerHeight) + 0.5,
          beside: board.right <= controls.left,
          boardSeen: board.top >= 0 && board.bottom <= innerHeight,
          tallest: Math.max(0, ...[...document.querySelectorAll('.foot .hand')].map((hand) => hand.getBoundingClientRect().height))
        }
      })
      // On phones a window grows in steps.
      const at = `${id} at ${width}x${height}`
      await expect.poll(where, { message: at }).toMatchObject({ controlsSeen: true, ...(width > height ? { beside: true, boardSeen: true } : {}) })
      // What is in hand takes a line, but on the smallest phones.
      if (width !== 320 && width !== 667) expect((await where()).tallest, at).toBeLessThan(20)
    }
  }
  await app.close()
})

test.each(['en', 'de', 'fr', 'es', 'it'])('on the smallest phone the whole board of an exercise stands above what can be pressed: %s', async (code) => {
  const app = await App.open({ locale: `${code}-XX`, viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })
  for (const { id, position } of EXERCISES) {
    await app.go(`/learn/exercise/${id}`)
    await app.until((state) => state.line === position)
    const room = () => app.page.evaluate(() => document.querySelector('.controls')!.getBoundingClientRect().top - document.querySelector('abande-board')!.getBoundingClientRect().bottom)
    await expect.poll(room, { message: id }).toBeGreaterThanOrEqual(0)
  }
  await app.close()
})

test('an address that is no lesson says so', async () => {
  const app = await App.open({}, '/#/learn/chess')
  await app.page.getByRole('alert').getByText('There is no such lesson.').waitFor()
  await app.close()
})
