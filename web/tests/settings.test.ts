/** Settings: how it looks and moves, and what is stored here. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { App, closeBrowser, openBrowser } from './app'
import { faults } from './axe'

beforeAll(openBrowser)
afterAll(closeBrowser)

test('boards and pieces of other stuff, seen at once and after a reload', async () => {
  const app = await App.open({}, '/#/settings')
  const surface = () => app.page.evaluate(() => getComputedStyle(document.querySelector('abande-board')!).getPropertyValue('--surface'))
  await app.page.locator('abande-board .space').first().waitFor()
  const seen = new Set([await surface()])
  for (const name of ['Slate', 'Paper']) {
    await app.page.getByRole('radio', { name, exact: true }).check({ force: true })
    await expect.poll(async () => seen.has(await surface())).toBe(false)
    seen.add(await surface())
  }
  expect(await faults(app)).toEqual([])
  await app.go('/play')
  await app.page.reload()
  await app.state()
  expect([...seen].at(-1)).toBe(await surface())
  await app.close()
})

test('how fast moves are seen, and how loud they are heard', async () => {
  const app = await App.open({ reducedMotion: 'no-preference' }, '/#/settings', (page) =>
    page.addInitScript(() => {
      const heard = window as unknown as { lengths: number[]; gains: number[] }
      Object.assign(heard, { lengths: [], gains: [] })
      const animate = Element.prototype.animate
      Element.prototype.animate = function (frames, options) {
        heard.lengths.push(Number((options as KeyframeAnimationOptions).duration))
        return animate.call(this, frames, options)
      }
      const connect = AudioNode.prototype.connect as (this: AudioNode, target: AudioNode) => AudioNode
      AudioNode.prototype.connect = function (this: AudioNode, target: AudioNode) {
        if (target instanceof AudioDestinationNode && this instanceof GainNode) heard.gains.push(this.gain.value)
        return connect.call(this, target)
      } as typeof AudioNode.prototype.connect
    })
  )
  const seen = () =>
    app.page.evaluate(() => {
      const { lengths, gains } = window as unknown as { lengths: number[]; gains: number[] }
      return { length: lengths.at(-1), count: lengths.length, gain: gains.at(-1) }
    })
  await app.page.getByRole('radio', { name: 'Slow', exact: true }).check({ force: true })
  await app.page.getByRole('slider', { name: 'Volume' }).fill('50')
  await app.go('/play')
  await app.newGame(['Both sides, to try things', 'hexagonal'])
  await app.act('d4')
  await app.until((state) => state.ply === 1)
  await expect.poll(async () => (await seen()).length).toBe(440)
  await expect.poll(async () => (await seen()).gain).toBe(0.25)
  await app.go('/settings')
  await app.page.getByRole('radio', { name: 'At once', exact: true }).check({ force: true })
  await app.go('/play')
  const { count } = await seen()
  await app.act('d5')
  await app.until((state) => state.ply === 2)
  expect((await seen()).count).toBe(count)
  await app.close()
})

test('what is stored here is told, and all of it can be deleted', async () => {
  const app = await App.open()
  await app.newGame(['Both sides, to try things', 'hexagonal'])
  await app.act('d4')
  await app.until((state) => state.ply === 1)
  await app.go('/settings')
  await app.page.getByText('Games: 1').waitFor()
  await app.page.getByRole('radio', { name: 'Dark', exact: true }).check({ force: true })
  await app.button('Delete all of it').click()
  expect(await faults(app)).toEqual([])
  await app.page.getByRole('dialog').getByRole('button', { name: 'Delete all of it' }).click()
  await app.page.getByText('Welcome to Abande').waitFor()
  await app.until((state) => state.ply === 0)
  expect(await app.page.evaluate(() => document.documentElement.dataset['theme'])).toBe('light')
  await app.close()
})
