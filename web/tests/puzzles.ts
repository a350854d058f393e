/** The puzzles that come along, and how they are solved in the app. */

import { readFileSync } from 'node:fs'
import { BOARDS, readPuzzles, type Puzzle } from '../src/puzzles/puzzle'
import { spacesOf } from '../src/rules/move-text'
import type { State } from '../board/types'
import type { App } from './app'

export const PUZZLES: Puzzle[] = BOARDS.flatMap((board) =>
  readPuzzles(readFileSync(new URL(`../../crates/puzzles/data/${board}.jsonl`, import.meta.url), 'utf8'), `${board}.jsonl`)
)

export async function make(app: App, move: string): Promise<void> {
  if (move === 'pass') await app.page.keyboard.press('p')
  else for (const space of spacesOf(move)) await app.act(space)
}

/** Makes all moves of one's own, each once the reply to the one before has come. */
export async function solve(app: App, { solution }: Puzzle): Promise<void> {
  for (let ply = 0; ply < solution.length; ply += 2) {
    await app.until((state) => state.ply === ply)
    await make(app, solution[ply]!)
  }
  await app.until((state) => state.ply === solution.length)
}

/** The puzzle that is shown. */
export async function shownPuzzle(app: App): Promise<Puzzle> {
  const { line } = await app.until(({ ply, line }) => ply === 0 && PUZZLES.some(({ position }) => position === line))
  return PUZZLES.find(({ position }) => position === line)!
}

/** A legal move that is not the one that is sought. */
export function wrongMove({ entries, captures }: State, right: string): string {
  const all = [...entries, ...captures.map(({ from, to }) => `${from}->${to}`)]
  return all.find((move) => spacesOf(move).join() !== spacesOf(right).join())!
}

/** Tries a wrong move; the answer is which one. */
export async function miss(app: App, { solution }: Puzzle): Promise<string> {
  const move = wrongMove(await app.until((state) => state.ply === 0), solution[0]!)
  await make(app, move)
  return move
}
