/** A game on a screen's board: the position that is shown, and what was said to the last try. */

import type { Game } from '../rules/game'
import type { BoardScene, Refusal, Space, State, Tree } from '../rules/types'
import type { SavedGame } from '../storage/games'

export class ShownGame {
  scene: BoardScene = $state.raw()!
  state: State = $state.raw()!
  tree: Tree = $state.raw()!
  /** Why the last try was refused. */
  refusal: Refusal | undefined = $state.raw()
  /** A stack was chosen that has nothing to capture beside it. */
  lonely: Space | undefined = $state.raw()

  constructor(
    readonly game: Game,
    node = 0
  ) {
    this.show(node)
  }

  /** Shows the position after a node's move. What was said to the last try counts no longer. */
  show(node: number): void {
    this.state = this.game.state(node)
    this.refresh()
    // Boards with edges stay as they are; Libre's grows with the band.
    if (!this.scene?.bounded) this.scene = this.game.scene(node)
    this.refusal = undefined
    this.lonely = undefined
  }

  /** Reads the record again: something else than the position has changed. */
  refresh(): void {
    this.tree = this.game.tree()
  }

  /** The last node of the main line. */
  get end(): number {
    return this.tree.main.at(-1) ?? 0
  }

  /**
   * Puts a move into the record, behind the position shown or another one. The answer is its node, which is not shown
   * yet; undefined where the rules forbid the move, and then `refusal` says why.
   */
  make(move: string, behind = this.state.node): number | undefined {
    const played = this.game.play(behind, move)
    if ('node' in played) return played.node
    this.refuse(played.refusal)
    return undefined
  }

  /** A try that the rules forbid: says why. */
  attempt(move: string): void {
    this.refuse(this.game.refusal(this.state.node, move))
  }

  /** A stack was chosen that can capture nothing: says why. */
  stuck(space: Space): void {
    this.refuse(this.game.whyStuck(this.state.node, space))
    if (!this.refusal) this.lonely = space
  }

  /** What was said to the last try does not matter any more. */
  hush(): void {
    this.refuse(undefined)
  }

  private refuse(refusal: Refusal | undefined): void {
    this.refusal = refusal
    this.lonely = undefined
  }

  /** What is kept of it: the record, and the way to the position shown. */
  kept(): Pick<SavedGame, 'abn' | 'boardFiles' | 'path'> {
    return {
      abn: this.game.toAbn(),
      boardFiles: [...this.game.boardFiles],
      path: this.game.path(this.state.node)
    }
  }

  /** To be called when nobody shows it any more. */
  free(): void {
    this.game.free()
  }
}
