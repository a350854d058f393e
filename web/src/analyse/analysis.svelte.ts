/** The game being analysed: its record with variations, the position shown, the engine, and the review. */

import { EngineClient, Stopped } from '../engine/client'
import type { Progress } from '../engine/protocol'
import { Game, messageOf } from '../rules/game'
import type { Color, Outlook, PlayerSummary, Refusal, Scene, Space, State, Tree } from '../rules/types'
import { currentAnalysis, loadGame, newId, saveGame, setCurrentAnalysis, type SavedGame } from '../storage/games'
import { EngineWatch } from './engine-watch.svelte'
import { lineThrough, stepFrom, type Way } from './moves'

/** How somebody played, by the last review; it counts as long as the main line is what was reviewed. */
interface Reviewed {
  moves: string[]
  summary: Record<Color, PlayerSummary>
}

export class Analysis {
  game: Game | undefined = $state.raw()
  scene: Scene | undefined = $state.raw()
  state: State | undefined = $state.raw()
  tree: Tree | undefined = $state.raw()
  refusal: Refusal | undefined = $state.raw()
  /** A stack was chosen that has nothing to capture beside it. */
  lonely: Space | undefined = $state.raw()
  name: string | undefined = $state()
  /** How far the review has come, while it runs. */
  progress: Progress | undefined = $state.raw()
  reviewed: Reviewed | undefined = $state.raw()
  /** What went wrong with the engine or the storage, as a sentence. */
  problem: string | undefined = $state()
  /** What was deleted last, for those who want it back. */
  deleted: { abn: string; path: string[] } | undefined = $state.raw()
  readonly engine = new EngineWatch()

  id = newId()
  begun = Date.now()
  private updated = Date.now()
  /** Whether it is kept: a board that nobody has touched is not worth a place in the list. */
  private kept = false
  private reviewer: EngineClient | undefined

  /** How the position shown stands, from Black's side, as far as anybody knows. */
  get outlook(): Outlook | undefined {
    return this.state ? this.outlookAt(this.state.node) : undefined
  }

  outlookAt(node: number): Outlook | undefined {
    return this.engine.outlooks.get(node) ?? this.tree?.nodes.find((view) => view.id === node)?.remark ?? undefined
  }

  /** The line that the graph and the arrow keys follow. */
  get line() {
    return this.tree && this.state ? lineThrough(this.tree, this.state.node) : []
  }

  // Opening

  /** A new game. Throws, and changes nothing, when the board cannot be had. */
  start(variant: string, boardFiles: string[] = []): void {
    this.adopt(Game.start(variant, boardFiles), { id: newId(), name: undefined })
  }

  /** A game from a position line. Throws, and changes nothing, when it is none. */
  startFrom(line: string, boardFiles: string[] = []): void {
    this.adopt(Game.from(line, boardFiles), { id: newId(), name: undefined })
    this.keep()
  }

  /** A game from the list. Throws, and changes nothing, when it cannot be read. */
  open(saved: SavedGame): void {
    const game = Game.read(saved.abn, saved.boardFiles)[0]
    if (!game) return
    this.adopt(game, saved, saved.path)
    this.kept = true
    this.reviewed = saved.reviewed
    this.remember()
  }

  /**
   * A game that is being played, or was. It is a record of its own, so that the game goes on as it was; what an
   * earlier look at the same game has found is kept.
   */
  async openPlayed(played: SavedGame): Promise<void> {
    const id = `${played.id}-analysis`
    const known = await loadGame(id).catch(() => undefined)
    if (!known) {
      const { opponent: _, clocks: __, ...rest } = played
      this.open({ ...rest, id, begun: Date.now(), updated: Date.now() })
      this.keep()
      return
    }
    this.open(known)
    const game = this.game!
    const moves = Game.read(played.abn, played.boardFiles)[0]
    if (!moves) return
    const tree = moves.tree()
    game.makeMain(game.follow(moves.path(tree.main.at(-1) ?? 0)))
    if (tree.result !== '*' && game.tree().result === '*') game.setResult(tree.result)
    this.show(game.follow(played.path))
    this.keep()
  }

  /** Goes on where the last visit ended. The answer is false when there is nothing to go on with. */
  async restore(): Promise<boolean> {
    const id = await currentAnalysis()
    const saved = id === undefined ? undefined : await loadGame(id)
    // Somebody may have opened a game meanwhile.
    if (this.game) return true
    if (!saved) return false
    this.open(saved)
    return true
  }

  private adopt(game: Game, as: Partial<SavedGame> & { id: string }, path: string[] = []): void {
    this.stopReview()
    this.engine.forget()
    this.game?.free()
    this.game = game
    this.scene = undefined
    this.id = as.id
    this.begun = as.begun ?? Date.now()
    this.updated = as.updated ?? Date.now()
    this.name = as.name
    this.kept = false
    this.reviewed = undefined
    this.problem = undefined
    this.deleted = undefined
    this.show(game.follow(path))
  }

  // Looking

  private show(node: number): void {
    const game = this.game
    if (!game) return
    this.state = game.state(node)
    this.tree = game.tree()
    if (!this.scene || !this.scene.bounded) this.scene = game.scene(node)
    this.refusal = undefined
    this.lonely = undefined
    this.engine.show(this.state, game.boardFiles)
  }

