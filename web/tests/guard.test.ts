/** What the page does not do, and what it bears. */

import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { App, closeBrowser, openBrowser } from './app'

beforeAll(openBrowser)
afterAll(closeBrowser)

test('the policy forbids other people’s servers, and code and style that did not come with the app', async () => {
  const answer = await fetch(inject('address'))
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
  const app = await App.open()
  await app.state()
  const refused = await app.page.evaluate(async () => {
    const refused: string[] = []
    document.addEventListener('securitypolicyviolation', (event) => refused.push(event.effectiveDirective))
    await fetch('https://example.org/').catch(() => undefined)
    const script = document.createElement('script')
    script.textContent = 'window.foreign = true'
    document.body.append(script)
    const image = new Image()
    image.src = 'https://example.org/pixel.png'
    document.body.insertAdjacentHTML('beforeend', '<i style="color: red"></i>')
    // They are told one after another.
    for (let tries = 0; new Set(refused).size < 4 && tries < 200; tries++) await new Promise((resolve) => setTimeout(resolve, 50))
    return { refused: [...new Set(refused)].sort(), ran: 'foreign' in window }
  })
  expect(refused.refused).toEqual(['connect-src', 'img-src', 'script-src-elem', 'style-src-attr'])
  expect(refused.ran).toBe(false)
  // The browser has complained of just that.
  app.complaints.length = 0
  await app.close()
})

test('it can be installed', async () => {
  const app = await App.open()
  const manifest = await (await fetch(`${inject('address')}/manifest.webmanifest`)).json()
  expect(manifest).toMatchObject({ name: 'Abande', start_url: './', display: 'standalone' })
  for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
    const answer = await fetch(`${inject('address')}/${src}`)
    expect(answer.status).toBe(200)
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (src.endsWith('.png')) expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes)
  }
  await app.page.evaluate(() => navigator.serviceWorker.ready)
  const errors = await (await app.context.newCDPSession(app.page)).send('Page.getInstallabilityErrors')
  // Windows without traces cannot install anything; nothing else stands in the way.
  expect(errors.installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
  await app.close()
})

test('a kept game that cannot be read is told, and kept; the app goes on', async () => {
  const app = await App.open()
  await app.newGame(['Both sides, to try things', 'hexagonal'])
  await app.act('d4')
  await app.until((state) => state.ply === 1)
  const kept = () => app.page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        indexedDB.open('abande').onsuccess = ({ target }) => {
          const games = (target as IDBOpenDBRequest).result.transaction('games').objectStore('games').getAll()
          games.onsuccess = () => resolve(games.result.map((game: { abn: string }) => game.abn))
        }
      })
  )
  // What the app still writes would be written over what follows.
  await expect.poll(async () => (await kept()).some((abn) => abn.includes('1. d4'))).toBe(true)
  await app.page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        indexedDB.open('abande').onsuccess = ({ target }) => {
          const transaction = (target as IDBOpenDBRequest).result.transaction('games', 'readwrite')
          const games = transaction.objectStore('games')
          games.getAll().onsuccess = ({ target }) => {
            for (const game of (target as IDBRequest).result) games.put({ ...game, abn: '1. d4 a1 *' })
          }
          transaction.oncomplete = () => resolve()
        }
      })
  )
  await app.page.reload()
  await app.until((state) => state.ply === 0)
  await app.says(/^The game of your last visit cannot be read: .*line 1, column 7/)
  expect(await kept()).toContain('1. d4 a1 *')
  await app.act('d4')
  await app.until((state) => state.ply >= 1)
  await app.close()
})

test('choices that make no sense are left aside', async () => {
  const app = await App.open({}, '/', (page) =>
    page.addInitScript(() => {
      localStorage.setItem('abande-settings', '{"theme":"plaid","coordinates":7,"language":"xx","sound":null}')
      for (const key of ['abande-game-choice', 'abande-learn']) localStorage.setItem(key, '{"level":99,"board":[')
    })
  )
  await app.state()
  await app.button('New game').click()
  await app.start()
  await app.page.getByRole('link', { name: 'Learn', exact: true }).click()
  await app.page.getByRole('heading', { name: 'Exercises' }).waitFor()
  await app.close()
})
