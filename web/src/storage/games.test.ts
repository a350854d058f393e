import { beforeEach, expect, test, vi } from 'vitest'
import type { SavedGame } from './games'

// Modules are loaded anew for each tab, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 60_000 })

/** The games of one browser. */
const kept = new Map<string, unknown>()

vi.mock('./db', () => ({
  browserDatabase: {
    get: async (store: string, key: string) => kept.get(`${store}/${key}`),
    swap: async (store: string, key: string, value: unknown) => {
      const before = kept.get(`${store}/${key}`)
      kept.set(`${store}/${key}`, structuredClone(value))
      return before
    }
  }
}))

/** The module once more, as another tab has it. */
async function tab() {
  vi.resetModules()
  const games = await import('./games')
  const { keeping } = await import('./keeping.svelte')
  const { hearTabs } = await import('./tabs')
  return { ...games, keeping, hearTabs }
}

const game = (abn: string, more: Partial<SavedGame> = {}): SavedGame => ({ id: 'one', begun: 1, updated: 1, abn, boardFiles: [], path: [], ...more })

/** No channel: tabs that have not heard of each other yet. */
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('BroadcastChannel', undefined)
})

const abnOf = (id: string) => (kept.get(`games/${id}`) as SavedGame | undefined)?.abn

test('of two tabs none writes over the other', async () => {
  const first = await tab()
  await first.saveGame(game('1. d4 *'))
  const second = await tab()
  await second.loadGame('one')
  expect(await first.saveGame(game('1. d4 c3 *'))).toBe('one')
  const apart = await second.saveGame(game('1. d4 e4 *'))
  expect(apart).not.toBe('one')
  expect(second.keeping.apart).toBe(true)
  expect([abnOf('one'), abnOf(apart)]).toEqual(['1. d4 c3 *', '1. d4 e4 *'])
  // From here on they are two games.
  expect(await second.saveGame(game('1. d4 e4 2. d3 *', { id: apart }))).toBe(apart)
  expect(await first.saveGame(game('1. d4 c3 2. d3 *'))).toBe('one')
})

test('where only the computer has moved, the tab follows the other', async () => {
  const first = await tab()
  await first.saveGame(game('1. d4 *'))
  const second = await tab()
  await second.loadGame('one')
  await first.saveGame(game('1. d4 c3 *'))
  const heard: string[] = []
  second.hearTabs((notice) => heard.push(notice.kind === 'kept' ? notice.game.abn : notice.kind))
  expect(await second.saveGame(game('1. d4 e4 *'), 'follow')).toBe('one')
  expect(heard).toEqual(['1. d4 c3 *'])
  expect(abnOf('one')).toBe('1. d4 c3 *')
  expect(await second.saveGame(game('1. d4 c3 2. d3 *'))).toBe('one')
})

test('looking around in two tabs is no quarrel', async () => {
  const first = await tab()
  await first.saveGame(game('1. d4 *'))
  const second = await tab()
  await second.loadGame('one')
  await first.saveGame(game('1. d4 *', { path: ['d4'] }))
  expect(await second.saveGame(game('1. d4 c3 *'))).toBe('one')
})

test('a game without moves waits beside the games, and is there after a reload', async () => {
  const blank = '[Date "2026.11.17"]\n[Board "hex"]\n[Result "*"]\n\n*\n'
  const games = await tab()
  const opponent = { kind: 'people' as const }
  await games.saveGame(game(blank, { opponent }))
  await games.saveGame(game(blank, { opponent, name: 'mine' }))
  await games.saveGame(game(blank, { id: 'looked at' }))
  expect([...kept.keys()]).toEqual(['values/blank-game', 'values/blank-analysis'])
  expect((await (await tab()).loadGame('one'))?.name).toBe('mine')
  await games.saveGame(game('1. d4 *', { opponent }))
  expect(abnOf('one')).toBe('1. d4 *')
})

test.each([
  ['*', true],
  ['[Event "A \\"B\\" ]"]\n\n*\n', true],
  ['[Position "hex x4/x5/x6/x3,b,x3/x6/x5/x4 w 17/18 0"]\n\n*', false],
  ['{a thought} *', false],
  ['1. d4 *', false],
  ['0-1', false]
])('%s is blank: %s', async (abn, blank) => {
  expect((await tab()).isBlank(abn)).toBe(blank)
})

test('a game by link is among the games before its first move: a friend may have the link', async () => {
  const { saveGame, loadGame } = await tab()
  await saveGame(game('[Board "hex:4"]\n\n*\n', { opponent: { kind: 'link', you: 'w', sent: 0 } }))
  expect([...kept.keys()]).toEqual(['games/one'])
  expect((await loadGame('one'))?.opponent).toEqual({ kind: 'link', you: 'w', sent: 0 })
})

test('games have names of their own also over plain http, where browsers withhold randomUUID', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const { newId } = await tab()
  const ids = Array.from({ length: 100 }, newId)
  expect(new Set(ids).size).toBe(100)
  expect(ids.every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true)
  vi.unstubAllGlobals()
})
