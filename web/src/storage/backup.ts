/** Everything that is kept here, as one file, and back. */

import { addGames, listGames, newId, type SavedGame } from './games'
import { remember, remembered, rememberedKeys } from './local'
import { star, starredGames } from './summaries'

const FORMAT = 'abande-backup'
const VERSION = 1

export interface Backup {
  format: typeof FORMAT
  version: number
  /** When it was made, in milliseconds since 1970. */
  made: number
  games: SavedGame[]
  starred: string[]
  /** The small things: settings, progress, results. */
  values: Record<string, unknown>
}

/** What came in. */
export interface Restored {
  /** Games that were not here. */
  added: number
  /** Those that were, to the letter. */
  known: number
  /** Those that were here with another record: kept beside it. */
  beside: number
  /** Entries that are no games. */
  unreadable: number
  /** Whether settings, progress and results came with it. */
  values: boolean
}

export class NoBackup extends Error {
  constructor(readonly reason: 'version' | 'damaged') {
    super(reason)
  }
}

export async function makeBackup(): Promise<Backup> {
  const [games, starred] = await Promise.all([listGames(), starredGames()])
  const values = Object.fromEntries(rememberedKeys().map((key) => [key, remembered(key)]))
  return { format: FORMAT, version: VERSION, made: Date.now(), games, starred: [...starred], values }
}

/** Whether a text means to be a backup: whether it is a sound one is for `readBackup` to say. */
export function isBackup(text: string): boolean {
  return new RegExp(`^\\ufeff?\\s*\\{\\s*"format"\\s*:\\s*"${FORMAT}"`).test(text)
}

/** Throws `NoBackup`. */
export function readBackup(text: string): Backup {
  let found: Partial<Backup>
  try {
    found = JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    throw new NoBackup('damaged')
  }
  if (typeof found.version === 'number' && found.version > VERSION) throw new NoBackup('version')
  const { games, starred, values } = found
  const sound = found.version === VERSION && Array.isArray(games) && Array.isArray(starred) && isRecord(values)
  if (!sound) throw new NoBackup('damaged')
  return found as Backup
}

/** Brings back what a backup holds. Nothing that is here is lost: games that differ are kept beside each other. */
export async function restoreBackup({ games, starred, values }: Backup): Promise<Restored> {
  const here = new Map((await listGames()).map((game) => [game.id, game]))
  const report: Restored = { added: 0, known: 0, beside: 0, unreadable: 0, values: false }
  const fresh: SavedGame[] = []
  for (const game of games) {
    if (!isGame(game)) {
      report.unreadable += 1
      continue
    }
    const other = here.get(game.id)
    if (other?.abn === game.abn) report.known += 1
    else if (other) {
      report.beside += 1
      fresh.push({ ...game, id: newId() })
    } else {
      report.added += 1
      fresh.push(game)
    }
  }
  if (fresh.length > 0) await addGames(fresh)
  for (const id of starred) if (typeof id === 'string') await star(id, true)
  for (const [key, value] of Object.entries(values)) {
    if (!key.startsWith('abande-')) continue
    remember(key, together(remembered(key), value))
    report.values = true
  }
  return report
}

/** Lists, of what was learned and how games ended, have what both had; of all else the backup's counts. */
function together(here: unknown, there: unknown): unknown {
  if (!Array.isArray(here) || !Array.isArray(there)) return there
  const known = new Set(here.map((entry) => JSON.stringify(entry)))
  return [...here, ...there.filter((entry) => !known.has(JSON.stringify(entry)))]
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isGame(value: unknown): value is SavedGame {
  if (!isRecord(value)) return false
  const texts = (list: unknown) => Array.isArray(list) && list.every((text) => typeof text === 'string')
  const { id, abn, begun, updated, boardFiles, path } = value
  return typeof id === 'string' && typeof abn === 'string' && typeof begun === 'number' && typeof updated === 'number' && texts(boardFiles) && texts(path)
}
