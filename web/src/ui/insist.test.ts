import { expect, test } from 'vitest'
import { insist } from './insist'

test('waits grow to a limit, and are never shorter than what was asked for', async () => {
  const waits: number[] = []
  let tries = 0
  await insist(
    async () => (++tries === 9 ? 'done' : tries === 8 ? 60_000 : 0),
    async (wait) => void waits.push(wait)
  )
  expect(waits).toHaveLength(8)
  for (const [at, wait] of waits.slice(0, 7).entries()) {
    const longest = Math.min(500 * 2 ** at, 8000)
    expect(wait).toBeLessThanOrEqual(longest)
    expect(wait).toBeGreaterThanOrEqual(longest / 2)
  }
  expect(waits[7]).toBe(60_000)
})
