import { beforeEach, expect, test, vi } from 'vitest'
import { isBackup, makeBackup, NoBackup, readBackup, restoreBackup } from './backup'
import type { SavedGame } from './games'

const { games, stars, local } = vi.hoisted(() => ({
  games: new Map<string, unknown>(),
  stars: new Set<string>(),
  local: new Map<string, string>()
}))

vi.mock('./games', () => ({
  newId: () => 'another',
  listGames: async () => [...games.values()],
  addGames: async (added: { id: string }[]) => added.forEach((game) => games.set(game.id, game))
}))
vi.mock('./summaries', () => ({
  starredGames: async () => new Set(stars),
  star: async (id: string) => stars.add(id)
}))

beforeEach(() => {
  for (const kept of [games, stars, local]) kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => local.get(key) ?? null,
    setItem: (key: string, value: string) => local.set(key, value),
    key: (place: number) => [...local.keys()][place] ?? null,
    get length() {
      return local.size
    }
  })
})

const game = (id: string, abn: string): SavedGame => ({ id, begun: 1, updated: 1, abn, boardFiles: [], path: [] })

test('everything goes out as one file, and comes into a browser that has nothing', async () => {
  games.set('a', game('a', '1. d4 *')).set('b', game('b', '1. d4 c3 *'))
  stars.add('b')
  local.set('abande-settings', '{"theme":"dark"}').set('abande-learn', '["enter"]').set('others', '1')
  const text = JSON.stringify(await makeBackup())
  expect(isBackup(text)).toBe(true)
  for (const kept of [games, stars, local]) kept.clear()
  expect(await restoreBackup(readBackup(text))).toEqual({ added: 2, known: 0, beside: 0, unreadable: 0, values: true })
  expect(games.get('b')).toEqual(game('b', '1. d4 c3 *'))
  expect([...stars]).toEqual(['b'])
  expect([...local]).toEqual([
    ['abande-learn', '["enter"]'],
    ['abande-settings', '{"theme":"dark"}']
  ])
})

test('what is here stays: games beside each other, and what was learned in both', async () => {
  games.set('a', game('a', '1. d4 *')).set('b', game('b', '1. d4 *'))
  local.set('abande-learn', '["enter","band"]')
  const text = JSON.stringify({ ...(await makeBackup()), games: [game('a', '1. d4 *'), game('b', '1. d4 e4 *'), { id: 7 }], values: { 'abande-learn': ['enter', 'pin'], other: 1 } })
  expect(await restoreBackup(readBackup(text))).toEqual({ added: 0, known: 1, beside: 1, unreadable: 1, values: true })
  expect([...games.keys()]).toEqual(['a', 'b', 'another'])
  expect([...local]).toEqual([['abande-learn', '["enter","band","pin"]']])
})

test('what is no backup says why', () => {
  const reason = (text: string) => {
    try {
      readBackup(text)
      return 'read'
    } catch (error) {
      return error instanceof NoBackup ? error.reason : error
    }
  }
  expect(reason('{"format":"abande-backup","version":2}')).toBe('version')
  for (const text of ['{', '{"format":"abande-backup","version":1,"games":5}', '[]']) expect(reason(text)).toBe('damaged')
  expect(isBackup('{ "header": {} }')).toBe(false)
  expect(isBackup('1. d4 *')).toBe(false)
})
