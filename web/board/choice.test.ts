import { expect, test } from 'vitest'
import { dropped, meant } from './choice'
import type { State } from './types'

/** Black: d4, e4; White: c3. Black to move; d4 can take c3, e4 can do nothing. */
const state: State = {
  node: 3,
  ply: 3,
  line: '',
  turn: 'b',
  hands: { b: 16, w: 17 },
  pieces: 18,
  passes: 0,
  over: false,
  score: { b: 1, w: 1 },
  stacks: { d4: 'b', e4: 'b', c3: 'w' },
  sleepers: ['e4'],
  entries: ['d3', 'c4'],
  captures: [{ from: 'd4', to: 'c3' }],
  canPass: false,
  passEnds: false,
  last: null
}

test('an empty space is an entry, legal or not', () => {
  expect(meant(state, 'b', undefined, 'd3')).toEqual({ kind: 'move', move: 'd3', to: 'd3' })
  expect(meant(state, 'b', undefined, 'a1')).toEqual({ kind: 'illegal', move: 'a1', to: 'a1' })
})

test('a stack is chosen, then its target', () => {
  expect(meant(state, 'b', undefined, 'd4')).toEqual({ kind: 'choose', space: 'd4', role: 'from' })
  const move = { kind: 'move', move: 'd4->c3', from: 'd4', to: 'c3' }
  expect(meant(state, 'b', { space: 'd4', role: 'from' }, 'c3')).toEqual(move)
  // Or the other way round: first whom, then by whom.
  expect(meant(state, 'b', undefined, 'c3')).toEqual({ kind: 'choose', space: 'c3', role: 'to' })
  expect(meant(state, 'b', { space: 'c3', role: 'to' }, 'd4')).toEqual(move)
})

test('the chosen stack let go, and wrong targets', () => {
  const choice = { space: 'd4', role: 'from' } as const
  expect(meant(state, 'b', choice, 'd4')).toEqual({ kind: 'clear' })
  expect(meant(state, 'b', choice, 'd3')).toEqual({ kind: 'illegal', move: 'd4->d3', from: 'd4', to: 'd3' })
  expect(meant(state, 'b', choice, 'e4')).toEqual({ kind: 'illegal', move: 'd4->e4', from: 'd4', to: 'e4' })
})

test('stacks that can do nothing say so', () => {
  expect(meant(state, 'b', undefined, 'e4')).toEqual({ kind: 'stuck', space: 'e4' })
})

test('nobody acts out of turn', () => {
  expect(meant(state, 'w', undefined, 'd3')).toEqual({ kind: 'none' })
  expect(meant(state, 'none', undefined, 'd3')).toEqual({ kind: 'none' })
  expect(meant({ ...state, over: true }, 'both', undefined, 'd3')).toEqual({ kind: 'none' })
})

test('a stack set down where it was has not moved', () => {
  expect(dropped(state, 'd4', 'd4')).toEqual({ kind: 'none' })
})
