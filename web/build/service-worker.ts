/** Builds the service worker: `src/sw/sw.ts` with the list of all files, and a version that changes with them. */

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { transformWithOxc, type Plugin } from 'vite'
import { networkFiles } from './networks'

export function serviceWorker(): Plugin {
  return {
    name: 'abande-service-worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const hash = createHash('sha256')
      const files: string[] = []
      for (const [name, output] of Object.entries(bundle).sort(([a], [b]) => (a < b ? -1 : 1))) {
        if (name.endsWith('.map') || name.startsWith('board/')) continue
        files.push(name === 'index.html' ? './' : name)
        hash.update(name).update(output.type === 'chunk' ? output.code : output.source)
      }
      for (const [name, bytes] of networkFiles()) {
        files.push(name)
        hash.update(name).update(bytes)
      }
      const publicFolder = new URL('../public/', import.meta.url)
      // Without the folder `api`: that is what a static host answers instead of a server.
      const entries = readdirSync(publicFolder, { withFileTypes: true }).filter((entry) => entry.isFile())
      for (const name of entries.map(({ name }) => name).sort()) {
        files.push(name)
        hash.update(name).update(readFileSync(new URL(name, publicFolder)))
      }
      const path = fileURLToPath(new URL('../src/sw/sw.ts', import.meta.url))
      const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path)
      const source = code
        // It is a plain script: not every browser takes modules here.
        .replace(/export\s*\{\s*\};?/, '')
        .replace('__FILES__', JSON.stringify(files))
        .replace('__VERSION__', JSON.stringify(hash.digest('hex').slice(0, 16)))
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    }
  }
}
