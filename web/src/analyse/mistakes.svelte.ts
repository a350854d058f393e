/** Learning from mistakes: the position before each one, and a better move to be found. */

import { EngineClient, Stopped } from '../engine/client'
import { engineProblem } from '../i18n/engine-words'
import { Game } from '../rules/game'
import type { Color, MoveView, NodeView, Review, State, Tree } from '../rules/types'
import type { ShownGame } from '../ui/shown-game.svelte'
import type { Standing } from './outlook-words'
import { Preview } from './preview.svelte'

/** Milliseconds for each of the two positions of a try. */
const THOUGHT = 500

/** What the engine calls moves that give something away. */
const FLAWS: readonly string[] = ['inaccuracy', 'mistake', 'blunder']

/** The flaws of the main line for which something better is known, in their order. */
export function flawsOf(tree: Tree, color?: Color): NodeView[] {
  const main = new Set(tree.main)
  return tree.nodes.filter(
    ({ id, mover, remark }) =>
      main.has(id) && FLAWS.includes(remark?.verdict ?? '') && remark?.better && (!color || mover === color)
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
    return this.tried?.verdict !== undefined && !FLAWS.includes(this.tried.verdict)
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
      this.tried = await this.judge(state, last, game.boardFiles)
    } catch (error) {
      if (!(error instanceof Stopped)) this.problem = engineProblem(error)
    }
  }

  /** A game of one move is reviewed as any other. */
  private async judge(state: State, move: MoveView, boardFiles: string[]): Promise<Try> {
    const game = Game.from(state.line, boardFiles)
    game.follow([move.text])
    const request = { line: state.line, abn: game.toAbn(), boardFiles, limits: { movetime: THOUGHT } }
    game.free()
    const review = JSON.parse(await this.engine.review(request)) as Review
    const judged = review.moves[0]
    if (!judged) throw new Error('the engine has not looked at the move')
    const { proven, hundredths } = judged.after
    const margin = (proven ?? hundredths / 100) * (state.turn === 'b' ? 1 : -1)
    return { move, verdict: judged.verdict, outlook: { margin, proven: proven !== null } }
  }

  /** To be called in the end. */
  close(): void {
    this.preview.clear()
    this.engine.close()
  }
}
