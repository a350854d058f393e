/**
 * Small things that are kept from visit to visit and must be there at once, without waiting for the database. Where
 * the browser keeps nothing, they last as long as the page.
 */

/** What the browser has not taken. */
const held = new Map<string, unknown>()

/** What is kept under a key; undefined where there is nothing, or nothing that can be read. */
export function remembered(key: string): unknown {
  if (held.has(key)) return structuredClone(held.get(key))
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** All keys of ours under which something is kept. */
export function rememberedKeys(): string[] {
  const keys = new Set(held.keys())
  try {
    for (let place = 0; place < localStorage.length; place++) keys.add(localStorage.key(place) ?? '')
  } catch {
    // Forbidden.
  }
  return [...keys].filter((key) => key.startsWith('abande-')).sort()
}

export function remember(key: string, value: unknown): void {
  const text = JSON.stringify(value)
  try {
    localStorage.setItem(key, text)
    held.delete(key)
  } catch {
    // Full or forbidden.
    held.set(key, JSON.parse(text))
  }
}
