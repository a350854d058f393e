/** A browser with the app in it, and what a person does there. */

import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Locator, type Page } from 'playwright-core'
import { expect, inject, onTestFailed } from 'vitest'
import type { AbandeBoard } from '../board'
import type { State } from '../board/types'

/** How many times slower the page is to run than it could: tests must not count on a fast machine. */
const SLOWER = Number(process.env['SLOWER'] ?? 1)

/** The one without windows is faster; where there is none, the other does as well. */
const NAMES = ['chromium-headless-shell', 'chromium']
const folders = (process.env['PATH'] ?? '').split(delimiter)
const found = NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
const CHROMIUM = process.env['CHROMIUM'] ?? found ?? '/usr/bin/chromium'

/** An address of another machine, as browsers see it: what they trust on their own they do not trust there. */
export const ELSEWHERE = '192.0.2.99'

let browser: Browser | undefined

export async function openBrowser(): Promise<void> {
  browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-background-networking', `--host-resolver-rules=MAP ${ELSEWHERE} 127.0.0.1`]
  })
}

export async function closeBrowser(): Promise<void> {
  await browser?.close()
}

/** What happened in the page, as it remembers it. */
interface Heard {
  event: Event
  target: EventTarget | undefined
}

declare global {
  interface Window {
    heard?: Heard[]
  }
}

/** Run in the page before all else: it remembers what it heard last. Did a click never come, or come in vain? */
function listen(): void {
  const heard: Heard[] = (window.heard = [])
  const kinds = ['pointerdown', 'pointerup', 'pointercancel', 'click', 'change', 'keydown', 'invalid', 'submit', 'close', 'resize']
  const hear = (event: Event) => {
    heard.push({ event, target: event.composedPath()[0] })
    if (heard.length > 30) heard.shift()
  }
  for (const kind of kinds) addEventListener(kind, hear, { capture: true, passive: true })
}

/**
 * Run in the page before all else: games have the same names in every run, one after the other, and so the same
 * opponents, whose temper goes by the name of the game. Not for pages that are loaded twice: names would come again.
 */
export function sameOpponents(): void {
  let games = 0
  crypto.getRandomValues = <T extends ArrayBufferView | null>(given: T): T => {
    if (given instanceof Uint8Array) given.fill(++games)
    return given
  }
}

/** Run in the page: what it shows and what it heard, a line each. */
function account(): string[] {
  const name = (target: EventTarget | undefined) => {
    if (!(target instanceof Element)) return String(target)
    const { x, y, width, height } = target.getBoundingClientRect()
    const place = target.isConnected ? `at ${[x, y, width, height].map(Math.round).join(' ')}` : 'gone'
    const text = target.getAttribute('aria-label') ?? target.getAttribute('value') ?? target.textContent?.trim().slice(0, 30)
    return `${target.localName} '${text}', now ${place}`
  }
  const events = (window.heard ?? []).map(({ event, target }) => {
    const where = event instanceof MouseEvent ? ` at ${Math.round(event.clientX)} ${Math.round(event.clientY)}` : ''
    return `  ${Math.round(event.timeStamp)} ms: ${event.type}${where}${event.defaultPrevented ? ', prevented' : ''}: ${name(target)}`
  })
  const dialog = document.querySelector('dialog')
  const faults = [...document.querySelectorAll('dialog :invalid')].map((field) => `  not valid: ${name(field)}`)
  return [
    `${location.href}, ${Math.round(performance.now())} ms old, ${document.visibilityState}`,
    `service worker: ${navigator.serviceWorker?.controller?.state}`,
    `focus: ${name(document.activeElement ?? undefined)}`,
    `message: ${document.querySelector('.message')?.textContent?.trim()}`,
    `dialog: ${dialog?.innerText.replaceAll(/\s+/g, ' ')}`,
    ...faults,
    'heard:',
    ...events
  ]
}

