/** The game being played: its record, the position shown, the opponent and the clock. */

import { EngineClient, Stopped } from '../engine/client'
import { Game, messageOf } from '../rules/game'
import type { Color, Limits, Refusal, Scene, Space, State, Tree } from '../rules/types'
import { currentGame, loadGame, newId, saveGame, setCurrentGame, type SavedGame } from '../storage/games'
import { GameClock } from './clock.svelte'
import type { Opponent, TimeControl } from '../storage/opponent'

export interface NewGame {
  variant: string
  boardFiles: string[]
  opponent: Opponent
  time?: TimeControl
}

/** The engine takes at least so long, in milliseconds: an answer at once is hard to follow. */
const LEAST_THOUGHT = 450

/** Milliseconds for a move at full strength without a clock. */
const FULL_STRENGTH = 3000

/** Something happened that a person should notice. */
export type PlayEvent = { kind: 'moved' } | { kind: 'refused' } | { kind: 'over' }

export class PlayStore {
  game: Game | undefined = $state.raw()
  scene: Scene | undefined = $state.raw()
  state: State | undefined = $state.raw()
  tree: Tree | undefined = $state.raw()
  refusal: Refusal | undefined = $state.raw()
  /** A stack was chosen that has nothing to capture beside it. */
  lonely: Space | undefined = $state.raw()
  opponent: Opponent = $state.raw({ kind: 'alone' })
  clock: GameClock | undefined = $state.raw()
  thinking = $state(false)
  /** What went wrong, as a sentence. */
  problem: string | undefined = $state()

  id = newId()
  /** How it is called in the list of games. */
  private name: string | undefined
  private begun = Date.now()
  private clocks = new Map<number, Record<Color, number>>()
  /** For each node the one that was visited after it: where redo leads. */
  private forward = new Map<number, number>()
  private readonly listeners = new Set<(event: PlayEvent) => void>()

  constructor(private readonly engine = new EngineClient()) {}

