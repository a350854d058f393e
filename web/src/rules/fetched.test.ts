import { expect, test } from 'vitest'
import { fetchedOnce } from './fetched'

test('a module is fetched once, and again only after a failure', async () => {
  let tries = 0
  const fetched = fetchedOnce(async () => {
    tries += 1
    if (tries === 1) throw new Error('no network')
  })
  await expect(fetched()).rejects.toThrow('no network')
  await Promise.all([fetched(), fetched()])
  await fetched()
  expect(tries).toBe(2)
})
