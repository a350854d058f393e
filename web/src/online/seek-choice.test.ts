import { expect, test } from 'vitest'
import { lastSeek, timeOf, unusual, wantsOf } from './seek-choice'

test('times: a preset, one’s own, or none', () => {
  const choice = lastSeek()
  expect(timeOf({ ...choice, time: '5+5' })).toEqual({ initial_s: 300, increment_s: 5 })
  expect(timeOf({ ...choice, time: 'custom', minutes: 1.5, seconds: 0 })).toEqual({ initial_s: 90, increment_s: 0 })
  expect(timeOf({ ...choice, time: 'none' })).toBeNull()
})

test('what lies under the fold and is not as usual', () => {
  const choice = lastSeek()
  expect(unusual(choice)).toEqual({})
  const small = { ...choice, board: 'hex', size: { hex: 3 }, pieces: 9 }
  expect(unusual(small)).toEqual({ size: 3, pieces: 9 })
  expect(unusual({ ...small, board: 'square' })).toEqual({ pieces: 9 })
})

test('an offer as the server wants it', () => {
  const choice = { ...lastSeek(), board: 'square', size: { square: 5 }, pieces: 9, time: 'none', color: 'white' as const }
  const seek = { board: 'square:5', pieces: 9, time: null, rated: false, color: 'white' }
  expect(wantsOf(choice, 'public', '')).toEqual({ ...seek, visibility: 'public' })
  expect(wantsOf(choice, 'person', 'Ada')).toEqual({ ...seek, visibility: 'person', person: 'Ada' })
})

test('a position brings its board and its pieces along', () => {
  const line = 'hex:3@9 x3/x4/x5/x4/x3 b 9/9 0'
  expect(wantsOf({ ...lastSeek(), board: 'libre' }, 'link', '', line)).toMatchObject({ board: 'hex:3', pieces: 9, position: line })
})
