/** The game being played: its record, the position shown, the opponent and the clock. */

import { EngineClient, Stopped } from '../engine/client'
import { opponentOf } from '../rules/colors'
import { Game, messageOf, tagOf } from '../rules/game'
import type { Color, Limits, Space, State } from '../rules/types'
import type { GamePlace } from '../storage/game-place'
import { currentGame, followed, loadGame, newId, saveGame, setCurrentGame, type SavedGame } from '../storage/games'
import { GameClock } from './clock.svelte'
import type { Opponent, TimeControl } from '../storage/opponent'
import { Listeners } from '../ui/listeners'
import { ShownGame } from '../ui/shown-game.svelte'

/** How a game is played. */
export interface Terms {
  opponent: Opponent
  time?: TimeControl
}

export interface NewGame extends Terms {
  variant: string
  boardFiles: string[]
}

/** The engine takes at least so long, in milliseconds: an answer at once is hard to follow. */
const LEAST_THOUGHT = 450

/** Milliseconds for a move at full strength without a clock. */
const FULL_STRENGTH = 3000

/** Something happened that a person should notice. */
export type PlayEvent = 'moved' | 'refused' | 'over'

export class PlayStore {
  /** None before the first game is begun or restored. */
  shown: ShownGame | undefined = $state.raw()
  opponent: Opponent = $state.raw({ kind: 'alone' })
  clock: GameClock | undefined = $state.raw()
  thinking = $state(false)
  /** What went wrong, as a sentence. */
  problem: string | undefined = $state()
  /** Somebody wants to play from here: the screen asks him how. */
  from: GamePlace | undefined = $state.raw()

  id = newId()
  /** How it is called in the list of games. */
  private name: string | undefined
  private begun = Date.now()
  /** Another tab has the game too, moved last, and has its computer answer. */
  private following = false
  private clocks = new Map<number, Record<Color, number>>()
  readonly events = new Listeners<PlayEvent>()

  constructor(private readonly engine = new EngineClient()) {}

  /** Whether the game is over, by passes, resignation or time. */
  get over(): boolean {
    return this.shown !== undefined && this.shown.tree.result !== '*' && this.atEnd
  }

  private get atEnd(): boolean {
    return this.shown?.end === this.shown?.state.node
  }

  /** Who may act on the board. */
  get player(): Color | 'both' | 'none' {
    if (!this.shown || this.over || this.shown.state.over) return 'none'
    return this.opponent.kind === 'engine' ? this.opponent.you : 'both'
  }

  /** The colour that the engine plays. */
  private get computer(): Color | undefined {
    return this.opponent.kind === 'engine' ? opponentOf(this.opponent.you) : undefined
  }

  get canUndo(): boolean {
    return this.undoTarget !== undefined
  }

  get canRedo(): boolean {
    return this.redoTarget !== undefined
  }

  /** Begins a new game. Throws, and changes nothing, when the board cannot be had. */
  start({ variant, boardFiles, ...terms }: NewGame): void {
    this.begin(Game.start(variant, boardFiles), 0, terms)
  }

  /** Begins a new game from a place in another one: its record holds the moves to there, and nothing else. */
  startFrom(place: GamePlace, terms: Terms): void {
    const source = Game.read(place.abn, place.boardFiles)[0]
    if (!source) return
    const game = Game.from(source.state(0).line, place.boardFiles)
    source.free()
    this.begin(game, game.follow(place.path), terms)
  }

  private begin(game: Game, node: number, { opponent, time }: Terms): void {
    this.engine.forget()
    if (time) game.setTag('TimeControl', `${time.minutes * 60}+${time.increment}`)
    if (opponent.kind === 'people' && opponent.names) {
      game.setTag('Black', opponent.names.b)
      game.setTag('White', opponent.names.w)
    }
    game.setTag('Date', new Date().toISOString().slice(0, 10).replaceAll('-', '.'))
    this.adopt(new ShownGame(game, node), opponent)
    this.id = newId()
    this.name = undefined
    this.begun = Date.now()
    this.clock = time ? new GameClock(time) : undefined
    this.keep()
    this.next()
  }

