import { expect, test } from 'vitest'
import type { GameSummary } from '../storage/summaries'
import { entriesOf, standingOf } from './entries'
import { EVERYTHING, wished, type Wishes } from './wishes'

const summary = (id: string, more: Partial<GameSummary>): GameSummary => ({
  id,
  version: 1,
  begun: 0,
  updated: 0,
  board: 'hex',
  moves: 0,
  result: '*',
  ...more
})

const you = (level: number, color: 'b' | 'w' = 'b') => ({ opponent: { kind: 'engine' as const, level, you: color } })

const GAMES = [
  summary('won', { ...you(3), begun: 1, updated: 9, result: '15-12', winner: 'b', moves: 30 }),
  summary('lost', { ...you(3), begun: 2, updated: 5, result: '0-1', winner: 'w', moves: 20 }),
  summary('white', { ...you(4, 'w'), begun: 3, updated: 4, board: 'square:5@9', moves: 3 }),
  summary('final', { begun: 4, updated: 8, event: 'Finále', black: 'Zoë', white: 'Ann', board: 'snub', moves: 40, result: '9-9' }),
  summary('won-analysis', { begun: 5, updated: 7, moves: 31 }),
  summary('link', { begun: 6, updated: 1, moves: 1, turn: 'w', white: 'Ben', opponent: { kind: 'link', you: 'b', sent: 1 } })
]

// Without words, keys show themselves.
const entries = () => entriesOf(GAMES, new Set(['final']))
const ids = (wishes: Partial<Wishes>) =>
  wished(entries(), { ...EVERYTHING, ...wishes }, (board) => (board.startsWith('square') ? 'Quadrat' : board)).map(({ summary }) => summary.id)

test('the last changed first, or another order', () => {
  expect(ids({})).toEqual(['won', 'final', 'won-analysis', 'lost', 'white', 'link'])
  expect(ids({ order: 'begun' })).toEqual(['link', 'won-analysis', 'final', 'white', 'lost', 'won'])
  expect(ids({ order: 'moves' })[0]).toBe('final')
})

test('by what became of them', () => {
  expect(ids({ kind: 'won' })).toEqual(['won'])
  expect(ids({ kind: 'lost' })).toEqual(['lost'])
  expect(ids({ kind: 'open' })).toEqual(['white', 'link'])
  expect(ids({ kind: 'link' })).toEqual(['link'])
  expect(ids({ kind: 'starred' })).toEqual(['final'])
  expect(ids({ kind: 'others' })).toEqual(['final', 'won-analysis'])
  expect(ids({ board: 'square' })).toEqual(['white'])
})

test('words are found wherever they stand, with or without accents', () => {
  expect(ids({ search: 'ZOE finale' })).toEqual(['final'])
  expect(ids({ search: 'quadrat' })).toEqual(['white'])
  expect(ids({ search: 'ann computer' })).toEqual([])
})

test('no two titles are alike, and an analysis has the players of its game', () => {
  const found = entries()
  const titles = found.map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
  const byId = (id: string) => found.find(({ summary }) => summary.id === id)!
  expect(byId('won-analysis').players).toEqual(byId('won').players)
  expect(byId('won-analysis').analysis).toBe(true)
  const people = summary('people', { opponent: { kind: 'people', names: { b: 'Ann', w: 'Ben' } } })
  expect(entriesOf([people], new Set())[0]?.players).toEqual({ b: 'Ann', w: 'Ben' })
})

test('a game by link says whose turn it is, and whether its last step was sent', () => {
  const link = GAMES.at(-1)!
  const standing = (more: Partial<GameSummary>) => standingOf({ ...link, ...more })
  expect(standing({})).toBe('waiting')
  expect(standing({ moves: 2, turn: 'b', opponent: { kind: 'link', you: 'b', sent: 2 } })).toBe('yours')
  expect(standing({ moves: 3 })).toBe('unsent')
  expect(standing({ opponent: { kind: 'link', sent: 1 } })).toBe('watching')
  expect(standing({ result: '0-1', ending: 'resignation' })).toBe('unsent')
  expect(standing({ result: '0-1', ending: 'resignation', opponent: { kind: 'link', you: 'b', sent: 2 } })).toBe('over')
  expect(standingOf(GAMES[0]!)).toBeUndefined()
  expect(entriesOf([link], new Set())[0]?.players).toEqual({ b: 'web-you', w: 'Ben' })
})
