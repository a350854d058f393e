/** The worker that the engine runs in. It hears nothing while it searches: see brake.ts for how it is stopped. */

import { Engine, initSync } from '../../generated/abande'
import { Brake } from './brake'
import type { FromWorker, ReviewRequest, SearchRequest, ToWorker } from './protocol'

/** Mebibytes that the engine remembers positions in. */
const MEMORY = 32
const NAMED_BOARDS = ['hex', 'square', 'snub', 'libre']

/** Milliseconds that no search has. */
const AGES = 1e9

let networks = ''
let engine: Engine | undefined
/** The task that is being done. */
let current = 0

/** The engine looks at the clock again and again. Once its task is stopped, ages pass between two looks. */
function heed(brake: Brake): void {
  const now = performance.now.bind(performance)
  let ahead = 0
  performance.now = () => now() + (brake.stopped(current) ? (ahead += AGES) : ahead)
}

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

function tell(message: FromWorker): void {
  postMessage(message)
}

/** Does a task with the engine that is ready for the board of a position. */
async function work(id: number, line: string, task: (engine: Engine) => FromWorker): Promise<void> {
  try {
    await prepare(line.split(/[ @]/, 1)[0] ?? '')
    current = id
    tell(task(engine!))
  } catch (error) {
    tell({ kind: 'failed', id, message: error instanceof Error ? error.message : String(error) })
  }
}

function search(id: number, request: SearchRequest, engine: Engine): FromWorker {
  const listener = { report: (text: string) => tell({ kind: 'report', id, report: JSON.parse(text) }) }
  return { kind: 'done', id, report: JSON.parse(think(engine, request, listener)) }
}

function review(id: number, { abn, boardFiles, limits }: ReviewRequest, engine: Engine): FromWorker {
  const listener = { report: (text: string) => tell({ kind: 'progress', id, progress: JSON.parse(text) }) }
  return { kind: 'reviewed', id, review: engine.review(abn, boardFiles, JSON.stringify(limits), listener) }
}

function think(engine: Engine, request: SearchRequest, listener: { report(text: string): void }): string {
  const { line, boardFiles, level, seed = 1, lines = 1 } = request
  const limits = JSON.stringify(request.limits ?? {})
  if (level !== undefined) return engine.playAtLevel(line, boardFiles, level, seed, limits, listener)
  engine.setLines(lines)
  return engine.search(line, boardFiles, limits, listener)
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'start') {
    networks = data.networks
    if (data.brake) heed(new Brake(data.brake))
    initSync({ module: data.module })
  } else if (data.kind === 'search') {
    void work(data.id, data.request.line, (engine) => search(data.id, data.request, engine))
  } else if (data.kind === 'review') {
    void work(data.id, data.request.line, (engine) => review(data.id, data.request, engine))
  } else {
    engine?.forget()
  }
})