  private adopt(shown: ShownGame, opponent: Opponent): void {
    this.shown?.free()
    this.shown = shown
    this.opponent = opponent
    this.problem = undefined
    this.following = false
    this.clocks.clear()
  }

  /** Goes on with the game of the last visit. The answer is false when there is none that can be read. */
  async restore(): Promise<boolean> {
    const id = await currentGame()
    const saved = id === undefined ? undefined : await loadGame(id)
    // Somebody may have begun a game meanwhile.
    if (this.shown) return true
    if (!saved) return false
    this.resume(saved)
    return true
  }

  /** Goes on with a game. Throws, and changes nothing, when it cannot be read. */
  resume(saved: SavedGame): void {
    this.load(saved)
    this.next()
  }

  /** The game has gone on in another tab: shows it as it is there, and leaves the answer to that tab's computer. */
  followTab(saved: SavedGame): void {
    if (saved.id !== this.id || !this.shown || saved.abn === this.shown.game.toAbn()) return
    this.halt()
    this.load(saved)
    followed(saved)
    this.following = true
    if (!this.over) this.clock?.start(this.shown.state.turn)
  }

  /** Another tab was closed: if it was to answer, this one does. */
  takeOver(): void {
    if (!this.following) return
    this.following = false
    this.next()
  }

  private load(saved: SavedGame): void {
    const game = Game.read(saved.abn, saved.boardFiles)[0]
    if (!game) return
    this.engine.stop()
    const shown = new ShownGame(game, game.follow(saved.path))
    this.adopt(shown, saved.opponent ?? { kind: 'alone' })
    this.id = saved.id
    this.name = saved.name
    this.begun = saved.begun
    const [, seconds, increment] = /^(\d+)\+(\d+)$/.exec(tagOf(shown.tree, 'TimeControl') ?? '') ?? []
    const time = seconds && increment ? { minutes: Number(seconds) / 60, increment: Number(increment) } : undefined
    this.clock = time ? new GameClock(time, saved.clocks) : undefined
  }

  /** A move of a person. */
  play(move: string): void {
    if (this.player === 'none' || (this.player !== 'both' && this.player !== this.shown?.state.turn)) return
    this.make(move)
  }

  private make(move: string): void {
    const shown = this.shown
    if (!shown) return
    const node = shown.make(move)
    if (node === undefined) {
      this.events.tell('refused')
      return
    }
    const { state } = shown
    const byComputer = state.turn === this.computer
    this.following = false
    this.clock?.press(state.turn)
    // What is played is the game; what was taken back stays as a variation.
    shown.game.playOn(node)
    if (this.clock) this.clocks.set(node, { ...this.clock.left })
    shown.show(node)
    this.events.tell('moved')
    this.keep(byComputer ? 'follow' : 'part')
    this.next('played')
  }

  /** A try that the rules forbid: says why. */
  attempt(move: string): void {
    this.shown?.attempt(move)
    this.events.tell('refused')
  }

  /** A stack was chosen that can capture nothing: says why. */
  stuck(space: Space): void {
    this.shown?.stuck(space)
    this.events.tell('refused')
  }

  /** What comes next: the engine's turn, the clock, or the end. */
  private next(arrival: 'played' | 'shown' = 'shown'): void {
    const state = this.shown?.state
    if (!state) return
    if (this.over) {
      this.clock?.stop()
      this.events.tell('over')
      return
    }
    if (state.ply > 0 || this.opponent.kind === 'engine') this.clock?.start(state.turn)
    this.reply(arrival)
  }

  /** Has the engine move, if it is to do so here. */
  private reply(arrival: 'played' | 'shown'): void {
    const { game, state } = this.shown!
    if (game.computerReplies(state.node, arrival, this.computer)) void this.think(state)
  }

