/** Draws the layers of the board. It knows where things go, not what they mean. */

import { Layer, type Drawable } from './layer'
import { Layout, STEP, type Point } from './layout'
import { at, drawSleep, drawStack, RADIUS, RISE } from './pieces'
import { short, svg } from './svg'
import type { Arrow, Coordinates, Refusal, Space, State } from './types'

/** What is pointed out besides the pieces. */
export interface Marks {
  state: State
  /** Spaces where a piece may be entered now. */
  entries: Space[]
  /** Stacks that have a capture. */
  movers: Space[]
  chosen: Space | undefined
  /** Where the chosen stack may go. */
  targets: Space[]
  /** Whether names stand in the spaces, where nothing may cover them. */
  named: boolean
  refusal: Refusal | undefined
}

const RING = RADIUS + 7
/** The radius of an empty space that has its name inside. */
const NAME_ROOM = 29

export class Painter {
  readonly root = svg('svg', { part: 'svg' })
  readonly hits = svg('g', { class: 'hits' })
  private readonly ground = svg('g', { 'aria-hidden': 'true' })
  private readonly under = new Layer(svg('g', { 'aria-hidden': 'true' }))
  private readonly stacks = new Layer(svg('g', { 'aria-hidden': 'true' }))
  private readonly over = new Layer(svg('g', { 'aria-hidden': 'true' }))
  private readonly arrows = new Layer(svg('g', { 'aria-hidden': 'true' }))
  private readonly drawings = new Layer(svg('g', { 'aria-hidden': 'true' }))
  private readonly sketch = svg('g', { 'aria-hidden': 'true' })
  readonly ruler = svg('g', { 'aria-hidden': 'true' })
  private readonly ghost = svg('g', { class: 'ghost', 'aria-hidden': 'true' })
  private readonly carried = svg('g', { class: 'carried', 'aria-hidden': 'true' })

  constructor() {
    const { ground, under, stacks, over, arrows, drawings, sketch, ghost, ruler, hits, carried } = this
    const layers = [under, stacks, over, arrows, drawings].map((layer) => layer.root)
    this.root.append(ground, ...layers, sketch, ghost, ruler, hits, carried)
  }

  drawGround(layout: Layout, coordinates: Coordinates, name: (space: Space) => string): void {
    const { scene } = layout
    const parts: Node[] = []
    if (scene.bounded) {
      const outline = layout.outline().map(({ x, y }) => `${short(x)},${short(y)}`)
      parts.push(svg('polygon', { class: 'rim', points: outline.join(' ') }))
      parts.push(svg('polygon', { class: 'surface', points: outline.join(' ') }))
    }
    parts.push(svg('path', { class: 'links', d: links(layout) }))
    for (const { id } of scene.spaces) {
      const { x, y } = layout.of(id)
      const inside = coordinates.where === 'spaces'
      parts.push(svg('circle', { class: 'hollow', cx: short(x), cy: short(y), r: inside ? NAME_ROOM : 15 }))
      if (inside) parts.push(svg('text', { class: 'name', x: short(x), y: short(y + 7) }, name(id)))
    }
    if (coordinates.where === 'edge') {
      for (const { text, at: place } of layout.labels(scene.edge[coordinates.system])) {
        parts.push(svg('text', { class: 'edge', x: short(place.x), y: short(place.y + 9) }, text))
      }
    }
    this.ground.replaceChildren(...parts)
  }

  drawStacks(layout: Layout, state: State, lifted: Space | undefined): void {
    const sleepers = new Set(state.sleepers)
    // From the top down, so that a high stack covers what lies behind it.
    const stacks = Object.entries(state.stacks).sort(([a], [b]) => layout.of(a).y - layout.of(b).y)
    const drawables = stacks.map(([space, stack]) => {
      const asleep = sleepers.has(space)
      const classes = ['standing', asleep ? 'asleep' : '', space === lifted ? 'lifted' : ''].join(' ')
      const transform = at(layout.of(space))
      const make = () => {
        const group = svg('g', { class: classes, transform, 'data-space': space }, drawStack(stack))
        if (asleep) group.append(drawSleep(stack.length))
        return group
      }
      return { key: [space, stack, classes, transform].join(), make }
    })
    this.stacks.show(drawables)
  }

