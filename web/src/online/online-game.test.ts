import { beforeAll, beforeEach, expect, test } from 'vitest'
import { loadBuiltRules } from '../rules/load-built'
import { Game } from '../rules/game'
import { ownColor } from '../storage/opponent'
import { OnlineGame, type Notice } from './online-game.svelte'
import { dayIn, gameOf } from './record'
import { ServerClock } from './server-clock'
import type { ClientMessage, GameEvent, Snapshot } from './wire'

beforeAll(loadBuiltRules)

const LINE = 'hex x4/x5/x6/x7/x6/x5/x4 b 18/18 0'
const START: Snapshot = {
  id: 'g',
  version: 1,
  board: 'hex',
  pieces: 18,
  start: LINE,
  position: LINE,
  moves: [],
  black: { id: 'p1', name: 'Ada', guest: false },
  white: { id: 'p2', name: 'Ben', guest: true },
  time: { initial_s: 60, increment_s: 2 },
  clock: { black: 60_000, white: 60_000, running: null, at: 0 },
  rated: false,
  status: 'live',
  result: null,
  offers: []
}

let sent: ClientMessage[]
let notices: Notice[]
let now: number
let game: OnlineGame
let version: number

beforeEach(() => {
  sent = []
  notices = []
  now = 0
  version = 1
  game = new OnlineGame('g', (message) => (sent.push(message), true), new ServerClock(() => now), () => 'p1')
  game.notices.listen((notice) => notices.push(notice))
})

/** The game comes, with what has happened before. */
function comes(...before: object[]): void {
  game.opened()
  game.hear({ subscribed: { game: 'g', version: before.length + 1 } })
  game.hear({ event: { game: 'g', version: 1, at: 0, kind: 'start', snapshot: START } })
  for (const what of before) happens(what)
}

function happens(what: object): void {
  game.hear({ event: { game: 'g', version: ++version, at: 0, ...what } as GameEvent })
}

const moved = (move: string, by: 'black' | 'white') => ({ kind: 'move', move, by })

test('what happened before one came is shown, and not played again', () => {
  comes(moved('d4', 'black'), moved('d5', 'white'), { kind: 'phrase', phrase: 'hello', by: 'white' })
  expect(notices).toEqual([])
  expect(game.here?.ply).toBe(2)
  expect(game.state?.said).toHaveLength(1)
  happens(moved('c4', 'black'))
  expect(notices.filter(({ kind }) => kind === 'moved')).toHaveLength(1)
})

test('one’s own move is on the board at once, and nobody may move twice', () => {
  comes()
  expect(game.player).toBe('b')
  game.play('d4')
  expect([game.here?.ply, game.player]).toEqual([1, 'none'])
  expect(sent.at(-1)).toMatchObject({ command: { game: 'g', version: 1, do: { move: 'd4' } } })
})

test('a move that the server refuses is taken from the board and from the record', () => {
  comes()
  game.play('d4')
  const { command } = sent.at(-1) as { command: { id: string } }
  game.hear({ refused: { game: 'g', id: command.id, error: { code: 'stale', message: '' } } })
  expect(game.here?.ply).toBe(0)
  expect(game.shown?.tree.nodes).toHaveLength(1)
  expect(game.refused?.error.code).toBe('stale')
  expect(game.player).toBe('b')
})

test('a move that the rules forbid is not even sent', () => {
  comes(moved('d4', 'black'), moved('d5', 'white'))
  const count = sent.length
  game.play('a1')
  expect(sent).toHaveLength(count)
  expect(game.shown?.refusal?.code).toBe('not-next-to-band')
})

test('whoever looks back keeps his place, until it is taken back under him', () => {
  comes(moved('d4', 'black'), moved('d5', 'white'), moved('c4', 'black'))
  game.look(2)
  happens(moved('c3', 'white'))
  expect([game.shown?.state.ply, game.here?.ply, game.looking]).toEqual([2, 4, true])
  happens({ kind: 'take_back', moves: 1, by: 'white' })
  expect([game.shown?.state.ply, game.here?.ply, game.looking]).toEqual([1, 1, false])
  expect(game.shown?.tree.main).toHaveLength(1)
})

test('while the line is lost nobody moves, and all goes on when it is back', () => {
  comes()
  game.lost()
  expect([game.inStep, game.player]).toEqual([false, 'none'])
  game.opened()
  game.hear({ subscribed: { game: 'g', version: 1 } })
  expect([game.inStep, game.player]).toEqual([true, 'b'])
})

test('the clock runs by the server, stands while a move is on its way, and ends at nothing', () => {
  const clock = { black: 5000, white: 9000, running: 'black', at: 1000 }
  comes(moved('d4', 'black'), { ...moved('d5', 'white'), clock })
  now = 3000
  game.tick()
  expect(game.left).toEqual({ b: 3000, w: 9000 })
  game.play('c4')
  now = 4000
  game.tick()
  expect(game.left?.b).toBe(3000)
  happens({ kind: 'end', result: { winner: 'white', score: { b: 1, w: 1 }, reason: 'time' }, clock: { black: 0, white: 9000, running: null, at: 6000 } })
  now = 99_000
  game.tick()
  expect(game.left).toEqual({ b: 0, w: 9000 })
  expect(notices.at(-1)).toEqual({ kind: 'over' })
})

test('a game that is taken home has its day, and whose mistakes are one’s own', () => {
  comes(moved('d4', 'black'))
  const saved = game.saved()!
  expect(dayIn(saved.abn)).toBe('1970.01.01')
  expect(ownColor(saved.opponent)).toBe('b')
  expect(ownColor({ kind: 'people' })).toBeUndefined()
  expect(ownColor({ kind: 'link', you: 'w', sent: 3 })).toBe('w')
})

test('those who watch have no colour, and what they are offered is nothing', () => {
  game = new OnlineGame('g', () => true, new ServerClock(() => 0), () => undefined)
  comes({ kind: 'offer', offer: 'draw', by: 'white' })
  expect([game.you, game.player, game.offered]).toEqual([undefined, 'none', undefined])
})

test.each([
  ['resign', 'black', '1-0', 'resignation'],
  ['time', 'white', '0-1', 'time forfeit'],
  ['agreed', null, '1/2-1/2', 'agreement'],
  ['gone', 'white', '0-1', 'abandoned'],
  ['aborted', null, '*', 'aborted']
] as const)('a record says how the game ended: %s', (reason, winner, result, termination) => {
  const record = gameOf({ ...START, moves: ['d4', 'd5', 'c4'], status: 'over', result: { winner, score: { b: 2, w: 1 }, reason } }, '2026.11.18')
  const abn = record.toAbn()
  record.free()
  expect(dayIn(abn)).toBe('2026.11.18')
  const tree = Game.read(abn)[0]!.tree()
  expect(tree.result).toBe(result)
  expect(tree.main).toHaveLength(3)
  const tags = Object.fromEntries(tree.tags)
  expect(tags).toMatchObject({ Black: 'Ada', White: 'Ben', TimeControl: '60+2', Termination: termination })
})
