import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { remember, remembered } from '../storage/local'
import { SIGNED_IN } from '../ui/server.svelte'
import { Api } from './api'
import type { World } from './connection'
import { OnlineStore } from './online-store.svelte'

const ADA = { id: 'p1', name: 'Ada', guest: true }

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('document', { addEventListener: () => {} })
  vi.stubGlobal('location', { hash: '' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  remember(SIGNED_IN, false)
})

/** No socket ever opens, and no time passes. */
const NOWHERE: World = {
  open: () => ({ send: () => {}, close: () => {}, onopen: null, onmessage: null, onclose: null }),
  now: () => 0,
  later: () => () => {},
  random: () => 0
}

/** What the server says, in order, to what it is asked. */
type Saying = 'nothing' | number | object

let asked: string[]
let waits: number[]

function storeWith(...sayings: Saying[]): OnlineStore {
  asked = []
  waits = []
  const api = new Api(async (path, { method }) => {
    asked.push(`${method} ${path}`)
    const saying = sayings.shift()
    if (saying === undefined) throw new Error(`nobody expected ${path}`)
    if (saying === 'nothing') throw new TypeError('Failed to fetch')
    if (typeof saying === 'number') return new Response(JSON.stringify({ error: { code: CODES[saying], message: '', ...(saying === 429 ? { retry_after: 30 } : {}) } }), { status: saying })
    return new Response(JSON.stringify(saying))
  })
  return new OnlineStore(api, NOWHERE, async (wait) => {
    expect(store.ready).toBe(false)
    waits.push(wait)
    troubles.push(store.trouble?.code)
  })
}
const CODES: Record<number, string> = { 401: 'unauthorized', 409: 'conflict', 429: 'too_many', 503: 'unavailable' }
let store: OnlineStore
let troubles: (string | undefined)[] = []
beforeEach(() => (troubles = []))

test('who was here before is asked for until that is known, whatever the server says meanwhile', async () => {
  remember(SIGNED_IN, true)
  store = storeWith('nothing', 503, 429, ADA)
  await store.start()
  expect(store.me).toEqual(ADA)
  expect(store.ready).toBe(true)
  expect(store.trouble).toBeUndefined()
  expect(asked).toEqual(Array(4).fill('GET me'))
  expect(troubles).toEqual(['unreachable', 'unavailable', 'too_many'])
  expect(waits[2]).toBe(30_000)
  // He is himself: nobody else is made of him.
  expect((await store.person()).value).toEqual(ADA)
  expect(asked).toHaveLength(4)
})

test('whoever is known no more is nobody, and becomes a guest when he needs to be somebody: one', async () => {
  remember(SIGNED_IN, true)
  store = storeWith(401, { person: ADA })
  await store.start()
  expect(store.ready).toBe(true)
  expect(remembered(SIGNED_IN)).toBe(false)
  const both = await Promise.all([store.person(), store.person()])
  expect(both.map(({ value }) => value)).toEqual([ADA, ADA])
  expect(asked).toEqual(['GET me', 'POST guests'])
  expect(remembered(SIGNED_IN)).toBe(true)
})

test('who has become somebody in another tab is that one here too, and no guest is made while it is not known', async () => {
  store = storeWith('nothing', 503, ADA)
  await store.start()
  expect(asked).toEqual([])
  remember(SIGNED_IN, true)
  expect((await store.person()).error?.code).toBe('unreachable')
  expect(await store.accept('s1')).toMatchObject({ code: 'unavailable' })
  expect(store.me).toBeUndefined()
  expect((await store.person()).value).toEqual(ADA)
  expect(asked).toEqual(Array(3).fill('GET me'))
})

test('where the server says that this browser has an account, one is who one is there', async () => {
  store = storeWith(409, { ...ADA, guest: false })
  await store.start()
  expect((await store.person()).value).toEqual({ ...ADA, guest: false })
  expect(asked).toEqual(['POST guests', 'GET me'])
  expect(store.me).toEqual({ ...ADA, guest: false })
})
