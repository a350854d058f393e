/**
 * A database that never fails: what the browser's does not take lasts as long as the page, and `keeping` says so. Where
 * it works again later, it gets what it has missed.
 */

import type { Database, StoreName } from './database'
import { keeping, NoAnswer, troubleOf } from './keeping.svelte'

/** How long a person waits for the browser's database, in milliseconds. It mostly answers within five. */
const PATIENCE = 3000

/** What was taken away, but is still in the database. */
const GONE = Symbol('gone')

export class LastingDatabase implements Database {
  /** What the database has not taken. */
  private readonly held = new Map<StoreName, Map<string, unknown>>()
  /** It did not answer the last time: nobody waits again before it does. */
  private silent = false

  constructor(
    private readonly below: Database,
    private readonly patience = PATIENCE
  ) {}

  async get<T>(store: StoreName, key: string): Promise<T | undefined> {
    const held = this.held.get(store)?.get(key)
    if (held !== undefined) return held === GONE ? undefined : (held as T)
    return this.read(() => this.below.get<T>(store, key), undefined)
  }

  async all<T>(store: StoreName): Promise<T[]> {
    const held = this.held.get(store)
    if (!held?.size) return this.read(() => this.below.all<T>(store), [])
    // Seldom: one by one, because values need not know their keys.
    const values = await Promise.all((await this.keys(store)).map((key) => this.get<T>(store, key)))
    return values.filter((value) => value !== undefined)
  }

  async keys(store: StoreName): Promise<string[]> {
    const keys = new Set(await this.read(() => this.below.keys(store), []))
    for (const [key, value] of this.held.get(store) ?? []) {
      if (value === GONE) keys.delete(key)
      else keys.add(key)
    }
    return [...keys]
  }

  async swap<T>(store: StoreName, key: string, value: T): Promise<T | undefined> {
    const held = this.held.get(store)?.get(key)
    const written = await this.write(store, [[key, value]], () => this.below.swap(store, key, value))
    if (written) return written.answer
    return held === GONE ? undefined : (held as T | undefined)
  }

  async putAll(store: StoreName, entries: [string, unknown][]): Promise<void> {
    await this.write(store, entries, () => this.below.putAll(store, entries))
  }

  async remove(store: StoreName, key: string): Promise<void> {
    await this.write(store, [[key, GONE]], () => this.below.remove(store, key))
  }

  private async read<T>(ask: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await this.answer(ask)
    } catch (error) {
      keeping.trouble = troubleOf(error)
      return otherwise
    }
  }

  /** The database's answer; none where it has not taken it. */
  private async write<T>(store: StoreName, entries: [string, unknown][], ask: () => Promise<T>): Promise<{ answer: T } | undefined> {
    const there = this.held.get(store) ?? new Map<string, unknown>()
    this.held.set(store, there)
    // Held until it is kept: whoever asks meanwhile gets the newest.
    for (const [key, value] of entries) {
      there.set(key, value)
      // As the database does it.
      if (store === 'games') this.held.get('summaries')?.delete(key)
    }
    const kept = (): void => {
      for (const [key, value] of entries) if (there.get(key) === value) there.delete(key)
    }
    try {
      const answer = await this.answer(ask, kept)
      kept()
      if (keeping.trouble) void this.makeUp()
      return { answer }
    } catch (error) {
      keeping.trouble = troubleOf(error)
      return undefined
    }
  }

  /** The database's answer, if it comes in time. What comes late is heard by `late`, and then nobody doubts it any more. */
  private answer<T>(ask: () => Promise<T>, late?: () => void): Promise<T> {
    const answer = ask()
    const heard = answer.then(
      () => {
        if (!this.silent) return
        this.silent = false
        late?.()
        void this.makeUp()
      },
      () => (this.silent = false)
    )
    void heard
    return new Promise((resolve, reject) => {
      const giveUp = (): void => {
        this.silent = true
        reject(new NoAnswer())
      }
      const timer = setTimeout(giveUp, this.silent ? 0 : this.patience)
      answer.then(resolve, reject).finally(() => clearTimeout(timer))
    })
  }

  /** It works again: it gets what it has missed, and where it takes all of that, the trouble is over. */
  private async makeUp(): Promise<void> {
    try {
      for (const [store, there] of this.held) {
        for (const [key, value] of [...there]) {
          await (value === GONE ? this.below.remove(store, key) : this.below.swap(store, key, value))
          if (there.get(key) === value) there.delete(key)
        }
      }
      keeping.trouble = undefined
    } catch {
      // Not yet.
    }
  }
}
