/** The browser's database, with promises. */

const NAME = 'abande'
const VERSION = 1

export type StoreName = 'games' | 'values'

let opened: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION)
    request.onupgradeneeded = () => {
      request.result.createObjectStore('games', { keyPath: 'id' }).createIndex('updated', 'updated')
      request.result.createObjectStore('values')
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
  store: StoreName,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>
): Promise<T> {
  const transaction = (await open()).transaction(store, mode)
  const request = work(transaction.objectStore(store))
  // At once: the page may be left the next moment.
  transaction.commit()
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result)
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })
}

export function get<T>(store: StoreName, key: string): Promise<T | undefined> {
  return run(store, 'readonly', (store) => store.get(key))
}

export function all<T>(store: StoreName): Promise<T[]> {
  return run(store, 'readonly', (store) => store.getAll())
}

/** Puts a value; `key` only for stores whose values have none of their own. */
export async function put(store: StoreName, value: unknown, key?: string): Promise<void> {
  await run(store, 'readwrite', (store) => store.put(value, key))
}

export async function remove(store: StoreName, key: string): Promise<void> {
  await run(store, 'readwrite', (store) => store.delete(key))
}
