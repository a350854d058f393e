/** The course of a game as a drawing: Black's winning chance after each move. */

import type { NodeView, Outlook } from '../rules/types'

export interface GraphPoint {
  node: NodeView
  /** From 0 at the start to 1 at the end. */
  x: number
  /** From 0 at the top, where Black wins, to 1. */
  y: number
}

/** The points of a line that are known. */
export function pointsOf(line: NodeView[], outlookAt: (node: number) => Outlook | undefined): GraphPoint[] {
  const last = Math.max(1, line.length - 1)
  return line.flatMap((node, index) => {
    const outlook = outlookAt(node.id)
    return outlook ? [{ node, x: index / last, y: 1 - outlook.chance }] : []
  })
}

/** The move of a line that lies at a part of the width. */
export function nodeAt(line: NodeView[], part: number): NodeView | undefined {
  const last = line.length - 1
  return line[Math.round(Math.min(1, Math.max(0, part)) * last)]
}

/** A path through the points, in a drawing of this size. */
export function pathOf(points: GraphPoint[], width: number, height: number): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${(x * width).toFixed(1)} ${(y * height).toFixed(1)}`).join('')
}
