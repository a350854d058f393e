/** A line that is looked at without being played: the position after some of its moves. */

import { Game } from '../rules/game'
import type { BoardScene, State } from '../rules/types'

export class Preview {
  scene: BoardScene | undefined = $state.raw()
  state: State | undefined = $state.raw()

  /** Shows the position after these moves, as far as they are legal. */
  show(line: string, boardFiles: string[], moves: string[]): void {
    const game = Game.from(line, boardFiles)
    const node = game.follow(moves)
    this.scene = game.scene(node)
    this.state = game.state(node)
    game.free()
  }

  clear(): void {
    this.scene = this.state = undefined
  }
}
