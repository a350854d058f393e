/** People who do not stay, or do not behave; accounts, small phones, dark screens. */

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { App } from './app'
import { faults } from './axe'
import { atPly, meet, offer, playOn, server, wideName, withServer } from './online'
import { messages } from './words'

withServer()

const PASSWORD = 'correct horse'
const NEW_PASSWORD = 'battery staple'

/** Seconds on the clock of the player above or below the board. */
async function seconds(app: App, bar: 'top' | 'bottom'): Promise<number> {
  const [minutes, rest] = (await app.page.locator(`.bar-${bar} .clock`).textContent())!.split(':').map(Number)
  return minutes! * 60 + rest!
}

async function signIn(app: App, name: string, password: string): Promise<void> {
  await app.page.locator('#in-name').fill(name)
  await app.page.locator('#in-old').fill(password)
  await app.button('Sign in').click()
}

test('somebody goes away in the middle of a game: more time, a report, a block, an account meanwhile; then the game is claimed', async () => {
  const { b: guest, w: host } = await meet(server)
  await playOn({ b: guest, w: host }, 1, undefined, 2)
  // Thrice, so that a slow machine has not used it up before it is looked at.
  for (let times = 0; times < 3; times++) await host.button('Give your opponent 15 seconds').click()
  for (const [app, bar] of [[host, 'top'], [guest, 'bottom']] as const) await expect.poll(() => seconds(app, bar)).toBeGreaterThan(600)
  const game = await host.page.evaluate(() => location.hash.slice(1))
  const name = (await guest.page.locator('.bar-bottom strong').textContent())!.trim()
  await guest.close()
  await host.page.locator('.bar-top').getByText('away').waitFor({ state: 'attached' })

  await host.go(`/online/person/${name}`)
  await host.button('Report').click()
  expect(await faults(host)).toEqual([])
  await host.page.getByRole('textbox', { name: /What has/ }).fill('Left without a word.')
  await host.button('Send the report').click()
  await host.page.getByText('your report was sent').waitFor()
  await host.button('Block').click()
  await host.page.getByText(`${name} can no longer challenge you`).waitFor()
  await host.button('Unblock').waitFor()
  expect(await faults(host)).toEqual([])

  // It takes a minute before the game can be claimed: time to look at the pages in the dark.
  await host.page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => host.page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')
  for (const page of [`person/${name}`, 'games', 'account', '']) {
    await host.go(`/online/${page}`)
    await host.page.locator('main h1').waitFor()
    expect(await faults(host), page).toEqual([])
  }

  await host.go('/online/account')
  await host.page.getByRole('heading', { name: 'Blocked people' }).waitFor()
  const own = 'Bonaventura'
  await host.page.locator('#make-name').fill(own)
  await host.page.locator('#make-new').fill(PASSWORD)
  await host.button('Make an account').click()
  await host.page.getByRole('heading', { name: own }).waitFor()
  await host.button(`Unblock ${name}`).click()
  await host.page.getByRole('heading', { name: 'Blocked people' }).waitFor({ state: 'detached' })
  const [download] = await Promise.all([host.page.waitForEvent('download'), host.button('Download my data').click()])
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({ person: { name: own } })

  await host.page.locator('#change-old').fill(NEW_PASSWORD)
  await host.page.locator('#change-new').fill(NEW_PASSWORD)
  await host.button('Change the password').click()
  await host.page.getByRole('alert').filter({ hasText: 'password is wrong' }).waitFor()
  await host.page.locator('#change-old').fill(PASSWORD)
  await host.page.locator('#change-new').fill(NEW_PASSWORD)
  await host.button('Change the password').click()
  await host.page.getByText('The password is changed.').waitFor()

  // The old one opens nothing; whoever is signed in elsewhere is out at once, without touching anything.
  const elsewhere = await server.visit('/#/online/account')
  await signIn(elsewhere, own, PASSWORD)
  await elsewhere.page.getByRole('alert').filter({ hasText: 'password is wrong' }).waitFor()
  await signIn(elsewhere, own, NEW_PASSWORD)
  await elsewhere.page.getByRole('heading', { name: own }).waitFor()
  await host.button('Sign out everywhere').click()
  for (const app of [host, elsewhere]) await app.page.locator('#in-name').waitFor()
  await elsewhere.close(/401/)
  await signIn(host, own, NEW_PASSWORD)
  await host.page.getByRole('heading', { name: own }).waitFor()

  // The game has waited.
  await host.go(game)
  await atPly(host, 2)
  await host.button('Claim the win').waitFor({ timeout: 90_000 })
  expect(await outOfPlaceAt(host, WINDOWS)).toEqual([])
  await host.button('Claim the win').click()
  await host.says('You win: the other side has gone.')
  await host.close(/401/)
}, 240_000)

