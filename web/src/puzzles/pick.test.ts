import { expect, test } from 'vitest'
import { chosen, pick } from './pick'
import type { Puzzle } from './puzzle'

const puzzle = (id: string, rating: number, more: Partial<Puzzle> = {}): Puzzle => ({
  id,
  board: 'hex',
  position: '',
  solution: ['d4'],
  themes: [],
  rating,
  proven: true,
  ...more
})
const own = (rating: number, deviation: number) => ({ rating, deviation, volatility: 0.06 })
const LADDER = Array.from({ length: 100 }, (_, index) => puzzle(`p${index}`, 1000 + 10 * index))

/** All that can come. */
function offered(...[puzzles, rating, seen]: [Puzzle[], ReturnType<typeof own>, string[]]): number[] {
  const ratings = Array.from({ length: 200 }, (_, index) => pick(puzzles, rating, seen, () => index / 200)!.rating)
  return [...new Set(ratings)].sort((a, b) => a - b)
}

test('it is near one’s rating, and nearer where that is sure', () => {
  const [sure, unsure] = [offered(LADDER, own(1500, 20), []), offered(LADDER, own(1500, 300), [])]
  expect([sure[0], sure.at(-1)]).toEqual([1440, 1560])
  expect([unsure[0], unsure.at(-1)]).toEqual([1200, 1800])
})

test('where there is none so near, the nearest ones come', () => {
  expect(offered(LADDER, own(3000, 50), []).at(-1)).toBe(1990)
  expect(pick([puzzle('far', 100)], own(3000, 50), [], () => 0)?.id).toBe('far')
  expect(pick([], own(1500, 50), [], () => 0)).toBeUndefined()
})

test('none comes again before half of them have come', () => {
  const few = LADDER.slice(0, 6)
  const seen: string[] = []
  for (let round = 0; round < 60; round++) {
    const next = pick(few, own(1000, 350), seen, () => (round * 0.37) % 1)!.id
    expect(seen.slice(-3)).not.toContain(next)
    seen.push(next)
  }
  expect(new Set(seen).size).toBe(6)
})

test('of a board, of a theme, of both', () => {
  const all = [puzzle('a', 1, { board: 'snub', themes: ['cut', 'pin'] }), puzzle('b', 1, { themes: ['pin'] }), puzzle('c', 1)]
  const ids = (choice: Parameters<typeof chosen>[1]) => chosen(all, choice).map(({ id }) => id).join('')
  expect([ids({}), ids({ board: 'hex' }), ids({ theme: 'pin' }), ids({ board: 'snub', theme: 'pin' }), ids({ board: 'libre' })]).toEqual(['abc', 'bc', 'ab', 'a', ''])
})