  drawMarks(layout: Layout, marks: Marks): void {
    const { state } = marks
    const under: Drawable[] = []
    const over: Drawable[] = []
    const ring = (space: Space, kind: string, radius = RING) => {
      const { x, y } = layout.of(space)
      return shape('circle', { class: kind, cx: short(x), cy: short(y - topOf(state, space)), r: radius })
    }
    if (marks.refusal) under.push(...drawParts(layout, marks.refusal))
    if (state.last?.from) under.push(ring(state.last.from, 'last last-from', 24))
    if (state.last?.to) over.push(ring(state.last.to, 'last', RADIUS + 2))
    for (const space of marks.entries) {
      const { x, y } = layout.of(space)
      const looks = marks.named ? { class: 'entry around', r: NAME_ROOM + 3 } : { class: 'entry', r: 9 }
      over.push(shape('circle', { cx: short(x), cy: short(y), ...looks }))
    }
    // Around the foot of a stack, where its neighbours may cover it.
    for (const space of marks.movers) {
      const { x, y } = layout.of(space)
      under.push(shape('circle', { class: 'mover', cx: short(x), cy: short(y + 4), r: RING + 1 }))
    }
    for (const space of marks.targets) over.push(ring(space, 'target'))
    if (marks.chosen !== undefined) over.push(ring(marks.chosen, 'chosen'))
    if (marks.refusal) {
      const { space, from, to, at: high } = marks.refusal.args
      for (const fault of [space, from, to, high]) if (fault !== undefined) over.push(ring(fault, 'fault', RING + 2))
      marks.refusal.parts?.forEach((part, index) => {
        for (const space of part) {
          const { x, y } = layout.of(space)
          const letter = String.fromCharCode(65 + (index % 26))
          over.push(shape('text', { class: 'part-name', x: short(x + RADIUS * 0.8), y: short(y + RADIUS) }, letter))
        }
      })
    }
    this.under.show(under)
    this.over.show(over)
  }

  /** Moves that are pointed out. An engine changes its mind many times a second: the rest stays as it is then. */
  drawArrows(layout: Layout, state: State, arrows: Arrow[]): void {
    const looks = ({ strength = 1, threat = false }: Arrow) => `${strength < 1 ? 'weak' : ''} ${threat ? 'threat' : ''}`
    this.arrows.show(arrows.flatMap((arrow) => drawArrow(layout, state, arrow, looks(arrow))))
  }

  /** What people have drawn. */
  drawDrawings(layout: Layout, state: State, drawings: Arrow[]): void {
    this.drawings.show(drawings.flatMap((drawing) => drawArrow(layout, state, drawing, 'drawn', RING)))
  }

  /** What is being drawn. */
  drawSketch(layout: Layout, state: State, sketch: Arrow | undefined): void {
    const drawables = sketch ? drawArrow(layout, state, sketch, 'drawn sketch', RING) : []
    this.sketch.replaceChildren(...drawables.map((drawable) => drawable.make()))
  }

  /** The piece or stack to come, where the pointer is. */
  drawGhost(layout: Layout, space: Space | undefined, stack: string, lift: number): void {
    this.ghost.replaceChildren()
    if (space === undefined || stack === '') return
    const { x, y } = layout.of(space)
    const group = svg('g', { transform: at({ x, y: y - lift }) }, drawStack(stack))
    this.ghost.append(group)
  }

  /** The stack that a pointer carries. */
  carry(stack: string, point: Point | undefined): void {
    if (!point) {
      this.carried.replaceChildren()
      return
    }
    if (this.carried.childElementCount === 0) this.carried.append(drawStack(stack))
    this.carried.setAttribute('transform', at({ x: point.x, y: point.y - RISE }))
  }

