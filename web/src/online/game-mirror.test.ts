import { expect, test } from 'vitest'
import { after, fromSnapshot, type GameState } from './game-state'
import { GameMirror } from './game-mirror'
import type { ClientMessage, Command, GameEvent, ServerMessage, Snapshot, WireError, Wish } from './wire'

const START: Snapshot = {
  id: 'g',
  version: 1,
  board: 'hex',
  pieces: 18,
  start: 'hex x4/x5/x6/x7/x6/x5/x4 b 18/18 0',
  position: 'hex x4/x5/x6/x7/x6/x5/x4 b 18/18 0',
  moves: [],
  black: { id: 'p1', name: 'Ada', guest: false },
  white: { id: 'p2', name: 'Ben', guest: true },
  time: { initial_s: 300, increment_s: 5 },
  clock: { black: 300_000, white: 300_000, running: null, at: 0, abort_at: 60_000 },
  rated: false,
  status: 'live',
  result: null,
  offers: []
}

/** A server that keeps events and answers as the contract has it; it judges nothing but `stale`. */
class PaperServer {
  events: GameEvent[] = [{ game: 'g', version: 1, at: 0, kind: 'start', snapshot: START }]
  private known = new Map<string, number>()

  get version(): number {
    return this.events.length
  }

  happens(what: object, by: 'black' | 'white' = 'white'): GameEvent {
    const event = { game: 'g', version: this.version + 1, at: this.version, by, ...what } as GameEvent
    this.events.push(event)
    return event
  }

  /** All that comes back for a message. */
  answers(message: ClientMessage): ServerMessage[] {
    if ('subscribe' in message && 'game' in message.subscribe) return this.subscribed(message.subscribe.since)
    if ('command' in message) return this.commanded(message.command)
    if ('ping' in message) return [{ pong: message.ping, at: 0, versions: { g: this.version } }]
    return []
  }

  private subscribed(since: number): ServerMessage[] {
    const subscribed: ServerMessage = { subscribed: { game: 'g', version: this.version } }
    if (since > this.version) return [subscribed, { snapshot: this.snapshot() }]
    return [subscribed, ...this.events.slice(since).map((event) => ({ event }))]
  }

  private commanded({ id, version, do: wish }: Command): ServerMessage[] {
    const known = this.known.get(id)
    if (known !== undefined) return [{ ack: { game: 'g', id, version: known } }]
    const turned = this.events.findLast(({ kind }) => ['move', 'take_back', 'end'].includes(kind))?.version ?? 0
    const refused = (code: string): ServerMessage[] => [{ refused: { game: 'g', id, error: { code, message: '' } } }]
    if (this.events.some(({ kind }) => kind === 'end')) return refused('game_over')
    if ('move' in wish && version < turned) return refused('stale')
    const what = 'move' in wish ? { kind: 'move', move: wish.move } : 'phrase' in wish ? { kind: 'phrase', phrase: wish.phrase } : { kind: 'unheard_of' }
    const event = this.happens({ ...what, id }, 'black')
    this.known.set(id, event.version)
    return [{ ack: { game: 'g', id, version: event.version } }, { event }]
  }

  snapshot(): Snapshot {
    return { ...this.replayed(), position: '' }
  }

  replayed(): GameState {
    return this.events.slice(1).reduce(after, { ...fromSnapshot(START), since: 0 })
  }
}

interface Page {
  mirror: GameMirror
  sent: ClientMessage[]
  refused: [Wish, WireError][]
  /** Whether there is a line. */
  line: boolean
}

function page(): Page {
  let ids = 0
  const page: Page = { sent: [], refused: [], line: true, mirror: undefined as unknown as GameMirror }
  page.mirror = new GameMirror(
    'g',
    (message) => {
      if (page.line) page.sent.push(message)
      return page.line
    },
    () => `c${++ids}`,
    { changed: () => {}, refused: (wish, error) => page.refused.push([wish, error]) }
  )
  return page
}

/** Everything that was sent arrives, and everything comes back. */
function exchange({ mirror, sent }: Page, server: PaperServer): void {
  for (let message = sent.shift(); message; message = sent.shift()) {
    for (const answer of server.answers(message)) mirror.hear(answer)
  }
}

function inGame(): { server: PaperServer; at: Page } {
  const [server, at] = [new PaperServer(), page()]
  at.mirror.opened()
  exchange(at, server)
  return { server, at }
}

