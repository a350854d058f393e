/** Where the spaces of a scene lie in the drawing: turned, mirrored, and measured in units of the drawing. */

import type { BoardScene, EdgeLabel, Space } from './types'

/** Units of the drawing from a space to its nearest neighbour. */
export const STEP = 100

export interface Point {
  x: number
  y: number
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface View {
  /** Degrees, counter-clockwise. */
  rotation: number
  flipped: boolean
}

export class Layout {
  readonly places = new Map<Space, Point>()
  /** The drawing's spaces with some room around them. */
  readonly box: Box

  constructor(
    readonly scene: BoardScene,
    readonly view: View,
    /** The labels of the edge that need room too. */
    labels: EdgeLabel[]
  ) {
    for (const space of scene.spaces) this.places.set(space.id, this.place(space))
    this.box = this.measure(labels)
  }

  place({ x, y }: Point): Point {
    const scale = STEP / this.scene.step
    const angle = (this.view.rotation * Math.PI) / 180
    const across = this.view.flipped ? -x : x
    return {
      x: scale * (across * Math.cos(angle) - y * Math.sin(angle)),
      y: -scale * (across * Math.sin(angle) + y * Math.cos(angle))
    }
  }

  of(space: Space): Point {
    return this.places.get(space) ?? { x: 0, y: 0 }
  }

  labels(labels: EdgeLabel[]): { text: string; at: Point }[] {
    return labels.map((label) => ({ text: label.text, at: this.place(label) }))
  }

  /** The space nearest to a point of the drawing, if it is near enough to be meant. */
  nearest(point: Point, reach = STEP * 0.6): Space | undefined {
    let best: Space | undefined
    let distance = reach
    for (const [space, place] of this.places) {
      const far = Math.hypot(place.x - point.x, place.y - point.y)
      if (far < distance) {
        distance = far
        best = space
      }
    }
    return best
  }

  private measure(labels: EdgeLabel[]): Box {
    const around = (point: Point, room: number, above = room) => [
      { x: point.x - room, y: point.y - above },
      { x: point.x + room, y: point.y + room }
    ]
    const corners = [
      // Stacks grow upwards, however the board is turned: the highest with the ring around it needs this much.
      ...[...this.places.values()].flatMap((point) => around(point, STEP * 0.6, STEP * 0.84)),
      ...labels.flatMap((label) => around(this.place(label), STEP * 0.25))
    ]
    const [xs, ys] = [corners.map((point) => point.x), corners.map((point) => point.y)]
    const [x, y] = [Math.min(...xs), Math.min(...ys)]
    return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
  }

  /** The outline of the board: the convex hull of its spaces. */
  outline(): Point[] {
    // What lies above each other does so to some dust only, once it is turned.
    const clean = (value: number) => Math.round(value * 1000) / 1000
    const points = [...this.places.values()].map(({ x, y }) => ({ x: clean(x), y: clean(y) })).sort((a, b) => a.x - b.x || a.y - b.y)
    const half = (sorted: Point[]) => {
      const hull: Point[] = []
      for (const point of sorted) {
        while (hull.length > 1 && !turnsLeft(hull[hull.length - 2]!, hull[hull.length - 1]!, point)) hull.pop()
        hull.push(point)
      }
      return hull.slice(0, -1)
    }
    return points.length < 3 ? points : [...half(points), ...half(points.reverse())]
  }
}

function turnsLeft(a: Point, b: Point, c: Point): boolean {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 1e-6
}
