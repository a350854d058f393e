/** A learner at a task: the position shown, what was said to the last try, and whether it is done. */

import { Game } from '../rules/game'
import type { Arrow, Color, MoveView, Refusal, Scene, Space, State } from '../rules/types'
import { reached, wasRefused, type Task } from './task'

/** How the last try ended. A missed try stays on the board until the learner tries again. */
export type Verdict = 'open' | 'done' | 'missed'

export type AttemptEvent = 'moved' | 'refused' | 'done'

export class Attempt {
  scene: Scene = $state.raw()!
  state: State = $state.raw()!
  verdict: Verdict = $state('open')
  refusal: Refusal | undefined = $state.raw()
  /** A stack was chosen that has nothing to capture beside it. */
  lonely: Space | undefined = $state.raw()
  /** The move that missed, or that did it. */
  tried: MoveView | undefined = $state.raw()
  hinted = $state(false)
  readonly learner: Color

  private readonly game: Game
  private demonstrated = 0
  private readonly listeners = new Set<(event: AttemptEvent) => void>()

  constructor(readonly task: Task) {
    this.game = Game.from(task.position)
    this.show(0)
    this.learner = this.state.turn
  }

  /** Hears of what happens, until the returned function is called. */
  listen(listener: (event: AttemptEvent) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  private tell(event: AttemptEvent): void {
    for (const listener of this.listeners) listener(event)
  }

  private show(node: number): void {
    this.state = this.game.state(node)
    if (!this.scene?.bounded) this.scene = this.game.scene(node)
    this.refusal = undefined
    this.lonely = undefined
  }

  get opponent(): Color {
    return this.learner === 'b' ? 'w' : 'b'
  }

  /** Who may act on the board. */
  get player(): Color | 'none' {
    return this.verdict === 'open' ? this.learner : 'none'
  }

  /** What to do next, once a hint was asked for: a move to point out, or to pass. */
  get pointed(): Arrow | 'pass' | undefined {
    const next = this.hinted && this.verdict === 'open' ? this.task.solution[this.turnsMade()] : undefined
    if (next === undefined || next === 'pass') return next
    // Not every dash divides: `-1,2->0,-1`.
    const [from, to] = next.split(/(?<=\w)->?/)
    return to === undefined ? { to: from! } : { from: from!, to }
  }

  /** How often the learner has moved. */
  private turnsMade(): number {
    return Math.ceil(this.state.ply / 2)
  }

  /** A move of the learner's. */
  play(move: string): void {
    if (this.verdict !== 'open') return
    const played = this.game.play(this.state.node, move)
    if (played.node === undefined) return this.refuse(played.refusal)
    this.show(played.node)
    this.tried = this.state.last ?? undefined
    this.tell('moved')
    if (reached(this.task.goal, this.learner, this.state)) this.finish()
    else if (!this.answer()) this.verdict = 'missed'
  }

  /** The opponent's answer. False when there is none, so that the learner has missed the goal. */
  private answer(): boolean {
    if (this.task.reply === undefined || this.state.over) return false
    const played = this.game.play(this.state.node, this.task.reply)
    if (played.node === undefined) return false
    this.show(played.node)
    return !this.state.over
  }

  /** A try that the rules forbid: the reason is shown, or was the goal. */
  attempt(move: string): void {
    const refusal = this.verdict === 'open' ? this.game.refusal(this.state.node, move) : undefined
    if (refusal) this.refuse(refusal)
  }

  /** A stack was chosen that can capture nothing. */
  stuck(space: Space): void {
    if (this.verdict !== 'open') return
    const refusal = this.game.whyStuck(this.state.node, space)
    if (refusal) return this.refuse(refusal)
    this.refusal = undefined
    this.lonely = space
    this.tell('refused')
  }

  private refuse(refusal: Refusal): void {
    this.lonely = undefined
    this.refusal = refusal
    if (wasRefused(this.task.goal, refusal)) this.finish()
    else this.tell('refused')
  }

  private finish(): void {
    this.verdict = 'done'
    this.tell('done')
  }

  hint(): void {
    this.hinted = true
  }

  again(): void {
    this.verdict = 'open'
    this.tried = undefined
    this.show(0)
  }

  /** Plays one more move of a line from the start, once the task is done. False at its end. */
  demonstrate(line: string[]): boolean {
    const made = this.demonstrated === 0 ? this.state.ply : this.demonstrated
    const move = line[made]
    if (this.verdict !== 'done' || move === undefined) return false
    const played = this.game.play(this.state.node, move)
    if (played.node === undefined) return false
    this.show(played.node)
    this.demonstrated = made + 1
    this.tell('moved')
    return this.demonstrated < line.length
  }

  free(): void {
    this.game.free()
  }
}
