import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test, vi } from 'vitest'
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
  await vi.waitFor(() => expect(played(store)).toEqual(['d4', 'c3']))
  store.undo()
  expect(played(store)).toEqual([])
  expect(search).toHaveBeenCalledTimes(1)
  store.play('d4')
  await vi.waitFor(() => expect(played(store)).toEqual(['d4', 'e3']))
  // Looking is not playing: going on with a line that is there asks nobody.
  store.undo()
  store.redo()
  expect(played(store)).toEqual(['d4', 'e3'])
  expect(search).toHaveBeenCalledTimes(2)
})

test('a game that was resigned goes on where a move is played in it', () => {
  const { store } = table()
  store.start({ variant: 'hex', boardFiles: [], opponent: { kind: 'people' } })
  store.play('d4')
  store.play('c3')
  store.resign()
  expect(store.over).toBe(true)
  store.go(1)
  store.play('e3')
  expect(store.over).toBe(false)
})

test('a game from a place in another one holds the moves to there, and the engine moves if it is its turn', async () => {
  const { store, search } = table('b3')
  const abn = '[Board "hex:3"]\n[Pieces "9"]\n[Black "Ann"]\n\n1. c3 (1. b2 a1) b3 2. c4 *\n'
  store.startFrom({ abn, boardFiles: [], path: ['b2', 'a1', 'a2'] }, { opponent: { kind: 'engine', level: 3, you: 'b' } })
  await vi.waitFor(() => expect(played(store)).toEqual(['b2', 'a1', 'a2', 'b3']))
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
  await vi.waitFor(() => expect(played(store)).toEqual(['d4', 'c3']))
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
