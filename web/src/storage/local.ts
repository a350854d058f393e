/**
 * Small things that are kept from visit to visit and must be there at once, without waiting for the database. Where
 * the browser keeps nothing, they last as long as the page.
 */

/** What is kept under a key; undefined where there is nothing, or nothing that can be read. */
export function remembered(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Full or forbidden.
  }
}
