/** How good a single move is, in the engine's words. */

import type { EngineClient } from '../engine/client'
import { Game } from '../rules/game'
import type { MoveView, Review, State } from '../rules/types'
import type { Standing } from './outlook-words'

/** Milliseconds for each of the two positions. */
const THOUGHT = 500

/** What the engine calls moves that give something away. */
const FLAWS: readonly string[] = ['inaccuracy', 'mistake', 'blunder']

export function isFlaw(verdict: string): boolean {
  return FLAWS.includes(verdict)
}

export interface Judgement {
  verdict: string
  /** How the game stands after the move, from Black's side. */
  outlook: Standing
}

/** A game of one move is reviewed as any other. Rejects with `Stopped` when it was stopped. */
export async function judged(engine: EngineClient, { line, turn }: State, move: MoveView, boardFiles: string[]): Promise<Judgement> {
  const game = Game.from(line, boardFiles)
  game.follow([move.text])
  const request = { line, abn: game.toAbn(), boardFiles, limits: { movetime: THOUGHT } }
  game.free()
  const review = JSON.parse(await engine.review(request)) as Review
  const found = review.moves[0]
  if (!found) throw new Error('the engine has not looked at the move')
  const { proven, hundredths } = found.after
  const margin = (proven ?? hundredths / 100) * (turn === 'b' ? 1 : -1)
  return { verdict: found.verdict, outlook: { margin, proven: proven !== null } }
}
