import { expect, test } from 'vitest'
import { Game } from '../rules/game'
import { loadBuiltRules } from '../rules/load-built'
import type { Draft } from '../rules/types'
import { acted, cleared, waited } from './draft'

loadBuiltRules()

const EMPTY: Draft = { variant: 'hex', stacks: [], turn: 'b', hands: [18, 18], passes: 0 }

test('pieces come from the hand, on top of what is there, and go back', () => {
  const one = acted(acted(EMPTY, 'd4', 'b'), 'd4', 'w')
  expect(one.stacks).toEqual([['d4', 'bw']])
  expect(one.hands).toEqual([17, 17])
  const two = acted(one, 'd4', 'remove')
  expect(two.stacks).toEqual([['d4', 'b']])
  expect(two.hands).toEqual([17, 18])
  expect(acted(two, 'd4', 'remove')).toEqual(EMPTY)
})

test('nothing is taken from an empty space, and no hand gets negative', () => {
  expect(acted(EMPTY, 'a1', 'remove')).toBe(EMPTY)
  const none: Draft = { ...EMPTY, hands: [0, 18] }
  expect(acted(none, 'a1', 'b').hands).toEqual([0, 18])
})

test('an empty board has all pieces in hand', () => {
  const draft = acted(acted(acted(EMPTY, 'd4', 'b'), 'd5', 'w'), 'd5', 'b')
  expect(cleared({ ...draft, passes: 1 })).toEqual(EMPTY)
})

test('whoever could wait would leave the move to the other', () => {
  const game = Game.start('hex')
  const node = game.follow(['d4'])
  expect(waited(game.scene(node), game.state(node), [])).toBe('hex x4/x5/x6/x3,b,x3/x6/x5/x4 b 17/18 0')
})
