/** Puts the engine's networks where the page fetches them: `networks/hex.nn` and so on. */

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

export const BOARDS = ['hex', 'square', 'snub', 'libre']

const file = (board: string) => fileURLToPath(new URL(`../../crates/engine/networks/${board}.nn`, import.meta.url))

export function networks(): Plugin {
  return {
    name: 'abande-networks',
    generateBundle() {
      for (const board of BOARDS) {
        this.emitFile({ type: 'asset', fileName: `networks/${board}.nn`, source: readFileSync(file(board)) })
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const board = /\/networks\/(\w+)\.nn$/.exec(request.url ?? '')?.[1]
        if (!board || !BOARDS.includes(board)) return next()
        response.setHeader('content-type', 'application/octet-stream')
        response.end(readFileSync(file(board)))
      })
    }
  }
}
