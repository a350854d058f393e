/** Whoever gives hints: asks the engine at full strength, and tells what it found step by step. */

import { Stopped, type EngineClient } from '../engine/client'
import type { ShownGame } from '../ui/shown-game.svelte'
import { hintOf, LAST_STEP, type Hint } from './hint'

/** Milliseconds for a hint. */
const THOUGHT = 500

export class Hints {
  /** The one that is being told. */
  told: Hint | undefined = $state.raw()
  asking = $state(false)
  /** The last node of this game at which somebody has asked. */
  askedAt: number | undefined

  constructor(private readonly engine: EngineClient) {}

  get open(): boolean {
    return this.asking || this.told !== undefined
  }

  /** Asks for a hint on the position shown; where there is one already, tells more of it. */
  async ask({ state, scene, game }: ShownGame): Promise<void> {
    if (this.asking) return
    if (this.told) {
      this.told = { ...this.told, step: Math.min(this.told.step + 1, LAST_STEP) }
      return
    }
    this.asking = true
    this.askedAt = state.node
    try {
      const report = await this.engine.search({ line: state.line, boardFiles: game.boardFiles, limits: { movetime: THOUGHT } })
      const move = report?.line[0]
      // Somebody may have moved or closed it meanwhile.
      if (this.asking && report && move) this.told = hintOf(report, state, scene, game.reasons(state.node, move.text))
    } catch (error) {
      if (!(error instanceof Stopped)) throw error
    } finally {
      this.asking = false
    }
  }

  /** Another game: what was asked in the last one says nothing of its moves. */
  forget(): void {
    this.close()
    this.askedAt = undefined
  }

  close(): void {
    if (this.asking) this.engine.stop()
    this.asking = false
    this.told = undefined
  }
}
