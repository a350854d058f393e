import { readFileSync } from 'node:fs'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { EngineClient } from '../engine/client'
import type { SearchRequest } from '../engine/protocol'
import { Game } from '../rules/game'
import { loadBuiltRules } from '../rules/load-built'
import type { SavedGame } from '../storage/games'
import type { Opponent } from '../storage/opponent'
import { PlayStore } from './play-store.svelte'

vi.mock('../storage/games', () => ({
  newId: () => 'a-game',
  saveGame: ({ id }: SavedGame) => Promise.resolve(id),
  followed: () => {},
  setCurrentGame: () => Promise.resolve()
}))

beforeAll(loadBuiltRules)
// The engine's answer is held back for a moment, which no test waits for.
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A store whose engine answers with these moves, one after the other, and then thinks for ever. */
function table(...answers: string[]) {
  const search = vi.fn((_: SearchRequest) => {
    const text = answers.shift()
    return text ? Promise.resolve({ line: [{ text }] }) : new Promise(() => {})
  })
  const engine = { search, stop() {}, forget() {} } as unknown as EngineClient
  return { store: new PlayStore(engine), search }
}

function played(store: PlayStore): string[] {
  return store.shown!.game.path(store.shown!.state.node)
}

test('the engine answers a move that was taken back and is played again', async () => {
  const { store, search } = table('c3', 'e3')
  store.start({ variant: 'hex', boardFiles: [], opponent: { kind: 'engine', level: 3, you: 'b' } })
  store.play('d4')
  await vi.runAllTimersAsync()
  expect(played(store)).toEqual(['d4', 'c3'])
  store.undo()
  expect(played(store)).toEqual([])
  expect(search).toHaveBeenCalledTimes(1)
  store.play('d4')
  await vi.runAllTimersAsync()
  expect(played(store)).toEqual(['d4', 'e3'])
  // Looking is not playing: going on with a line that is there asks nobody.
  store.undo()
  store.redo()
  expect(played(store)).toEqual(['d4', 'e3'])
  expect(search).toHaveBeenCalledTimes(2)
})

test('a computer that has thought of a move makes none in a game that was resigned meanwhile', async () => {
  const { store } = table('d4')
  store.start({ variant: 'hex', boardFiles: [], opponent: { kind: 'engine', level: 3, you: 'w' } })
  // Its answer is there, and is held back for a moment.
  await Promise.resolve()
  store.resign()
  await vi.runAllTimersAsync()
  expect(played(store)).toEqual([])
  expect(store.over).toBe(true)
})

test('a game that was resigned goes on where a move is taken back, and its end is forgotten', () => {
  const { store } = table()
  store.start({ variant: 'hex', boardFiles: [], opponent: { kind: 'people' } })
  store.play('d4')
  store.play('c3')
  store.resign()
  expect(store.over).toBe(true)
  expect(store.saved()!.abn).toContain('[Termination "resignation"]')
  store.undo()
  store.play('e3')
  expect(store.over).toBe(false)
  expect(store.saved()!.abn).not.toContain('Termination')
})

test('looking back changes nothing, and the game goes on meanwhile', async () => {
  const { store } = table('c3', 'e3')
  store.start({ variant: 'hex', boardFiles: [], opponent: { kind: 'engine', level: 3, you: 'b' } })
  store.play('d4')
  await vi.runAllTimersAsync()
  expect(played(store)).toEqual(['d4', 'c3'])
  store.play('d3')
  store.look(1)
  expect(store.looking).toBe(true)
  expect([store.player, store.canUndo, store.canRedo]).toEqual(['none', false, false])
  store.play('e4')
  expect(played(store)).toEqual(['d4'])
  await vi.runAllTimersAsync()
  expect(store.saved()!.path).toEqual(['d4', 'c3', 'd3', 'e3'])
  expect(played(store)).toEqual(['d4'])
  expect(store.place()).toMatchObject({ path: ['d4'] })
  store.present()
  expect(played(store)).toEqual(['d4', 'c3', 'd3', 'e3'])
  expect([store.looking, store.player]).toEqual([false, 'b'])
})

test('a game that was left while the engine thought about a move in the record goes on with its answer', async () => {
  const opponent: Opponent = { kind: 'engine', level: 3, you: 'b' }
  const before = table('c3')
  before.store.start({ variant: 'hex', boardFiles: [], opponent })
  before.store.play('d4')
  await vi.runAllTimersAsync()
  expect(played(before.store)).toEqual(['d4', 'c3'])
  before.store.undo()
  before.store.play('d4')
  const left = before.store.saved()!
  expect(left).toMatchObject({ path: ['d4'], thinking: true })

  const { store } = table('e3')
  store.resume(left)
  await vi.runAllTimersAsync()
  expect(played(store)).toEqual(['d4', 'e3'])
  // Where the engine owes nothing, it is not asked.
  expect(store.saved()).not.toHaveProperty('thinking')
})

