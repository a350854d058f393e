/**
 * Keeps each file in its compressed form alone, `index.js.br`, where that is smaller: the repository has it once. The
 * program sends it as it is, or unpacks it; `abande serve --export` writes the plain files for a static host.
 */

import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin } from 'vite'

export function compress(): Plugin {
  return {
    name: 'abande-compress',
    apply: 'build',
    // After everything is written: the bundler still changes files while it makes the bundle.
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle)) {
        const path = join(dir ?? 'dist', name)
        const plain = readFileSync(path)
        const packed = brotliCompressSync(plain, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: plain.length
          }
        })
        if (packed.length >= plain.length) continue
        writeFileSync(`${path}.br`, packed)
        rmSync(path)
      }
    }
  }
}