  go(node: number): void {
    if (node === this.state?.node) return
    this.show(node)
    if (this.kept) this.save()
  }

  step(way: Way): void {
    if (!this.tree || !this.state) return
    const node = stepFrom(this.tree, this.state.node, way)
    if (node !== undefined) this.go(node)
  }

  // Changing

  play(move: string): boolean {
    const [game, state] = [this.game, this.state]
    if (!game || !state) return false
    const played = game.play(state.node, move)
    if (played.node === undefined) {
      this.refusal = played.refusal
      this.lonely = undefined
      return false
    }
    this.show(played.node)
    this.keep()
    return true
  }

  /** Plays a line of the engine as a variation, as far as the given number of moves. */
  follow(moves: string[]): void {
    for (const move of moves) if (!this.play(move)) return
  }

  /** A try that the rules forbid: says why. */
  attempt(move: string): void {
    this.lonely = undefined
    this.refusal = this.game?.refusal(this.state?.node ?? 0, move)
  }

  /** A stack was chosen that can capture nothing: says why. */
  stuck(space: Space): void {
    this.refusal = this.game?.whyStuck(this.state?.node ?? 0, space)
    this.lonely = this.refusal ? undefined : space
  }

  setComment(node: number, text: string): void {
    this.game?.setComment(node, text)
    this.refresh()
  }

  /** Sets or takes away a judgement such as `!`; a move has one at most. */
  toggleGlyph(node: number, glyph: number): void {
    const glyphs = this.tree?.nodes.find((view) => view.id === node)?.glyphs ?? []
    const others = glyphs.filter((known) => known > 6)
    this.game?.setGlyphs(node, glyphs.includes(glyph) ? others : [glyph, ...others])
    this.refresh()
  }

  makeMain(node: number): void {
    this.game?.makeMain(node)
    this.refresh()
  }

  promote(node: number): void {
    this.game?.promote(node)
    this.refresh()
  }

  /** Deletes a move with all that follows it. */
  delete(node: number): void {
    const [game, tree] = [this.game, this.tree]
    const view = tree?.nodes.find((view) => view.id === node)
    if (!game || !view?.move) return
    this.deleted = { abn: game.toAbn(), path: game.path(this.state?.node ?? 0) }
    game.delete(node)
    const here = this.state?.node ?? 0
    const still = game.tree().nodes.some((view) => view.id === here)
    this.show(still ? here : (view.parent ?? 0))
    this.keep()
  }

  /** Brings back what was deleted last. */
  undelete(): void {
    const deleted = this.deleted
    const game = deleted && Game.read(deleted.abn, this.game?.boardFiles)[0]
    if (!game) return
    this.deleted = undefined
    this.engine.forget()
    this.game?.free()
    this.game = game
    this.show(game.follow(deleted.path))
    this.keep()
  }

  rename(name: string): void {
    this.name = name.trim()
    this.keep()
  }

  private refresh(): void {
    this.tree = this.game?.tree()
    this.keep()
  }

  // Reviewing

  /** Looks at every position of the main line for so many milliseconds, and marks mistakes. */
  async review(movetime: number): Promise<void> {
    const [game, state] = [this.game, this.state]
    if (!game || !state) return
    this.stopReview()
    const reviewer = (this.reviewer = new EngineClient())
    this.progress = { done: 0, total: game.tree().main.length + 1 }
    const moves = game.path(game.tree().main.at(-1) ?? 0)
    try {
      const request = { line: state.line, abn: game.toAbn(), boardFiles: game.boardFiles, limits: { movetime } }
      const review = await reviewer.review(request, (progress) => (this.progress = progress))
      game.annotate(review)
      this.reviewed = { moves, summary: JSON.parse(review).summary }
      this.refresh()
    } catch (error) {
      if (!(error instanceof Stopped)) this.problem = messageOf(error)
    } finally {
      reviewer.close()
      if (this.reviewer === reviewer) this.stopReview()
    }
  }

  stopReview(): void {
    this.reviewer?.close()
    this.reviewer = undefined
    this.progress = undefined
  }

  /** How the players played, while the main line is still what was reviewed. */
  get summary(): Record<Color, PlayerSummary> | undefined {
    const [game, reviewed] = [this.game, this.reviewed]
    if (!game || !this.tree || !reviewed) return undefined
    const moves = game.path(this.tree.main.at(-1) ?? 0)
    return moves.join() === reviewed.moves.join() ? reviewed.summary : undefined
  }

  // Keeping

  /** The game as it is kept. */
  saved(): SavedGame | undefined {
    if (!this.game || !this.state) return undefined
    return {
      id: this.id,
      begun: this.begun,
      updated: this.updated,
      abn: this.game.toAbn(),
      boardFiles: [...this.game.boardFiles],
      path: this.game.path(this.state.node),
      ...(this.name === undefined ? {} : { name: this.name }),
      ...(this.reviewed ? { reviewed: this.reviewed } : {})
    }
  }

  /** Keeps the game after a change. */
  private keep(): void {
    this.updated = Date.now()
    this.kept = true
    this.save()
    this.remember()
  }

  private save(): void {
    const saved = this.saved()
    if (saved) saveGame(saved).catch((error: unknown) => (this.problem = messageOf(error)))
  }

  private remember(): void {
    setCurrentAnalysis(this.id).catch((error: unknown) => (this.problem = messageOf(error)))
  }
}
