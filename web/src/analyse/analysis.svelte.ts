/** The game being analysed: its record with variations, the position shown, the engine, and the review. */

import { EngineClient, Stopped } from '../engine/client'
import { engineProblem } from '../i18n/engine-words'
import { Game } from '../rules/game'
import type { Color, Drawing, Outlook, PlayerSummary, Progress, Review, Space } from '../rules/types'
import { ownColor } from '../storage/opponent'
import { currentAnalysis, followed, loadGame, newId, saveGame, setCurrentAnalysis, type SavedGame } from '../storage/games'
import { ShownGame } from '../ui/shown-game.svelte'
import { waited } from './draft'
import { Drawer } from './drawer.svelte'
import { EngineWatch } from './engine-watch.svelte'
import { Mistakes } from './mistakes.svelte'
import { lineThrough, stepFrom, type Way } from './moves'

/** How somebody played, by the last review; it counts as long as the main line is what was reviewed. */
interface Reviewed {
  moves: string[]
  summary: Record<Color, PlayerSummary>
}

/** Milliseconds for a position of a review. */
export const REVIEW_TIMES = [300, 1000, 3000] as const

export class Analysis {
  /** None before the first game is opened. */
  shown: ShownGame | undefined = $state.raw()
  name: string | undefined = $state()
  /** How far the review has come, while it runs. */
  progress: Progress | undefined = $state.raw()
  reviewed: Reviewed | undefined = $state.raw()
  /** What went wrong with the engine or the storage, as a sentence. */
  problem: string | undefined = $state()
  /** What was deleted last, for those who want it back. */
  deleted: { abn: string; path: string[] } | undefined = $state.raw()
  /** While somebody learns from the mistakes of the game. */
  mistakes: Mistakes | undefined = $state.raw()
  readonly engine = new EngineWatch()
  readonly drawer = new Drawer()

  id = newId()
  begun = Date.now()
  private updated = Date.now()
  /** Whose game it is. */
  private you: Color | undefined
  /** Whether it is kept: a board that nobody has touched is not worth a place in the list. */
  private kept = false
  private reviewer: EngineClient | undefined

  /** How the position shown stands, from Black's side, as far as anybody knows. */
  get outlook(): Outlook | undefined {
    return this.shown && this.outlookAt(this.shown.state.node)
  }

  outlookAt(node: number): Outlook | undefined {
    return this.engine.outlooks.get(node) ?? this.shown?.tree.nodes.find((view) => view.id === node)?.remark ?? undefined
  }

  /** The line that the graph and the arrow keys follow. */
  get line() {
    return this.shown ? lineThrough(this.shown.tree, this.shown.state.node) : []
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
    this.you = saved.you
    this.remember()
  }

  /**
   * A game that is being played, or was. It is a record of its own, so that the game goes on as it was; what an
   * earlier look at the same game has found is kept.
   */
  async openPlayed(played: SavedGame): Promise<void> {
    const id = `${played.id}-analysis`
    const known = await loadGame(id).catch(() => undefined)
    const you = played.you ?? ownColor(played.opponent)
    if (!known) {
      const { opponent: _, clocks: __, ...rest } = played
      this.open({ ...rest, id, begun: Date.now(), updated: Date.now(), ...(you ? { you } : {}) })
      this.keep()
      return
    }
    this.open({ ...known, ...(you ? { you } : {}) })
    const game = this.shown!.game
    const moves = Game.read(played.abn, played.boardFiles)[0]
    if (!moves) return
    const tree = moves.tree()
    game.makeMain(game.follow(moves.path(tree.main.at(-1) ?? 0)))
    if (tree.result !== '*' && game.tree().result === '*') game.setResult(tree.result)
    this.show(game.follow(played.path))
    this.keep()
  }

  /** A game that was played, to be reviewed at once; where that has been done before, it is there. */
  async openForReview(played: SavedGame): Promise<void> {
    await this.openPlayed(played)
    this.drawer.open = 'review'
    if (!this.accuracy) void this.review()
  }

