/** The browser's database, with promises. */

import type { Database, StoreName } from './database'

const NAME = 'abande'

/** 1 had games and values; 2 has the games' summaries too. What version 1 has kept stays as it is. */
const VERSION = 2

let opened: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION)
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 1) {
        request.result.createObjectStore('games', { keyPath: 'id' }).createIndex('updated', 'updated')
        request.result.createObjectStore('values')
      }
      request.result.createObjectStore('summaries', { keyPath: 'id' })
    }
    request.onsuccess = () => {
      // Another tab with a newer version must not wait for us.
      request.result.onversionchange = () => {
        request.result.close()
        opened = undefined
      }
      resolve(request.result)
    }
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error('the database is in use by an older tab'))
  })
  opened.catch(() => (opened = undefined))
  return opened
}

async function run<T>(
  stores: StoreName[],
  mode: IDBTransactionMode,
  work: (transaction: IDBTransaction) => IDBRequest<T> | undefined
): Promise<T | undefined> {
  const transaction = (await open()).transaction(stores, mode)
  const request = work(transaction)
  // At once: the page may be left the next moment.
  transaction.commit()
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request?.result)
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })
}

/** `key` only for stores whose values have none of their own. */
function put(transaction: IDBTransaction, store: StoreName, key: string, value: unknown): void {
  const target = transaction.objectStore(store)
  target.put(value, target.keyPath === null ? key : undefined)
}

/** What does not depend on the game any more once the game has changed. */
function forgetSummary(transaction: IDBTransaction, store: StoreName, key: string): void {
  if (store === 'games') transaction.objectStore('summaries').delete(key)
}

function writing(store: StoreName): StoreName[] {
  return store === 'games' ? ['games', 'summaries'] : [store]
}

/** Takes the whole database away. Other tabs let go of it when they hear of that. */
export async function deleteDatabase(): Promise<void> {
  const database = await opened?.catch(() => undefined)
  database?.close()
  opened = undefined
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(NAME)
    request.onsuccess = () => resolve()
    request.onerror = () => reject(request.error)
  })
}

export const browserDatabase: Database = {
  get: (store, key) => run([store], 'readonly', (transaction) => transaction.objectStore(store).get(key)),

  all: async (store) => (await run([store], 'readonly', (transaction) => transaction.objectStore(store).getAll())) ?? [],

  keys: async (store) =>
    ((await run([store], 'readonly', (transaction) => transaction.objectStore(store).getAllKeys())) ?? []).map(String),

  swap: (store, key, value) =>
    run(writing(store), 'readwrite', (transaction) => {
      const before = transaction.objectStore(store).get(key)
      put(transaction, store, key, value)
      forgetSummary(transaction, store, key)
      return before
    }),

  putAll: async (store, entries) => {
    await run(writing(store), 'readwrite', (transaction) => {
      for (const [key, value] of entries) {
        put(transaction, store, key, value)
        forgetSummary(transaction, store, key)
      }
      return undefined
    })
  },

  remove: async (store, key) => {
    await run(writing(store), 'readwrite', (transaction) => {
      forgetSummary(transaction, store, key)
      return transaction.objectStore(store).delete(key)
    })
  }
}
