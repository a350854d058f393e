/** What axe finds on a page. */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { App } from './app'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export async function faults(app: App): Promise<string[]> {
  await app.page.evaluate(AXE)
  // Halfway from one colour to another is no colour of ours.
  await app.page.evaluate(async () => {
    const passing = document.getAnimations().filter((each) => each instanceof CSSTransition && each.playState === 'running')
    await Promise.allSettled(passing.map((each) => each.finished))
  })
  const results = await app.page.evaluate('axe.run()')
  const { violations } = results as { violations: { id: string; nodes: { html: string }[] }[] }
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))
}
