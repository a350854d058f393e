/** The app from a folder that `abande serve --export` wrote, behind a server that knows nothing but files. */

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { App, closeBrowser, openBrowser } from './app'
import { hostFiles, type FileHost } from './file-host'
import { PROGRAM } from './program'

const folder = mkdtempSync(join(tmpdir(), 'abande-export-'))
let host: FileHost

beforeAll(async () => {
  // A folder below the top of the site, as on most hosts.
  execFileSync(PROGRAM, ['serve', '--export', join(folder, 'games/abande')])
  host = await hostFiles(folder)
  await openBrowser()
})

afterAll(async () => {
  await closeBrowser()
  await host.close()
  rmSync(folder, { recursive: true, force: true })
})

test('the app plays from plain files, in any folder, and then without them', async () => {
  const names = readdirSync(join(folder, 'games/abande'), { recursive: true }).map(String)
  expect(names.filter((name) => name.endsWith('.br'))).toEqual([])
  expect(names).toEqual(expect.arrayContaining(['index.html', 'sw.js', 'networks/libre.nn', 'board/abande-board.js', 'third-party.txt']))

  const address = `${host.address}/games/abande`
  const asked: string[] = []
  const app = await App.open({}, '/', (page) => page.on('requestfinished', (request) => asked.push(request.url())), address)
  await app.newGame(['Computer', 'White', 'hexagonal'], undefined, 9)
  await app.until((state) => state.ply === 1)
  expect(asked).toContain(`${address}/networks/hex.nn`)
  // Nobody to play with here, and nothing that says otherwise.
  expect(await app.page.locator('nav').textContent()).not.toContain('Online')

  await app.page.evaluate(() => navigator.serviceWorker.ready)
  await app.context.setOffline(true)
  await app.page.reload()
  await app.until((state) => state.ply === 1)
  await app.newGame(['Computer', 'White', 'snub-square'], undefined, 9)
  await app.until((state) => state.ply === 1 && state.line.startsWith('snub '))
  await app.close()
})
