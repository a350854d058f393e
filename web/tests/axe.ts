/** What axe has to say about a page. */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { App } from './app'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export async function faults(app: App): Promise<string[]> {
  await app.page.evaluate(AXE)
  const results = await app.page.evaluate('axe.run()')
  const { violations } = results as { violations: { id: string; nodes: { html: string }[] }[] }
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))
}
