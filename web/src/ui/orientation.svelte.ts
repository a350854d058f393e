/** How a board is turned on its screen. */

import type { BoardScene } from '../rules/types'

export class Orientation {
  /** Degrees. */
  rotation = $state(0)
  flipped = $state(false)

  /** Turns it on: by half a step of hexagons, or a quarter. */
  rotate(shape: BoardScene['shape'] | undefined): void {
    this.rotation = (this.rotation + (shape === 'hex' || shape === 'libre' ? 30 : 90)) % 360
  }

  flip(): void {
    this.flipped = !this.flipped
  }

  /** For another game. */
  reset(): void {
    this.rotation = 0
    this.flipped = false
  }
}
