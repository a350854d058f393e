import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { remember, remembered } from './local'

const kept = new Map<string, string>()

beforeEach(() =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value)
  })
)
afterEach(() => {
  kept.clear()
  vi.unstubAllGlobals()
})

test('what was remembered is there again', () => {
  remember('abande-settings', { theme: 'dark' })
  expect(remembered('abande-settings')).toEqual({ theme: 'dark' })
})

test('what versions before have kept is read', () => {
  kept.set('abande-engine-lines', '2')
  kept.set('abande-learn', '["enter","band"]')
  expect(remembered('abande-engine-lines')).toBe(2)
  expect(remembered('abande-learn')).toEqual(['enter', 'band'])
})

test('nothing, null and rubbish are all nothing', () => {
  kept.set('null', 'null')
  kept.set('rubbish', '{')
  for (const key of ['nothing', 'null', 'rubbish']) expect(remembered(key)).toBeUndefined()
})

test('a browser that keeps nothing is no reason to fail', () => {
  vi.stubGlobal('localStorage', undefined)
  remember('key', { level: 3 })
  expect(remembered('key')).toEqual({ level: 3 })
  vi.stubGlobal('localStorage', { getItem: () => '1', setItem: () => {} })
  remember('key', 1)
  expect(remembered('key')).toBe(1)
})
