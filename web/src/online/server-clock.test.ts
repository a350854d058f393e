import { expect, test } from 'vitest'
import { leftAt, ServerClock } from './server-clock'
import type { WireClock } from './wire'

test('the quickest answer tells the time', () => {
  let local = 1000
  const clock = new ServerClock(() => local)
  expect(clock.now()).toBe(1000)
  clock.heard(5000, 400)
  expect(clock.now()).toBe(5200)
  local = 2000
  clock.heard(6100, 20)
  expect(clock.now()).toBe(6110)
  local = 3000
  clock.heard(9999, 800)
  expect(clock.now()).toBe(7110)
})

test('old answers are forgotten: clocks drift', () => {
  const clock = new ServerClock(() => 0)
  clock.heard(100, 10)
  for (let times = 0; times < 5; times++) clock.heard(500, 50)
  expect(clock.now()).toBe(525)
})

test('time runs for one side, and ends at nothing', () => {
  const clock: WireClock = { black: 3000, white: 60_000, running: 'black', at: 100 }
  expect(leftAt(clock, 'black', 1100)).toBe(2000)
  expect(leftAt(clock, 'white', 1100)).toBe(60_000)
  expect(leftAt(clock, 'black', 9000)).toBe(0)
  // The page's idea of the server's time may lag behind what the server has said.
  expect(leftAt(clock, 'black', 0)).toBe(3000)
  expect(leftAt({ ...clock, running: null }, 'black', 9000)).toBe(3000)
})
