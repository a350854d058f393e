/** `<abande-board>` as npm hands it out: packed, installed into a folder that knows nothing of us, and used as its README says. */

import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AbandeBoard } from '../board'
import { App, closeBrowser, openBrowser } from './app'
import { hostFiles, type FileHost } from './file-host'

const run = promisify(execFile)
const web = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'abande-package-'))
const site = join(folder, 'site')
const installed = join(site, 'node_modules/abande-board')
let host: FileHost

/** Other programs do the work here, and the machine may be busy with more of them. */
const PATIENCE = 300_000

/** The example of a language in the README that came along. */
function example(language: string): string {
  const found = new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(readFileSync(join(installed, 'README.md'), 'utf8'))
  if (!found) throw new Error(`the README has no example in ${language}`)
  return found[1]!
}

beforeAll(async () => {
  // A file that is to be published, or one of its own.
  let packed = process.env['ABANDE_BOARD']
  if (!packed) {
    await run(process.execPath, [join(web, 'package/pack.mjs'), folder])
    packed = join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz'))!)
  }
  mkdirSync(site)
  writeFileSync(join(site, 'package.json'), '{ "private": true, "type": "module" }')
  // There is nothing to be fetched: it depends on nothing.
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', packed], { cwd: site })
  host = await hostFiles(site)
  await openBrowser()
}, PATIENCE)

afterAll(async () => {
  await closeBrowser()
  await host?.close()
  rmSync(folder, { recursive: true, force: true })
})

test('it brings what it says, of the version of the house, and nothing else', () => {
  const { version } = JSON.parse(readFileSync(join(web, 'package.json'), 'utf8'))
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
  expect(manifest).toMatchObject({ name: 'abande-board', version, license: 'MIT OR Apache-2.0' })
  expect(manifest.dependencies).toBeUndefined()
  expect(readdirSync(join(site, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['abande-board'])
  expect(readdirSync(installed).sort()).toEqual(
    ['LICENSE-APACHE', 'LICENSE-MIT', 'README.md', 'THIRD-PARTY.txt', 'abande-board.js', 'abande.js', 'abande_bg.wasm', 'package.json', 'rules.js', 'types'].sort()
  )
})

test('two play in the page of the README, without a bundler', async () => {
  writeFileSync(join(site, 'index.html'), example('html'))
  const app = await App.open({}, '/', undefined, host.address)
  const board = app.page.locator('abande-board')
  let ply = 0
  for (const move of ['d4', 'c3', 'd3', 'c3>d3']) {
    for (const space of move.split('>')) await app.act(space)
    ply++
    await app.until((state) => state.ply === ply)
  }
  expect((await app.state()).stacks).toEqual({ d3: 'bw', d4: 'b' })
  expect(await board.locator('.space[data-space="d3"]').getAttribute('aria-label')).toMatch(/^d3, white, 2 high/)

  // What is refused is pointed at, and changes nothing.
  await app.act('a1')
  await expect.poll(() => board.evaluate((board) => (board as AbandeBoard).refusal?.sentence)).toBeTruthy()
  expect((await app.state()).ply).toBe(ply)
  await app.act('e4')
  await app.until((state) => state.ply === ply + 1 && state.stacks['e4'] === 'b')
  await app.close()
})

test.each(['bundler', 'nodenext'])('its types fit, and forbid what is wrong: %s', async (resolution) => {
  writeFileSync(join(site, 'page.ts'), example('ts'))
  writeFileSync(
    join(site, 'wrong.ts'),
    `import { AbandeBoard } from 'abande-board'
import { Game } from 'abande-board/rules'
const board: AbandeBoard = document.querySelector('abande-board')!
board.player = 'both'
// @ts-expect-error
board.player = 'red'
// @ts-expect-error
board.scene = Game.start('hex').state(0)
// @ts-expect-error
board.addEventListener('abande-stuck', ({ detail }) => detail.move)
// @ts-expect-error
Game.start('hex').state('0')
`
  )
  const module = resolution === 'nodenext' ? 'nodenext' : 'esnext'
  const options = ['--noEmit', '--strict', '--skipDefaultLibCheck', '--target', 'es2022', '--lib', 'es2023,dom', '--module', module, '--moduleResolution', resolution]
  const checked = run(process.execPath, [join(web, 'node_modules/typescript/bin/tsc'), ...options, 'page.ts', 'wrong.ts'], { cwd: site })
  await expect(checked.then(() => '', ({ stdout }) => stdout)).resolves.toBe('')
}, PATIENCE)
