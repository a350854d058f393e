/** Which part of the drawing is seen: all of a board with edges, a window on one without. */

import { Controls } from './controls'
import { Layer } from './layer'
import { STEP, type Box, type Layout, type Point } from './layout'
import { rulers } from './rulers'
import { set, short, svg } from './svg'
import type { BoardTexts } from './texts'
import type { State } from './types'
import { Viewport, type Size } from './viewport'

/** Pixels: how high the letters at the edge of an unbounded board are. */
const LETTERS = 13

export class Frame {
  readonly controls = new Controls({
    zoom: (factor) => this.zoom(factor),
    fit: () => this.fit(),
    reveal: () => this.last && this.reveal(this.last)
  })
  private viewport = new Viewport()
  private size: Size = { width: 1, height: 1 }
  private layout: Layout | undefined
  private state: State | undefined
  /** Whether names stand at the edge of an unbounded board. */
  private ruled = false
  private readonly ruler: Layer

  constructor(
    private readonly root: SVGSVGElement,
    ruler: SVGGElement
  ) {
    this.ruler = new Layer(ruler)
  }

  /** Another board: what was seen of the last one does not matter. */
  reset(): void {
    this.viewport = new Viewport()
  }

  /** A window of another size, or a phone that is turned: whoever saw the whole band sees it still. */
  resize({ width, height }: Size): void {
    const whole = this.seesAll
    this.size = { width: Math.max(width, 1), height: Math.max(height, 1) }
    if (whole && !this.seesAll) this.viewport.fit(this.band(), this.size)
    this.draw()
  }

  private get seesAll(): boolean {
    return this.layout !== undefined && this.viewport.isSet && this.viewport.shows(this.band(), this.size)
  }

  /** Shows a position. On an unbounded board nothing moves by itself. */
  show(layout: Layout, state: State, ruled: boolean, texts: BoardTexts): void {
    this.layout = layout
    this.state = state
    this.ruled = ruled
    this.controls.name(texts)
    this.draw()
  }

  /** Shows the whole band of an unbounded board. */
  fit(): void {
    if (this.layout) this.viewport.fit(this.band(), this.size)
    this.draw()
  }

  pan(dx: number, dy: number): void {
    this.viewport.pan(dx, dy)
    this.draw()
  }

  /** Zooms in by a factor, around a point of the element or its middle. */
  zoom(factor: number, at: Point = { x: this.size.width / 2, y: this.size.height / 2 }): void {
    this.viewport.zoom(factor, at, this.size)
    this.draw()
  }

  /** Moves just so far that a point of the drawing is to be seen. */
  reveal(point: Point): void {
    this.viewport.reveal(point, this.size)
    this.draw()
  }

  /** From a point of the element to one of the drawing. */
  toDrawing(at: Point): Point {
    const box = this.root.getBoundingClientRect()
    const matrix = this.root.getScreenCTM()
    if (!matrix) return at
    const point = new DOMPoint(at.x + box.left, at.y + box.top).matrixTransform(matrix.inverse())
    return { x: point.x, y: point.y }
  }

  /** Where in the drawing a pointer is. */
  under(event: MouseEvent): Point {
    const box = this.root.getBoundingClientRect()
    return this.toDrawing({ x: event.clientX - box.left, y: event.clientY - box.top })
  }

  private draw(): void {
    const { layout } = this
    if (!layout) return
    const { bounded } = layout.scene
    if (!bounded && !this.viewport.isSet && this.size.width > 1) this.viewport.fit(this.band(), this.size)
    const box = bounded ? layout.box : this.viewport.box(this.size)
    set(this.root, 'viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`)
    this.controls.show(!bounded, bounded || this.viewport.shows(this.band(), this.size))
    this.controls.point(bounded ? undefined : this.beyond(box), this.size)
    this.drawRulers(layout, box)
  }

  /** Where the last move was made. */
  private get last(): Point | undefined {
    const to = this.state?.last?.to
    return to === undefined ? undefined : this.layout?.of(to)
  }

  /** The way to the last move in pixels, from the middle, where it cannot be seen. */
  private beyond(box: Box): Point | undefined {
    const { last } = this
    const room = STEP * 0.2
    if (!last || !this.viewport.isSet) return undefined
    if (this.viewport.shows({ x: last.x - room, y: last.y - room, width: 2 * room, height: 2 * room }, this.size)) return undefined
    const scale = box.width / this.size.width
    return { x: (last.x - box.x - box.width / 2) / scale, y: (last.y - box.y - box.height / 2) / scale }
  }

  private drawRulers(layout: Layout, box: Box): void {
    const scale = box.width / this.size.width
    const labels = this.ruled && !layout.scene.bounded && this.viewport.isSet ? rulers(layout, box, scale) : []
    const size = short(LETTERS * scale)
    this.ruler.show(
      labels.map(({ text, at }) => {
        const attributes = { class: 'ruler', x: short(at.x), y: short(at.y + size / 3), 'font-size': size, 'stroke-width': short(size / 3) }
        return { key: [text, ...Object.values(attributes)].join(), make: () => svg('text', attributes, text) }
      })
    )
  }

  /** The band with the spaces next to it. */
  private band(): Box {
    const points = Object.keys(this.state?.stacks ?? {}).map((space) => this.layout!.of(space))
    if (points.length === 0) points.push({ x: 0, y: 0 })
    const room = STEP * 1.6
    const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)]
    const [x, y] = [Math.min(...xs) - room, Math.min(...ys) - room]
    return { x, y, width: Math.max(...xs) + room - x, height: Math.max(...ys) + room - y }
  }
}
