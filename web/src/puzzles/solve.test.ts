import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EngineClient } from '../engine/client'
import { Game } from '../rules/game'
import { loadBuiltRules } from '../rules/load-built'
import type { Report } from '../rules/types'
import { Solve, type Task } from './solve.svelte'

loadBuiltRules()

const TASK: Task = {
  id: 'x',
  position: 'hex x4/x5/x6/x3,b,x3/x6/x5/x4 w 17/18 0',
  solution: ['d5', 'c3', 'e4'],
  themes: ['cut']
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** An engine that answers by a move, once it is let. */
function engineThat(answer: () => Promise<Partial<Report> | null>): EngineClient {
  return { search: answer, stop: () => {} } as unknown as EngineClient
}

function solving(more: { engine?: EngineClient; task?: Partial<Task> } = {}) {
  const scores: number[] = []
  const solve = new Solve({ ...TASK, ...more.task }, { ...(more.engine ? { engine: more.engine } : {}), pause: 300, oncount: (score) => scores.push(score) })
  return { solve, scores }
}

test('right moves are replied to after a moment, until it is solved', () => {
  const { solve, scores } = solving()
  expect(solve.player).toBe('w')
  solve.play('d5')
  expect([solve.status, solve.player, solve.shown.state.ply]).toEqual(['replying', 'none', 1])
  solve.play('e4')
  vi.advanceTimersByTime(300)
  expect([solve.status, solve.reply?.text, solve.shown.state.ply]).toEqual(['open', 'c3', 2])
  solve.play('e4')
  expect([solve.status, scores]).toEqual(['solved', [1]])
})

test('a wrong try is answered on the board, counts as missed once, and is taken back', async () => {
  const reply = { kind: 'enter', text: 'e3', slanted: 'e3', to: 'e3' } as const
  const { solve, scores } = solving({ engine: engineThat(async () => ({ line: [reply], margin: 2.5, proven: false })) })
  solve.play('c3')
  expect([solve.status, solve.looking, scores]).toEqual(['wrong', true, [0]])
  await vi.runAllTimersAsync()
  expect(solve.shown.state.ply).toBe(2)
  // Black is to move after the try, and stands better.
  expect([solve.looking, solve.reply?.text, solve.outlook]).toEqual([false, 'e3', { margin: 2.5, proven: false }])
  solve.again()
  expect([solve.status, solve.shown.state.ply, solve.outlook]).toEqual(['open', 0, undefined])
  solve.play('c3')
  solve.again()
  solve.play('d5')
  vi.advanceTimersByTime(300)
  solve.play('e4')
  expect([solve.status, solve.missed, scores]).toEqual(['solved', true, [0]])
})

test('an engine that fails says so, and the try is wrong all the same', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { solve } = solving({ engine: engineThat(async () => Promise.reject(new Error('broken'))) })
  solve.play('c3')
  await vi.runAllTimersAsync()
  expect([solve.status, solve.looking, solve.reply, solve.shown.state.ply]).toEqual(['wrong', false, undefined, 1])
  expect(solve.problem).toBeDefined()
})

test('what the rules forbid is told, and is no miss', () => {
  const { solve, scores } = solving()
  solve.play('a1')
  expect([solve.status, solve.shown.refusal?.code !== undefined, scores]).toEqual(['open', true, []])
})

test('hints tell more and more, and count for every move', () => {
  const { solve, scores } = solving()
  for (let hint = 0; hint < 5; hint++) solve.hint()
  expect([solve.hints, solve.wanted?.to]).toEqual([3, 'd5'])
  solve.play('d5')
  vi.advanceTimersByTime(300)
  // What it is about is known; where, and by what move, is not.
  expect([solve.hints, solve.wanted?.to]).toEqual([1, 'e4'])
  solve.play('e4')
  expect(scores).toEqual([0])
  const { solve: other, scores: others } = solving()
  other.hint()
  other.play('d5')
  vi.advanceTimersByTime(300)
  other.play('e4')
  expect(others).toEqual([0.5])
})

test('the solution is played out from where one is, and counts as missed', () => {
  const { solve, scores } = solving()
  solve.play('d5')
  vi.advanceTimersByTime(300)
  solve.play('e3')
  solve.tell()
  expect([solve.status, scores]).toEqual(['told', [0]])
  vi.advanceTimersByTime(300)
  expect(solve.shown.game.path(solve.shown.state.node)).toEqual(['d5', 'c3', 'e4'])
})

test('the record has the solution, and the tries as variations', () => {
  const { solve } = solving()
  solve.play('c3')
  solve.tell()
  const { abn } = solve.kept()
  const tree = Game.read(abn)[0]!.tree()
  const node = (wanted: number) => tree.nodes.find(({ id }) => id === wanted)
  const texts = (nodes: number[]) => nodes.map((id) => node(id)?.move?.text)
  expect(texts(tree.main)).toEqual(['d5', 'c3', 'e4'])
  expect(texts(node(0)!.children)).toEqual(['d5', 'c3'])
})

test('the move that led there is shown, and is no part of the record', () => {
  const { solve } = solving({ task: { last: 'd4' } })
  expect([solve.state.last?.to, solve.shown.state.last]).toEqual(['d4', null])
  solve.play('d5')
  expect(solve.state.last?.to).toBe('d5')
})
