// Takes the pictures of the app in docs/images/app, as a person would come to what they show.
// Usage: npm run pictures [-- NAME...]; ABANDE is the program that serves the app.

import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { shots } from './shots.mjs'
import { smaller } from './png.mjs'

const at = (path) => fileURLToPath(new URL(path, import.meta.url))
const folder = process.env.PICTURES ?? at('../../docs/images/app')
const program = process.env.ABANDE ?? at('../../target/debug/abande')

const server = spawn(program, ['serve', '--port', '0', '--no-open'], { stdio: ['ignore', 'pipe', 'inherit'] })
server.once('error', (error) => {
  console.error(`${program}: ${error.message}; build it with: cargo build --package abande-cli`)
  process.exit(1)
})
const address = await new Promise((resolve) =>
  createInterface(server.stdout).once('line', (line) => resolve(/http:\/\/\S+/.exec(line)?.[0]))
)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking']
})

mkdirSync(folder, { recursive: true })
const wanted = process.argv.slice(2)
for (const { name, size, theme = 'light', phone = false, locale = 'en-GB', path, steps = async () => {} } of shots) {
  if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue
  const context = await browser.newContext({
    viewport: size,
    locale,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...(phone ? { hasTouch: true, isMobile: true } : {})
  })
  await context.addInitScript((theme) => {
    if (!localStorage.getItem('abande-settings')) localStorage.setItem('abande-settings', JSON.stringify({ theme }))
  }, theme)
  const page = await context.newPage()
  await page.goto(`${address}/${path}`)
  await page.locator('main h1').first().waitFor()
  await steps(page)
  await page.mouse.move(0, 0)
  await page.waitForTimeout(300)
  const png = smaller(await page.screenshot())
  writeFileSync(`${folder}/${name}.png`, png)
  console.log(`${name}.png  ${(png.length / 1000).toFixed(0)} kB`)
  await context.close()
}
await browser.close()
server.kill()
