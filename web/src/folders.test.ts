import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('.', import.meta.url))

/** What the files of each folder may import, beside their own folder, the board and what is generated. */
const MAY: Record<string, string[]> = {
  rules: [],
  engine: ['rules'],
  sound: [],
  storage: ['rules'],
  i18n: ['rules', 'storage'],
  ui: ['i18n', 'rules', 'storage'],
  settings: ['i18n', 'rules', 'storage', 'ui'],
  about: ['i18n', 'rules', 'ui'],
  play: ['engine', 'i18n', 'rules', 'sound', 'storage', 'ui'],
  learn: ['i18n', 'rules', 'sound', 'storage', 'ui'],
  // What is wrong is shown by the engine, and a try of one's own judged, as where mistakes are learned from.
  puzzles: ['analyse', 'engine', 'i18n', 'rules', 'sound', 'storage', 'ui'],
  games: ['i18n', 'rules', 'storage', 'ui'],
  // What is analysed comes from the list of games, and goes out as they do.
  analyse: ['engine', 'games', 'i18n', 'rules', 'storage', 'ui'],
  online: ['i18n', 'rules', 'sound', 'storage', 'ui'],
  // Its links are packed as those are that go out from the list of games.
  'by-link': ['games', 'i18n', 'rules', 'sound', 'storage', 'ui'],
  statistics: ['i18n', 'rules', 'storage', 'ui'],
  sw: []
}

function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .map((name) => join(root, folder, name))
}

test('every folder has its place', () => {
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(MAY).sort())
})

test.each(Object.entries(MAY))('%s imports only what stands below it', (folder, allowed) => {
  for (const source of sourcesIn(folder)) {
    for (const [, path] of readFileSync(source, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)) {
      const target = relative(root, join(dirname(source), path!)).split('/')[0]!
      if (target === '..' || target === folder) continue
      expect(allowed, `${relative(root, source)} imports ${path}`).toContain(target)
    }
  }
})
