/** The worker that the engine runs in. It hears nothing while it searches: see brake.ts for how it is stopped. */

import { Engine, initSync } from '../../generated/abande'
import { bookText, READS } from '../rules/books'
import { Brake } from './brake'
import type { FromWorker, ReviewRequest, SearchRequest, ToWorker } from './protocol'

/** Mebibytes that the engine remembers positions in. */
const MEMORY = 32
const NAMED_BOARDS = ['hex', 'square', 'snub', 'libre']

let networks = ''
let engine: Engine | undefined
let brake: Brake | undefined
/** The boards whose books were asked for. */
const books = new Set<string>()

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

/** The book of a board, fetched once. Without it strong levels think about their first moves too. */
async function open(line: string, engine: Engine): Promise<void> {
  const board = line.split(' ', 1)[0] ?? ''
  if (books.has(board)) return
  books.add(board)
  try {
    const text = await bookText(line)
    if (text !== undefined) engine.setBook(text)
  } catch (error) {
    books.delete(board)
    console.warn(`the opening book for ${board} cannot be had:`, error)
  }
}

function tell(message: FromWorker): void {
  postMessage(message)
}

/** Does a task with the engine that is ready for the board of a position. */
async function work(id: number, { line, level = 0 }: { line: string; level?: number }, task: (engine: Engine) => FromWorker): Promise<void> {
  try {
    await prepare(line.split(/[ @]/, 1)[0] ?? '')
    if (level >= READS) await open(line, engine!)
    tell(task(engine!))
  } catch (error) {
    tell({ kind: 'failed', id, message: error instanceof Error ? error.message : String(error) })
  }
}

/** Whom the engine tells how far it has come, and asks whether to stop. */
interface Listener {
  report(text: string): void
  stopped(): boolean
}

function listen(id: number, message: (text: string) => FromWorker): Listener {
  return { report: (text) => tell(message(text)), stopped: () => brake?.stopped(id) ?? false }
}

function search(id: number, request: SearchRequest, engine: Engine): FromWorker {
  const listener = listen(id, (text) => ({ kind: 'report', id, report: JSON.parse(text) }))
  return { kind: 'done', id, report: JSON.parse(think(engine, request, listener)) }
}

function review(id: number, { abn, boardFiles, limits }: ReviewRequest, engine: Engine): FromWorker {
  const listener = listen(id, (text) => ({ kind: 'progress', id, progress: JSON.parse(text) }))
  return { kind: 'reviewed', id, review: engine.review(abn, boardFiles, JSON.stringify(limits), listener) }
}

function think(engine: Engine, request: SearchRequest, listener: Listener): string {
  const { line, boardFiles, level, game = '', lines = 1 } = request
  const limits = JSON.stringify(request.limits ?? {})
  if (level !== undefined) return engine.playAtLevel(line, boardFiles, level, game, limits, listener)
  engine.setLines(lines)
  return engine.search(line, boardFiles, limits, listener)
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'start') {
    networks = data.networks
    if (data.brake) brake = new Brake(data.brake)
    initSync({ module: data.module })
  } else if (data.kind === 'search') {
    void work(data.id, data.request, (engine) => search(data.id, data.request, engine))
  } else if (data.kind === 'review') {
    void work(data.id, data.request, (engine) => review(data.id, data.request, engine))
  } else {
    engine?.forget()
  }
})
