import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addResult, results, suggestion, tallies, type Outcome, type Result } from './results'

const kept = new Map<string, string>()

beforeEach(() =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value)
  })
)
afterEach(() => {
  kept.clear()
  vi.unstubAllGlobals()
})

function ended(game: string, outcome: Outcome, more: Partial<Result> = {}): Result {
  return { game, at: 0, variant: 'hex', level: 3, you: 'b', outcome, helped: false, ...more }
}

test('a game counts once, as it ended last', () => {
  addResult(ended('one', 'lost'))
  addResult(ended('two', 'drawn', { variant: 'square' }))
  addResult(ended('one', 'won', { helped: true }))
  expect(results().map(({ game, outcome }) => `${game} ${outcome}`)).toEqual(['two drawn', 'one won'])
  expect(tallies(results())).toEqual([
    { level: 3, variant: 'hex', won: 1, drawn: 0, lost: 0, helped: 1 },
    { level: 3, variant: 'square', won: 0, drawn: 1, lost: 0, helped: 0 }
  ])
})

test('what cannot be read is left out', () => {
  kept.set('abande-results', JSON.stringify([null, 7, { game: 'x' }, ended('one', 'won')]))
  expect(results()).toHaveLength(1)
  kept.set('abande-results', '"rubbish"')
  expect(results()).toEqual([])
})

test('three in a row call for another level, unless there is none, or there was help', () => {
  const three = (outcome: Outcome, more: Partial<Result> = {}) => ['a', 'b', 'c'].map((game) => ended(game, outcome, more))
  expect(suggestion(three('won'), 3, 10)).toBe('up')
  expect(suggestion(three('lost'), 3, 10)).toBe('down')
  expect(suggestion(three('won').slice(1), 3, 10)).toBeUndefined()
  expect(suggestion([...three('won'), ended('d', 'drawn')], 3, 10)).toBeUndefined()
  expect(suggestion(three('won', { helped: true }), 3, 10)).toBeUndefined()
  expect(suggestion(three('won'), 4, 10)).toBeUndefined()
  expect(suggestion(three('won', { level: 10 }), 10, 10)).toBeUndefined()
  expect(suggestion(three('lost', { level: 1 }), 1, 10)).toBeUndefined()
})
