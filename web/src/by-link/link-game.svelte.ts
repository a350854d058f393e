/** A game by link as it stands in this browser: what was played, what of it was sent, and who sits here. */

import { tagOf } from '../rules/game'
import type { Color, NodeView, Space, State } from '../rules/types'
import { saveGame, type SavedGame } from '../storage/games'
import { linkStanding, type LinkSeat, type LinkStanding } from '../storage/opponent'
import { Listeners } from '../ui/listeners'
import { ShownGame } from '../ui/shown-game.svelte'
import { drawOffered, gameOf, letterFrom, stepsOf, writeEnding, type Ending, type Letter } from './letter'

/** A link disagrees: what it has and what is kept, behind the steps that both have. */
export interface Fork {
  came: Letter
  common: number
  mine: NodeView[]
  theirs: NodeView[]
}

export type LinkEvent = 'moved' | 'refused' | 'over'

/** A letter as it is kept. */
export function savedFrom(letter: Letter, seat: LinkSeat, more: Partial<SavedGame> = {}): SavedGame {
  const game = gameOf(letter)
  const abn = game.toAbn()
  game.free()
  const { id, boardFiles, moves } = letter
  return { begun: Date.now(), ...more, id, updated: Date.now(), abn, boardFiles: [...boardFiles], path: [...moves], opponent: seat }
}

export class LinkGame {
  readonly shown: ShownGame
  /** Where the game stands. The board shows another position while somebody looks back. */
  here: State = $state.raw()!
  seat: LinkSeat = $state.raw()!
  letter: Letter = $state.raw()!
  readonly events = new Listeners<LinkEvent>()

  constructor(
    letter: Letter,
    seat: LinkSeat,
    /** What is kept of it beside. */
    private readonly more: Partial<SavedGame> = {}
  ) {
    const game = gameOf(letter)
    this.shown = new ShownGame(game, game.follow(letter.moves))
    this.here = this.shown.state
    this.seat = seat
    this.letter = letter
  }

  /** Throws where what is kept cannot be read. */
  static open(saved: SavedGame): LinkGame {
    const { id, abn, boardFiles } = saved
    const seat: LinkSeat = saved.opponent?.kind === 'link' ? saved.opponent : { kind: 'link', sent: saved.path.length }
    return new LinkGame(letterFrom(id, abn, boardFiles), seat, saved)
  }

  get id(): string {
    return this.letter.id
  }

  get you(): Color | undefined {
    return this.seat.you
  }

  get over(): boolean {
    return this.here.over || this.letter.ending !== undefined
  }

  get looking(): boolean {
    return this.shown.state.node !== this.here.node
  }

  get standing(): LinkStanding {
    return linkStanding(this.seat, stepsOf(this.letter).length, this.here.turn, this.over)
  }

  /** Who may act on the board. */
  get player(): Color | 'none' {
    return this.standing === 'yours' && !this.looking && this.you ? this.you : 'none'
  }

  get yourTurn(): boolean {
    return this.player !== 'none'
  }

  /** Whether the last step was made here. */
  get canTakeBack(): boolean {
    const { letter, you, here } = this
    if (you === undefined || this.looking) return false
    return letter.ending ? here.turn === you : letter.moves.length > letter.first && here.turn !== you
  }

  /** Whether a link with the last step has gone out: somebody may have it. */
  get isSent(): boolean {
    return stepsOf(this.letter).length <= this.seat.sent
  }

  /** Whether the last move came with the offer of a draw that is not answered yet. */
  get drawOffered(): boolean {
    return !this.over && drawOffered(this.letter)
  }

  /** Whether a draw can be offered: it goes with a move that is not sent yet. */
  get canOffer(): boolean {
    return !this.over && !this.isSent && this.canTakeBack
  }

  offerDraw(offered: boolean): void {
    if (!this.canOffer) return
    const { moves, offers } = this.letter
    const before = offers.filter((ply) => ply < moves.length)
    this.letter = { ...this.letter, offers: offered ? [...before, moves.length] : before }
    void this.keep()
  }

