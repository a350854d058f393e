/**
 * The engine's networks, which the page fetches as `networks/hex.nn` and so on. The build has none: the program has them
 * in its engine, and hands those out.
 */

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const BOARDS = ['hex', 'square', 'snub', 'libre']

const read = (board: string) =>
  readFileSync(fileURLToPath(new URL(`../../crates/engine/networks/${board}.nn`, import.meta.url)))

/** Each network with the name that the page asks for. */
export const networkFiles = (): [name: string, bytes: Buffer][] => BOARDS.map((board) => [`networks/${board}.nn`, read(board)])

/** Hands them out while somebody works on the sources. */
export function networks(): Plugin {
  return {
    name: 'abande-networks',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const board = /\/networks\/(\w+)\.nn$/.exec(request.url ?? '')?.[1]
        if (!board || !BOARDS.includes(board)) return next()
        response.setHeader('content-type', 'application/octet-stream')
        response.end(read(board))
      })
    }
  }
}
