/** The worker that the engine runs in. It hears nothing while it searches: see client.ts for how it is stopped. */

import { Engine, initSync } from '../../generated/abande'
import type { FromWorker, SearchRequest, ToWorker } from './protocol'

/** Mebibytes that the engine remembers positions in. */
const MEMORY = 32
const NAMED_BOARDS = ['hex', 'square', 'snub', 'libre']

let networks = ''
let engine: Engine | undefined
let ready: Promise<void> | undefined

/** The network of a board, fetched once. Without it the engine plays on, by its hand-written terms. */
async function prepare(board: string): Promise<void> {
  engine ??= new Engine(MEMORY)
  if (!NAMED_BOARDS.includes(board) || engine.networkBoard === board) return
  try {
    const response = await fetch(`${networks}${board}.nn`)
    if (response.ok) engine.setNetwork(new Uint8Array(await response.arrayBuffer()))
  } catch (error) {
    console.warn(`the network for ${board} cannot be had:`, error)
  }
}

async function search(id: number, request: SearchRequest): Promise<void> {
  const tell = (message: FromWorker) => postMessage(message)
  try {
    await ready
    await prepare(request.line.split(/[ @]/, 1)[0] ?? '')
    const listener = { report: (text: string) => tell({ kind: 'report', id, report: JSON.parse(text) }) }
    const answer =
      request.level === undefined
        ? lookDeep(engine!, request, listener)
        : engine!.playAtLevel(request.line, request.boardFiles, request.level, request.seed ?? 1, listener)
    tell({ kind: 'done', id, report: JSON.parse(answer) })
  } catch (error) {
    tell({ kind: 'failed', id, message: error instanceof Error ? error.message : String(error) })
  }
}

function lookDeep(engine: Engine, request: SearchRequest, listener: { report(text: string): void }): string {
  engine.setLines(request.lines ?? 1)
  return engine.search(request.line, request.boardFiles, JSON.stringify(request.limits ?? {}), listener)
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'start') {
    networks = data.networks
    initSync({ module: data.module })
    ready = Promise.resolve()
  } else if (data.kind === 'search') {
    void search(data.id, data.request)
  } else {
    engine?.forget()
  }
})
