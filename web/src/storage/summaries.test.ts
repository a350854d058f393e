import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadBuiltRules } from '../rules/load-built'
import { database, deleteGame, loadGame, renameGame, saveGame, type SavedGame } from './games'
import { listSummaries, star, starredGames } from './summaries'

const { kept, read } = vi.hoisted(() => ({ kept: new Map<string, Map<string, unknown>>(), read: { games: 0 } }))

vi.mock('./db', () => {
  const of = (store: string) => kept.get(store) ?? kept.set(store, new Map()).get(store)!
  const put = (store: string, key: string, value: unknown) => {
    of(store).set(key, structuredClone(value))
    if (store === 'games') of('summaries').delete(key)
  }
  return {
    browserDatabase: {
      get: async (store: string, key: string) => {
        if (store === 'games') read.games += 1
        return of(store).get(key)
      },
      all: async (store: string) => [...of(store).values()],
      keys: async (store: string) => [...of(store).keys()],
      swap: async (store: string, key: string, value: unknown) => {
        const before = of(store).get(key)
        put(store, key, value)
        return before
      },
      putAll: async (store: string, entries: [string, unknown][]) => entries.forEach(([key, value]) => put(store, key, value)),
      remove: async (store: string, key: string) => {
        of(store).delete(key)
        of('summaries').delete(key)
      }
    }
  }
})

beforeAll(loadBuiltRules)
beforeEach(() => kept.clear())

const game = (id: string, abn: string, more: Partial<SavedGame> = {}): SavedGame => ({
  id,
  begun: 1,
  updated: 1,
  abn,
  boardFiles: [],
  path: [],
  ...more
})

/** As versions before this one kept them: without summaries. */
function keptBefore(...games: SavedGame[]): void {
  kept.set('games', new Map(games.map((game) => [game.id, game])))
}

test('games without a summary get one, and are not read again until they change', async () => {
  keptBefore(
    game('a', '[Event "Cup"]\n[Black "Ann"]\n[White "Ben"]\n\n1. d4 c3 2. d3 1-0\n'),
    game('b', '1. d4 *', { name: 'mine', opponent: { kind: 'people' } })
  )
  const soFar: number[] = []
  const [a, b] = await listSummaries((found) => soFar.push(found.length))
  expect(a).toMatchObject({ id: 'a', event: 'Cup', black: 'Ann', white: 'Ben', board: 'hex', moves: 3, result: '1-0', winner: 'b', last: 'd3' })
  expect(b).toMatchObject({ id: 'b', name: 'mine', opponent: { kind: 'people' }, moves: 1 })
  expect(soFar).toEqual([0])
  read.games = 0
  expect(await listSummaries()).toHaveLength(2)
  expect(read.games).toBe(0)
  await loadGame('b')
  await saveGame(game('b', '1. d4 c3 *', { opponent: { kind: 'people' } }))
  await renameGame('a', 'The cup')
  const again = await listSummaries()
  expect(again.find(({ id }) => id === 'b')?.moves).toBe(2)
  expect(again.find(({ id }) => id === 'a')?.name).toBe('The cup')
  await deleteGame('a')
  expect((await listSummaries()).map(({ id }) => id)).toEqual(['b'])
})

test('a game that changes while its summary is made is shown as it is, now and later', async () => {
  keptBefore(game('a', '1. d4 *'))
  const putAll = database.putAll.bind(database)
  vi.spyOn(database, 'putAll').mockImplementationOnce(async (...summaries) => {
    await saveGame(game('a', '1. d4 c3 *', { updated: 2 }))
    await putAll(...summaries)
  })
  expect((await listSummaries())[0]?.moves).toBe(2)
  expect((await listSummaries())[0]?.moves).toBe(2)
})

test('games that were kept before their first move go, but not the one that is open', async () => {
  keptBefore(game('a', '[Board "hex"]\n\n*\n'), game('b', '*'), game('c', '1. d4 *'))
  kept.set('values', new Map([['current-game', 'b']]))
  expect((await listSummaries()).map(({ id }) => id)).toEqual(['c'])
  expect([...kept.get('games')!.keys()]).toEqual(['b', 'c'])
})

test('what cannot be read stays in the list, with the reason', async () => {
  keptBefore(game('a', '1. d4 a1 *'))
  const [a] = await listSummaries()
  expect(a?.fault).toContain('column 7')
})

test('stars stay', async () => {
  await star('a', true)
  await star('b', true)
  await star('a', false)
  expect([...(await starredGames())]).toEqual(['b'])
})

test('two games that are starred at once are both kept so', async () => {
  const both = Promise.all([star('a', true), star('b', true)])
  expect([...(await starredGames())]).toEqual(['a', 'b'])
  await both
})
