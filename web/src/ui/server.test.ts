import { afterEach, expect, test, vi } from 'vitest'
import { findServer, serverAnswers } from './server.svelte'

afterEach(() => vi.unstubAllGlobals())

type Word = 'offline' | 'nothing' | number | string

/** Asks, with these answers one after the other; what is shown after each. */
async function asked(...words: Word[]): Promise<(boolean | undefined)[]> {
  const network = { onLine: true }
  const left = [...words]
  vi.stubGlobal('navigator', network)
  vi.stubGlobal('fetch', async () => {
    expect(network.onLine).toBe(true)
    const word = left.shift()
    if (word === 'nothing') throw new TypeError('Failed to fetch')
    return typeof word === 'number' ? new Response('', { status: word }) : new Response(word)
  })
  const seen: (boolean | undefined)[] = []
  const next = () => {
    network.onLine = left[0] !== 'offline'
    if (!network.onLine) left.shift()
  }
  next()
  await findServer(async () => {
    seen.push(serverAnswers())
    next()
  })
  seen.push(serverAnswers())
  expect(left).toEqual([])
  return seen
}

const SERVER = '{"status":"ok"}'

test('a server that is away is asked again until it is back', async () => {
  expect(await asked('nothing', 502, 'offline', 'nothing', SERVER)).toEqual([false, false, false, false, true])
})

test('one that has lost its store is a server, and a static host is none: neither is asked again', async () => {
  expect(await asked(503)).toEqual([true])
  expect(await asked('{"status":"static"}')).toEqual([false])
  expect(await asked(404)).toEqual([false])
})
