/** Stacks as drawings: every piece to be seen, the owner by colour and by mark, the height as a number. */

import type { Point } from './layout'
import { short, svg } from './svg'
import { ownerOf, piecesOf, type Color } from './types'

export const RADIUS = 39
/** How much higher each piece is drawn than the one below it. */
export const RISE = 15
/** How thick a piece looks. */
const THICKNESS = 9

/** A stack around the origin, its lowest piece centred there. */
export function drawStack(stack: string): SVGGElement {
  const group = svg('g', { class: `stack ${ownerOf(stack)}` })
  const pieces = piecesOf(stack)
  group.append(svg('ellipse', { class: 'shadow', cx: 3, cy: THICKNESS + 3, rx: RADIUS + 2, ry: RADIUS }))
  pieces.forEach((piece, level) => group.append(drawPiece(piece, -level * RISE)))
  group.append(drawMark(ownerOf(stack), pieces.length, -(pieces.length - 1) * RISE))
  return group
}

function drawPiece(color: Color, y: number): SVGGElement {
  return svg(
    'g',
    { class: `piece ${color}`, transform: `translate(0 ${y})` },
    svg('circle', { class: 'side', cy: THICKNESS, r: RADIUS }),
    svg('circle', { class: 'face', r: RADIUS }),
    svg('circle', { class: 'bevel', r: RADIUS - 5 })
  )
}

/** Black has a lozenge, White a ring; stacks have their height inside. */
function drawMark(owner: Color, height: number, y: number): SVGGElement {
  const mark = svg('g', { class: `mark ${owner}`, transform: `translate(0 ${y})` })
  const size = height > 1 ? 21 : 10
  if (owner === 'b') {
    mark.append(svg('path', { d: `M0 ${-size * 1.15}L${size * 1.15} 0L0 ${size * 1.15}L${-size * 1.15} 0Z` }))
  } else {
    mark.append(svg('circle', { r: size }))
  }
  if (height > 1) mark.append(svg('text', { y: 9.5 }, String(height)))
  return mark
}

/** The sign of a stack that sleeps. */
export function drawSleep(height: number): SVGTextElement {
  return svg('text', { class: 'sleep', x: RADIUS * 0.72, y: -RADIUS * 0.62 - (height - 1) * RISE }, 'z')
}

export function at(point: Point): string {
  return `translate(${short(point.x)} ${short(point.y)})`
}
