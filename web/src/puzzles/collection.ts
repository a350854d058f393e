/** All puzzles that there are: a file a board, fetched when somebody wants puzzles. */

import hex from '../../../crates/puzzles/data/hex.jsonl?url'
import libre from '../../../crates/puzzles/data/libre.jsonl?url'
import snub from '../../../crates/puzzles/data/snub.jsonl?url'
import square from '../../../crates/puzzles/data/square.jsonl?url'
import { BOARDS, readPuzzles, type Board, type Puzzle } from './puzzle'

const FILES: Record<Board, string> = { hex, square, snub, libre }

export class Collection {
  private readonly byId: ReadonlyMap<string, Puzzle>

  constructor(readonly all: readonly Puzzle[]) {
    this.byId = new Map(all.map((puzzle) => [puzzle.id, puzzle]))
  }

  get(id: string): Puzzle | undefined {
    return this.byId.get(id)
  }
}

let loaded: Promise<Collection> | undefined

/** Fetches them once. Where that fails, perhaps for want of a network, the next who wants them tries again. */
export function loadPuzzles(): Promise<Collection> {
  loaded ??= fetched().catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  return loaded
}

async function fetched(): Promise<Collection> {
  const files = await Promise.all(BOARDS.map(async (board) => readPuzzles(await textOf(FILES[board]), `${board}.jsonl`)))
  return new Collection(files.flat())
}

async function textOf(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response.text()
}
