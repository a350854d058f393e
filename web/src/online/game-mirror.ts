/**
 * One game as this page knows it: in step with the server or not, with what was asked for and is not acknowledged yet. It
 * holds no socket: what it wants to say it says by `send`, and what is heard is handed to it.
 */

import { after, fromSnapshot, type GameState } from './game-state'
import type { ClientMessage, Command, GameEvent, ServerMessage, Snapshot, WireError, Wish } from './wire'

interface Pending {
  command: Command
  /** How many moves there were when it was asked for. */
  ply: number
  /** The version that was acknowledged; its event may still be on the way. */
  acked?: number
}

interface Hears {
  /** Something is known that was not. */
  changed: () => void
  /** Something has happened since one looks. */
  event?: (event: GameEvent) => void
  refused?: (wish: Wish, error: WireError) => void
}

export class GameMirror {
  /** None before the first word about it. */
  state: GameState | undefined
  /** Why there is nothing to see. */
  problem: WireError | undefined
  private pending: Pending[] = []
  /** A subscription was sent on this line, and is not answered yet. */
  private asked = false
  /** The line answers for this game. */
  private subscribed = false
  /** The highest version that the server has spoken of. */
  private target = 0
  /** What happened up to this version was over before anybody looked. */
  private past = 0

  constructor(
    readonly game: string,
    private readonly send: (message: ClientMessage) => boolean,
    private readonly newId: () => string,
    private readonly hears: Hears
  ) {}

  /** Whether all is known that the server has told. */
  get inStep(): boolean {
    return this.subscribed && this.state !== undefined && this.state.version >= this.target
  }

  /** The moves with one's own that is not acknowledged yet: it is shown at once. */
  get moves(): string[] {
    const { state } = this
    if (!state) return []
    const own = this.ownMove
    return own === undefined ? state.moves : [...state.moves, own]
  }

  /** One's own move that the server has not told of yet. */
  get ownMove(): string | undefined {
    const { state } = this
    if (!state || state.status === 'over') return undefined
    const pending = this.pending.find(({ command, ply }) => 'move' in command.do && ply === state.moves.length)
    return pending && 'move' in pending.command.do ? pending.command.do.move : undefined
  }

  /** Whether something of this kind was asked for and not answered. */
  isPending(kind: string): boolean {
    return this.pending.some(({ command }) => kind in command.do)
  }

  /** There is a line, new to this game. */
  opened(): void {
    this.subscribe()
  }

  /** There is none any more. */
  lost(): void {
    this.asked = false
    this.subscribed = false
    this.hears.changed()
  }

  close(): void {
    this.send({ unsubscribe: { game: this.game } })
  }

  /** Asks for something. It is sent again until it is answered, whatever happens to the line. */
  ask(wish: Wish): void {
    const { state } = this
    if (!state) return
    const command = { id: this.newId(), version: state.version, do: wish }
    this.pending.push({ command, ply: state.moves.length })
    if (this.subscribed) this.sendCommand(command)
    this.hears.changed()
  }

  hear(message: ServerMessage): void {
    if ('subscribed' in message) this.onSubscribed(message.subscribed)
    else if ('snapshot' in message) this.onSnapshot(message.snapshot)
    else if ('event' in message) this.onEvent(message.event)
    else if ('ack' in message) this.onAck(message.ack)
    else if ('refused' in message) this.onRefused(message.refused)
    else if ('pong' in message) this.onVersion(message.versions?.[this.game])
    else if ('error' in message) this.onError(message.error)
  }

  private subscribe(): void {
    this.asked = this.send({ subscribe: { game: this.game, since: this.state?.version ?? 0 } })
  }

  private sendCommand(command: Command): void {
    this.send({ command: { game: this.game, ...command } })
  }

  private onSubscribed({ game, version }: { game?: string; version?: number }): void {
    if (game !== this.game) return
    this.asked = false
    this.subscribed = true
    // It is what the server has now: a version that is no more, as after a backup was restored, is not waited for.
    this.target = version ?? 0
    if (!this.state) this.past = this.target
    for (const { command, acked } of this.pending) if (acked === undefined) this.sendCommand(command)
    this.hears.changed()
  }

  private onSnapshot(snapshot: Snapshot): void {
    if (snapshot.id !== this.game) return
    this.state = fromSnapshot(snapshot, this.state)
    this.problem = undefined
    this.settle()
    this.hears.changed()
  }

  private onEvent(event: GameEvent): void {
    if (event.game !== this.game) return
    const known = this.state?.version ?? 0
    if (event.version <= known) return
    if (event.version > known + 1) {
      this.onVersion(event.version)
      return
    }
    if (event.kind === 'start') this.state = { ...fromSnapshot(event.snapshot), since: event.at, version: event.version }
    else if (this.state) this.state = after(this.state, event)
    else return
    if (event.id !== undefined) this.pending = this.pending.filter(({ command }) => command.id !== event.id)
    this.settle()
    if (event.version > this.past) this.hears.event?.(event)
    this.hears.changed()
  }

  private onAck({ game, id, version }: { game: string; id: string; version: number }): void {
    if (game !== this.game) return
    const pending = this.pending.find(({ command }) => command.id === id)
    if (!pending) return
    pending.acked = version
    this.settle()
    this.hears.changed()
  }

  private onRefused({ game, id, error }: { game: string; id: string; error: WireError }): void {
    if (game !== this.game) return
    const pending = this.pending.find(({ command }) => command.id === id)
    if (!pending) return
    this.pending = this.pending.filter((other) => other !== pending)
    this.hears.refused?.(pending.command.do, error)
    this.hears.changed()
  }

  /** The subscription was answered so: there is no such game. What is known already stays. */
  private onError(error: WireError): void {
    if (!this.asked || this.state) return
    this.asked = false
    this.problem = error
    this.hears.changed()
  }

  /** The server is at this version: what is missing is asked for. */
  private onVersion(version: number | undefined): void {
    if (version === undefined || version <= (this.state?.version ?? 0)) return
    this.target = Math.max(this.target, version)
    if (!this.asked) this.subscribe()
    this.hears.changed()
  }

  /** What was acknowledged and is in the state is done with. */
  private settle(): void {
    const version = this.state?.version ?? 0
    this.pending = this.pending.filter(({ acked }) => acked === undefined || acked > version)
  }
}
