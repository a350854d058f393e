/**
 * The line to the server. It notices within nine seconds that nothing comes any more, and tries again by itself. Time and
 * sockets are handed in, so that tests need neither.
 */

import type { ClientMessage, ServerMessage } from './wire'

/** A ping every so often, in milliseconds. */
const PING_EVERY = 4000

/** Whoever says nothing for so long is gone. */
const PATIENCE = 9000

/** The same when the browser thinks that there is no network. */
const SHORT_PATIENCE = 2500

/** Between two tries: at first, and at most. */
const FIRST_WAIT = 500
const LONGEST_WAIT = 8000

/** How long to wait when the server has had too much of us. */
const TOO_MANY_WAIT = 15_000

/** Close codes of the contract. */
const RESTART = 1012
const SIGN_IN = 4401
const TOO_MANY = 4429

export type Status =
  /** Nobody has asked for it. */
  | 'idle'
  /** For the first time, or anew after a sign-in. */
  | 'connecting'
  | 'open'
  | 'lost'

/** What is used of a websocket. */
export interface Socket {
  send: (text: string) => void
  close: () => void
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number }) => void) | null
}

/** What surrounds it: in tests, made of paper. */
export interface World {
  open: () => Socket
  now: () => number
  /** Does something later; the answer calls it off. */
  later: (milliseconds: number, act: () => void) => () => void
  /** From 0 to 1. */
  random: () => number
}

interface Hears {
  status: (status: Status) => void
  message: (message: ServerMessage) => void
  /** The server wants to know who we are. No further try is made before `restart`. */
  signIn: () => void
}

export class Connection {
  status: Status = 'idle'
  private socket: Socket | undefined
  private tries = 0
  private pings = 0
  private pingedAt = 0
  private heardAt = 0
  private callOff = { ping: () => {}, silence: () => {}, retry: () => {} }

  constructor(
    private readonly world: World,
    private readonly hears: Hears
  ) {}

  start(): void {
    if (this.status !== 'idle') return
    this.tell('connecting')
    this.connect()
  }

  /** With other credentials: those of a socket are what they were when it was opened. */
  restart(): void {
    this.drop()
    this.tries = 0
    this.tell('connecting')
    this.connect()
  }

  stop(): void {
    this.drop()
    this.tell('idle')
  }

  /** Sends something, if there is a line. Whoever must be heard sends again when it is open anew. */
  send(message: ClientMessage): boolean {
    if (this.status !== 'open' || !this.socket) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  /** The network is back, or the page is looked at again: no more waiting. */
  wake(): void {
    if (this.status === 'open') {
      // Timers stand still while a phone sleeps.
      if (this.world.now() - this.heardAt > PATIENCE) this.lose()
      else this.ping()
    } else if (this.status === 'lost' && !this.socket) {
      this.tries = 0
      this.connect()
    }
  }

  /** The browser says that there is no network. A server on this machine answers all the same. */
  doubt(): void {
    if (this.status !== 'open') return
    this.ping()
    this.expect(SHORT_PATIENCE)
  }

  /** How long the answer to a ping took, if it is the last one's. */
  roundTrip(pong: number): number | undefined {
    return pong === this.pings ? this.world.now() - this.pingedAt : undefined
  }

  private connect(): void {
    this.callOff.retry()
    const socket = this.world.open()
    this.socket = socket
    this.expect(PATIENCE)
    socket.onopen = () => {
      if (this.socket !== socket) return
      this.tries = 0
      this.heard()
      this.tell('open')
      this.ping()
    }
    socket.onmessage = ({ data }) => {
      if (this.socket !== socket) return
      this.heard()
      const message = read(data)
      if (message) this.hears.message(message)
    }
    socket.onclose = ({ code }) => {
      if (this.socket === socket) this.closed(code)
    }
  }

  private heard(): void {
    this.heardAt = this.world.now()
    this.expect(PATIENCE)
  }

  /** Something must be heard within this time. */
  private expect(milliseconds: number): void {
    this.callOff.silence()
    this.callOff.silence = this.world.later(milliseconds, () => this.lose())
  }

  private ping(): void {
    this.callOff.ping()
    this.pingedAt = this.world.now()
    this.send({ ping: ++this.pings })
    this.callOff.ping = this.world.later(PING_EVERY, () => this.ping())
  }

  private lose(): void {
    this.drop()
    this.retry(this.nextWait())
  }

  private closed(code: number): void {
    this.drop()
    if (code === SIGN_IN) {
      this.tell('lost')
      this.hears.signIn()
    } else if (code === TOO_MANY) this.retry(TOO_MANY_WAIT * (1 + this.world.random()))
    // A server that restarts is soon there again; not everybody comes in the same moment.
    else if (code === RESTART) this.retry(FIRST_WAIT * (0.5 + 2 * this.world.random()))
    else this.retry(this.nextWait())
  }

  private nextWait(): number {
    const wait = Math.min(FIRST_WAIT * 2 ** this.tries++, LONGEST_WAIT)
    return wait * (0.5 + 0.5 * this.world.random())
  }

  private retry(wait: number): void {
    this.tell('lost')
    this.callOff.retry = this.world.later(wait, () => this.connect())
  }

  private drop(): void {
    for (const callOff of Object.values(this.callOff)) callOff()
    const { socket } = this
    this.socket = undefined
    socket?.close()
  }

  private tell(status: Status): void {
    if (this.status === status) return
    this.status = status
    this.hears.status(status)
  }
}

function read(data: unknown): ServerMessage | undefined {
  try {
    return JSON.parse(String(data)) as ServerMessage
  } catch {
    return undefined
  }
}

/** The real world. */
export function browserWorld(): World {
  const url = new URL('api/v1/ws', document.baseURI)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return {
    open: () => new WebSocket(url) as Socket,
    now: () => performance.now(),
    later: (milliseconds, act) => {
      const timer = setTimeout(act, milliseconds)
      return () => clearTimeout(timer)
    },
    random: () => Math.random()
  }
}
