/** The engine looking over one's shoulder: on or off, with several lines. */

import { EngineClient, Stopped } from '../engine/client'
import { engineProblem } from '../i18n/engine-words'
import { remember, remembered } from '../storage/local'
import type { Arrow, Outlook, Report, State } from '../rules/types'
import { finalOutlook, gathered, outlookOf } from './lines'

/** Milliseconds that it thinks about a position at most: enough, and a battery lasts. */
const THOUGHT = 30_000

/** Whoever leafs through a game does not want each page looked at. */
const PATIENCE = 150

/** Reports come by the dozen at first: people see the latest of each such time, in milliseconds. */
const GLANCE = 100

export const MOST_LINES = 5

const KEY = 'abande-engine-lines'

export class EngineWatch {
  on = $state(false)
  lines: Report[] = $state.raw([])
  thinking = $state(false)
  problem: string | undefined = $state()
  /** How positions stand by what was found while they were shown, by their nodes. */
  outlooks: ReadonlyMap<number, Outlook> = $state.raw(new Map())
  /** Whether it looks at what the opponent would do if the player to move could wait. */
  threat = $state(false)
  /** While somebody presses a line, the lines stay as they are: a press that ends on another one would be lost. */
  pressed = false
  #count = $state(restoredCount())
  private waited: () => string | undefined = () => undefined
  private state: State | undefined
  private boardFiles: string[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  /** What has been heard since the last glance. */
  private heard: Report[] = []
  private glance: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly engine = new EngineClient()) {}

  /** How many lines are looked at. */
  get count(): number {
    return this.#count
  }
  set count(count: number) {
    this.#count = Math.min(MOST_LINES, Math.max(1, count))
    remember(KEY, this.#count)
    this.look()
  }

  /** The best moves as arrows, the best one strongest. */
  get arrows(): Arrow[] {
    const { threat } = this
    return this.lines.flatMap(({ line: [move] }, index) =>
      move?.to === undefined ? [] : [{ ...(move.from ? { from: move.from } : {}), to: move.to, strength: index === 0 ? 1 : 0.5, threat }]
    )
  }

  /** The position that is looked at. */
  get line(): string | undefined {
    return this.threat ? this.waited() : this.state?.line
  }

  turn(on: boolean): void {
    this.on = on
    if (on) this.engine.warmUp()
    this.look()
  }

  /** Another position is shown; the other line is for those who ask for threats. */
  show(state: State, boardFiles: string[], waited: () => string | undefined): void {
    const same = this.state?.line === state.line && this.state.node === state.node
    this.state = state
    this.boardFiles = boardFiles
    this.waited = waited
    if (same) return
    this.threat = false
    this.look()
  }

  /** Looks at threats, or at the position itself again. */
  turnToThreat(threat: boolean): void {
    this.threat = threat
    if (threat) this.on = true
    this.look()
  }

  /** Another game is shown: nodes are others now. */
  forget(): void {
    this.rest()
    this.state = undefined
    this.outlooks = new Map()
  }

  /** Thinks no longer, but stays on: nobody is looking. */
  rest(): void {
    clearTimeout(this.timer)
    clearTimeout(this.glance)
    this.glance = undefined
    this.heard = []
    this.engine.stop()
    this.thinking = false
  }

  /** Looks at the position again, after a rest. */
  look(): void {
    this.rest()
    this.lines = []
    this.problem = undefined
    const state = this.state
    if (!this.on || !state) return
    if (state.over) this.note(state, finalOutlook(state))
    else this.timer = setTimeout(() => void this.think(state, this.line), PATIENCE)
  }

  private async think(state: State, line: string | undefined): Promise<void> {
    if (line === undefined) return
    this.thinking = true
    try {
      await this.engine.search(
        { line, boardFiles: this.boardFiles, limits: { movetime: THOUGHT }, lines: this.count },
        (report) => this.hear(state, report)
      )
      this.thinking = false
      this.take(state)
    } catch (error) {
      if (error instanceof Stopped) return
      this.thinking = false
      this.problem = engineProblem(error)
    }
  }

  private hear(state: State, report: Report): void {
    this.heard.push(report)
    this.glance ??= setTimeout(() => this.take(state), GLANCE)
  }

  private take(state: State): void {
    clearTimeout(this.glance)
    this.glance = this.pressed ? setTimeout(() => this.take(state), GLANCE) : undefined
    if (this.pressed) return
    const best = this.heard.findLast((report) => report.number === 1)
    this.lines = this.heard.reduce(gathered, this.lines)
    this.heard = []
    if (best && !this.threat) this.note(state, outlookOf(best, state.turn))
  }

  private note(state: State, outlook: Outlook): void {
    this.outlooks = new Map(this.outlooks).set(state.node, outlook)
  }
}

function restoredCount(): number {
  const count = Number(remembered(KEY) ?? 3)
  return Number.isInteger(count) && count >= 1 && count <= MOST_LINES ? count : 3
}
