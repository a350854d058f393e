/** What the engine says about a position, gathered from its reports. */

import type { Color, Outlook, Report, State } from '../rules/types'

/**
 * The lines with one more report. Those of the depth before stay behind it until they are seen again; no two
 * begin with the same move.
 */
export function gathered(lines: Report[], report: Report): Report[] {
  const first = report.line[0]?.text
  if (first === undefined) return lines
  const behind = lines.slice(report.number - 1).filter((line) => line.line[0]?.text !== first)
  const count = Math.max(lines.length, report.number)
  return [...lines.slice(0, report.number - 1), report, ...behind].slice(0, count)
}

/** How the game stands, from Black's side, by a report on a position with this turn. */
export function outlookOf(report: Pick<Report, 'margin' | 'chance' | 'proven'>, turn: Color): Outlook {
  const { margin, chance, proven } = report
  return turn === 'b' ? { margin, chance, proven } : { margin: -margin, chance: 1 - chance, proven }
}

/** How a game that is over stands. */
export function finalOutlook({ score }: State): Outlook {
  const margin = score.b - score.w
  return { margin, chance: (Math.sign(margin) + 1) / 2, proven: true }
}
