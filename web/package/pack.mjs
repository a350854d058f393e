/**
 * Packs `<abande-board>` for npm: `node package/pack.mjs FOLDER` makes FOLDER/abande-board-VERSION.tgz, and
 * FOLDER/abande-board, which is what is in it.
 */

import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { build } from 'vite'

const web = fileURLToPath(new URL('..', import.meta.url))
const top = dirname(web.replace(/\/$/, ''))
const place = process.argv[2]
if (!place) throw new Error('usage: node package/pack.mjs FOLDER')
const folder = resolve(place, 'abande-board')

/** What is said once for the whole house, in Cargo.toml. */
function ofHouse(key) {
  const [, section] = readFileSync(join(top, 'Cargo.toml'), 'utf8').split('[workspace.package]\n')
  return new RegExp(`^${key} = "(.*)"$`, 'm').exec(section.split('\n[')[0])?.[1]
}

/** The scripts. What wasm-bindgen has made goes along as it is: it looks for the wasm beside itself. */
async function scripts() {
  const bindings = join(web, 'generated/abande')
  await build({
    configFile: false,
    root: web,
    publicDir: false,
    logLevel: 'warn',
    build: {
      target: 'es2022',
      outDir: folder,
      emptyOutDir: true,
      // Who bundles it makes it small; whoever else looks into it should be able to read it.
      minify: false,
      lib: { entry: { 'abande-board': 'board/index.ts', rules: 'package/rules.ts' }, formats: ['es'] },
      rolldownOptions: {
        external: (id, from) => from !== undefined && resolve(dirname(from), id) === bindings,
        output: { paths: (id) => (resolve(id) === bindings ? './abande.js' : id) }
      }
    }
  })
  cpSync(`${bindings}.js`, join(folder, 'abande.js'))
  // The wasm as people get it: git keeps no other.
  const assets = join(web, 'dist/assets')
  const name = readdirSync(assets).find((name) => /^abande_bg-.*\.wasm\.br$/.test(name))
  writeFileSync(join(folder, 'abande_bg.wasm'), brotliDecompressSync(readFileSync(join(assets, name))))
}

/** The types. In packages, imports name files with their endings. */
function types() {
  const place = join(folder, 'types')
  execFileSync(process.execPath, [join(web, 'node_modules/typescript/bin/tsc'), '--project', join(web, 'package'), '--outDir', place], {
    stdio: 'inherit'
  })
  const names = readdirSync(place, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.d.ts'))
  const written = new Map(
    names.map((name) => {
      const text = readFileSync(join(place, name), 'utf8')
      return [join(place, name), text.replaceAll(/((?:from|import) '\.[^']*)'/g, "$1.js'")]
    })
  )
  rmSync(place, { recursive: true })
  // Not every page's library of types has what `using` needs.
  const bindings = readFileSync(join(web, 'generated/abande.d.ts'), 'utf8').replaceAll(/^ *\[Symbol\.dispose\].*\n/gm, '')
  written.set(join(place, 'generated/abande.d.ts'), bindings)
  // Only what can be reached: the rest are the board's own affairs.
  const waiting = ['board/index.d.ts', 'package/rules.d.ts'].map((name) => join(place, name))
  for (const path of waiting) {
    const text = written.get(path)
    if (text === undefined) throw new Error(`there is no ${path}`)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    for (const [, name] of text.matchAll(/(?:from|import) '(\.[^']*)\.js'/g)) {
      const next = join(dirname(path), `${name}.d.ts`)
      if (!waiting.includes(next)) waiting.push(next)
    }
  }
}

function manifest() {
  const version = ofHouse('version')
  const ours = JSON.parse(readFileSync(join(web, 'package.json'), 'utf8'))
  if (ours.version !== version) throw new Error(`web/package.json has version ${ours.version}, Cargo.toml ${version}`)
  const { name, description, ...rest } = JSON.parse(readFileSync(join(web, 'package/package.json'), 'utf8'))
  const url = ofHouse('repository')
  const repository = url ? { repository: { type: 'git', url, directory: 'web/board' } } : {}
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ name, version, description, ...repository, ...rest }, null, 2)}\n`)
  cpSync(join(web, 'board/README.md'), join(folder, 'README.md'))
  for (const licence of ['LICENSE-APACHE', 'LICENSE-MIT']) cpSync(join(top, licence), join(folder, licence))
  cpSync(join(web, 'package/THIRD-PARTY.txt'), join(folder, 'THIRD-PARTY.txt'))
}

await scripts()
types()
manifest()
execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', resolve(place)], { cwd: folder, stdio: 'inherit' })