  /** Hears of what happens, until the returned function is called. */
  listen(listener: (event: PlayEvent) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  private tell(event: PlayEvent): void {
    for (const listener of this.listeners) listener(event)
  }

  /** Whether the game is over, by passes, resignation or time. */
  get over(): boolean {
    return this.tree !== undefined && this.tree.result !== '*' && this.atEnd
  }

  private get atEnd(): boolean {
    return (this.tree?.main.at(-1) ?? 0) === (this.state?.node ?? 0)
  }

  /** Who may act on the board. */
  get player(): Color | 'both' | 'none' {
    if (!this.state || this.over || this.state.over) return 'none'
    return this.opponent.kind === 'engine' ? this.opponent.you : 'both'
  }

  get canUndo(): boolean {
    return this.undoTarget() !== undefined
  }

  get canRedo(): boolean {
    return this.after(this.state?.node ?? 0) !== undefined
  }

  /** Begins a new game. Throws, and changes nothing, when the board cannot be had. */
  start({ variant, boardFiles, opponent, time }: NewGame): void {
    const game = Game.start(variant, boardFiles)
    this.engine.forget()
    this.adopt(game, opponent)
    this.id = newId()
    this.name = undefined
    this.begun = Date.now()
    this.clock = time ? new GameClock(time) : undefined
    if (time) game.setTag('TimeControl', `${time.minutes * 60}+${time.increment}`)
    game.setTag('Date', new Date().toISOString().slice(0, 10).replaceAll('-', '.'))
    this.show(0)
    this.keep()
    this.next()
  }

  private adopt(game: Game, opponent: Opponent): void {
    this.game?.free()
    this.game = game
    this.opponent = opponent
    this.problem = undefined
    this.forward.clear()
    this.clocks.clear()
    this.scene = undefined
  }

  /** Goes on with the game of the last visit. The answer is false when there is none that can be read. */
  async restore(): Promise<boolean> {
    const id = await currentGame()
    const saved = id === undefined ? undefined : await loadGame(id)
    // Somebody may have begun a game meanwhile.
    if (this.game) return true
    if (!saved) return false
    this.resume(saved)
    return true
  }

  /** Goes on with a game. Throws, and changes nothing, when it cannot be read. */
  resume(saved: SavedGame): void {
    const game = Game.read(saved.abn, saved.boardFiles)[0]
    if (!game) return
    this.engine.stop()
    this.adopt(game, saved.opponent ?? { kind: 'alone' })
    this.id = saved.id
    this.name = saved.name
    this.begun = saved.begun
    const [, seconds, increment] = /^(\d+)\+(\d+)$/.exec(tagOf(game.tree(), 'TimeControl') ?? '') ?? []
    const time = seconds && increment ? { minutes: Number(seconds) / 60, increment: Number(increment) } : undefined
    this.clock = time ? new GameClock(time, saved.clocks) : undefined
    this.show(game.follow(saved.path))
    this.next()
  }

  /** Shows the position after a node's move. */
  private show(node: number): void {
    const game = this.game
    if (!game) return
    this.state = game.state(node)
    this.tree = game.tree()
    if (!this.scene || !this.scene.bounded) this.scene = game.scene(node)
    this.refusal = undefined
    this.lonely = undefined
  }

  /** A move of a person. */
  play(move: string): void {
    if (this.player === 'none' || (this.player !== 'both' && this.player !== this.state?.turn)) return
    this.make(move)
  }

  private make(move: string): void {
    const [game, state] = [this.game, this.state]
    if (!game || !state) return
    const played = game.play(state.node, move)
    if (played.node === undefined) {
      this.refuse(played.refusal)
      return
    }
    this.clock?.press(state.turn)
    this.forward.delete(played.node)
    this.forward.set(state.node, played.node)
    // What is played is the game; what was taken back stays as a variation.
    game.makeMain(played.node)
    if (this.clock) this.clocks.set(played.node, { ...this.clock.left })
    this.show(played.node)
    this.tell({ kind: 'moved' })
    this.keep()
    this.next()
  }

  /** A try that the rules forbid: says why. */
  attempt(move: string): void {
    if (!this.game || !this.state) return
    this.refuse(this.game.refusal(this.state.node, move))
  }

  /** A stack was chosen that can capture nothing: says why. */
  stuck(space: Space): void {
    if (!this.game || !this.state) return
    const reason = this.game.whyStuck(this.state.node, space)
    this.refuse(reason)
    this.lonely = reason ? undefined : space
  }

  private refuse(refusal: Refusal | undefined): void {
    this.lonely = undefined
    this.refusal = refusal
    this.tell({ kind: 'refused' })
  }

  /** What comes next: the engine's turn, the clock, or the end. */
  private next(): void {
    const state = this.state
    if (!state) return
    if (this.over) {
      this.clock?.stop()
      this.tell({ kind: 'over' })
      return
    }
    if (state.ply > 0 || this.opponent.kind === 'engine') this.clock?.start(state.turn)
    if (this.opponent.kind === 'engine' && state.turn !== this.opponent.you && this.atEnd) void this.think(state)
  }

  private async think(state: State): Promise<void> {
    if (this.opponent.kind !== 'engine' || !this.game) return
    this.thinking = true
    const begun = performance.now()
    try {
      const report = await this.engine.search({
        line: state.line,
        boardFiles: this.game.boardFiles,
        level: this.opponent.level,
        limits: this.limits(state.turn),
        seed: Math.floor(Math.random() * 2 ** 31)
      })
      const rest = LEAST_THOUGHT - (performance.now() - begun)
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest))
      const move = report?.line[0]
      // Somebody may have taken a move back, or begun another game, meanwhile.
      if (this.state !== state) return
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
  private undoTarget(): number | undefined {
    const parents = new Map(this.tree?.nodes.map((node) => [node.id, node]))
    let node = parents.get(this.state?.node ?? 0)
    if (!node?.move) return undefined
    const opponent = this.opponent
    do {
      node = parents.get(node.parent ?? 0)!
    } while (opponent.kind === 'engine' && node.move && node.mover === opponent.you)
    if (opponent.kind === 'engine' && !node.move && this.firstTurn !== opponent.you) return undefined
    return node.id
  }

  /** Who moves first: Black, but for games from a position. */
  private get firstTurn(): Color {
    const first = this.tree?.nodes.find((node) => node.ply === 1)?.mover
    return first ?? this.state?.turn ?? 'b'
  }

  undo(): void {
    const target = this.undoTarget()
    if (target === undefined) return
    if (this.tree?.result !== '*' && !this.state?.over) this.game?.setResult('*')
    this.jump(target)
  }

  /** What followed a node when it was last left, or follows it in the record. */
  private after(node: number): number | undefined {
    return this.forward.get(node) ?? this.tree?.nodes.find((view) => view.id === node)?.children[0]
  }

  redo(): void {
    let node = this.after(this.state?.node ?? 0)
    if (node === undefined) return
    const you = this.opponent.kind === 'engine' ? this.opponent.you : undefined
    for (let next: number | undefined = node; next !== undefined; next = this.after(next)) {
      node = next
      if (!you || this.game?.state(node).turn === you) break
    }
    this.jump(node)
  }

  private jump(node: number): void {
    this.halt()
    this.problem = undefined
    const left = this.clocks.get(node)
    if (left) this.clock?.set(left)
    this.show(node)
    this.clock?.start(this.state!.turn)
    this.keep()
  }

  /** A look at any position of the game; the game goes on from there if a move is made. */
  go(node: number): void {
    if (node !== this.state?.node) this.jump(node)
  }

  pass(): void {
    this.play('pass')
  }

  resign(): void {
    const state = this.state
    if (!this.game || !state || this.over) return
    const loser = this.opponent.kind === 'engine' ? this.opponent.you : state.turn
    this.end(loser)
  }

  private end(loser: Color): void {
    this.halt()
    this.game?.makeMain(this.state!.node)
    this.game?.setResult(loser === 'b' ? '0-1' : '1-0')
    this.show(this.state!.node)
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
    if (!this.game || !this.state) return undefined
    return {
      id: this.id,
      begun: this.begun,
      updated: Date.now(),
      abn: this.game.toAbn(),
      boardFiles: [...this.game.boardFiles],
      path: this.game.path(this.state.node),
      opponent: { ...this.opponent },
      ...(this.name === undefined ? {} : { name: this.name }),
      ...(this.clock ? { clocks: { ...$state.snapshot(this.clock.left) } } : {})
    }
  }

  rename(name: string): void {
    this.name = name
    this.keep()
  }

  private keep(): void {
    const saved = this.saved()
    if (!saved) return
    saveGame(saved)
      .then(() => setCurrentGame(saved.id))
      .catch((error: unknown) => (this.problem = messageOf(error)))
  }
}

function tagOf(tree: Tree, name: string): string | undefined {
  return tree.tags.find(([tag]) => tag === name)?.[1]
}