test('time runs out: both see 0:00.0 and the end', async () => {
  const b = await server.visit()
  // The dialog has no clock as short as this.
  await b.page.route('**/api/v1/seeks', (route) => route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), time: { initial_s: 5, increment_s: 0 } }) }))
  const link = await offer(b, 'Play a friend')
  const w = await server.visit(link.slice(server.address.length))
  await w.button('Accept').click()
  await playOn({ b, w }, 2, undefined, 2)
  await b.says('You lose: your time is up.')
  await w.says('You win: the other side’s time is up.')
  const clocks = async (app: App, bars: string[]) => Promise.all(bars.map((bar) => app.page.locator(`.bar-${bar} .clock`).textContent()))
  const seen = await clocks(b, ['bottom', 'top'])
  expect(seen[0]).toBe('0:00.0')
  expect(await clocks(w, ['top', 'bottom'])).toEqual(seen)
  for (const app of [b, w]) await app.close()
})

/** Run in the page: what is cut, or lies where it cannot be pressed. */
function outOfPlace(): string[] {
  const edge = Math.min(innerHeight, ...[...document.querySelectorAll('header')].map((header) => header.getBoundingClientRect().top).filter((top) => top > 0))
  const wide = document.documentElement.scrollWidth > innerWidth ? ['the page is too wide'] : []
  const cut = [...document.querySelectorAll('.bar .name')].filter((name) => name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight + 1).map((name) => `${name.textContent} is cut`)
  const hidden = [...document.querySelectorAll('.slot .button, .buttons .button')].filter((button) => {
    const { top, bottom, left, right, height } = button.getBoundingClientRect()
    return height > 0 && (top < 0 || bottom > edge || left < 0 || right > innerWidth)
  })
  const [slot, bar] = ['.slot', '.bar-bottom'].map((name) => document.querySelector(name)!.getBoundingClientRect())
  const over = [...document.querySelectorAll('.slot > *')].filter((part) => {
    const { top, bottom, left, right, height } = part.getBoundingClientRect()
    if (height === 0) return false
    return top < bar!.bottom - 1 || bottom > slot!.bottom + 1 || left < slot!.left - 1 || right > slot!.right + 1
  })
  return [...wide, ...cut, ...hidden.map((button) => `${button.textContent || button.getAttribute('aria-label')} is hidden`), ...over.map((part) => `${part.textContent} lies over something else`)]
}

/** What is out of place in any of these windows. */
async function outOfPlaceAt(app: App, sizes: readonly (readonly [number, number])[]): Promise<string[]> {
  const all: string[] = []
  for (const [width, height] of sizes) {
    await app.resize(width, height)
    for (const fault of await app.page.evaluate(outOfPlace)) all.push(`${width}: ${fault}`)
  }
  return all
}

const WINDOWS = [[1366, 768], [844, 390], [768, 1024], [390, 844], [320, 640]] as const

test.each([8, 9, 12, 13, 16, 17])('a name of %i wide letters is not cut', async (letters) => {
  const players = await meet(server, {}, { b: wideName(letters), w: wideName(letters) })
  expect(await outOfPlaceAt(players.w, WINDOWS)).toEqual([])
  for (const each of [players.b, players.w]) await each.close()
})

test.each(['en', 'de', 'fr', 'es', 'it'])('a game of people with the longest names, in the dark: nothing is cut, and axe finds nothing: %s', async (code) => {
  const { b: other, w: app } = await meet(server, {}, { b: wideName(), w: wideName() }, code)
  const words = messages(code)
  await app.page.emulateMedia({ colorScheme: 'dark' })
  await playOn({ b: other, w: app }, 3, undefined, 3)
  expect(await outOfPlaceAt(app, WINDOWS)).toEqual([])
  for (const offer of ['Offer a draw', 'Ask to take back']) {
    await other.button(offer).click()
    await app.button(words.get('web-online-decline')!).waitFor()
    expect(await outOfPlaceAt(app, WINDOWS), offer).toEqual([])
    expect(await faults(app)).toEqual([])
    await app.button(words.get('web-online-decline')!).click()
    await app.page.locator('.message.offer').waitFor({ state: 'detached' })
  }
  await other.button('Resign').click()
  await other.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  await app.page.locator('.message.end').waitFor()
  expect(await outOfPlaceAt(app, WINDOWS)).toEqual([])
  for (const each of [other, app]) await each.close()
})
