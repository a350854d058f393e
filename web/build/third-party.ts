/**
 * Puts `third-party.txt` into the app, the licences of what others have written, which `cargo xtask licences` collects; and
 * sees that whatever is bundled stands there.
 */

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** What a module belongs to that is not ours: a package, or the bundler, which adds some lines of its own. */
export function packageOf(module: string): string | undefined {
  const [, name] = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(module) ?? []
  return name ?? (module.startsWith('\0vite/') ? 'vite' : undefined)
}

/** The names of all that is told of, without versions. */
export function toldOf(collection: string): Set<string> {
  const lists = [...collection.matchAll(/^-{20,}\n((?:.+\n)+)/gm)].map(([, list]) => list!)
  return new Set(lists.flatMap((list) => list.split(/,\s/)).map((entry) => entry.trim().replace(/ \S+$/, '')))
}

export function thirdParty({ inWorker = false } = {}): Plugin {
  return {
    name: 'abande-third-party',
    apply: 'build',
    generateBundle(_, bundle) {
      const source = readFileSync(fileURLToPath(new URL('../third-party.txt', import.meta.url)), 'utf8')
      const told = toldOf(source)
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue
        for (const [module, { renderedLength }] of Object.entries(output.modules)) {
          const name = packageOf(module)
          if (name === undefined || renderedLength === 0 || told.has(name)) continue
          this.error(`${name} is bundled, and third-party.txt has not its licence: name it in xtask/src/notices.rs`)
        }
      }
      if (!inWorker) this.emitFile({ type: 'asset', fileName: 'third-party.txt', source })
    }
  }
}
