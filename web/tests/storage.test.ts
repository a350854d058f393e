/** Where the browser keeps nothing, or several tabs keep the same. */

import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Page } from 'playwright-core'
import type { AbandeBoard } from '../board'
import { App, closeBrowser, openBrowser } from './app'
import { messages } from './words'

beforeAll(openBrowser)
afterAll(closeBrowser)

const ALONE = 'Both sides, to try things'

/** What browsers do, each run in the page before all else. */
const TROUBLES: [what: string, act: () => void, words: RegExp][] = [
  [
    'everything is forbidden',
    () => {
      const denied = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
      Object.defineProperty(window, 'indexedDB', { get: denied })
      Object.defineProperty(window, 'localStorage', { get: denied })
    },
    /^This browser keeps nothing/
  ],
  [
    'the database cannot be opened',
    () => {
      IDBFactory.prototype.open = function () {
        const request = {} as { error: unknown; onerror?: () => void }
        request.error = new DOMException('A mutation operation was attempted', 'InvalidStateError')
        setTimeout(() => request.onerror?.())
        return request as unknown as IDBOpenDBRequest
      }
    },
    /^This browser keeps nothing/
  ],
  [
    'there is no room',
    () => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
    /^This browser has no room left/
  ],
  [
    'the database never answers',
    () => {
      IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest
    },
    /^The browser’s storage does not answer/
  ]
]

test.each(TROUBLES)('the game goes on, and is saved as a file: %s', async (_, act, words) => {
  const app = await App.open({}, '/', async (page) => {
    await page.clock.install()
    await page.addInitScript(act)
  })
  const notice = app.page.getByRole('status').filter({ hasText: words })
  await notice.waitFor()
  // It goes by itself after a while. Time stands still, so that a slow machine can play two moves before that.
  await app.page.clock.pauseAt((await app.page.evaluate(() => Date.now())) + 1000)
  expect(await app.message().textContent()).not.toMatch(/full|insecure|mutation/)
  await app.newGame([ALONE])
  await app.act('d4')
  await app.until((state) => state.ply === 1)
  await app.act('c3')
  await app.until((state) => state.ply === 2)
  await app.says(/to move/)
  const [file] = await Promise.all([app.page.waitForEvent('download'), notice.getByRole('button', { name: 'Save a file' }).click()])
  expect(await readFile(await file.path(), 'utf8')).toMatch(/1\. d4 c3 \*/)
  await notice.getByRole('button', { name: 'Close' }).click()
  await app.page.clock.resume()

  // An import is as good as the game, and the list has both for as long as the page is open. Nothing is said twice.
  await app.go('/games')
  await app.button('Import').click()
  await app.page.getByRole('textbox').fill('[Event "From a friend"]\n1. d4 e4 *')
  await app.page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click()
  await app.dialogClosed()
  await app.page.getByText('From a friend').waitFor()
  await app.go('/play')
  expect((await app.state()).ply).toBe(2)
  expect(await notice.count()).toBe(0)
  await app.close()
})

test.each(['en', 'de', 'fr', 'es', 'it'])('on a phone what is said about it covers nothing that is pressed in a game: %s', async (code) => {
  const words = messages(code)
  const app = await App.open({ locale: `${code}-XX`, viewport: { width: 390, height: 844 } }, '/', (page) => page.addInitScript(TROUBLES[0]![1]))
  const toast = app.page.locator('.toast')
  await toast.getByText(words.get('web-kept-blocked')!).waitFor()
  await app.button(words.get('web-welcome-play')!).click()
  // It must not go while it is looked at, wherever it moves with the size of the window.
  await toast.getByRole('button').first().focus()
  const texts = ['web-kept-blocked', 'web-kept-full', 'web-kept-silent'].map((key) => words.get(key)!)
  for (const [width, height] of [[390, 844], [320, 640]] as const) {
    await app.resize(width, height)
    for (const text of texts) {
      await toast.locator('p').evaluate((said, text) => (said.textContent = text), text)
      const covered = await app.page.evaluate(() => {
        const box = document.querySelector('.toast')!.getBoundingClientRect()
        const needed = [...document.querySelectorAll('abande-board, .bar, .slot, .controls button')]
        return needed.filter((part) => part.getBoundingClientRect().bottom > box.top).map((part) => part.getAttribute('aria-label') ?? part.textContent?.trim())
      })
      expect(covered, `${width}x${height}: ${text}`).toEqual([])
    }
  }
  await app.close()
})

/** Another tab of the same browser, with its board shown. */
async function secondTab(app: App): Promise<Page> {
  const page = await app.context.newPage()
  await page.goto(inject('address'))
  await page.locator('abande-board [data-space]').first().waitFor()
  return page
}

const stacks = (page: Page) => page.evaluate(() => Object.keys(document.querySelector<AbandeBoard>('abande-board')!.state!.stacks).sort())
async function act(page: Page, space: string): Promise<void> {
  const hit = page.locator(`abande-board .space[data-space="${space}"] .hit`)
  // Once it stands still: what came from the other tab may not be drawn yet.
  await hit.scrollIntoViewIfNeeded()
  await hit.click({ force: true })
}

test('two tabs with the same game show the same, whoever moves', async () => {
  const app = await App.open()
  await app.newGame([ALONE])
  await app.act('d4')
  await app.until((state) => state.ply === 1)
  const other = await secondTab(app)
  await expect.poll(() => stacks(other)).toEqual(['d4'])
  await app.act('c3')
  await expect.poll(() => stacks(other)).toEqual(['c3', 'd4'])
  await act(other, 'd3')
  await app.until((state) => state.ply === 3)
  await app.page.reload()
  await app.until((state) => state.ply === 3)
  // One game, not two.
  await app.go('/games')
  await expect.poll(() => app.page.getByRole('listitem').count()).toBe(1)
  await app.close()
})

test('against the computer, one tab has it answer', async () => {
  const app = await App.open()
  await app.newGame(['Computer', 'Black'], undefined, 1)
  // How often each tab has asked its engine for a move.
  await app.context.addInitScript(() => {
    const heard = window as unknown as { searches: number }
    heard.searches = 0
    const post = Worker.prototype.postMessage as (this: Worker, message: { kind?: string }, ...more: unknown[]) => void
    Worker.prototype.postMessage = function (this: Worker, message: { kind?: string }, ...more: unknown[]) {
      if (message.kind === 'search') heard.searches++
      post.call(this, message, ...more)
    }
  })
  const searches = ({ page }: App) => page.evaluate(() => (window as unknown as { searches: number }).searches)
  const other = await app.tab()
  await other.state()
  await app.act('d4')
  await app.until((state) => state.ply === 2)
  const here = await stacks(app.page)
  await expect.poll(() => stacks(other.page)).toEqual(here)
  await other.says('Black to move')
  expect(await searches(other)).toBe(0)
  await other.act((await other.state()).entries[0]!)
  await other.until((state) => state.ply >= 3)
  await app.until((state) => state.ply === 4)
  expect(await searches(other)).toBe(1)
  await expect.poll(async () => (await stacks(other.page)).join()).toBe((await stacks(app.page)).join())
  await app.go('/games')
  await expect.poll(() => app.page.getByRole('listitem').count()).toBe(1)
  await app.close()
})