  play(move: string): void {
    if (!this.yourTurn) return
    const node = this.shown.make(move)
    if (node === undefined) {
      this.events.tell('refused')
      return
    }
    this.stand(node, { moves: [...this.letter.moves, move] })
    this.events.tell('moved')
    if (this.over) this.events.tell('over')
  }

  resign(): void {
    this.end('resigned')
  }

  /** Accepts the draw that was offered. */
  agree(): void {
    if (this.drawOffered) this.end('agreed')
  }

  private end(ending: Ending): void {
    if (!this.yourTurn) return
    writeEnding(this.shown.game, ending, this.here.turn)
    this.stand(this.here.node, { ending })
    this.events.tell('over')
  }

  /** Takes one's own last step back. What of the game was sent before stays sent. */
  takeBack(): void {
    if (!this.canTakeBack) return
    const { game, tree } = this.shown
    const { letter, here } = this
    if (letter.ending) {
      game.setResult('*')
      if (tagOf(tree, 'Termination')) game.setTag('Termination', '')
      this.stand(here.node, { ending: undefined })
    } else {
      const parent = tree.nodes.find(({ id }) => id === here.node)?.parent ?? 0
      game.delete(here.node)
      const moves = letter.moves.slice(0, -1)
      this.stand(parent, { moves, offers: letter.offers.filter((ply) => ply <= moves.length) })
    }
  }

  private stand(node: number, change: Partial<Letter>): void {
    this.letter = { ...this.letter, ...change }
    const steps = stepsOf(this.letter).length
    if (this.seat.sent > steps) this.seat = { ...this.seat, sent: steps }
    this.shown.show(node)
    this.here = this.shown.state
    void this.keep()
  }

  attempt(move: string): void {
    this.shown.attempt(move)
    this.events.tell('refused')
  }

  stuck(space: Space): void {
    this.shown.stuck(space)
    this.events.tell('refused')
  }

  look(node: number): void {
    if (node !== this.shown.state.node) this.shown.show(node)
  }

  present(): void {
    this.look(this.here.node)
  }

  /** The node after so many moves of the game. */
  nodeAt(ply: number): number {
    return ply === 0 ? 0 : (this.shown.tree.main[ply - 1] ?? this.here.node)
  }

  /** Has the moves of another letter beside those of the game, to be looked at. */
  fork(came: Letter, common: number): Fork {
    const end = this.shown.game.follow(came.moves)
    this.shown.refresh()
    return { came, common, mine: this.wayTo(this.here.node).slice(common), theirs: this.wayTo(end).slice(common) }
  }

  /** The moves that lead to a node. */
  private wayTo(node: number): NodeView[] {
    const nodes = new Map(this.shown.tree.nodes.map((view) => [view.id, view]))
    const way: NodeView[] = []
    for (let at = nodes.get(node); at?.move; at = nodes.get(at.parent ?? 0)) way.push(at)
    return way.reverse()
  }

  /** A link with all that there is has gone out. */
  markSent(): void {
    this.seat = { ...this.seat, sent: stepsOf(this.letter).length }
    void this.keep()
  }

  /** Somebody says who he is; without a colour, that he only watches. */
  sit(you: Color | undefined, name: string): void {
    const { sent } = this.seat
    this.seat = you ? { kind: 'link', you, sent } : { kind: 'link', sent }
    if (you && name) this.letter = { ...this.letter, names: { ...this.letter.names, [you]: name } }
    void this.keep()
  }

  saved(): SavedGame {
    return savedFrom(this.letter, { ...this.seat }, this.more)
  }

  /** Keeps it; where it has gone on otherwise in another tab, it becomes one of its own. */
  async keep(): Promise<void> {
    const id = await saveGame(this.saved())
    if (id !== this.id) this.letter = { ...this.letter, id }
  }

  free(): void {
    this.shown.free()
  }
}
