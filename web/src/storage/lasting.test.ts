import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database, StoreName } from './database'
import { keeping } from './keeping.svelte'
import { LastingDatabase } from './lasting'

/** A database in memory that can be told to fail. */
class FakeDatabase implements Database {
  readonly kept = new Map<string, unknown>()
  /** What every call waits for. */
  ready: Promise<void> = Promise.resolve()

  private async in(store: StoreName): Promise<string> {
    await this.ready
    return `${store}/`
  }
  async get<T>(store: StoreName, key: string) {
    return this.kept.get((await this.in(store)) + key) as T | undefined
  }
  async keys(store: StoreName) {
    const prefix = await this.in(store)
    return [...this.kept.keys()].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length))
  }
  async all<T>(store: StoreName) {
    return Promise.all((await this.keys(store)).map((key) => this.get<T>(store, key) as Promise<T>))
  }
  async swap<T>(store: StoreName, key: string, value: T) {
    const before = await this.get<T>(store, key)
    this.kept.set((await this.in(store)) + key, value)
    return before
  }
  async putAll(store: StoreName, entries: [string, unknown][]) {
    for (const [key, value] of entries) await this.swap(store, key, value)
  }
  async remove(store: StoreName, key: string) {
    this.kept.delete((await this.in(store)) + key)
  }
}

const FULL = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
const BLOCKED = () => Promise.reject(new DOMException('denied', 'SecurityError'))

beforeEach(() => {
  keeping.trouble = undefined
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

test.each([
  ['full', FULL],
  ['blocked', BLOCKED]
])('what is not taken lasts as long as the page: %s', async (trouble, failing) => {
  const below = new FakeDatabase()
  const lasting = new LastingDatabase(below)
  await lasting.swap('games', 'old', 'one')
  below.ready = failing()
  below.ready.catch(() => {})
  expect(await lasting.swap('games', 'a', 'first')).toBeUndefined()
  expect(await lasting.swap('games', 'a', 'second')).toBe('first')
  await lasting.putAll('games', [['b', 'third']])
  expect(keeping.trouble).toBe(trouble)
  expect(await lasting.get('games', 'a')).toBe('second')
  expect((await lasting.keys('games')).sort()).toEqual(['a', 'b'])
  expect((await lasting.all('games')).sort()).toEqual(['second', 'third'])
  expect(below.kept.size).toBe(1)
})

test('what the database has missed it gets when it works again', async () => {
  const below = new FakeDatabase()
  const lasting = new LastingDatabase(below)
  await lasting.swap('games', 'old', 'one')
  below.ready = FULL()
  below.ready.catch(() => {})
  await lasting.swap('games', 'a', 'first')
  await lasting.remove('games', 'old')
  expect(await lasting.get('games', 'old')).toBeUndefined()
  below.ready = Promise.resolve()
  await lasting.swap('games', 'b', 'second')
  await vi.waitFor(() => expect(keeping.trouble).toBeUndefined())
  expect([...below.kept]).toEqual([
    ['games/b', 'second'],
    ['games/a', 'first']
  ])
})

test('a database that never answers is waited for once', async () => {
  const below = new FakeDatabase()
  let answer = () => {}
  below.ready = new Promise((resolve) => (answer = resolve))
  const lasting = new LastingDatabase(below, 3000)
  const first = lasting.get('values', 'current-game')
  await vi.advanceTimersByTimeAsync(3000)
  expect(await first).toBeUndefined()
  expect(keeping.trouble).toBe('silent')
  const next = lasting.swap('games', 'a', 'game')
  await vi.advanceTimersByTimeAsync(0)
  expect(await next).toBeUndefined()
  expect(await lasting.get('games', 'a')).toBe('game')
  // It was only slow.
  answer()
  await vi.waitFor(() => expect(keeping.trouble).toBeUndefined())
  expect(below.kept.get('games/a')).toBe('game')
})
