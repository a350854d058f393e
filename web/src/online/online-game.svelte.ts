/** A game between people as the page shows it: what the server tells, on a board of our own rules. */

import { moveText, naming } from '../i18n/game-words'
import { opponentOf } from '../rules/colors'
import { Game } from '../rules/game'
import type { Color, Space, State } from '../rules/types'
import { newId, type SavedGame } from '../storage/games'
import { settings } from '../storage/settings.svelte'
import { Listeners } from '../ui/listeners'
import { ShownGame } from '../ui/shown-game.svelte'
import { sideOf, type GameState } from './game-state'
import { GameMirror } from './game-mirror'
import { dayOf, writeResult } from './record'
import { leftAt, type ServerClock } from './server-clock'
import type { ClientMessage, GameEvent, OfferKind, Phrase, Presence, ServerMessage, Side, WireError, Wish } from './wire'

/** Something happened that a person should notice. */
export type Notice = { kind: 'moved'; by: Color; text: string; move: 'enter' | 'capture' | 'pass' } | { kind: 'refused' } | { kind: 'over' } | { kind: 'event'; event: GameEvent }

export class OnlineGame {
  state: GameState | undefined = $state.raw()
  shown: ShownGame | undefined = $state.raw()
  /** Where the game stands. The board shows another position while somebody looks back. */
  here: State | undefined = $state.raw()
  inStep = $state(false)
  presence: Presence | undefined = $state.raw()
  /** What the server has refused, as it says it. */
  refused: { wish: Wish; error: WireError } | undefined = $state.raw()
  problem: WireError | undefined = $state.raw()
  /** Milliseconds left for each, counted on by `tick`. */
  left: Record<Color, number> | undefined = $state.raw()
  /** What has not been answered yet. */
  asking: Record<string, boolean> = $state.raw({})
  /** The server's time, a few times a second. */
  now = $state(0)
  readonly notices = new Listeners<Notice>()
  private readonly mirror: GameMirror
  /** When one's own move was made, until it is acknowledged: the clock stands meanwhile. */
  private movedAt: number | undefined

  constructor(
    readonly id: string,
    send: (message: ClientMessage) => boolean,
    private readonly clock: ServerClock,
    private readonly person: () => string | undefined
  ) {
    this.mirror = new GameMirror(id, send, newId, {
      changed: () => this.follow(),
      event: (event) => this.notices.tell({ kind: 'event', event }),
      refused: (wish, error) => this.refuse(wish, error)
    })
  }

  /** Which side one plays; none for those who watch. */
  get side(): Side | undefined {
    return this.state && sideOf(this.state, this.person())
  }

  get you(): Color | undefined {
    return this.side && colorOf(this.side)
  }

  get over(): boolean {
    return this.state?.status === 'over'
  }

  get looking(): boolean {
    return this.shown?.state.node !== this.here?.node
  }

  get yourTurn(): boolean {
    return !this.over && this.you !== undefined && this.here !== undefined && !this.here.over && this.here.turn === this.you
  }

  /** Who may act on the board: nobody before the page is in step again. */
  get player(): Color | 'none' {
    return this.yourTurn && !this.looking && this.inStep && !this.asking['move'] ? this.you! : 'none'
  }

  /** An offer of the other that waits for an answer. */
  get offered(): OfferKind | undefined {
    return this.state?.offers.find(({ by }) => this.side !== undefined && by !== this.side)?.offer
  }

  hasOffered(offer: OfferKind): boolean {
    return this.state?.offers.some((standing) => standing.offer === offer && standing.by === this.side) === true
  }

  /** Whether the other has been away for so long that the game can be claimed. */
  get mayClaim(): boolean {
    const at = this.presence?.claim_at
    return !this.over && this.you !== undefined && !this.yourTurn && typeof at === 'number' && at <= this.now
  }

  opened(): void {
    this.mirror.opened()
  }

  lost(): void {
    this.presence = undefined
    this.mirror.lost()
  }

  hear(message: ServerMessage): void {
    if ('presence' in message) {
      if (message.presence.game === this.id) this.presence = message.presence
    } else this.mirror.hear(message)
  }

  /** A move of one's own: shown at once, and withdrawn if the server refuses it. */
  play(move: string): void {
    if (this.player === 'none' || !this.shown || !this.here) return
    if (this.shown.make(move, this.here.node) === undefined) {
      this.notices.tell({ kind: 'refused' })
      return
    }
    this.movedAt = this.clock.now()
    this.ask({ move })
  }