test('it begins with the start, and follows events in order', () => {
  const { server, at } = inGame()
  expect(at.mirror.inStep).toBe(true)
  expect(at.mirror.state).toEqual({ ...fromSnapshot(START), since: 0 })
  for (const what of [{ kind: 'move', move: 'd4' }, { kind: 'phrase', phrase: 'hello' }, { kind: 'offer', offer: 'draw' }]) {
    at.mirror.hear({ event: server.happens(what) })
  }
  expect(at.mirror.state).toMatchObject({ version: 4, moves: ['d4'], said: [{ phrase: 'hello', by: 'white' }], offers: [{ offer: 'draw', by: 'white', version: 4 }] })
  expect(at.mirror.state).toEqual(server.replayed())
})

test('an event twice is heard once; events of other games are not ours', () => {
  const { server, at } = inGame()
  const event = server.happens({ kind: 'move', move: 'd4' })
  at.mirror.hear({ event })
  at.mirror.hear({ event })
  at.mirror.hear({ event: { ...event, game: 'other', version: 3 } })
  expect(at.mirror.state?.moves).toEqual(['d4'])
})

test('a gap is noticed: the board is not in step until what is missing has come', () => {
  const { server, at } = inGame()
  server.happens({ kind: 'move', move: 'd4' })
  at.mirror.hear({ event: server.happens({ kind: 'move', move: 'c3' }, 'black') })
  expect(at.mirror.inStep).toBe(false)
  expect(at.sent).toEqual([{ subscribe: { game: 'g', since: 1 } }])
  // Another one meanwhile: it was asked for already.
  at.mirror.hear({ event: server.happens({ kind: 'move', move: 'c4' }) })
  expect(at.sent).toHaveLength(1)
  exchange(at, server)
  expect(at.mirror.inStep).toBe(true)
  expect(at.mirror.state?.moves).toEqual(['d4', 'c3', 'c4'])
})

test('the last event was lost: a pong tells', () => {
  const { server, at } = inGame()
  server.happens({ kind: 'move', move: 'd4' })
  at.mirror.hear({ pong: 1, at: 0, versions: { g: 2 } })
  expect(at.mirror.inStep).toBe(false)
  exchange(at, server)
  expect(at.mirror.state?.moves).toEqual(['d4'])
  expect(at.mirror.inStep).toBe(true)
})

test('kinds that are not known count, and change nothing', () => {
  const { server, at } = inGame()
  const before = at.mirror.state!
  at.mirror.hear({ event: server.happens({ kind: 'fireworks', colour: 'red' }) })
  at.mirror.hear({ event: server.happens({ kind: 'phrase', phrase: 'not_known_here' }) })
  expect(at.mirror.state).toEqual({ ...before, version: 3 })
})

test('offers stand until they are answered, the other moves, or the end', () => {
  const { server, at } = inGame()
  const hear = (what: object, by: 'black' | 'white') => at.mirror.hear({ event: server.happens(what, by) })
  hear({ kind: 'offer', offer: 'draw' }, 'white')
  hear({ kind: 'offer', offer: 'take_back' }, 'black')
  hear({ kind: 'move', move: 'd4' }, 'black')
  expect(at.mirror.state?.offers.map(({ offer }) => offer)).toEqual(['take_back'])
  hear({ kind: 'answer', offer: 'take_back', accept: false }, 'white')
  expect(at.mirror.state).toMatchObject({ offers: [], declined: { offer: 'take_back', by: 'black' } })
  hear({ kind: 'offer', offer: 'draw' }, 'white')
  hear({ kind: 'take_back', moves: 0, clock: null }, 'white')
  expect(at.mirror.state?.moves).toEqual([])
  hear({ kind: 'end', result: { winner: null, score: { b: 0, w: 0 }, reason: 'agreed' } }, 'black')
  expect(at.mirror.state).toMatchObject({ status: 'over', offers: [], clock: { running: null } })
  hear({ kind: 'offer', offer: 'rematch' }, 'white')
  hear({ kind: 'answer', offer: 'rematch', accept: true, next: 'g2' }, 'black')
  expect(at.mirror.state).toMatchObject({ next: 'g2', offers: [] })
})

test('one’s own move is shown at once, and stays when it is acknowledged', () => {
  const { server, at } = inGame()
  at.mirror.ask({ move: 'd4' })
  expect(at.mirror.moves).toEqual(['d4'])
  expect(at.mirror.state?.moves).toEqual([])
  const [ack, event] = server.answers(at.sent.shift()!)
  at.mirror.hear(ack!)
  expect([at.mirror.moves, at.mirror.isPending('move')]).toEqual([['d4'], true])
  at.mirror.hear(event!)
  expect([at.mirror.moves, at.mirror.isPending('move')]).toEqual([['d4'], false])
})

test('a refused move is withdrawn, and told', () => {
  const { server, at } = inGame()
  server.happens({ kind: 'move', move: 'c3' })
  at.mirror.ask({ move: 'd4' })
  exchange(at, server)
  expect(at.refused).toEqual([[{ move: 'd4' }, { code: 'stale', message: '' }]])
  expect(at.mirror.moves).toEqual([])
})

