import { beforeEach, expect, test } from 'vitest'
import { Connection, type Socket, type Status } from './connection'
import type { ServerMessage } from './wire'

/** A world in which time passes when it is told to. */
class Paper {
  time = 0
  sockets: PaperSocket[] = []
  private timers: { at: number; act: () => void }[] = []

  open(): Socket {
    const socket = new PaperSocket()
    this.sockets.push(socket)
    return socket
  }

  later(milliseconds: number, act: () => void): () => void {
    const timer = { at: this.time + milliseconds, act }
    this.timers.push(timer)
    return () => (this.timers = this.timers.filter((other) => other !== timer))
  }

  pass(milliseconds: number): void {
    const end = this.time + milliseconds
    for (;;) {
      const next = this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      this.timers = this.timers.filter((other) => other !== next)
      this.time = next.at
      next.act()
    }
    this.time = end
  }

  get last(): PaperSocket {
    return this.sockets.at(-1)!
  }
}

class PaperSocket implements Socket {
  sent: unknown[] = []
  closed = false
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  close(): void {
    this.closed = true
  }

  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

let paper: Paper
let statuses: Status[]
let messages: ServerMessage[]
let askedToSignIn: number
let line: Connection

beforeEach(() => {
  paper = new Paper()
  statuses = []
  messages = []
  askedToSignIn = 0
  line = new Connection(
    { open: () => paper.open(), now: () => paper.time, later: (time, act) => paper.later(time, act), random: () => 1 },
    { status: (status) => statuses.push(status), message: (message) => messages.push(message), signIn: () => askedToSignIn++ }
  )
})

function opened(): PaperSocket {
  line.start()
  paper.last.onopen?.()
  return paper.last
}

test('it pings, and stays open as long as somebody answers', () => {
  const socket = opened()
  for (let n = 1; n <= 10; n++) {
    expect(socket.sent).toContainEqual({ ping: n })
    socket.says({ pong: n, at: 0 })
    paper.pass(4000)
  }
  expect(statuses).toEqual(['connecting', 'open'])
  expect(paper.sockets).toHaveLength(1)
})

test('silence is noticed within ten seconds, and another line is tried', () => {
  const socket = opened()
  paper.pass(3000)
  socket.says({ pong: 1, at: 0 })
  paper.pass(8999)
  expect(line.status).toBe('open')
  paper.pass(1)
  expect(line.status).toBe('lost')
  expect(socket.closed).toBe(true)
  paper.pass(500)
  expect(paper.sockets).toHaveLength(2)
  paper.last.onopen?.()
  expect(line.status).toBe('open')
})

test('what an old line still says is not heard', () => {
  const socket = opened()
  paper.pass(9000)
  socket.says({ pong: 1, at: 0 })
  socket.onclose?.({ code: 1006 })
  expect(messages).toEqual([])
  paper.pass(500)
  expect(paper.sockets).toHaveLength(2)
})

test('waits grow up to eight seconds, and are short again after a success', () => {
  opened()
  const waits: number[] = []
  for (let tries = 0; tries < 7; tries++) {
    paper.last.onclose?.({ code: 1006 })
    const [before, count] = [paper.time, paper.sockets.length]
    while (paper.sockets.length === count) paper.pass(100)
    waits.push(paper.time - before)
  }
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000])
  paper.last.onopen?.()
  paper.last.onclose?.({ code: 1006 })
  paper.pass(500)
  expect(paper.sockets).toHaveLength(9)
})

test('a line that never opens is given up', () => {
  line.start()
  paper.pass(9000)
  expect(statuses).toEqual(['connecting', 'lost'])
  paper.pass(500)
  expect(paper.sockets).toHaveLength(2)
})

test('the network is back: no more waiting', () => {
  opened()
  for (let tries = 0; tries < 5; tries++) {
    paper.last.onclose?.({ code: 1006 })
    if (tries < 4) paper.pass(8000)
  }
  const count = paper.sockets.length
  line.wake()
  expect(paper.sockets).toHaveLength(count + 1)
  // It is being tried: once is enough.
  line.wake()
  expect(paper.sockets).toHaveLength(count + 1)
})

test('a phone that slept notices at once that its line is dead', () => {
  opened()
  paper.time += 60_000
  line.wake()
  expect(line.status).toBe('lost')
})

test('where the browser sees no network, an answer decides, and soon', () => {
  const socket = opened()
  paper.pass(1000)
  line.doubt()
  paper.pass(1000)
  socket.says({ pong: 2, at: 0 })
  paper.pass(2500)
  expect(line.status).toBe('open')
  line.doubt()
  paper.pass(2500)
  expect(line.status).toBe('lost')
})

test('close codes: sign in first, too many, a restart', () => {
  opened().onclose?.({ code: 4401 })
  expect([line.status, askedToSignIn]).toEqual(['lost', 1])
  paper.pass(60_000)
  expect(paper.sockets).toHaveLength(1)
  line.restart()
  paper.last.onopen?.()
  paper.last.onclose?.({ code: 4429 })
  paper.pass(29_000)
  expect(paper.sockets).toHaveLength(2)
  paper.pass(1000)
  expect(paper.sockets).toHaveLength(3)
  paper.last.onopen?.()
  paper.last.onclose?.({ code: 1012 })
  paper.pass(1250)
  expect(paper.sockets).toHaveLength(4)
})

test('nothing is sent into the void, and rubbish is not heard', () => {
  expect(line.send({ ping: 1 })).toBe(false)
  const socket = opened()
  socket.onmessage?.({ data: 'no JSON' })
  expect(messages).toEqual([])
  line.stop()
  expect(socket.closed).toBe(true)
  paper.pass(60_000)
  expect(paper.sockets).toHaveLength(1)
})