export class App {
  /** What the browser complained about, and requests to anybody else. */
  readonly complaints: string[] = []

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly address: string
  ) {
    page.on('console', (message) => {
      if (message.text() === 'Service Worker registration blocked by Playwright') return
      if (message.type() === 'error' || message.type() === 'warning') this.complaints.push(message.text())
    })
    page.on('pageerror', (error) => this.complaints.push(String(error)))
    page.on('request', (request) => {
      const url = request.url()
      if (!url.startsWith(address) && !/^(data|blob):/.test(url)) this.complaints.push(`asked for ${url}`)
    })
  }

  /** The app for the first time, in a browser that knows nothing of it. */
  static async open(
    options: BrowserContextOptions = {},
    path = '/',
    watch?: (page: Page) => unknown,
    address = inject('address')
  ): Promise<App> {
    const context = await browser!.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...options })
    return App.in(context, path, watch, address)
  }

  /** Another tab of the same browser. */
  tab(path = '/'): Promise<App> {
    return App.in(this.context, path, undefined, this.address)
  }

  private static async in(context: BrowserContext, path: string, watch: ((page: Page) => unknown) | undefined, address: string): Promise<App> {
    const app = new App(context, await context.newPage(), address)
    if (SLOWER > 1) {
      const session = await context.newCDPSession(app.page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    }
    await context.addInitScript(listen)
    onTestFailed(() => app.explain())
    await watch?.(app.page)
    await app.page.goto(address + path)
    await app.page.locator('main').waitFor()
    return app
  }

  /** Ends it; it must have had nothing to complain about, but for what was to be expected. */
  async close(expected?: RegExp): Promise<void> {
    await this.context.close()
    expect(this.complaints.filter((complaint) => !expected?.test(complaint))).toEqual([])
  }

  /** Says what there was to see when a test failed: what happens once in a hundred runs cannot be looked at again. */
  private async explain(): Promise<void> {
    const late = new Promise<string[]>((resolve) => setTimeout(resolve, 5000, ['the page does not answer']))
    const lines = await Promise.race([this.page.evaluate(account), late]).catch((error: unknown) => [String(error)])
    console.error([...lines, ...this.complaints.map((complaint) => `complaint: ${complaint}`)].join('\n'))
  }

  async state(): Promise<State> {
    for (;;) {
      await this.page.locator('abande-board [data-space]').first().waitFor()
      const state = await this.page.evaluate(() => document.querySelector<AbandeBoard>('abande-board')?.state)
      // The page may have gone on to another board in between.
      if (state) return state
    }
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
    await (await this.hit(space)).click({ force: true })
  }

  /** Where a space is pressed, once it stands still: a new board is fitted to its place in two or three frames. */
  async hit(space: string): Promise<Locator> {
    const hit = this.page.locator(`abande-board .space[data-space="${space}"] .hit`)
    // Which waits for two frames that are alike, also where the test has the clock in hand.
    await hit.scrollIntoViewIfNeeded()
    return hit
  }

  /** Pastes a text, as a person does. */
  async paste(text: string): Promise<void> {
    await this.page.evaluate((text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)
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

  /** Gives the window another size, and waits until the page is laid out in it: until two frames are alike. */
  async resize(width: number, height: number): Promise<void> {
    await this.page.setViewportSize({ width, height })
    await this.page.evaluate(async (size) => {
      const frame = () => new Promise(requestAnimationFrame)
      const places = () => JSON.stringify([...document.querySelectorAll('body *')].map((element) => element.getBoundingClientRect()))
      do await frame()
      while (!matchMedia(size).matches)
      for (let before = '', now = places(); now !== before; now = places()) {
        before = now
        await frame()
        await frame()
      }
    }, `(width: ${width}px) and (height: ${height}px)`)
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

  /** Passes; a pass that ends the game is asked for twice. */
  async pass(): Promise<void> {
    const { passEnds } = await this.state()
    await this.button('Pass').click()
    if (passEnds) await this.button('Pass and end the game').click()
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
