/** A browser with the app in it, and what a person does there. */

import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import type { AbandeBoard } from '../board'
import type { State } from '../board/types'

/** How many times slower the page is to run than it could: tests must not count on a fast machine. */
const SLOWER = Number(process.env['SLOWER'] ?? 1)

let browser: Browser | undefined

export async function openBrowser(): Promise<void> {
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking']
  })
}

export async function closeBrowser(): Promise<void> {
  await browser?.close()
}

export class App {
  /** What the browser complained about, and requests to anybody else. */
  readonly complaints: string[] = []

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page
  ) {
    page.on('console', (message) => {
      if (message.text() === 'Service Worker registration blocked by Playwright') return
      if (message.type() === 'error' || message.type() === 'warning') this.complaints.push(message.text())
    })
    page.on('pageerror', (error) => this.complaints.push(String(error)))
    page.on('request', (request) => {
      const url = request.url()
      if (!url.startsWith(inject('address')) && !/^(data|blob):/.test(url)) this.complaints.push(`asked for ${url}`)
    })
  }

  /** The app for the first time, in a browser that knows nothing of it. */
  static async open(options: BrowserContextOptions = {}, path = '/', watch?: (page: Page) => unknown): Promise<App> {
    const context = await browser!.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...options })
    const app = new App(context, await context.newPage())
    if (SLOWER > 1) {
      const session = await context.newCDPSession(app.page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    }
    await watch?.(app.page)
    await app.page.goto(inject('address') + path)
    await app.page.locator('main').waitFor()
    return app
  }

  /** Ends it; it must have had nothing to complain about. */
  async close(): Promise<void> {
    await this.context.close()
    expect(this.complaints).toEqual([])
  }

  async state(): Promise<State> {
    await this.page.locator('abande-board [data-space]').first().waitFor()
    return this.page.evaluate(() => document.querySelector<AbandeBoard>('abande-board')!.state!)
  }

  /** Waits until the position is such. */
  async until(fits: (state: State) => boolean): Promise<State> {
    for (let tries = 0; tries < 600; tries++) {
      const state = await this.state()
      if (fits(state)) return state
      await this.page.waitForTimeout(50)
    }
    throw new Error(`it never came: the position is ${(await this.state()).line}`)
  }

  async act(space: string): Promise<void> {
    await this.page.locator(`abande-board .space[data-space="${space}"] .hit`).click({ force: true })
  }

  button(name: string | RegExp) {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' })
  }

  /** Closes the dialog that is open. */
  async escape(): Promise<void> {
    await this.page.keyboard.press('Escape')
    await this.dialogClosed()
  }

  async dialogClosed(): Promise<void> {
    await this.page.getByRole('dialog').waitFor({ state: 'detached' })
  }

  /** Goes to an address of the app, such as `/learn`, and waits until the app has heard of it. */
  async go(address: string): Promise<void> {
    await this.page.evaluate(
      (hash) =>
        new Promise<void>((resolve) => {
          if (location.hash === hash) return resolve()
          addEventListener('hashchange', () => setTimeout(resolve), { once: true })
          location.hash = hash
        }),
      `#${address}`
    )
  }

  /** A new game by its dialog. */
  async newGame(choices: string[], pieces?: number, level?: number): Promise<void> {
    await this.button('New game').click()
    for (const choice of choices) await this.page.getByRole('radio', { name: choice, exact: true }).check({ force: true })
    if (level !== undefined) await this.page.getByRole('slider').fill(String(level))
    if (pieces !== undefined) {
      await this.page.getByText('Size, pieces, clock').click()
      await this.page.getByRole('spinbutton').fill(String(pieces))
    }
    await this.start()
  }

  /** Starts the game that the dialog has been told of. */
  async start(): Promise<void> {
    await this.button('Start').click()
    await this.dialogClosed()
  }

  message() {
    return this.page.locator('.message')
  }

  /** Waits until the message beside the board is this text, or fits the pattern. */
  async says(text: string | RegExp): Promise<void> {
    const said = expect.poll(async () => (await this.message().textContent())?.trim())
    await (typeof text === 'string' ? said.toBe(text) : said.toMatch(text))
  }
}

/** A choice that is the same in every run. */
export function lot(seed: number): (below: number) => number {
  let number = seed
  return (below) => {
    number = (number * 1103515245 + 12345) % 2 ** 31
    return Math.floor((number / 2 ** 31) * below)
  }
}