  /** Lets the last move be seen: a piece comes down, a stack glides over. A pace of two takes twice as long. */
  animate(layout: Layout, before: State, now: State, pace: number): void {
    const last = now.last
    if (!last?.to) return
    const standing = [...this.stacks.root.children].find((child) => child.getAttribute('data-space') === last.to)
    const stack = standing?.querySelector('.stack')
    if (!standing || !stack) return
    if (!last.from) {
      const frames = [{ transform: 'translateY(-34px) scale(1.12)', opacity: 0 }, { transform: 'none', opacity: 1 }]
      stack.animate(frames, { duration: 220 * pace, easing: 'cubic-bezier(.2, .8, .3, 1)' })
      return
    }
    const height = before.stacks[last.from]?.length ?? 1
    const pieces = [...stack.querySelectorAll(':scope > .piece')].slice(-height)
    const mark = stack.querySelector(':scope > .mark')
    const moving = svg('g', {}, ...pieces, ...(mark ? [mark] : []))
    stack.append(moving)
    const [from, to] = [layout.of(last.from), layout.of(last.to)]
    const lift = (now.stacks[last.to]!.length - height) * RISE
    const start = `translate(${from.x - to.x}px, ${from.y - to.y + lift}px)`
    const middle = `translate(${(from.x - to.x) / 2}px, ${(from.y - to.y) / 2 - 22}px)`
    this.stacks.root.append(standing)
    moving.animate([{ transform: start }, { transform: middle }, { transform: 'none' }], {
      duration: 320 * pace,
      easing: 'ease-in-out'
    })
  }
}

/** How far above its space the top of a stack is drawn. */
function topOf(state: State, space: Space): number {
  return Math.max((state.stacks[space]?.length ?? 1) - 1, 0) * RISE
}

function links(layout: Layout): string {
  const path: string[] = []
  for (const { id, links } of layout.scene.spaces) {
    for (const next of links.filter((next) => id < next)) {
      const [a, b] = [layout.of(id), layout.of(next)]
      path.push(`M${short(a.x)} ${short(a.y)}L${short(b.x)} ${short(b.y)}`)
    }
  }
  return path.join('')
}

/** A shape that looks as its attributes say, and nothing else. */
function shape(tag: 'circle' | 'line' | 'polygon' | 'text', attributes: Record<string, string | number>, text = ''): Drawable {
  return { key: [tag, ...Object.values(attributes), text].join(), make: () => svg(tag, attributes, text) }
}

/** The parts that a band would fall into, each in its tint, its links drawn thick. */
function drawParts(layout: Layout, refusal: Refusal): Drawable[] {
  return (refusal.parts ?? []).flatMap((part, index) => {
    const tint = (index % 4) + 1
    const inside = new Set(part)
    const drawables: Drawable[] = []
    for (const { id, links } of layout.scene.spaces) {
      if (!inside.has(id)) continue
      const a = layout.of(id)
      drawables.push(shape('circle', { class: `part part-${tint}`, cx: short(a.x), cy: short(a.y), r: STEP * 0.48 }))
      for (const next of links.filter((next) => inside.has(next) && id < next)) {
        const b = layout.of(next)
        const ends = { x1: short(a.x), y1: short(a.y), x2: short(b.x), y2: short(b.y) }
        drawables.push(shape('line', { class: `tie tie-${tint}`, ...ends }))
      }
    }
    return drawables
  })
}

function drawArrow(layout: Layout, state: State, arrow: Arrow, looks: string, radius = 27): Drawable[] {
  const to = layout.of(arrow.to)
  if (arrow.label !== undefined) return drawLabel(to, topOf(state, arrow.to), arrow.label)
  if (arrow.from === undefined) {
    const { x, y } = to
    return [shape('circle', { class: `arrow ${looks}`, cx: short(x), cy: short(y - topOf(state, arrow.to)), r: radius })]
  }
  const from = layout.of(arrow.from)
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const tip = { x: from.x + cos * (length - 6), y: from.y + sin * (length - 6) }
  const neck = { x: tip.x - cos * 36, y: tip.y - sin * 36 }
  const head = [tip, { x: neck.x - sin * 24, y: neck.y + cos * 24 }, { x: neck.x + sin * 24, y: neck.y - cos * 24 }]
  const ends = { x1: short(from.x), y1: short(from.y), x2: short(neck.x), y2: short(neck.y) }
  return [
    shape('line', { class: `arrow ${looks}`, ...ends }),
    shape('polygon', { class: `arrow-head ${looks}`, points: head.map(({ x, y }) => `${short(x)},${short(y)}`).join(' ') })
  ]
}

/** A few letters in a round sign, at the upper right of a stack. */
function drawLabel({ x, y }: Point, top: number, label: string): Drawable[] {
  const [cx, cy] = [x + RADIUS * 0.72, y - top - RADIUS * 0.72]
  return [
    shape('circle', { class: 'label-sign', cx: short(cx), cy: short(cy), r: 19 }),
    shape('text', { class: 'label', x: short(cx), y: short(cy + 9) }, label)
  ]
}
