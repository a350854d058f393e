/** Online for everyone: in every language, in windows of every size, with the longest names. */

import { expect, test } from 'vitest'
import type { App } from './app'
import { becomes, meet, offer, playOn, server, wideName, withServer } from './online'
import { BETWEEN, SIZES, tooWide } from './too-wide'
import { leftovers, messages } from './words'

withServer()

/** What does not fit in any window, and what is left in English. */
async function look(app: App, code: string, where: string): Promise<string[]> {
  const all = code === 'en' ? [] : (await leftovers(app, code)).map((text) => `${where} in English: ${text}`)
  for (const [width, height] of [...SIZES, ...BETWEEN.map((width) => [width, 800] as const)]) {
    await app.page.setViewportSize({ width, height })
    for (const fault of await app.page.evaluate(tooWide, `(width: ${width}px) and (height: ${height}px)`)) all.push(`${where} at ${width}x${height}: ${fault}`)
  }
  await app.resize(1366, 768)
  return all
}

test.each(['en', 'de', 'fr', 'es', 'it'])('everything is said in the language, and fits in every window: %s', async (code) => {
  const names = { b: wideName(), w: wideName() }
  const words = (key: string) => messages(code).get(key)!
  const { b: other, w: app } = await meet(server, {}, names, code)
  const game = await app.page.evaluate(() => location.hash.slice(1))
  const faults: string[] = []
  const see = async (where: string) => void faults.push(...(await look(app, code, where)))

  await see('a first move')
  await playOn({ b: other, w: app }, 1, undefined, 3)
  await other.button('Offer a draw').click()
  await app.button(words('web-online-decline')).waitFor()
  await see('an offer')
  await app.button(words('web-online-decline')).click()
  await app.page.locator('.message.offer').waitFor({ state: 'detached' })
  await other.button('Say something').click()
  await other.button('Good luck!').click()
  await app.page.locator('.said p').first().waitFor()
  await app.button(words('web-online-say')).click()
  await see('phrases')
  await app.escape()
  await app.page.keyboard.press('?')
  await app.page.getByRole('dialog').getByText(words('web-online-read-clocks')).waitFor()
  await see('keys')
  await app.escape()
  await app.button(words('web-resign')).click()
  await see('resigning')
  await app.escape()

  // Somebody else's offer, to all and to one alone; a call to it from another screen.
  await other.go('/online')
  await offer(other, 'New offer')
  const seek = await other.page.evaluate(() => location.hash.slice(1))
  await app.go(seek)
  await app.button(words('web-online-accept')).waitFor()
  await see('an invitation')
  await app.go('/rules')
  await other.go(`/online/person/${names.w}`)
  await other.button('Challenge').click()
  await other.page.getByRole('dialog').locator('button[type=submit]').click()
  await app.page.locator('.call').waitFor()
  await see('a call')
  await app.go('/online')
  await app.page.locator('.challenges li').waitFor()
  await see('where people meet')
  await app.button(words('web-online-new')).click()
  await see('the dialog')
  await app.page.getByRole('dialog').getByText(words('web-online-more')).click()
  await app.page.getByRole('dialog').getByRole('spinbutton').last().fill('9')
  await app.page.getByRole('dialog').getByText(words('web-usual')).waitFor()
  await see('the dialog, unfolded')
  // However long it is, the way on is in sight.
  const dialog = app.page.getByRole('dialog')
  for (const [width, height] of [[1366, 768], [844, 390], [390, 844], [320, 640]] as const) {
    await app.resize(width, height)
    await dialog.evaluate((dialog) => (dialog.scrollTop = 0))
    const below = await dialog.locator('button[type=submit]').evaluate((button) => button.getBoundingClientRect().bottom - innerHeight)
    expect(below, `${width}x${height}`).toBeLessThan(0)
  }
  await app.resize(1366, 768)
  await app.page.getByRole('dialog').locator('button[type=submit]').click()
  await app.page.locator('main p[role=status]').waitFor()
  await see('waiting')
  for (const page of [`person/${names.b}`, 'account', 'games', 'game/none', 'seek/none']) {
    await app.go(`/online/${page}`)
    await app.page.locator('main h1').waitFor()
    await app.page.waitForLoadState('networkidle')
    await see(page.split('/')[0]!)
  }
  await app.go(game)
  await app.button(words('web-resign')).click()
  await app.page.getByRole('dialog').getByRole('button', { name: words('web-resign') }).click()
  await app.button(words('web-end-rematch')).waitFor()
  await see('the end')
  expect(faults).toEqual([])
  // A link more than elsewhere: their words stand apart on the narrowest phone too.
  await app.resize(320, 640)
  const gaps = await app.page.evaluate(() => {
    const range = document.createRange()
    const words = [...document.querySelectorAll('nav a span')].filter((word) => word.clientWidth !== 1)
    const places = words.map((word) => (range.selectNodeContents(word), range.getBoundingClientRect()))
    return places.slice(1).map(({ left }, index) => left - places[index]!.right)
  })
  expect(gaps).toHaveLength(5)
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(3)
  await app.close(/404/)
  await other.close()
}, 300_000)

