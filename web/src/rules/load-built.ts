/** For tests: loads the rules as people get them. Of what is generated, git keeps only the scripts. */

import { readdirSync, readFileSync } from 'node:fs'
import { initSync } from '../../generated/abande'

export function loadBuiltRules(): void {
  const assets = new URL('../../dist/assets/', import.meta.url)
  const name = readdirSync(assets).find((name) => /^abande_bg-.*\.wasm$/.test(name))
  initSync({ module: readFileSync(new URL(name ?? '', assets)) })
}