  private async think(state: State): Promise<void> {
    if (this.opponent.kind !== 'engine' || !this.shown) return
    this.thinking = true
    const begun = performance.now()
    try {
      const report = await this.engine.search({
        line: state.line,
        boardFiles: this.shown.game.boardFiles,
        level: this.opponent.level,
        limits: this.limits(state.turn),
        game: this.id
      })
      const rest = LEAST_THOUGHT - (performance.now() - begun)
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest))
      const move = report?.line[0]
      // Somebody may have taken a move back, or begun another game, meanwhile.
      if (this.shown?.state !== state) return
      this.thinking = false
      if (move) this.make(move.text)
    } catch (error) {
      if (error instanceof Stopped) return
      this.thinking = false
      this.problem = messageOf(error)
    }
  }

  /** What full strength may use: its clock, or a few seconds. */
  private limits(player: Color): Limits {
    if (!this.clock) return { movetime: FULL_STRENGTH }
    return { left: this.clock.left[player], increment: this.clock.control.increment * 1000 }
  }

  private halt(): void {
    this.engine.stop()
    this.thinking = false
  }

  /** The node that undo leads to: against the engine one's own last turn. */
  private get undoTarget(): number | undefined {
    return this.shown?.game.takenBack(this.shown.state.node, this.computer)
  }

  /** The node that redo leads to: against the engine one's own next turn. */
  private get redoTarget(): number | undefined {
    return this.shown?.game.playedAgain(this.shown.state.node, this.computer)
  }

  undo(): void {
    const target = this.undoTarget
    const shown = this.shown
    if (target === undefined || !shown) return
    if (shown.tree.result !== '*' && !shown.state.over) shown.game.setResult('*')
    this.jump(target)
  }

  redo(): void {
    const target = this.redoTarget
    if (target !== undefined) this.jump(target)
  }

  private jump(node: number): void {
    const shown = this.shown
    if (!shown) return
    this.halt()
    this.problem = undefined
    const left = this.clocks.get(node)
    if (left) this.clock?.set(left)
    shown.show(node)
    this.clock?.start(shown.state.turn)
    this.keep()
    this.reply('shown')
  }

  /** A look at any position of the game; the game goes on from there if a move is made. */
  go(node: number): void {
    if (node !== this.shown?.state.node) this.jump(node)
  }

  pass(): void {
    this.play('pass')
  }

  resign(): void {
    if (!this.shown || this.over) return
    this.end(this.opponent.kind === 'engine' ? this.opponent.you : this.shown.state.turn)
  }

  private end(loser: Color): void {
    const shown = this.shown
    if (!shown) return
    this.halt()
    shown.game.makeMain(shown.state.node)
    shown.game.setResult(loser === 'b' ? '0-1' : '1-0')
    shown.show(shown.state.node)
    this.keep()
    this.next()
  }

  /** To be called now and then: looks whether somebody's time is up. */
  tick(): void {
    const late = this.clock?.count()
    if (late && !this.over) this.end(late)
  }

  /** The game as it is kept. */
  saved(): SavedGame | undefined {
    if (!this.shown) return undefined
    return {
      id: this.id,
      begun: this.begun,
      updated: Date.now(),
      ...this.shown.kept(),
      opponent: { ...this.opponent },
      ...(this.name === undefined ? {} : { name: this.name }),
      ...(this.clock ? { clocks: { ...$state.snapshot(this.clock.left) } } : {})
    }
  }

  rename(name: string): void {
    this.name = name
    this.keep()
  }

  /** Keeps the game; where it has gone on in another tab meanwhile, it becomes one of its own, or follows that tab. */
  private keep(conflict: 'part' | 'follow' = 'part'): void {
    const saved = this.saved()
    if (saved) void saveGame(saved, conflict).then((id) => this.keptAs(saved.id, id))
  }

  private keptAs(was: string, id: string): Promise<void> {
    if (this.id === was) this.id = id
    return setCurrentGame(id)
  }
}
