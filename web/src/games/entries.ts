/** The kept games as a list shows them: with names in people's words. */

import { colorName, endText, labelText } from '../i18n/game-words'
import { levelName } from '../i18n/level-words'
import { t } from '../i18n/words.svelte'
import type { Color } from '../rules/types'
import { linkStanding, type LinkStanding } from '../storage/opponent'
import type { GameSummary } from '../storage/summaries'
import { titleFrom } from './title'

export interface GameEntry {
  summary: GameSummary
  /** No two are the same. */
  title: string
  /** Who played, where anybody knows. */
  players?: Record<Color, string>
  /** Whether it is an analysis of a game that was played here. */
  analysis: boolean
  starred: boolean
}

/** What the record of an analysis is called behind the name of the game that was played. */
const ANALYSIS = '-analysis'

export function entriesOf(summaries: GameSummary[], starred: Set<string>): GameEntry[] {
  const known = new Map(summaries.map((summary) => [summary.id, summary]))
  const entries = summaries.map((summary) => {
    const analysis = summary.id.endsWith(ANALYSIS)
    const played = analysis ? known.get(summary.id.slice(0, -ANALYSIS.length)) : undefined
    const players = playersOf(summary.opponent ? summary : { ...summary, opponent: played?.opponent })
    return { summary, title: titleFrom(summary, players), ...(players ? { players } : {}), analysis, starred: starred.has(summary.id) }
  })
  return numbered(entries)
}

function playersOf({ black, white, opponent }: GameSummary): Record<Color, string> | undefined {
  if (opponent?.kind === 'engine') {
    const engine = t('web-engine', { level: opponent.level, name: levelName(opponent.level) })
    return opponent.you === 'b' ? { b: t('web-you'), w: engine } : { b: engine, w: t('web-you') }
  }
  if (opponent?.kind === 'people' && opponent.names) return opponent.names
  if (opponent?.kind === 'link') {
    const name = (color: Color, tag: string | undefined) => tag ?? (color === opponent.you ? t('web-you') : colorName(color))
    return { b: name('b', black), w: name('w', white) }
  }
  if (!black && !white) return undefined
  return { b: black ?? colorName('b'), w: white ?? colorName('w') }
}

/** Titles that are alike get numbers, in the order in which the games were begun. */
function numbered(entries: GameEntry[]): GameEntry[] {
  const alike = new Map<string, GameEntry[]>()
  for (const entry of entries) {
    const others = alike.get(entry.title)
    if (others) others.push(entry)
    else alike.set(entry.title, [entry])
  }
  for (const group of alike.values()) {
    if (group.length < 2) continue
    group.sort((a, b) => a.summary.begun - b.summary.begun)
    for (const [place, entry] of group.entries()) entry.title = `${entry.title} (${place + 1})`
  }
  return entries
}

/** The board with its size and number of pieces, as its positions name it. */
export function variantOf({ line, board }: GameSummary): string {
  return line?.split(' ', 1)[0] || board
}

/** How a game by link stands for who is here; undefined for all others. */
export function standingOf({ opponent, moves, ending, turn, result }: GameSummary): LinkStanding | undefined {
  if (opponent?.kind !== 'link' || turn === undefined) return undefined
  return linkStanding(opponent, moves + (ending === 'resignation' || ending === 'agreement' ? 1 : 0), turn, result !== '*')
}

const STANDINGS: Record<Exclude<LinkStanding, 'over'>, () => string> = {
  yours: () => t('web-games-link-yours'),
  unsent: () => t('web-games-link-unsent'),
  waiting: () => t('web-games-link-waiting'),
  watching: () => t('web-games-link-watching')
}

/** How a game ended, or that it has not: among other facts. */
export function resultWords(summary: GameSummary): string {
  const { opponent } = summary
  const standing = standingOf(summary)
  if (standing !== undefined && standing !== 'over') return STANDINGS[standing]()
  if (summary.result === '*') return t('web-games-open')
  return labelText(endText(summary, opponent?.kind === 'engine' ? opponent.you : undefined))
}
