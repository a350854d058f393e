/** Which part of the drawing is seen: all of a board with edges, a window on one without. */

import { STEP, type Box, type Layout, type Point } from './layout'
import { set, svg } from './svg'
import type { State } from './types'
import { Viewport, type Size } from './viewport'

export class Frame {
  /** Brings the band back that was moved out of sight. */
  readonly fitButton = document.createElement('button')
  private viewport = new Viewport()
  private size: Size = { width: 1, height: 1 }
  private layout: Layout | undefined
  private state: State | undefined

  constructor(private readonly root: SVGSVGElement) {
    const { fitButton } = this
    fitButton.className = 'fit'
    fitButton.type = 'button'
    fitButton.hidden = true
    fitButton.append(svg('svg', { viewBox: '0 0 24 24' }, svg('path', { d: 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5' })))
    fitButton.addEventListener('click', () => this.fit())
  }

  /** Another board: what was seen of the last one does not matter. */
  reset(): void {
    this.viewport = new Viewport()
  }

  resize({ width, height }: Size): void {
    this.size = { width: Math.max(width, 1), height: Math.max(height, 1) }
    this.draw()
  }

  /** Shows a position. On an unbounded board nothing moves by itself. */
  show(layout: Layout, state: State, fitText: string): void {
    this.layout = layout
    this.state = state
    set(this.fitButton, 'aria-label', fitText)
    set(this.fitButton, 'title', fitText)
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
    const { x, y, width, height } = bounded ? layout.box : this.viewport.box(this.size)
    set(this.root, 'viewBox', `${x} ${y} ${width} ${height}`)
    this.fitButton.hidden = bounded || this.viewport.shows(this.band(), this.size)
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