  attempt(move: string): void {
    this.shown?.attempt(move)
    this.notices.tell({ kind: 'refused' })
  }

  stuck(space: Space): void {
    this.shown?.stuck(space)
    this.notices.tell({ kind: 'refused' })
  }

  ask(wish: Wish): void {
    this.refused = undefined
    this.mirror.ask(wish)
  }

  answer(offer: OfferKind, accept: boolean): void {
    this.ask({ answer: { offer, accept } })
  }

  say(phrase: Phrase): void {
    this.ask({ phrase })
  }

  look(node: number): void {
    if (node !== this.shown?.state.node) this.shown?.show(node)
  }

  present(): void {
    if (this.here) this.look(this.here.node)
  }

  /** Looks at the clock. */
  tick(): void {
    const { state } = this
    this.now = this.clock.now()
    const clock = state?.clock
    if (!clock) {
      this.left = undefined
      return
    }
    const now = this.movedAt ?? this.now
    const left = { b: leftAt(clock, 'black', now), w: leftAt(clock, 'white', now) }
    if (this.left?.b !== left.b || this.left?.w !== left.w) this.left = left
  }

  /** The game as a record of one's own, to be looked at with the engine or handed on. */
  saved(): SavedGame | undefined {
    if (!this.shown || !this.state) return undefined
    const now = Date.now()
    const names = { b: this.state.black.name, w: this.state.white.name }
    // The same name each time: an analysis of it is found again.
    return { id: `online-${this.id}`, begun: now, updated: now, ...this.shown.kept(), opponent: { kind: 'people', names, ...(this.you ? { you: this.you } : {}) } }
  }

  close(): void {
    this.mirror.close()
    this.shown?.free()
    this.shown = undefined
  }

  private refuse(wish: Wish, error: WireError): void {
    this.refused = { wish, error }
    this.notices.tell({ kind: 'refused' })
  }

  /** The mirror knows something new: the board follows. */
  private follow(): void {
    const { mirror } = this
    const wasOver = this.over
    const had = this.state !== undefined
    this.problem = mirror.problem
    this.inStep = mirror.inStep
    // What happened before one came is not played again.
    if (!had && !mirror.inStep) return
    this.state = mirror.state
    this.asking = Object.fromEntries(['move', 'offer', 'answer', 'resign', 'abort', 'claim', 'give_time', 'phrase'].map((kind) => [kind, mirror.isPending(kind)]))
    if (mirror.ownMove === undefined) this.movedAt = undefined
    if (mirror.state) this.stand(mirror.state, mirror.moves)
    this.tick()
    if (had && !wasOver && this.over) this.notices.tell({ kind: 'over' })
  }

  /** Brings the board to these moves; whoever looks back goes on looking. */
  private stand(state: GameState, moves: string[]): void {
    this.shown ??= new ShownGame(begun(state))
    const { shown } = this
    const { game } = shown
    const before = this.here
    const wasLooking = before !== undefined && this.looking
    const line = [0]
    for (const move of moves) {
      const played = game.play(line.at(-1)!, move)
      // The server's rules are ours: this is never seen.
      if ('refusal' in played) break
      line.push(played.node)
    }
    const node = line.at(-1)!
    // What was taken back, or refused, is not a part of the game.
    for (const { id, parent } of game.tree().nodes) {
      if (parent !== null && line.includes(parent) && !line.includes(id)) game.delete(id)
    }
    const end = state.status === 'over' ? writeResult(game, state) : false
    const ply = line.length - 1
    if (before && before.node === node && before.ply === ply && !end) return
    const gone = !line.includes(shown.state.node)
    if (wasLooking && !gone && !end) {
      shown.refresh()
      this.here = game.state(node)
    } else {
      shown.show(node)
      this.here = shown.state
    }
    if (before && ply > before.ply) this.tellMoved(this.here)
  }

  private tellMoved(state: State): void {
    const { last } = state
    if (!last || !this.shown) return
    const by = opponentOf(state.turn)
    this.notices.tell({ kind: 'moved', by, move: last.kind, text: moveText(by, last, naming(this.shown.scene, settings.system)) })
  }
}

function begun({ start, black, white, since, clock }: GameState): Game {
  const game = Game.from(start)
  const moment = since ?? clock?.at
  if (moment !== undefined) game.setTag('Date', dayOf(moment))
  game.setTag('Black', black.name)
  game.setTag('White', white.name)
  return game
}

export function colorOf(side: Side): Color {
  return side === 'black' ? 'b' : 'w'
}
