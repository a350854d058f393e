import { expect, test } from 'vitest'
import { beginOf, dayOf, dayText, hashOf, puzzleOfDay } from './day'
import { BOARDS } from './puzzle'

test('the hash is FNV-1a of 32 bits, by its published examples', () => {
  expect(hashOf('')).toBe(0x811c9dc5)
  expect(hashOf('a')).toBe(0xe40c292c)
  expect(hashOf('foobar')).toBe(0xbf9cf968)
})

test('days are those of Greenwich, counted from the first of 2026', () => {
  expect(dayOf(Date.UTC(2026, 0, 1))).toBe(0)
  expect(dayOf(Date.UTC(2026, 10, 18, 23, 59, 59, 999))).toBe(321)
  expect(dayOf(Date.UTC(2026, 10, 19))).toBe(322)
  expect([dayText(321), beginOf(321)]).toEqual(['2026-11-18', Date.UTC(2026, 10, 18)])
})

const PUZZLES = BOARDS.flatMap((board) => Array.from({ length: board === 'hex' ? 7 : 5 }, (_, index) => ({ id: `${board}${index}`, board })))

test('the boards take turns, and on each its puzzles, until all have come', () => {
  const days = Array.from({ length: 4 * 7 }, (_, day) => puzzleOfDay(PUZZLES, day)!)
  expect(days.slice(0, 5).map(({ board }) => board)).toEqual(['hex', 'square', 'snub', 'libre', 'hex'])
  expect(new Set(days.filter(({ board }) => board === 'hex').map(({ id }) => id)).size).toBe(7)
})

test('everybody gets the same one, in whatever order the files came', () => {
  const hex = PUZZLES.filter(({ board }) => board === 'hex').sort((a, b) => hashOf(a.id) - hashOf(b.id))
  expect(puzzleOfDay(PUZZLES, 324)).toEqual(hex[324 % 7])
  expect(puzzleOfDay(PUZZLES.toReversed(), 324)).toEqual(hex[324 % 7])
  expect(puzzleOfDay(PUZZLES, -4)).toEqual(hex[3])
  expect(puzzleOfDay([], 321)).toBeUndefined()
})