test('time that has gone by is not given back by a reload', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value)
  })
  let now = 0
  const watch = vi.spyOn(performance, 'now').mockImplementation(() => now)
  const { store } = table()
  store.start({ variant: 'hex', boardFiles: [], opponent: { kind: 'people' }, time: { minutes: 3, increment: 2 } })
  store.play('d4')
  const saved = store.saved()!
  now = 20_000
  store['tick']()
  const again = table().store
  again.resume(saved)
  expect(again.clock!.left).toEqual({ b: 182_000, w: 160_000 })
  // In another position of the game it counts what was left there.
  again.resume({ ...saved, path: [] })
  expect(again.clock!.left).toEqual({ b: 182_000, w: 180_000 })
  watch.mockRestore()
  vi.unstubAllGlobals()
})

test('a game from a place in another one holds the moves to there, and the engine moves if it is its turn', async () => {
  const { store, search } = table('b3')
  const abn = '[Board "hex:3"]\n[Pieces "9"]\n[Black "Ann"]\n\n1. c3 (1. b2 a1) b3 2. c4 *\n'
  store.startFrom({ abn, boardFiles: [], path: ['b2', 'a1', 'a2'] }, { opponent: { kind: 'engine', level: 3, you: 'b' } })
  await vi.runAllTimersAsync()
  expect(played(store)).toEqual(['b2', 'a1', 'a2', 'b3'])
  expect(search.mock.lastCall![0].line).toMatch(/^hex:3@9 /)
  expect(store.saved()!.abn).not.toMatch(/Ann|c3|\(/)

  // Where a record does not start as usual, nor does the new one.
  const line = 'hex:2@3 b,w/b,x2/x2 w 1/2 0'
  store.startFrom({ abn: Game.from(line).toAbn(), boardFiles: [], path: [] }, { opponent: { kind: 'alone' } })
  expect(store.shown!.state.line).toBe(line)
})

test('a game that goes on in another tab is followed, and answered here only when that tab is gone', async () => {
  const { store, search } = table('c3')
  store.start({ variant: 'hex', boardFiles: [], opponent: { kind: 'engine', level: 3, you: 'b' } })
  const there = { ...store.saved()!, abn: '1. d4 *', path: ['d4'] }
  store.followTab({ ...there, id: 'another' })
  expect(played(store)).toEqual([])
  store.followTab(there)
  expect(played(store)).toEqual(['d4'])
  expect(search).not.toHaveBeenCalled()
  store.takeOver()
  await vi.runAllTimersAsync()
  expect(played(store)).toEqual(['d4', 'c3'])
  store.takeOver()
  expect(search).toHaveBeenCalledTimes(1)
})

interface Case {
  name: string
  abn: string
  at: number
  arrival: 'played' | 'shown'
  computers: '' | 'b' | 'w' | 'bw'
  replies: boolean
  back: number | null
  again: number | null
}

/** The rules' and the terminal's tests read the same cases. */
const cases: Case[] = JSON.parse(
  readFileSync(new URL('../../../crates/rules/tests/data/turns.json', import.meta.url), 'utf8')
)

// Here nobody watches two engines.
describe.each(cases.filter(({ computers }) => computers !== 'bw'))('who acts: $name', (given) => {
  const { abn, at, arrival, computers } = given
  const game = () => Game.read(abn)[0]!

  /** The store at the place of the case, and whether its engine was asked there. */
  function open() {
    const main = game().path(game().tree().main.at(-1) ?? 0)
    const { store, search } = table()
    const opponent: Opponent =
      computers === '' ? { kind: 'people' } : { kind: 'engine', level: 3, you: computers === 'b' ? 'w' : 'b' }
    const path = main.slice(0, arrival === 'played' ? at - 1 : at)
    store.resume({ id: 'a-game', begun: 0, updated: 0, abn, boardFiles: [], path, opponent })
    search.mockClear()
    if (arrival === 'played') store['make'](main[at - 1]!)
    else store['next']()
    return { store, asked: search.mock.calls.length > 0 }
  }

  test('the engine replies, or not', () => expect(open().asked).toBe(given.replies))

  test('take back', () => {
    const { store } = open()
    expect(store.canUndo).toBe(given.back !== null)
    store.undo()
    expect(played(store)).toHaveLength(given.back ?? at)
  })

  test('play again', () => {
    const { store } = open()
    expect(store.canRedo).toBe(given.again !== null)
    store.redo()
    expect(played(store)).toHaveLength(given.again ?? at)
  })
})
