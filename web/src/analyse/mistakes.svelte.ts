/** Learning from mistakes: the position before each one, and a better move to be found. */

import { EngineClient, Stopped } from '../engine/client'
import { engineProblem } from '../i18n/engine-words'
import type { Color, MoveView, NodeView, Tree } from '../rules/types'
import type { ShownGame } from '../ui/shown-game.svelte'
import { isFlaw, judged } from './judge'
import type { Standing } from './outlook-words'
import { Preview } from './preview.svelte'

/** The flaws of the main line for which something better is known, in their order. */
export function flawsOf(tree: Tree, color?: Color): NodeView[] {
  const main = new Set(tree.main)
  return tree.nodes.filter(
    ({ id, mover, remark }) =>
      main.has(id) && isFlaw(remark?.verdict ?? '') && remark?.better && (!color || mover === color)
  )
}

/** The flaw before or behind a move, by the number of moves that lead there. */
export function nextFlaw(flaws: NodeView[], ply: number, way: 'back' | 'on'): NodeView | undefined {
  return way === 'on' ? flaws.find((flaw) => flaw.ply > ply) : flaws.findLast((flaw) => flaw.ply < ply)
}

/** A move that was tried instead. */
export interface Try {
  move: MoveView
  /** How the game would stand then, from Black's side; unknown while the engine looks at it. */
  outlook?: Standing
  /** How good it is in the engine's words. */
  verdict?: string
}

export class Mistakes {
  /** Whose mistakes they are; everybody's where it is undefined. */
  color: Color | undefined = $state()
  index = $state(0)
  tried: Try | undefined = $state.raw()
  /** Whether the better move has been shown. */
  told = $state(false)
  problem: string | undefined = $state()
  readonly preview = new Preview()

  constructor(
    private readonly shown: ShownGame,
    /** Shows the position before a mistake. */
    private readonly go: (node: number) => void,
    color?: Color,
    private readonly engine = new EngineClient()
  ) {
    this.color = color
    if (color && this.flaws.length === 0) this.color = undefined
    this.begin(0)
  }

  get flaws(): NodeView[] {
    return flawsOf(this.shown.tree, this.color)
  }

  get flaw(): NodeView | undefined {
    return this.flaws[this.index]
  }

  /** Whether a better move was found. */
  get found(): boolean {
    return this.tried?.verdict !== undefined && !isFlaw(this.tried.verdict)
  }

  get judging(): boolean {
    return this.tried !== undefined && this.tried.verdict === undefined && this.problem === undefined
  }

  /** Whether a move is waited for. */
  get asks(): boolean {
    return this.flaw !== undefined && this.tried === undefined && !this.told
  }

  /** Another one's mistakes. */
  choose(color: Color | undefined): void {
    this.color = color
    this.begin(0)
  }

  begin(index: number): void {
    this.index = Math.max(0, Math.min(index, this.flaws.length - 1))
    this.told = false
    this.again()
    if (this.flaw) this.go(this.flaw.parent ?? 0)
  }

  /** Takes the try back. */
  again(): void {
    this.engine.stop()
    this.tried = undefined
    this.problem = undefined
    this.preview.clear()
  }

  /** Shows the better move. */
  tell(): void {
    this.again()
    this.told = true
  }

  /** Tries a move, which is shown but not put into the record, and lets the engine judge it. */
  async try(move: string): Promise<void> {
    const { game, state } = this.shown
    if (game.refusal(state.node, move)) {
      this.shown.attempt(move)
      return
    }
    this.again()
    this.told = false
    this.preview.show(state.line, game.boardFiles, [move])
    const last = this.preview.state?.last
    if (!last) return
    this.tried = { move: last }
    try {
      this.tried = { move: last, ...(await judged(this.engine, state, last, game.boardFiles)) }
    } catch (error) {
      if (!(error instanceof Stopped)) this.problem = engineProblem(error)
    }
  }

  /** To be called in the end. */
  close(): void {
    this.preview.clear()
    this.engine.close()
  }
}
