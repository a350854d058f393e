/** What a place that keeps things can do. */

export type StoreName = 'games' | 'summaries' | 'values'

/** A change of a game also takes away its summary, which is made anew when somebody wants it. */
export interface Database {
  get<T>(store: StoreName, key: string): Promise<T | undefined>
  all<T>(store: StoreName): Promise<T[]>
  keys(store: StoreName): Promise<string[]>
  /** Puts a value; the answer is what was there before. */
  swap<T>(store: StoreName, key: string, value: T): Promise<T | undefined>
  /** All or none of them. */
  putAll(store: StoreName, entries: [key: string, value: unknown][]): Promise<void>
  remove(store: StoreName, key: string): Promise<void>
}
