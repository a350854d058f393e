/** The app from a folder that `abande serve --export` wrote, behind a server that knows nothing but files. */

import { execFileSync } from 'node:child_process'
import { createReadStream, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { App, closeBrowser, openBrowser } from './app'
import { PROGRAM } from './program'

/** As most hosts have them: no type for networks, no headers of ours, nothing compressed. */
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png'
}

const folder = mkdtempSync(join(tmpdir(), 'abande-export-'))
let host: Server

beforeAll(async () => {
  // A folder below the top of the site, as on most hosts.
  execFileSync(PROGRAM, ['serve', '--export', join(folder, 'games/abande')])
  host = createServer((request, response) => {
    const path = join(folder, normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname)))
    const file = existsSync(path) && statSync(path).isDirectory() ? join(path, 'index.html') : path
    if (!existsSync(file)) return response.writeHead(404).end('not found')
    const type = TYPES[extname(file)]
    response.writeHead(200, type ? { 'content-type': type } : {})
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  await openBrowser()
})

afterAll(async () => {
  await closeBrowser()
  await new Promise((resolve) => host.close(resolve))
  rmSync(folder, { recursive: true, force: true })
})

test('the app plays from plain files, in any folder, and then without them', async () => {
  const names = readdirSync(join(folder, 'games/abande'), { recursive: true }).map(String)
  expect(names.filter((name) => name.endsWith('.br'))).toEqual([])
  expect(names).toEqual(expect.arrayContaining(['index.html', 'sw.js', 'networks/libre.nn', 'board/abande-board.js']))

  const address = `http://127.0.0.1:${(host.address() as AddressInfo).port}/games/abande`
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
