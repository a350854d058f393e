// Two people on a server of their own, each in a browser of their own: from the click on a move until it is painted on the
// opponent's board. Prints a line for each. Usage: node online.mjs PROGRAM (run by `cargo xtask bench web`)

import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium } from 'playwright-core'

const MOVES = 30

const data = mkdtempSync(join(tmpdir(), 'abande-bench-'))
const server = spawn(process.argv[2], ['serve', '--listen', '127.0.0.1:0', '--data', data], { stdio: ['ignore', 'pipe', 'inherit'] })
const address = await new Promise((resolve) =>
  createInterface(server.stdout).once('line', (line) => resolve(/http:\/\/\S+/.exec(line)?.[0]))
)

/** Run in the page: remembers when the board was clicked, and when a ply was painted on it. */
function watch() {
  const now = () => performance.timeOrigin + performance.now()
  window.painted = []
  addEventListener('pointerdown', () => (window.clicked = now()), { capture: true })
  const look = () => {
    const ply = document.querySelector('abande-board')?.state?.ply
    // In the frame after the one in which it was drawn.
    if (ply !== undefined && !(ply in window.painted)) {
      window.painted[ply] = 0
      requestAnimationFrame(() => (window.painted[ply] = now()))
    }
    requestAnimationFrame(look)
  }
  look()
}

async function guest() {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking']
  })
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' })
  await context.addInitScript(watch)
  return { browser, page: await context.newPage() }
}

const players = [await guest(), await guest()]
const [{ page: black }, { page: white }] = players
await black.goto(`${address}/#/online`)
await black.getByRole('button', { name: 'Play a friend' }).click()
await black.getByRole('dialog').getByRole('radio', { name: 'Black', exact: true }).check({ force: true })
await black.getByRole('dialog').locator('button[type=submit]').click()
await white.goto(await black.getByRole('textbox').inputValue())
await white.getByRole('button', { name: 'Accept' }).click()
for (const { page } of players) await page.locator('.game-screen[data-in-step="true"]').waitFor()

const waits = []
for (let ply = 0; ply < MOVES; ply++) {
  const [mover, other] = [players[ply % 2].page, players[1 - (ply % 2)].page]
  await mover.waitForFunction((ply) => window.painted[ply] > 0, ply)
  const space = await mover.evaluate(() => document.querySelector('abande-board').state.entries[0])
  await mover.locator(`abande-board .space[data-space="${space}"] .hit`).click({ force: true })
  const shown = await other.waitForFunction((ply) => window.painted[ply], ply + 1)
  waits.push((await shown.jsonValue()) - (await mover.evaluate(() => window.clicked)))
}
for (const { browser } of players) await browser.close()
server.kill()
rmSync(data, { recursive: true, force: true })

const sorted = waits.toSorted((a, b) => a - b)
const at = (share) => sorted[Math.ceil(MOVES * share) - 1]
const print = (name, value, bar) => console.log(`${name.padEnd(46)} ${String(Math.round(value)).padStart(7)} ms  (bar: ${bar})`)
print(`online, click to the other's board, median of ${MOVES}`, at(0.5), 100)
print("online, click to the other's board, 9 of 10", at(0.9), 100)
print("online, click to the other's board, slowest", at(1), 100)
