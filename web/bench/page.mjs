// The app in a real browser: what the first visit loads, when the page can be used, and how long a click waits
// while the engine thinks. Prints a line for each. Usage: node page.mjs PROGRAM (run by `cargo xtask bench web`)

import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { chromium } from 'playwright-core'

const VISITS = 7
const CLICKS = 15

const server = spawn(process.argv[2], ['serve', '--port', '0', '--no-open'], { stdio: ['ignore', 'pipe', 'inherit'] })
const address = await new Promise((resolve) =>
  createInterface(server.stdout).once('line', (line) => resolve(/http:\/\/\S+/.exec(line)?.[0]))
)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking']
})

const print = (name, value, unit, bar) =>
  console.log(`${name.padEnd(46)} ${String(Math.round(value)).padStart(7)} ${unit.padEnd(3)} (bar: ${bar})`)
/** The number that such a share of them does not exceed. */
const quantile = (numbers, share) => numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * share) - 1]
const median = (numbers) => quantile(numbers, 0.5)

/** A browser that knows nothing of the app yet. */
async function visit(path, prepare = async () => {}) {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' })
  const page = await context.newPage()
  await prepare(page)
  await page.goto(address + path)
  await page.locator('abande-board [data-space]').first().waitFor()
  return page
}

async function firstLoad() {
  const sizes = { app: 0, network: 0 }
  const page = await visit('/', async (page) =>
    page.on('response', (response) => {
      const part = response.url().includes('/networks/') ? 'network' : 'app'
      sizes[part] += Number(response.headers()['content-length'])
    })
  )
  // The first move brings in the engine's worker and the network of the board.
  await page.locator('abande-board .space[data-space="d4"] .hit').click({ force: true })
  await page.waitForFunction(() => document.querySelector('abande-board').state.ply === 2)
  await page.context().close()
  print('first load, without networks', sizes.app / 1000, 'kB', 400)
  print('first load, with the network of the board', (sizes.app + sizes.network) / 1000, 'kB', 700)
}

/** From the first request until the board is drawn and hears clicks. */
async function usable() {
  const times = []
  for (let count = 0; count < VISITS; count++) {
    const page = await visit('/', (page) =>
      page.addInitScript(() => {
        const look = () => {
          const board = document.querySelector('abande-board')
          if (board?.shadowRoot?.querySelector('.hit.can')) window.usable = performance.now()
          else requestAnimationFrame(look)
        }
        look()
      })
    )
    times.push(await page.evaluate(() => window.usable))
    await page.context().close()
  }
  print(`page usable, median of ${VISITS} first visits`, median(times), 'ms', 1500)
}

/**
 * How long clicks on something wait until their answer is painted, as the browser itself measures it. `click` makes
 * one of them.
 */
async function answered(what, page, selector, click) {
  await page.evaluate((selector) => {
    window.waits = []
    const counts = ({ name, target }) => name === 'click' && target?.closest(selector)
    const observer = new PerformanceObserver((list) =>
      window.waits.push(...list.getEntries().filter(counts).map((entry) => entry.duration))
    )
    observer.observe({ type: 'event', durationThreshold: 16 })
  }, selector)
  for (let count = 0; count < CLICKS; count++) await click(count)
  await page.waitForTimeout(300)
  // What is painted in the next frame is not even counted.
  const waits = await page.evaluate(() => window.waits)
  while (waits.length < CLICKS) waits.push(16)
  await page.context().close()
  print(`${what}, median of ${CLICKS}`, median(waits), 'ms', 50)
  print(`${what}, 9 of 10`, quantile(waits, 0.9), 'ms', 50)
  print(`${what}, slowest`, Math.max(...waits), 'ms', 50)
}

const enter = (page, space) => page.locator(`abande-board .space[data-space="${space}"] .hit`).click({ force: true })

/** Moves on the board while the engine shows its lines. */
async function analysing() {
  const page = await visit('/#/analyse')
  await page.getByRole('switch', { name: 'Engine' }).click()
  await page.getByRole('list', { name: 'Best lines' }).getByRole('button').first().waitFor()
  await answered('move while the engine looks on', page, 'abande-board', async (count) => {
    await page.waitForTimeout(700)
    await enter(page, await page.evaluate(() => document.querySelector('abande-board').state.entries[0]))
    await page.waitForFunction((ply) => document.querySelector('abande-board').state.ply === ply, count + 1)
  })
}

/** The board turned while the opponent, at full strength, thinks about its move. */
async function playing() {
  const page = await visit('/', (page) =>
    page.addInitScript(() => {
      const choice = { against: 'engine', level: 10, you: 'b', board: 'hex', size: {}, pieces: 18, clock: '0' }
      localStorage.setItem('abande-new-game', JSON.stringify(choice))
    })
  )
  const thinks = () => page.evaluate(() => document.querySelector('abande-board').state.turn === 'w')
  await answered('board turned while the opponent thinks', page, '.controls', async () => {
    if (!(await thinks())) await enter(page, await page.evaluate(() => document.querySelector('abande-board').state.entries[0]))
    await page.waitForTimeout(400)
    await page.getByRole('button', { name: 'Turn the board' }).click()
  })
}

await firstLoad()
await usable()
await analysing()
await playing()
await browser.close()
server.kill()
