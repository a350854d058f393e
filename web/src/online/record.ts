/** Games between people as records. */

import { Game, tagOf } from '../rules/game'
import type { Outcome, Snapshot, TimeControl } from './wire'

type Told = Pick<Snapshot, 'result' | 'time'>

/** How a game ended before its moves did: the tag `Termination` says it. */
const TERMINATIONS: Partial<Record<Outcome['reason'], string>> = {
  resign: 'resignation',
  time: 'time forfeit',
  agreed: 'agreement',
  aborted: 'aborted',
  gone: 'abandoned'
}

/** Writes how a game ended into its record. The answer is whether that was news. */
export function writeResult(game: Game, { result, time }: Told): boolean {
  if (!result || game.tree().tags.some(([name]) => name === 'Termination') || game.tree().result !== '*') return false
  const control = timeControlText(time)
  if (control) game.setTag('TimeControl', control)
  const termination = TERMINATIONS[result.reason]
  if (termination) game.setTag('Termination', termination)
  if (result.reason === 'agreed') game.setResult('1/2-1/2')
  else if (termination && result.winner) game.setResult(result.winner === 'black' ? '1-0' : '0-1')
  return true
}

/** A day as records write it. */
export function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10).replaceAll('-', '.')
}

/** The day that a record of the server tells. */
export function dayIn(abn: string): string | undefined {
  const game = Game.read(abn)[0]
  const day = game && tagOf(game.tree(), 'Date')
  game?.free()
  return day
}

/** A game as a record, for whoever frees it. */
export function gameOf(snapshot: Snapshot, day?: string): Game {
  const game = Game.from(snapshot.start)
  if (day) game.setTag('Date', day)
  game.setTag('Black', snapshot.black.name)
  game.setTag('White', snapshot.white.name)
  game.follow(snapshot.moves)
  writeResult(game, snapshot)
  return game
}

/** A live time as records write it: seconds for the game, and for each move. */
function timeControlText(time: TimeControl): string | undefined {
  return time && 'initial_s' in time ? `${time.initial_s}+${time.increment_s}` : undefined
}
