import { expect, test } from 'vitest'
import { moveOf } from './move-text'

test('a move from its text, on every board', () => {
  const parts = (text: string) => {
    const { kind, from, to } = moveOf(text)
    return [kind, from, to]
  }
  expect(parts('d4')).toEqual(['enter', undefined, 'd4'])
  expect(parts('e2-d3')).toEqual(['capture', 'e2', 'd3'])
  expect(parts('-1,2')).toEqual(['enter', undefined, '-1,2'])
  expect(parts('-1,2->0,-1')).toEqual(['capture', '-1,2', '0,-1'])
  expect(parts('pass')).toEqual(['pass', undefined, undefined])
})
