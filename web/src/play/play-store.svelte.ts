/** The game being played: its record, the position shown, the opponent and the clock. */

import { EngineClient, Stopped } from '../engine/client'
import { engineProblem } from '../i18n/engine-words'
import { opponentOf } from '../rules/colors'
import { Game, tagOf } from '../rules/game'
import { HINTED } from '../rules/glyphs'
import type { Color, Limits, Space, State } from '../rules/types'
import { keepClock, keptClock } from '../storage/clocks'
import type { GamePlace } from '../storage/game-place'
import { currentGame, followed, loadGame, newId, saveGame, setCurrentGame, type SavedGame } from '../storage/games'
import { GameClock, timeControlOf, timeControlText } from './clock.svelte'
import { swapped, type Opponent, type TimeControl } from '../storage/opponent'
import { addResult } from '../storage/results'
import { Listeners } from '../ui/listeners'
import { ShownGame } from '../ui/shown-game.svelte'
import { namesOf } from './names'
import { resultOf, type Ending } from './ending'
import { Hints } from './hints.svelte'

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
  /** Where the game stands. The board shows another position while somebody looks back. */
  here: State | undefined = $state.raw()
  opponent: Opponent = $state.raw({ kind: 'alone' })
  clock: GameClock | undefined = $state.raw()
  thinking = $state(false)
  /** Which thought of the computer counts: one that is no longer wanted makes no move. */
  private thought = 0
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
  /** How the game came to where it stands: the computer replies to what was played. */
  private arrival: 'played' | 'shown' = 'shown'
  /** How many moves had been made when it was begun, from a place in another game. */
  private givenMoves = 0
  readonly events = new Listeners<PlayEvent>()
  readonly hints: Hints

  constructor(private readonly engine = new EngineClient()) {
    this.hints = new Hints(engine)
  }

  /** Whether the game is over, by passes, resignation or time. */
  get over(): boolean {
    return this.shown !== undefined && this.shown.tree.result !== '*' && this.shown.end === this.here?.node
  }

  /** Whether the board shows another position than the one the game stands at. */
  get looking(): boolean {
    return this.shown?.state.node !== this.here?.node
  }

  /** Who may act on the board. */
  get player(): Color | 'both' | 'none' {
    if (!this.here || this.looking || this.over || this.here.over) return 'none'
    return this.opponent.kind === 'engine' ? this.opponent.you : 'both'
  }

  /** Whether a person is to move. */
  get yourTurn(): boolean {
    return this.player === 'both' || (this.player !== 'none' && this.player === this.here?.turn)
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
    if (time) game.setTag('TimeControl', timeControlText(time))
    const names = namesOf(opponent)
    if (names.b) game.setTag('Black', names.b)
    if (names.w) game.setTag('White', names.w)
    game.setTag('Date', new Date().toISOString().slice(0, 10).replaceAll('-', '.'))
    this.adopt(new ShownGame(game, node), opponent)
    this.givenMoves = this.here?.ply ?? 0
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
    this.here = shown.state
    this.arrival = 'shown'
    this.thinking = false
    this.opponent = opponent
    this.problem = undefined
    this.following = false
    this.hints.forget()
    this.clocks.clear()
  }

  /** The same game again, with colours swapped, or against the computer at another level. */
  rematch(level?: number): void {
    const { shown, opponent, clock } = this
    if (!shown) return
    const place = { ...shown.kept(), path: shown.game.path(shown.end).slice(0, this.givenMoves) }
    const again = level !== undefined && opponent.kind === 'engine' ? { ...opponent, level } : swapped(opponent)
    this.startFrom(place, { opponent: again, ...(clock ? { time: clock.control } : {}) })
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
    if (!this.over) this.clock?.start(this.here!.turn)
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
    this.givenMoves = saved.givenMoves ?? 0
    this.arrival = saved.thinking ? 'played' : 'shown'
    const time = timeControlOf(tagOf(shown.tree, 'TimeControl'))
    this.clock = time ? new GameClock(time, keptClock(saved.id, saved.path.length) ?? saved.clocks) : undefined
  }

  /** A move of a person. */
  play(move: string): void {
    if (this.yourTurn) this.make(move)
  }

  private make(move: string): void {
    const shown = this.shown
    if (!shown || !this.here) return
    const node = shown.make(move, this.here.node)
    if (node === undefined) {
      this.events.tell('refused')
      return
    }
    const byComputer = this.here.turn === this.computer
    this.following = false
    this.clock?.press(this.here.turn)
    // What is played is the game; what was taken back stays as a variation.
    shown.game.playOn(node)
    this.forgetEnding()
    if (!byComputer && this.hints.askedAt === this.here.node) this.markHinted(node)
    this.hints.close()
    if (this.clock) this.clocks.set(node, { ...this.clock.left })
    this.stand(node, 'played')
    this.events.tell('moved')
    if (this.over) this.enterResult()
    this.keep(byComputer ? 'follow' : 'part')
    this.next()
  }

  /** The game stands at a node now; who looks back goes on looking. */
  private stand(node: number, arrival: 'played' | 'shown'): void {
    const shown = this.shown!
    if (this.looking) {
      shown.refresh()
      this.here = shown.game.state(node)
    } else {
      shown.show(node)
      this.here = shown.state
    }
    this.arrival = arrival
  }

  /** A try that the rules forbid, or a stack that can capture nothing: says why. */
  attempt(move: string): void {
    this.shown?.attempt(move)
    this.events.tell('refused')
  }

  stuck(space: Space): void {
    this.shown?.stuck(space)
    this.events.tell('refused')
  }

  /** What comes next: the engine's turn, the clock, or the end. */
  private next(): void {
    const { here } = this
    if (!here) return
    if (this.over) {
      this.present()
      this.clock?.stop()
      this.events.tell('over')
      return
    }
    this.startClock()
    if (this.owed) void this.think(here)
  }

  /** Two people need not hurry before the first move. */
  private startClock(): void {
    if (!this.here || this.over) return
    if (this.here.ply > 0 || this.opponent.kind === 'engine') this.clock?.start(this.here.turn)
    else this.clock?.stop()
  }

  /** Whether the computer is to move. */
  private get owed(): boolean {
    const { shown, here } = this
    return shown !== undefined && here !== undefined && shown.game.computerReplies(here.node, this.arrival, this.computer)
  }

  private async think(state: State): Promise<void> {
    if (this.opponent.kind !== 'engine' || !this.shown) return
    this.thinking = true
    const thought = ++this.thought
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
      // Somebody may have taken a move back, resigned, or begun another game, meanwhile.
      if (this.here !== state || this.thought !== thought) return
      this.thinking = false
      if (move) this.make(move.text)
    } catch (error) {
      if (error instanceof Stopped) return
      this.thinking = false
      this.problem = engineProblem(error)
    }
  }

  /** What full strength may use: its clock, or a few seconds. */
  private limits(player: Color): Limits {
    if (!this.clock) return { movetime: FULL_STRENGTH }
    return { left: this.clock.left[player], increment: this.clock.control.increment * 1000 }
  }

  /** Asks for a hint, or for more of it. Time stands still until it is closed or a move is made. */
  async hint(): Promise<void> {
    if (!this.shown || !this.yourTurn) return
    this.clock?.stop()
    try {
      await this.hints.ask(this.shown)
    } catch (error) {
      this.problem = engineProblem(error)
    }
    if (!this.hints.open) this.startClock()
  }

  closeHint(): void {
    this.hints.close()
    this.startClock()
  }

  private markHinted(node: number): void {
    const glyphs = this.shown?.game.tree().nodes.find(({ id }) => id === node)?.glyphs ?? []
    if (!glyphs.includes(HINTED)) this.shown?.game.setGlyphs(node, [...glyphs, HINTED])
  }

  private enterResult(): void {
    const result = this.shown && resultOf(this.id, this.shown, this.opponent, this.givenMoves)
    if (result) addResult(result)
  }

  private halt(): void {
    this.engine.stop()
    this.thought++
    this.thinking = false
  }

  /** The node that undo leads to: against the engine one's own last turn. */
  private get undoTarget(): number | undefined {
    if (!this.here || this.looking) return undefined
    return this.shown?.game.takenBack(this.here.node, this.computer)
  }

  /** The node that redo leads to: against the engine one's own next turn. */
  private get redoTarget(): number | undefined {
    if (!this.here || this.looking) return undefined
    return this.shown?.game.playedAgain(this.here.node, this.computer)
  }

  undo(): void {
    const target = this.undoTarget
    const shown = this.shown
    if (target === undefined || !shown) return
    if (shown.tree.result !== '*' && !this.here?.over) {
      shown.game.setResult('*')
      this.forgetEnding()
    }
    this.jump(target)
  }

  redo(): void {
    const target = this.redoTarget
    if (target !== undefined) this.jump(target)
  }

  private jump(node: number): void {
    if (!this.shown) return
    this.halt()
    this.hints.close()
    this.problem = undefined
    const left = this.clocks.get(node)
    if (left) this.clock?.set(left)
    this.stand(node, 'shown')
    this.keep()
    if (this.over) this.clock?.stop()
    else this.next()
  }

  /** A look at any position of the game, which itself stays where it is. */
  look(node: number): void {
    if (node !== this.shown?.state.node) this.shown?.show(node)
  }

  /** Back from looking: the board shows where the game stands. */
  present(): void {
    if (this.here) this.look(this.here.node)
  }

  /** Where one looks, for a game of its own from there. */
  place(): GamePlace | undefined {
    return this.shown?.kept()
  }

  pass(): void {
    this.play('pass')
  }

  resign(): void {
    if (!this.here || this.over) return
    this.end(this.opponent.kind === 'engine' ? this.opponent.you : this.here.turn, 'resignation')
  }

  private end(loser: Color, ending: Ending): void {
    const { shown, here } = this
    if (!shown || !here) return
    this.halt()
    shown.game.makeMain(here.node)
    shown.game.setResult(loser === 'b' ? '0-1' : '1-0')
    shown.game.setTag('Termination', ending)
    shown.refresh()
    shown.hush()
    this.enterResult()
    this.keep()
    this.next()
  }

  private forgetEnding(): void {
    if (this.shown && tagOf(this.shown.tree, 'Termination')) this.shown.game.setTag('Termination', '')
  }

  /** Has the clock run, whatever screen is shown, until the returned function is called. */
  runClock(): (() => void) | undefined {
    if (!this.clock) return undefined
    const timer = setInterval(() => this.tick(), 100)
    const leave = (): void => this.keepClock()
    addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      removeEventListener('pagehide', leave)
    }
  }

  /** Looks whether somebody's time is up. */
  private tick(): void {
    const { clock } = this
    if (!clock) return
    const seconds = (): string => Object.values(clock.left).map((left) => Math.ceil(left / 1000)).join()
    const before = seconds()
    const late = clock.count()
    if (late && !this.over) this.end(late, 'time forfeit')
    if (seconds() !== before) this.keepClock()
  }

  private keepClock(): void {
    const { clock, shown, here } = this
    if (!clock || !shown || !here) return
    clock.count()
    keepClock({ game: this.id, moves: here.ply, left: { ...clock.left } })
  }

  /** The game as it is kept. */
  saved(): SavedGame | undefined {
    const { shown, here } = this
    if (!shown || !here) return undefined
    return {
      id: this.id,
      begun: this.begun,
      updated: Date.now(),
      ...shown.kept(),
      path: shown.game.path(here.node),
      opponent: { ...this.opponent },
      ...(this.givenMoves > 0 ? { givenMoves: this.givenMoves } : {}),
      ...(this.owed ? { thinking: true } : {}),
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
    if (!saved) return
    this.keepClock()
    void saveGame(saved, conflict).then((id) => this.keptAs(saved.id, id))
  }

  private keptAs(was: string, id: string): Promise<void> {
    if (this.id === was) this.id = id
    return setCurrentGame(id)
  }
}
