/** A learner at a task: the position shown, what was said to the last try, and whether it is done. */

import { opponentOf } from '../rules/colors'
import { Game } from '../rules/game'
import { spacesOf } from '../rules/move-text'
import type { Arrow, Color, MoveView, Space } from '../rules/types'
import { Listeners } from '../ui/listeners'
import { ShownGame } from '../ui/shown-game.svelte'
import { reached, wasRefused, type Task } from './task'

/** How the last try ended. A missed try stays on the board until the learner tries again. */
export type AttemptStatus = 'open' | 'done' | 'missed'

export type AttemptEvent = 'moved' | 'refused' | 'done'

export class Attempt {
  readonly shown: ShownGame
  status: AttemptStatus = $state('open')
  /** The move that missed, or that did it. */
  tried: MoveView | undefined = $state.raw()
  /** How many hints were asked for. */
  hints = $state(0)
  readonly learner: Color

  readonly events = new Listeners<AttemptEvent>()

  private demonstrated = 0

  constructor(
    readonly task: Task,
    /** How many hints there are: the move alone, or where to look, the move, and why. */
    readonly steps: 1 | 3 = 1
  ) {
    this.shown = new ShownGame(Game.from(task.position))
    this.learner = this.shown.state.turn
  }

  get opponent(): Color {
    return opponentOf(this.learner)
  }

  /** Who may act on the board. */
  get player(): Color | 'none' {
    return this.status === 'open' ? this.learner : 'none'
  }

  /** What to do next, once that much was asked for: a move to point out, or to pass. */
  get pointed(): Arrow | 'pass' | undefined {
    return this.hints >= Math.min(this.steps, 2) ? this.next : undefined
  }

  /** Where to look, by the first of several hints: at a stack, for a place to enter a piece, or whether to move at all. */
  get lookAt(): { stack: Space } | 'enter' | 'pass' | undefined {
    if (this.steps === 1 || this.hints !== 1) return undefined
    const next = this.next
    if (typeof next !== 'object') return next
    return next.from === undefined ? 'enter' : { stack: next.from }
  }

  private get next(): Arrow | 'pass' | undefined {
    const next = this.status === 'open' ? this.task.solution[this.turnsMade()] : undefined
    if (next === undefined || next === 'pass') return next
    const [from, to] = spacesOf(next)
    return to === undefined ? { to: from! } : { from: from!, to }
  }

  /** How often the learner has moved. */
  private turnsMade(): number {
    return Math.ceil(this.shown.state.ply / 2)
  }

  /** A move of the learner's. */
  play(move: string): void {
    if (this.status !== 'open') return
    if (!this.make(move)) return this.refused()
    const { state } = this.shown
    this.tried = state.last ?? undefined
    this.events.tell('moved')
    if (reached(this.task.goal, this.learner, state)) this.finish()
    else if (!this.answer()) this.status = 'missed'
  }

  /** Makes a move, whoever's it is. False where the rules forbid it. */
  private make(move: string): boolean {
    const node = this.shown.make(move)
    if (node !== undefined) this.shown.show(node)
    return node !== undefined
  }

  /** The opponent's answer. False when there is none, so that the learner has missed the goal. */
  private answer(): boolean {
    const { reply } = this.task
    return reply !== undefined && !this.shown.state.over && this.make(reply) && !this.shown.state.over
  }

  /** A try that the rules forbid: the reason is shown, or was the goal. */
  attempt(move: string): void {
    if (this.status !== 'open') return
    this.shown.attempt(move)
    this.refused()
  }

  /** A stack was chosen that can capture nothing. */
  stuck(space: Space): void {
    if (this.status !== 'open') return
    this.shown.stuck(space)
    this.refused()
  }

  /** A try was refused, which may have been the goal. */
  private refused(): void {
    const { refusal } = this.shown
    if (refusal && wasRefused(this.task.goal, refusal)) this.finish()
    else this.events.tell('refused')
  }

  private finish(): void {
    this.status = 'done'
    this.events.tell('done')
  }

  hint(): void {
    if (this.hints < this.steps) this.hints++
  }

  again(): void {
    this.status = 'open'
    this.tried = undefined
    this.shown.show(0)
  }

  /** Plays one more move of a line from the start, once the task is done. False at its end. */
  demonstrate(line: string[]): boolean {
    const made = this.demonstrated === 0 ? this.shown.state.ply : this.demonstrated
    const move = line[made]
    if (this.status !== 'done' || move === undefined || !this.make(move)) return false
    this.demonstrated = made + 1
    this.events.tell('moved')
    return this.demonstrated < line.length
  }

  free(): void {
    this.shown.free()
  }
}
