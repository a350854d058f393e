/** A hint, in three steps: where to look, the move, and what speaks for it. */

import { naming } from '../i18n/game-words'
import { t } from '../i18n/words.svelte'
import type { Arrow, BoardScene, MoveView, Reason, Report, Space, State } from '../rules/types'

export interface Hint {
  /** How much of it is told, from 1. */
  step: number
  move: MoveView
  /** The stacks to look at. */
  area: Space[]
  /** What speaks for the move, as it can be seen on the board. */
  reasons: Reason[]
  /** What the engine expects. */
  outlook: Pick<Report, 'margin' | 'proven'>
}

export const LAST_STEP = 3

/** How many of the reasons are told: more is not read. */
const TOLD = 2

export function hintOf(report: Report, state: State, scene: BoardScene, reasons: Reason[]): Hint | undefined {
  const move = report.line[0]
  if (!move) return undefined
  // There is nowhere to look for a pass.
  const step = move.kind === 'pass' ? 2 : 1
  return { step, move, area: areaOf(move, state, scene), reasons, outlook: { margin: report.margin, proven: report.proven } }
}

/** A stack that can capture; else what stands around the space, or lies around it. */
function areaOf(move: MoveView, state: State, scene: BoardScene): Space[] {
  if (move.from) return [move.from]
  const beside = scene.spaces.find(({ id }) => id === move.to)?.links ?? []
  const stacks = beside.filter((space) => state.stacks[space])
  return stacks.length > 0 ? stacks : beside
}

export function hintArrows({ step, move, area }: Hint): Arrow[] {
  if (step === 1) return area.map((to) => ({ to }))
  if (!move.to) return []
  return [move.from ? { from: move.from, to: move.to } : { to: move.to }]
}

export function hintText(hint: Hint, scene: BoardScene, system: 'stein' | 'slanted'): string {
  const name = naming(scene, system)
  if (hint.step === 1) return areaText(hint, name)
  if (hint.step === 2) return moveText(hint.move, name)
  const reasons = hint.reasons.slice(0, TOLD).map((reason) => reasonText(reason, name))
  return [...reasons, outlookText(hint.outlook)].join(' ')
}

function areaText({ move, area }: Hint, name: (space: Space) => string): string {
  if (move.from) return t('web-hint-stack', { space: name(move.from) })
  return t('web-hint-area', { spaces: area.map(name).join(', ') })
}

function moveText(move: MoveView, name: (space: Space) => string): string {
  switch (move.kind) {
    case 'enter':
      return t('web-hint-enter', { space: name(move.to!) })
    case 'capture':
      return t('web-hint-capture', { from: name(move.from!), to: name(move.to!) })
    case 'pass':
      return t('web-hint-pass')
  }
}

function reasonText(reason: Reason, name: (space: Space) => string): string {
  const spaces = reason.spaces.map(name).join(', ')
  switch (reason.code) {
    case 'gains':
      return t('web-why-gains', { points: reason.points })
    case 'puts-to-sleep':
      return t('web-why-puts-to-sleep', { spaces })
    case 'completes':
      return t('web-why-completes', { spaces })
    case 'escapes':
      return t('web-why-escapes', { spaces })
    case 'protects':
      return t('web-why-protects', { spaces })
    case 'threatens':
      return t('web-why-threatens', { spaces })
    case 'leaves-nothing':
      return t('web-why-leaves-nothing')
  }
}

function outlookText({ margin, proven }: Hint['outlook']): string {
  const points = Math.round(Math.abs(margin))
  if (points === 0) return proven ? t('web-why-draws') : t('web-why-even')
  if (proven) return margin > 0 ? t('web-why-wins', { points }) : t('web-why-loses', { points })
  return margin > 0 ? t('web-why-ahead', { points }) : t('web-why-behind', { points })
}
