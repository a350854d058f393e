/**
 * Hands out the words in parts, so that nobody fetches those of screens that are not open: `en.ftl?part=first` is what
 * every visit needs, `en.ftl?part=online` what is said only there. What the terminal and the server say is in neither.
 */

import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** The parts that are fetched later, by how their keys begin. */
const LATER: Record<string, string> = { link: 'web-link-', online: 'web-online-', puzzle: 'web-puzzle-' }

/** What the browser does not say, by how its keys begin. */
const OTHERS = ['tui-', 'puzzle-', 'server-']

/** The messages of a part. A message is its first line and the indented ones that follow; comments go. */
export function partOf(text: string, part: string): string {
  const messages = text.split(/\n(?=[a-z#\n])/).filter((message) => /^[a-z]/.test(message))
  const partOf = (message: string): string | undefined => {
    if (OTHERS.some((start) => message.startsWith(start))) return undefined
    return Object.entries(LATER).find(([, start]) => message.startsWith(start))?.[0] ?? 'first'
  }
  return messages.filter((message) => partOf(message) === part).join('\n')
}

export function words(): Plugin {
  return {
    name: 'abande-words',
    enforce: 'pre',
    load(id) {
      const [, path, part] = /^(.*\.ftl)\?part=(\w+)$/.exec(id) ?? []
      if (!path || !part) return undefined
      this.addWatchFile(path)
      return `export default ${JSON.stringify(partOf(readFileSync(path, 'utf8'), part))}`
    }
  }
}
