/** What part of an unbounded board is to be seen. It changes only when a person changes it. */

import { STEP, type Box, type Point } from './layout'

export interface Size {
  width: number
  height: number
}

/** Pixels from a space to its neighbour. */
const LEAST = 20
const MOST = 110
/** Around a small band there is room for the game to grow. */
const FEWEST_STEPS = 7.5

export class Viewport {
  private centre: Point = { x: 0, y: 0 }
  /** Units of the drawing in a pixel; not known before the first fit. */
  private scale = 0

  get isSet(): boolean {
    return this.scale > 0
  }

  /** Shows all of a box. */
  fit(box: Box, size: Size): void {
    const width = Math.max(box.width, FEWEST_STEPS * STEP)
    const height = Math.max(box.height, FEWEST_STEPS * STEP)
    this.centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    this.scale = clamp(Math.max(width / size.width, height / size.height))
  }

  pan(dx: number, dy: number): void {
    this.centre = { x: this.centre.x - dx * this.scale, y: this.centre.y - dy * this.scale }
  }

  /** Zooms in by a factor, keeping a point of the element where it is. */
  zoom(factor: number, at: Point, size: Size): void {
    const before = this.toDrawing(at, size)
    this.scale = clamp(this.scale / factor)
    const after = this.toDrawing(at, size)
    this.centre = { x: this.centre.x + before.x - after.x, y: this.centre.y + before.y - after.y }
  }

  toDrawing(at: Point, size: Size): Point {
    const box = this.box(size)
    return { x: box.x + at.x * this.scale, y: box.y + at.y * this.scale }
  }

  box(size: Size): Box {
    const width = size.width * this.scale
    const height = size.height * this.scale
    return { x: this.centre.x - width / 2, y: this.centre.y - height / 2, width, height }
  }

  /** Moves just so far that a point is to be seen, for a walker who leaves the picture. */
  reveal(point: Point, size: Size): void {
    const box = this.box(size)
    const room = Math.min(STEP * 0.8, box.width / 3, box.height / 3)
    const beyond = (value: number, low: number, high: number) =>
      value < low ? value - low : value > high ? value - high : 0
    this.centre = {
      x: this.centre.x + beyond(point.x, box.x + room, box.x + box.width - room),
      y: this.centre.y + beyond(point.y, box.y + room, box.y + box.height - room)
    }
  }

  shows(inner: Box, size: Size): boolean {
    const box = this.box(size)
    return (
      inner.x >= box.x &&
      inner.y >= box.y &&
      inner.x + inner.width <= box.x + box.width &&
      inner.y + inner.height <= box.y + box.height
    )
  }
}

function clamp(scale: number): number {
  return Math.min(Math.max(scale, STEP / MOST), STEP / LEAST)
}
