import { expect, test } from 'vitest'
import { lastChoice, unusual, variantOf } from './game-choice'

const usual = lastChoice()

test('the board in the rules’ own words', () => {
  expect(variantOf(usual)).toBe('hex')
  expect(variantOf({ ...usual, size: { hex: 4, square: 5 } })).toBe('hex')
  expect(variantOf({ ...usual, board: 'square', size: { hex: 4, square: 5 }, pieces: 9 })).toBe('square:5@9')
  expect(variantOf({ ...usual, board: 'file', file: { name: 'bow-tie', text: '' } })).toBe('bow-tie')
})

test('what is not as usual on the chosen board', () => {
  expect(unusual(usual)).toEqual({})
  const small = { ...usual, size: { hex: 3 }, pieces: 9, clock: '5+3' }
  expect(unusual(small)).toEqual({ size: 3, pieces: 9, clock: '5+3' })
  expect(unusual({ ...small, board: 'square' })).toEqual({ pieces: 9, clock: '5+3' })
  // Whoever tries things alone has no clock.
  expect(unusual({ ...small, against: 'alone' })).toEqual({ size: 3, pieces: 9 })
})
