import { beforeAll, expect, test, vi } from 'vitest'
import type { EngineClient } from '../engine/client'
import { Game } from '../rules/game'
import { loadBuiltRules } from '../rules/load-built'
import type { SavedGame } from '../storage/games'
import { results } from '../storage/results'
import { ShownGame } from '../ui/shown-game.svelte'
import { hintArrows, hintOf } from './hint'
import { PlayStore } from './play-store.svelte'

vi.mock('../storage/games', () => ({
  newId: () => 'a-game',
  saveGame: ({ id }: SavedGame) => Promise.resolve(id),
  followed: () => {},
  setCurrentGame: () => Promise.resolve()
}))

beforeAll(loadBuiltRules)

/** What the engine says, of which only the first move and the margin matter here. */
function said(move: object, margin = 1.4) {
  return { number: 1, depth: 1, deepest: 1, nodes: 1, time: 1, margin, proven: false, chance: 0.6, line: [move] } as never
}

function table() {
  const search = vi.fn(({ level }: { level?: number }) =>
    level === undefined ? Promise.resolve(said({ kind: 'enter', text: 'd3', slanted: 'd3', to: 'd3' })) : new Promise(() => {})
  )
  return { store: new PlayStore({ search, stop() {}, forget() {} } as unknown as EngineClient), search }
}

test('first where to look, then the move: a stack that captures, or what stands around a space', () => {
  const game = Game.from('square:3@4 w,b,w/x,w,x/x3 b 3/1 0')
  const { state, scene } = new ShownGame(game)
  const capture = hintOf(said({ kind: 'capture', text: 'a2-a3', slanted: 'a2-a3', from: 'a2', to: 'a3' }), state, scene, game.reasons(0, 'a2-a3'))!
  expect(capture.reasons.map(({ code }) => code)).toEqual(['gains', 'puts-to-sleep', 'escapes', 'leaves-nothing'])
  expect(capture.reasons[0]!.points).toBe(3)
  expect(hintArrows(capture)).toEqual([{ to: 'a2' }])
  expect(hintArrows({ ...capture, step: 2 })).toEqual([{ from: 'a2', to: 'a3' }])
  const enter = hintOf(said({ kind: 'enter', text: 'b1', slanted: 'b1', to: 'b1' }), state, scene, [])!
  expect(enter.area.sort()).toEqual(['a1', 'a2', 'b2'])
  expect(hintArrows({ ...enter, step: 3 })).toEqual([{ to: 'b1' }])
  // For a pass there is nothing to look at.
  expect(hintOf(said({ kind: 'pass', text: 'pass', slanted: 'pass' }), state, scene, [])!.step).toBe(2)
})

test('a hint is told in steps, takes no time, and is marked in the record', async () => {
  const { store, search } = table()
  store.start({ variant: 'hex', boardFiles: [], opponent: { kind: 'people' }, time: { minutes: 3, increment: 2 } })
  for (const move of ['d4', 'c3']) store.play(move)
  expect(store.clock!.running).toBe('b')
  await store.hint()
  expect(store.clock!.running).toBeUndefined()
  expect(store.hints.told!.step).toBe(1)
  for (const step of [2, 3, 3]) {
    await store.hint()
    expect(store.hints.told!.step).toBe(step)
  }
  expect(search).toHaveBeenCalledTimes(1)
  store.closeHint()
  expect(store.clock!.running).toBe('b')
  store.play('d3')
  expect(store.saved()!.abn).toContain('2. d3 $240')
  store.play('e3')
  expect(store.saved()!.abn).toContain('d3 $240 e3 *')
})

test('a hint in one game marks no move of the next', async () => {
  const { store } = table()
  store.start({ variant: 'hex', boardFiles: [], opponent: { kind: 'people' } })
  await store.hint()
  store.start({ variant: 'hex', boardFiles: [], opponent: { kind: 'people' } })
  store.play('d4')
  expect(store.saved()!.abn).toContain('1. d4 *')
})

test('how a game ended is entered once, with the help there was', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value)
  })
  const { store } = table()
  store.start({ variant: 'hex:3@9', boardFiles: [], opponent: { kind: 'engine', level: 4, you: 'b' } })
  store.play('c3')
  store.resign()
  expect(results()).toMatchObject([{ game: 'a-game', variant: 'hex:3@9', level: 4, you: 'b', outcome: 'lost', helped: false }])
  store.undo()
  store.play('b2')
  store.resign()
  expect(results()).toMatchObject([{ outcome: 'lost', helped: true }])
  vi.unstubAllGlobals()
})

test('a rematch swaps colours, another level keeps them, and both begin where the game began', () => {
  const { store } = table()
  const abn = '[Board "hex:3"]\n[Pieces "9"]\n\n1. c3 b2 2. c2 *\n'
  store.startFrom({ abn, boardFiles: [], path: ['c3', 'b2'] }, { opponent: { kind: 'engine', level: 4, you: 'b' } })
  store.play('c2')
  store.resign()
  store.rematch()
  expect(store.opponent).toEqual({ kind: 'engine', level: 4, you: 'w' })
  expect(store.saved()!.path).toEqual(['c3', 'b2'])
  store.rematch(5)
  expect(store.opponent).toEqual({ kind: 'engine', level: 5, you: 'w' })
})
