import { expect, test } from 'vitest'
import { counted, variantOf } from './own-games'

test('a game and its analysis count once, and an analysis alone counts too', () => {
  const ids = (games: string[]) => counted(games.map((id) => ({ id }))).map(({ id }) => id)
  expect(ids(['a', 'a-analysis', 'b-analysis', 'c'])).toEqual(['a', 'b-analysis', 'c'])
})

test('a position line begins with its board and its pieces', () => {
  expect(variantOf('hex:3@9 x3/x4/x5/x4/x3 b 9/9 0')).toBe('hex:3@9')
  expect(variantOf('libre 0,0:b;1,0:w b 17/17 0')).toBe('libre')
})
