import { expect, test } from 'vitest'
import { boardOfSize, kindAndSize, sizesOf } from './board-sizes'
import { Game } from './game'
import { loadBuiltRules } from './load-built'

loadBuiltRules()

test('names of boards are taken apart and put together again', () => {
  for (const board of ['hex', 'hex:3', 'square', 'square:9', 'snub', 'libre', 'my board', 'a:b']) {
    const { kind, size } = kindAndSize(board)
    expect(boardOfSize(kind, size)).toBe(board)
  }
  expect(kindAndSize('hex:3')).toEqual({ kind: 'hex', size: 3 })
  expect(kindAndSize('square')).toEqual({ kind: 'square', size: 7 })
})

test('the rules know every size, and call the usual one by the name alone', () => {
  for (const kind of ['hex', 'square']) {
    for (const size of sizesOf(kind)) {
      const game = Game.start(`${kind}:${size}`)
      expect(game.scene().board).toBe(boardOfSize(kind, size))
      game.free()
    }
  }
})