test('what was not acknowledged is sent again over the next line, with the same id', () => {
  const { server, at } = inGame()
  at.mirror.ask({ move: 'd4' })
  const [command] = at.sent.splice(0)
  // The server has it, but the line broke before it could say so.
  server.answers(command!)
  at.line = false
  at.mirror.lost()
  expect(at.mirror.inStep).toBe(false)
  expect(at.mirror.moves).toEqual(['d4'])
  at.line = true
  at.mirror.opened()
  const subscribe = at.sent.shift()!
  at.mirror.hear(server.answers(subscribe)[0]!)
  expect(at.sent).toEqual([command])
  exchange(at, server)
  at.mirror.hear({ pong: 1, at: 0, versions: { g: 2 } })
  exchange(at, server)
  expect(server.version).toBe(2)
  expect(at.mirror.moves).toEqual(['d4'])
  expect(at.mirror.isPending('move')).toBe(false)
})

test('a server that knows less than we do, as after a restored backup, is believed', () => {
  const { server, at } = inGame()
  at.mirror.hear({ event: server.happens({ kind: 'move', move: 'd4' }) })
  server.events.pop()
  at.mirror.lost()
  at.mirror.opened()
  exchange(at, server)
  expect(at.mirror.state).toMatchObject({ version: 1, moves: [] })
  expect(at.mirror.inStep).toBe(true)
})

test('a game that is not there', () => {
  const at = page()
  at.mirror.opened()
  at.mirror.hear({ error: { code: 'not_found', message: 'no such game' } })
  expect(at.mirror.problem?.code).toBe('not_found')
})

/** A choice that is the same in every run. */
function lot(seed: number): (below: number) => number {
  let number = seed + 1
  return (below) => {
    number = (number * 1103515245 + 12345) % 2 ** 31
    return Math.floor((number / 2 ** 31) * below)
  }
}

const HAPPENINGS = [
  (n: number) => ({ kind: 'move', move: `w${n}` }),
  (n: number) => ({ kind: 'phrase', phrase: ['hello', 'thanks', 'unknown'][n % 3] }),
  () => ({ kind: 'offer', offer: 'draw' }),
  () => ({ kind: 'answer', offer: 'draw', accept: false }),
  (n: number) => ({ kind: 'take_back', moves: n % 3 }),
  (n: number) => ({ kind: 'clock', clock: { black: n, white: n, running: 'black', at: n } }),
  () => ({ kind: 'of_the_future' })
]

test.each(Array.from({ length: 200 }, (_, seed) => seed))('whatever is lost on the way, the end is the same: %i', (seed) => {
  const pick = lot(seed)
  const [server, at] = [new PaperServer(), page()]
  const asked = new Set<string>()
  /** On their way to the page; in order, and lost together with the line. */
  let coming: ServerMessage[] = []
  at.mirror.opened()
  for (let step = 0; step < 120; step++) {
    switch (pick(7)) {
      case 0:
      case 1:
        if (at.sent.length > 0) coming.push(...server.answers(at.sent.shift()!))
        break
      case 2: {
        const message = coming.shift()
        if (message) at.mirror.hear(message)
        break
      }
      case 3: {
        const event = server.happens(HAPPENINGS[pick(HAPPENINGS.length)]!(step))
        // Sometimes it gets lost between the server and its sockets.
        if (at.line && pick(4) > 0) coming.push({ event })
        break
      }
      case 4:
        if (at.line && pick(3) === 0) {
          at.line = false
          at.sent.splice(0)
          coming = []
          at.mirror.lost()
        }
        break
      case 5:
        if (!at.line) {
          at.line = true
          at.mirror.opened()
        }
        break
      case 6:
        if (at.mirror.state && asked.size < 12) {
          const phrase = pick(2) === 0
          asked.add(`c${asked.size + 1}`)
          at.mirror.ask(phrase ? { phrase: 'bye' } : { move: `b${step}` })
        }
    }
  }
  if (!at.line) {
    at.line = true
    at.mirror.opened()
  }
  for (let rounds = 0; rounds < 4; rounds++) {
    for (const message of coming.splice(0)) at.mirror.hear(message)
    exchange(at, server)
    at.mirror.hear({ pong: rounds, at: 0, versions: { g: server.version } })
  }
  expect(at.mirror.inStep).toBe(true)
  expect(at.mirror.state).toEqual(server.replayed())
  expect(at.mirror.moves).toEqual(at.mirror.state?.moves)
  // Each command was done once or refused once, never both and never twice.
  const done = server.events.map(({ id }) => id).filter((id) => id !== undefined)
  expect(new Set(done).size).toBe(done.length)
  expect(done.length + at.refused.length).toBe(asked.size)
})
