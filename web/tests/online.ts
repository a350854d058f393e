/** A server on which people play, and what they do there. */

import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import type { Color, State } from '../board/types'
import { App, closeBrowser, ELSEWHERE, lot, openBrowser } from './app'
import { PROGRAM } from './program'
import { messages } from './words'

/** What a browser complains about while there is no line to the server. */
export const NO_LINE = /WebSocket|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|Failed to load resource/

/** Whether this machine is in a network. */
function inNetwork(): boolean {
  const all = Object.values(networkInterfaces()).flat()
  return all.some((found) => found?.family === 'IPv4' && !found.internal)
}

/** The program as a server, with a folder of its own. */
export class Server {
  private readonly data = mkdtempSync(join(tmpdir(), 'abande-online-'))
  private child: ChildProcess | undefined
  address = ''

  /**
   * For everyone, or for phones in the room: these come by the address that it prints. Where there is no network, the
   * program refuses that; then it listens everywhere, and the browsers take this machine for another one.
   */
  static async start(kind: 'public' | 'lan' = 'public'): Promise<Server> {
    const server = new Server(kind)
    await server.run(0)
    return server
  }

  private constructor(private readonly kind: 'public' | 'lan') {}

  private async run(port: number): Promise<void> {
    const open = ['--data', this.data, '--limits', 'off']
    const place = this.kind === 'public' ? ['--listen', `127.0.0.1:${port}`, ...open] : inNetwork() ? ['--lan', '--no-open', '--port', String(port)] : ['--listen', `0.0.0.0:${port}`, ...open]
    const args = ['serve', ...place]
    const child = spawn(PROGRAM, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    this.child = child
    this.address = await new Promise<string>((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', (code) => reject(new Error(`${PROGRAM} ended with ${code}`)))
      createInterface(child.stdout).on('line', (line) => {
        const found = /^(?:listening on|Abande is at) (http:\/\/\S+)/.exec(line)?.[1]
        if (found) resolve(found.replace(/\/$/, '').replace('0.0.0.0', ELSEWHERE))
      })
    })
  }

  /** Without a warning, as when the power fails. */
  async kill(): Promise<void> {
    const { child } = this
    if (!child) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
    this.child = undefined
  }

  /** At the same address, with what it has kept. */
  async startAgain(): Promise<void> {
    await this.run(Number(new URL(this.address).port))
  }

  async end(): Promise<void> {
    await this.kill()
    rmSync(this.data, { recursive: true, force: true })
  }

  /** Somebody in a browser of his own, at an address of the app. */
  visit(path = '/#/online', options: BrowserContextOptions = {}): Promise<App> {
    // A browser on a machine without a network asks nobody: that it is in one, it has to be told.
    const connected = (page: Page) => page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true }))
    return App.open({ serviceWorkers: 'block', ...options }, path, this.address.includes(ELSEWHERE) ? connected : undefined, this.address)
  }
}

/** The server of a file's tests. */
export let server: Server

/** A browser and a server, for all tests of a file. */
export function withServer(): void {
  beforeAll(async () => {
    await openBrowser()
    server = await Server.start()
  })
  afterAll(async () => {
    await closeBrowser()
    await server.end()
  })
}

/** What somebody offers by the dialog. */
export interface Offer {
  board?: string
  pieces?: number
  /** As the dialog writes it, such as `5 + 5`, or `None`. */
  time?: string
  color?: 'Black' | 'White'
}

/** Offers a game; the answer is the link that is shown, if there is one. */
export async function offer(app: App, button: 'Play a friend' | 'New offer', { board = 'hexagonal', pieces = 6, time = '10 + 5', color = 'Black' }: Offer = {}): Promise<string> {
  await app.button(button).click()
  const dialog = app.page.getByRole('dialog')
  for (const choice of [board, time, color]) await dialog.getByRole('radio', { name: choice, exact: true }).check({ force: true })
  await dialog.getByText('Size, pieces').click()
  await dialog.getByRole('spinbutton').last().fill(String(pieces))
  await dialog.locator('button[type=submit]').click()
  await app.page.getByRole('heading', { name: 'Waiting for somebody' }).waitFor()
  return button === 'New offer' ? '' : app.page.getByRole('textbox').inputValue()
}

let named = 0

/** As many letters as a name may have. */
const LONGEST = 20

/** A name of so many letters, all of them wide, and another one each time. */
export function wideName(letters = LONGEST): string {
  return 'W'.repeat(letters - 6) + (named++).toString(2).padStart(6, '0').replaceAll('0', 'W').replaceAll('1', 'M')
}

/** Gives an account to somebody, in whatever language, and shows the same page again. */
export async function becomes(app: App, name: string): Promise<void> {
  const status = await app.page.evaluate(async (name) => {
    const body = JSON.stringify({ name, password: 'correct horse', cookie: true })
    const { status } = await fetch('api/v1/accounts', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
    localStorage.setItem('abande-online', 'true')
    return status
  }, name)
  expect(status).toBe(201)
  await app.page.reload()
  await app.page.locator('main h1').first().waitFor()
}

export type Players = Record<Color, App>

/** Two who play each other, by a link: guests, or who they are called. White may read another language. */
export async function meet(server: Server, wants: Offer = {}, names?: Record<Color, string>, code = 'en'): Promise<Players> {
  const black = await server.visit()
  if (names) await becomes(black, names.b)
  const link = await offer(black, 'Play a friend', wants)
  const white = await server.visit(link.slice(server.address.length), { locale: `${code}-XX` })
  if (names) await becomes(white, names.w)
  await white.button(messages(code).get('web-online-accept')!).click()
  const players = { b: black, w: white }
  for (const app of Object.values(players)) await atPly(app, 0)
  return players
}

/** Waits until a page shows the game after so many moves, in step with the server. */
export async function atPly(app: App, ply: number): Promise<State> {
  const state = await app.until((state) => state.ply === ply)
  await app.page.locator('.game-screen[data-in-step="true"]').waitFor()
  return state
}

/** Makes a legal move on the board: pieces first, and no longer than needed. */
export async function moveOnce(app: App, pick: (below: number) => number): Promise<void> {
  const state = await app.state()
  const entry = state.entries[pick(state.entries.length)]
  const capture = state.captures[pick(state.captures.length)]
  if (capture && (pick(4) === 0 || (!entry && pick(3) === 0))) {
    await app.act(capture.from)
    await app.act(capture.to)
  } else if (entry) await app.act(entry)
  else await app.pass()
}

/** Plays to the end, or so many moves; something may be done on the way, before a move. */
export async function playOn(players: Players, seed: number, meanwhile: (ply: number) => Promise<void> = async () => {}, most = 200): Promise<number> {
  const pick = lot(seed)
  let { ply } = await players.b.state()
  for (let made = 0; made < most; made++, ply++) {
    await meanwhile(ply)
    const state = await atPly(players.b, ply)
    if (state.over) break
    const mover = players[state.turn]
    await atPly(mover, ply)
    await moveOnce(mover, pick)
    for (const app of Object.values(players)) await app.until((state) => state.ply === ply + 1)
  }
  return ply
}

/** Both see the same end. */
export async function seeTheEnd(players: Players): Promise<void> {
  for (const app of Object.values(players)) await app.page.locator('.message.end').waitFor()
  const lines = await Promise.all(Object.values(players).map(async (app) => (await app.state()).line))
  expect(lines[0]).toBe(lines[1])
}
