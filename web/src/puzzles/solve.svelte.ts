/** Somebody at a puzzle: right moves go on, wrong ones are answered by what refutes them. */

import { isFlaw, judged } from '../analyse/judge'
import type { Standing } from '../analyse/outlook-words'
import { Stopped, type EngineClient } from '../engine/client'
import { engineProblem } from '../i18n/engine-words'
import { Game } from '../rules/game'
import { moveOf } from '../rules/move-text'
import type { Color, MoveView, Space, State } from '../rules/types'
import type { SavedGame } from '../storage/games'
import { Listeners } from '../ui/listeners'
import { ShownGame } from '../ui/shown-game.svelte'
import { MOST_HINTS, scoreAfter } from './own-rating'

/** Milliseconds that the engine looks for a refutation. */
const THOUGHT = 600

export interface Task {
  id: string
  position: string
  boardFiles?: string[]
  solution: string[]
  themes: string[]
  /** The opponent's move that led to the position. */
  last?: string
  /** Whether there may be other good moves: the engine judges them. */
  open?: boolean
}

/**
 * A move is waited for; the reply is about to come; the engine judges the move that was tried; the move was wrong; it is
 * solved; the solution was shown.
 */
export type SolveStatus = 'open' | 'replying' | 'judging' | 'wrong' | 'solved' | 'told'

export type SolveEvent = 'moved' | 'refused' | 'wrong' | 'solved' | 'told'

interface Options {
  /** Who refutes and judges; nobody, where there is no time for it. */
  engine?: EngineClient
  /** Milliseconds before a reply. */
  pause: number
  /** What it counts, told once: at the first miss, or when it is solved. */
  oncount?: (score: number) => void
}

export class Solve {
  readonly shown: ShownGame
  readonly solver: Color
  status: SolveStatus = $state('open')
  /** The last move of one's own, and what answered it. */
  tried: MoveView | undefined = $state.raw()
  reply: MoveView | undefined = $state.raw()
  /** How the game would stand after a wrong try, from Black's side. */
  outlook: Standing | undefined = $state.raw()
  /** Whether the refutation is looked for. */
  looking = $state(false)
  /** What went wrong with the engine, as a sentence. */
  problem: string | undefined = $state()
  /** How many hints were asked for, for this move. */
  hints = $state(0)
  /** Whether there was a miss. */
  missed = $state(false)
  readonly events = new Listeners<SolveEvent>()