test.each([[390, 844], [320, 640], [844, 390]] as const)('a call covers nothing of a game on a phone, %i wide', async (width, height) => {
  const name = wideName()
  const app = await server.visit('/#/online')
  await becomes(app, name)
  await app.go('/play')
  await app.state()
  await app.newGame(['Computer', 'hexagonal'])
  const other = await server.visit(`/#/online/person/${name}`)
  await other.button('Challenge').click()
  await other.page.getByRole('dialog').locator('button[type=submit]').click()
  await app.page.locator('.call').waitFor()
  await app.resize(width, height)
  const covered = () =>
    app.page.evaluate(() => {
      const call = document.querySelector('.call')!.getBoundingClientRect()
      const parts = [...document.querySelectorAll('.bar, .board-area, .message, .buttons .button, header a')].filter((part) => part.getBoundingClientRect().height > 0)
      return parts.filter((part) => {
        const { top, bottom, left, right } = part.getBoundingClientRect()
        return bottom > call.top + 1 && top < call.bottom - 1 && right > call.left + 1 && left < call.right - 1
      }).map((part) => part.className || part.textContent)
    })
  expect(await covered()).toEqual([])
  // The board makes room for it: all that is pressed stays where it can be pressed, unless the phone lies on its side.
  const last = () => app.button('Pass').evaluate((button) => innerHeight - button.getBoundingClientRect().bottom)
  if (height > width) expect(await last()).toBeGreaterThan(0)
  await app.page.locator('.call').getByRole('button', { name: 'Close' }).click()
  await app.page.locator('.call').waitFor({ state: 'detached' })
  expect(await last()).toBeGreaterThan(0)
  await app.close()
  await other.close()
})

test('what a sleeper is can be read at once, on phones too; what one waits for comes first', async () => {
  const players = await meet(server)
  const { b: app } = players
  await playOn(players, 1, undefined, 2)
  const note = app.page.locator('.slot > .note')
  for (const [width, height] of [[390, 844], [320, 640]] as const) {
    await app.resize(width, height)
    await note.waitFor()
    const [box, text, links] = await note.evaluate((note) => [note, note.querySelector('p')!, document.querySelector('header')!].map((part) => part.getBoundingClientRect().toJSON() as DOMRect))
    expect(box!.bottom).toBeLessThanOrEqual(links!.top)
    expect([text!.top >= box!.top - 1, text!.bottom <= box!.bottom + 1]).toEqual([true, true])
  }
  await app.button('Offer a draw').click()
  await app.says('You have offered a draw.')
  expect(await note.isVisible()).toBe(false)
  for (const each of Object.values(players)) await each.close()
})

test('a call in a game between people leaves all that is pressed in sight, on the smallest phone too', async () => {
  const names = { b: wideName(), w: wideName() }
  const players = await meet(server, {}, names)
  const { b: app } = players
  await playOn(players, 1, undefined, 2)
  const other = await server.visit('/#/online')
  await becomes(other, wideName())
  await other.go(`/online/person/${names.b}`)
  await other.button('Challenge').click()
  await other.page.getByRole('dialog').locator('button[type=submit]').click()
  await app.page.locator('.call').waitFor()
  for (const [width, height] of [[390, 844], [320, 640]] as const) {
    await app.resize(width, height)
    const room = await app.button('Pass').evaluate((button) => document.querySelector('header')!.getBoundingClientRect().top - button.getBoundingClientRect().bottom)
    expect(room, `${width}x${height}`).toBeGreaterThanOrEqual(0)
  }
  for (const each of [...Object.values(players), other]) await each.close()
})
