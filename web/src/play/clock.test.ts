import { expect, test } from 'vitest'
import { clockText } from '../ui/clock-text'
import { GameClock, timeControlOf, timeControlText } from './clock.svelte'

test('it counts for the player to move alone, and adds the increment', () => {
  let now = 0
  const clock = new GameClock({ minutes: 1, increment: 2 }, undefined, () => now)
  clock.start('b')
  now = 5000
  expect(clock.count()).toBeUndefined()
  expect(clock.left).toEqual({ b: 55_000, w: 60_000 })
  clock.press('b')
  expect(clock.left.b).toBe(57_000)
  clock.start('w')
  now = 66_000
  expect(clock.count()).toBe('w')
  expect(clock.left).toEqual({ b: 57_000, w: 0 })
})

test('times as people read them', () => {
  expect(clockText(600_000)).toBe('10:00')
  expect(clockText(61_000)).toBe('1:01')
  expect(clockText(9_870)).toBe('0:09.8')
  expect(clockText(0)).toBe('0:00.0')
})

test('time controls as records write them', () => {
  const control = { minutes: 5, increment: 3 }
  expect(timeControlText(control)).toBe('300+3')
  expect(timeControlOf('300+3')).toEqual(control)
  for (const text of [undefined, '', '40/9000', '300']) expect(timeControlOf(text)).toBeUndefined()
})