  /** Goes on where the last visit ended. The answer is false when there is nothing to go on with. */
  async restore(): Promise<boolean> {
    const id = await currentAnalysis()
    const saved = id === undefined ? undefined : await loadGame(id)
    // Somebody may have opened a game meanwhile.
    if (this.shown) return true
    if (!saved) return false
    this.open(saved)
    return true
  }

  /** The game was changed in another tab: the same position is shown in the record as it is there. */
  followTab(saved: SavedGame): void {
    const { shown } = this
    if (saved.id !== this.id || !shown || saved.abn === shown.game.toAbn()) return
    const game = Game.read(saved.abn, saved.boardFiles)[0]
    if (!game) return
    this.stopReview()
    this.put(game, shown.game.path(shown.state.node))
    followed(saved)
    this.name = saved.name
    this.reviewed = saved.reviewed
    this.deleted = undefined
  }

  private adopt(game: Game, as: Partial<SavedGame> & { id: string }, path: string[] = []): void {
    this.stopReview()
    this.put(game, path)
    this.you = undefined
    this.id = as.id
    this.begun = as.begun ?? Date.now()
    this.updated = as.updated ?? Date.now()
    this.name = as.name
    this.kept = false
    this.reviewed = undefined
    this.problem = undefined
    this.deleted = undefined
  }

  /** Puts another record on the board. */
  private put(game: Game, path: string[]): void {
    this.endMistakes()
    this.engine.forget()
    this.shown?.free()
    this.shown = new ShownGame(game, game.follow(path))
    this.watch(this.shown)
  }

  // Looking

  private show(node: number): void {
    const shown = this.shown
    if (!shown) return
    shown.show(node)
    this.watch(shown)
  }

  private watch({ scene, state, game }: ShownGame): void {
    this.engine.show(state, game.boardFiles, () => waited(scene, state, game.boardFiles))
  }

  go(node: number): void {
    if (node === this.shown?.state.node) return
    this.show(node)
    if (this.kept) this.save()
  }

  step(way: Way): void {
    if (!this.shown) return
    const node = stepFrom(this.shown.tree, this.shown.state.node, way)
    if (node !== undefined) this.go(node)
  }

  // Changing

  play(move: string): boolean {
    const node = this.shown?.make(move)
    if (node === undefined) return false
    this.show(node)
    this.keep()
    return true
  }

  /** Plays a line of the engine as a variation, as far as the given number of moves. */
  follow(moves: string[]): void {
    for (const move of moves) if (!this.play(move)) return
  }

  /** A try that the rules forbid: says why. */
  attempt(move: string): void {
    this.shown?.attempt(move)
  }

  /** A stack was chosen that can capture nothing: says why. */
  stuck(space: Space): void {
    this.shown?.stuck(space)
  }

  setComment(node: number, text: string): void {
    this.shown?.game.setComment(node, text)
    this.refresh()
  }

  /** Sets or takes away a judgement such as `!`; a move has one at most. */
  toggleGlyph(node: number, glyph: number): void {
    const glyphs = this.shown?.tree.nodes.find((view) => view.id === node)?.glyphs ?? []
    const others = glyphs.filter((known) => known > 6)
    this.shown?.game.setGlyphs(node, glyphs.includes(glyph) ? others : [glyph, ...others])
    this.refresh()
  }

  /** Draws an arrow or a circle after the move that is shown, or wipes it out. */
  draw(drawing: Drawing): void {
    const text = drawingText(drawing)
    const texts = this.drawings.map(drawingText)
    this.setDrawings(texts.includes(text) ? texts.filter((known) => known !== text) : [...texts, text])
  }

  setDrawings(texts: string[]): void {
    this.shown?.game.setDrawings(this.shown.state.node, texts)
    this.refresh()
  }

  /** What is drawn after the move that is shown. */
  get drawings(): Drawing[] {
    const { shown } = this
    return shown?.tree.nodes.find((view) => view.id === shown.state.node)?.drawings ?? []
  }