  /** The most hints for any move. */
  private helped = 0
  /** How much of the solution has been played, and the node where that leads. */
  private step = $state(0)
  private here = 0
  private counted = false
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly task: Task,
    private readonly options: Options
  ) {
    this.shown = new ShownGame(Game.from(task.position, task.boardFiles))
    this.solver = this.shown.state.turn
  }

  /** The position shown. The move that led to the first one is no part of the record. */
  get state(): State {
    const { state } = this.shown
    const { last } = this.task
    return state.last || last === undefined ? state : { ...state, last: moveOf(last) }
  }

  /** Who may act on the board. */
  get player(): Color | 'none' {
    return this.status === 'open' ? this.solver : 'none'
  }

  get done(): boolean {
    return this.status === 'solved' || this.status === 'told'
  }

  /** Whether right moves have been made already. */
  get begun(): boolean {
    return this.step > 0
  }

  /** A move of one's own. */
  play(move: string): void {
    if (this.status !== 'open') return
    const before = this.shown.state
    if (!this.make(move)) {
      this.events.tell('refused')
      return
    }
    const tried = (this.tried = this.shown.state.last!)
    this.reply = this.outlook = undefined
    this.events.tell('moved')
    if (tried.text === this.task.solution[this.step]) this.right()
    else if (this.task.open) void this.judge(before, tried)
    else this.wrong()
  }

  /** A try that the rules forbid, or a stack that can capture nothing: the reason is shown. It is no miss. */
  attempt(move: string): void {
    this.shown.attempt(move)
    this.events.tell('refused')
  }
  stuck(space: Space): void {
    this.shown.stuck(space)
    this.events.tell('refused')
  }

  private make(move: string): boolean {
    const node = this.shown.make(move)
    if (node !== undefined) this.shown.show(node)
    return node !== undefined
  }

  private right(): void {
    this.here = this.shown.state.node
    this.step++
    if (this.step === this.task.solution.length) {
      this.solved()
      return
    }
    this.status = 'replying'
    this.later(() => {
      this.advance()
      this.reply = this.shown.state.last ?? undefined
      this.hints = Math.min(this.hints, 1)
      this.status = 'open'
    })
  }

  /** Plays the next move of the solution, whoever's it is. */
  private advance(): void {
    this.make(this.task.solution[this.step]!)
    this.here = this.shown.state.node
    this.step++
    this.events.tell('moved')
  }

  private solved(): void {
    this.status = 'solved'
    this.count(scoreAfter(this.helped))
    this.events.tell('solved')
  }

  private count(score: number): void {
    if (this.counted) return
    this.counted = true
    this.options.oncount?.(score)
  }

  private later(act: () => void): void {
    this.timer = setTimeout(act, this.options.pause)
  }

  // Wrong tries

  /** There may be more good moves than one: the engine says whether this is one. */
  private async judge(before: State, tried: MoveView): Promise<void> {
    const { engine } = this.options
    if (!engine) return this.wrong()
    this.status = 'judging'
    try {
      const { verdict, outlook } = await judged(engine, before, tried, this.shown.game.boardFiles)
      this.outlook = outlook
      if (isFlaw(verdict)) this.wrong()
      else this.solved()
    } catch (error) {
      if (error instanceof Stopped) return
      // Nobody knows whether it was good.
      this.problem = engineProblem(error)
      this.status = 'wrong'
    }
  }

  private wrong(): void {
    this.status = 'wrong'
    this.missed = true
    this.count(0)
    this.events.tell('wrong')
    if (this.options.engine) void this.refute(this.options.engine)
  }

  /** Plays what the engine answers to a wrong try. */
  private async refute(engine: EngineClient): Promise<void> {
    const { state, game } = this.shown
    const side = (color: Color, margin: number) => (color === 'b' ? margin : -margin)
    if (state.over) {
      this.outlook = { margin: state.score.b - state.score.w, proven: true }
      return
    }
    this.looking = true
    try {
      const report = await engine.search({ line: state.line, boardFiles: game.boardFiles, limits: { movetime: THOUGHT } })
      const reply = report?.line[0]
      if (!report || !reply || !this.make(reply.text)) return
      this.reply = reply
      this.outlook = { margin: side(state.turn, report.margin), proven: report.proven }
      this.events.tell('moved')
    } catch (error) {
      if (!(error instanceof Stopped)) this.problem = engineProblem(error)
    } finally {
      this.looking = false
    }
  }

  /** Takes a wrong try back. */
  again(): void {
    if (this.status !== 'wrong' && this.status !== 'judging') return
    this.halt()
    this.shown.show(this.here)
    this.status = 'open'
  }

  private halt(): void {
    clearTimeout(this.timer)
    this.options.engine?.stop()
    this.problem = this.tried = this.reply = this.outlook = undefined
  }

  // Hints, and the solution

  /** Tells more: what it is about, where to look, the move. */
  hint(): void {
    if (this.status !== 'open' || this.hints === MOST_HINTS) return
    this.hints++
    this.helped = Math.max(this.helped, this.hints)
  }

  /** The move that is to be found. */
  get wanted(): MoveView | undefined {
    const move = this.task.solution[this.step]
    return this.status === 'open' && move !== undefined ? moveOf(move) : undefined
  }

  /** Plays what is left of the solution. */
  tell(): void {
    if (this.done || this.status === 'replying') return
    this.halt()
    this.missed = true
    this.count(0)
    this.shown.show(this.here)
    this.status = 'told'
    this.events.tell('told')
    this.playOut()
  }

  private playOut(): void {
    if (this.step === this.task.solution.length) return
    this.later(() => {
      this.advance()
      this.playOut()
    })
  }

  /** The record: the solution, and what was tried as variations. */
  kept(): Pick<SavedGame, 'abn' | 'boardFiles' | 'path'> {
    const { game } = this.shown
    game.makeMain(game.follow(this.task.solution))
    return { abn: game.toAbn(), boardFiles: [...game.boardFiles], path: [] }
  }

  /** To be called in the end. */
  free(): void {
    clearTimeout(this.timer)
    this.options.engine?.stop()
    this.shown.free()
  }
}
