/** Walking over the board with the arrow keys. */

import type { Layout, Point } from './layout'
import type { Space } from './types'

export type Direction = 'up' | 'down' | 'left' | 'right'

const VECTORS: Record<Direction, Point> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 }
}

/**
 * Remembers the row or column that the walker keeps to: on a hexagon the way to the right zigzags, and without
 * a memory it would drift up or down.
 */
export class Walker {
  private track: { horizontal: boolean; value: number; at: Space } | undefined

  /** The space one step on, or undefined at the edge. */
  step(layout: Layout, from: Space, direction: Direction): Space | undefined {
    const start = layout.of(from)
    const vector = VECTORS[direction]
    const horizontal = vector.y === 0
    if (!this.track || this.track.horizontal !== horizontal || this.track.at !== from) {
      this.track = { horizontal, value: horizontal ? start.y : start.x, at: from }
    }
    const track = this.track.value
    const links = layout.scene.spaces.find((space) => space.id === from)?.links ?? []
    const ahead = (space: Space) => {
      const place = layout.of(space)
      const along = (place.x - start.x) * vector.x + (place.y - start.y) * vector.y
      const across = Math.abs(horizontal ? place.y - start.y : place.x - start.x)
      return { space, along, across, off: Math.abs((horizontal ? place.y : place.x) - track) }
    }
    // Linked spaces first; past a gap of the drawing, whatever lies nearest ahead.
    const near = links.map(ahead).filter(({ along, across }) => along > 1 && across <= along * 1.2)
    const far = [...layout.places.keys()].map(ahead).filter(({ along, across }) => along > 1 && across <= along)
    const cost = (way: { along: number; off: number }) => way.off * 2 + way.along
    const best = (near.length > 0 ? near : far).sort((a, b) => cost(a) - cost(b))[0]
    if (best) this.track.at = best.space
    return best?.space
  }
}
