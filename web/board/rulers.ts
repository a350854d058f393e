/** Names at the edge of an unbounded board: its lines are counted where they leave the picture. */

import type { Box, Layout, Point } from './layout'

export interface RulerLabel {
  /** Such as `3,·` for a line of spaces that have 3 in common, or `·,-2`. */
  text: string
  at: Point
}

/** Pixels between a label and the edge, and between a label and the next. */
const INSET = 15
const APART = { bottom: 40, left: 22 }

/** The lines along one of the two directions in which spaces are counted. */
interface Family {
  name: (number: number) => string
  /** From space to space on a line. */
  along: Point
  /** From a line to the next. */
  next: Point
  least: number
  most: number
}

/**
 * Labels for what is seen of a drawing with so many units in a pixel. Lines that lie flatter are counted at the left,
 * the others at the bottom.
 */
export function rulers(layout: Layout, view: Box, scale: number): RulerLabel[] {
  const axes = axesOf(layout)
  if (!axes) return []
  const { origin, q, r } = axes
  const corners = [0, 1].flatMap((x) => [0, 1].map((y) => ({ x: view.x + x * view.width, y: view.y + y * view.height })))
  const counts = corners.map((corner) => {
    const [x, y] = [corner.x - origin.x, corner.y - origin.y]
    const whole = cross(q, r)
    return { q: cross({ x, y }, r) / whole, r: cross(q, { x, y }) / whole }
  })
  const family = (name: Family['name'], along: Point, next: Point, numbers: number[]): Family => ({
    name,
    along,
    next,
    least: Math.ceil(Math.min(...numbers)),
    most: Math.floor(Math.max(...numbers))
  })
  const rows = family((number) => `·,${number}`, q, r, counts.map((count) => count.r))
  const columns = family((number) => `${number},·`, r, q, counts.map((count) => count.q))
  const flatRows = Math.abs(q.y * r.x) <= Math.abs(r.y * q.x)
  const [flat, steep] = flatRows ? [rows, columns] : [columns, rows]
  const [left, bottom] = [view.x + INSET * scale, view.y + view.height - INSET * scale]
  const [right, top] = [view.x + view.width - INSET * scale, view.y + INSET * scale]
  /** They lie on the lines that this looks at, but for some dust. */
  const dust = 1e-6 * view.width
  const inside = ({ x, y }: Point, room: number) =>
    x >= left + room - dust && x <= right + dust && y >= top - dust && y <= bottom + dust
  return [
    ...labels(flat, origin, 'left', left, scale).filter(({ at }) => inside(at, 0)),
    // The corner is for the lines that are counted at the left.
    ...labels(steep, origin, 'bottom', bottom, scale).filter(({ at }) => inside(at, 1.5 * INSET * scale))
  ]
}

/** Where the lines of a family cross an edge, as many of them as there is room for. */
function labels(family: Family, origin: Point, edge: 'left' | 'bottom', value: number, scale: number): RulerLabel[] {
  const { along, next, least, most, name } = family
  const slope = edge === 'left' ? along.x : along.y
  if (Math.abs(slope) < 1e-6) return []
  const pixels = Math.abs(cross(along, next) / slope) / scale
  const stride = [1, 2, 5, 10, 20, 50].find((stride) => stride * pixels >= APART[edge]) ?? 100
  const found: RulerLabel[] = []
  for (let number = Math.ceil(least / stride) * stride; number <= most; number += stride) {
    const start = { x: origin.x + number * next.x, y: origin.y + number * next.y }
    const far = (value - (edge === 'left' ? start.x : start.y)) / slope
    found.push({ text: name(number), at: { x: start.x + far * along.x, y: start.y + far * along.y } })
  }
  return found
}

/** Where `0,0` lies, and the steps to `1,0` and to `0,1`, from any space whose neighbours are there. */
function axesOf(layout: Layout): { origin: Point; q: Point; r: Point } | undefined {
  for (const [id, place] of layout.places) {
    const [column, row] = id.split(',').map(Number)
    if (column === undefined || row === undefined) return undefined
    const right = layout.places.get(`${column + 1},${row}`)
    const up = layout.places.get(`${column},${row + 1}`)
    if (!right || !up) continue
    const q = { x: right.x - place.x, y: right.y - place.y }
    const r = { x: up.x - place.x, y: up.y - place.y }
    return { origin: { x: place.x - column * q.x - row * r.x, y: place.y - column * q.y - row * r.y }, q, r }
  }
  return undefined
}

function cross(a: Point, b: Point): number {
  return a.x * b.y - a.y * b.x
}