  makeMain(node: number): void {
    this.shown?.game.makeMain(node)
    this.refresh()
  }

  promote(node: number): void {
    this.shown?.game.promote(node)
    this.refresh()
  }

  /** Deletes a move with all that follows it. */
  delete(node: number): void {
    const shown = this.shown
    const view = shown?.tree.nodes.find((view) => view.id === node)
    if (!shown || !view?.move) return
    const { abn, path } = shown.kept()
    this.deleted = { abn, path }
    shown.game.delete(node)
    const here = shown.state.node
    const still = shown.game.tree().nodes.some((view) => view.id === here)
    this.show(still ? here : (view.parent ?? 0))
    this.keep()
  }

  /** Brings back what was deleted last. */
  undelete(): void {
    const deleted = this.deleted
    const game = deleted && Game.read(deleted.abn, this.shown?.game.boardFiles)[0]
    if (!game) return
    this.deleted = undefined
    this.put(game, deleted.path)
    this.keep()
  }

  rename(name: string): void {
    this.name = name.trim()
    this.keep()
  }

  private refresh(): void {
    this.shown?.refresh()
    this.keep()
  }

  // Reviewing

  /** Looks at every position of the main line for so many milliseconds, and marks mistakes. */
  async review(movetime: number = REVIEW_TIMES[0]): Promise<void> {
    const shown = this.shown
    if (!shown) return
    const { game, state } = shown
    this.stopReview()
    const reviewer = (this.reviewer = new EngineClient())
    this.progress = { done: 0, total: shown.tree.main.length + 1 }
    const moves = game.path(shown.end)
    try {
      const request = { line: state.line, abn: game.toAbn(), boardFiles: game.boardFiles, limits: { movetime } }
      const review = await reviewer.review(request, (progress) => (this.progress = progress))
      game.annotate(review)
      this.reviewed = { moves, summary: (JSON.parse(review) as Review).summary }
      this.refresh()
    } catch (error) {
      if (!(error instanceof Stopped)) this.problem = engineProblem(error)
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

  /** Goes through the mistakes of the review; the engine must not give anything away meanwhile. */
  learnFromMistakes(): void {
    if (!this.shown) return
    this.engine.turn(false)
    this.mistakes?.close()
    this.mistakes = new Mistakes(this.shown, (node) => this.go(node), this.you)
  }

  endMistakes(): void {
    this.mistakes?.close()
    this.mistakes = undefined
  }

  /** How accurate the players were, while the main line is still what was reviewed. */
  get accuracy(): Record<Color, number> | undefined {
    const { shown, reviewed } = this
    if (!shown) return undefined
    // The record itself says it, wherever it comes from; what earlier versions have kept stands beside theirs.
    if (shown.tree.accuracy || !reviewed) return shown.tree.accuracy ?? undefined
    const moves = shown.game.path(shown.end)
    const { b, w } = reviewed.summary
    return moves.join() === reviewed.moves.join() ? { b: b.accuracy, w: w.accuracy } : undefined
  }

  // Keeping

  /** The game as it is kept. */
  saved(): SavedGame | undefined {
    if (!this.shown) return undefined
    return {
      id: this.id,
      begun: this.begun,
      updated: this.updated,
      ...this.shown.kept(),
      ...(this.name === undefined ? {} : { name: this.name }),
      ...(this.you ? { you: this.you } : {}),
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
    if (saved) void saveGame(saved).then((id) => this.keptAs(saved.id, id))
  }

  /** Where the game has changed in another tab too, this one has become a game of its own. */
  private keptAs(was: string, id: string): void {
    if (this.id !== was || id === was) return
    this.id = id
    this.remember()
  }

  private remember(): void {
    void setCurrentAnalysis(this.id)
  }
}

/** A drawing as the rules read it. */
function drawingText({ from, to }: Drawing): string {
  return from === undefined ? to : `${from}->${to}`
}
