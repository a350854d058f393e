/** For tests: loads the rules as people get them. Of what is generated, git keeps only the scripts. */

import { readdirSync, readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { initSync } from '../../generated/abande'

export function loadBuiltRules(): void {
  const assets = new URL('../../dist/assets/', import.meta.url)
  const name = readdirSync(assets).find((name) => /^abande_bg-.*\.wasm\.br$/.test(name))
  initSync({ module: brotliDecompressSync(readFileSync(new URL(name ?? '', assets))) })
}
