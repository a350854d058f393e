/** What a list of games shows of each, kept beside the games: thousands of records need not be read for it. */

import { Game, messageOf, tagOf } from '../rules/game'
import type { Color } from '../rules/types'
import { currentAnalysis, currentGame, database, deleteGame, isBlank, type SavedGame } from './games'
import type { Opponent } from './opponent'

/** Counted up when summaries have something new: older ones are made again. */
const VERSION = 3

export interface GameSummary {
  id: string
  version: number
  begun: number
  updated: number
  /** The name it was given, the tags Event, Black and White, and how it is played. */
  name?: string
  event?: string
  black?: string
  white?: string
  opponent?: Opponent
  /** The board with its size; empty where the record cannot be read. */
  board: string
  moves: number
  /** Whose turn it is at the end of the main line. */
  turn?: Color
  result: string
  winner?: Color
  /** The tag Termination: how it ended before its moves did. */
  ending?: string
  /** The last position of the main line, the move that led there, and the board files that its picture needs. */
  line?: string
  last?: string
  boardFiles?: string[]
  /** Why the record cannot be read, if it cannot. */
  fault?: string
  /** The same as data, for those who read another language. */
  faultData?: string
}

/** How many games are read before the page may do something else. */
const AT_ONCE = 50

/**
 * The summaries of all games, in no order. Those that are missing are made, which takes a moment where there are many:
 * `soFar` hears what there is meanwhile.
 */
export async function listSummaries(soFar: (found: GameSummary[]) => void = () => {}): Promise<GameSummary[]> {
  const [ids, known] = await Promise.all([database.keys('games'), database.all<GameSummary>('summaries')])
  const kept = new Set(ids)
  const found = known.filter(({ id, version }) => version === VERSION && kept.has(id))
  const there = new Set(found.map(({ id }) => id))
  const missing = ids.filter((id) => !there.has(id))
  if (missing.length === 0) return found
  const inUse = await Promise.all([currentGame(), currentAnalysis()])
  for (let at = 0; at < missing.length; at += AT_ONCE) {
    soFar([...found])
    const games = await Promise.all(missing.slice(at, at + AT_ONCE).map((id) => database.get<SavedGame>('games', id)))
    const made: GameSummary[] = []
    for (const game of games) {
      if (!game) continue
      // Earlier versions kept games before their first move.
      if (isBlank(game.abn) && !game.name && game.opponent?.kind !== 'link') await (inUse.includes(game.id) ? undefined : deleteGame(game.id))
      else made.push(summaryOf(game))
    }
    await database.putAll(
      'summaries',
      made.map((summary) => [summary.id, summary])
    )
    found.push(...(await Promise.all(made.map(upToDate))))
  }
  return found
}

/** A game may have changed while its summary was made: that one must not stay. */
async function upToDate(summary: GameSummary): Promise<GameSummary> {
  const game = await database.get<SavedGame>('games', summary.id)
  if (!game || (game.updated === summary.updated && game.name === summary.name)) return summary
  await database.remove('summaries', summary.id)
  return summaryOf(game)
}

export function summaryOf(saved: SavedGame): GameSummary {
  const { id, begun, updated, name, opponent } = saved
  const always = { id, version: VERSION, begun, updated, ...(name ? { name } : {}), ...(opponent ? { opponent } : {}) }
  try {
    const game = Game.read(saved.abn, saved.boardFiles)[0]
    if (!game) return { ...always, board: '', moves: 0, result: '*', fault: '' }
    const tree = game.tree()
    const { line, last, turn } = game.state(tree.main.at(-1) ?? 0)
    const [event, black, white, ending] = ['Event', 'Black', 'White', 'Termination'].map((tag) => tagOf(tree, tag))
    const { board } = game.scene(0)
    game.free()
    return {
      ...always,
      board,
      moves: tree.main.length,
      turn,
      result: tree.result,
      line,
      ...(event ? { event } : {}),
      ...(black ? { black } : {}),
      ...(white ? { white } : {}),
      ...(tree.winner ? { winner: tree.winner } : {}),
      ...(ending ? { ending } : {}),
      ...(last ? { last: last.text } : {}),
      ...(saved.boardFiles.length > 0 ? { boardFiles: saved.boardFiles } : {})
    }
  } catch (error) {
    // Kept all the same: it may be readable by another version.
    return { ...always, board: '', moves: 0, result: '*', fault: messageOf(error), ...dataOf(error) }
  }
}

/** What the rules have thrown may say what is wrong as data. */
function dataOf(error: unknown): { faultData?: string } {
  return error instanceof Error && 'fault' in error && typeof error.fault === 'string' ? { faultData: error.fault } : {}
}

/** What is under way with stars: one after the other, or the second would take away the first. */
let starring: Promise<void> = Promise.resolve()

/** The games that somebody wants to find again. */
export async function starredGames(): Promise<Set<string>> {
  await starring
  return keptStars()
}

async function keptStars(): Promise<Set<string>> {
  return new Set(await database.get<string[]>('values', 'starred'))
}

export function star(id: string, on: boolean): Promise<void> {
  const change = async (): Promise<void> => {
    const starred = await keptStars()
    if (on) starred.add(id)
    else starred.delete(id)
    await database.swap('values', 'starred', [...starred])
  }
  return (starring = starring.then(change))
}
