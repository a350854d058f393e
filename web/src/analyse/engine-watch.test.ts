import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EngineClient } from '../engine/client'
import type { Report, State } from '../rules/types'
import { EngineWatch } from './engine-watch.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function report(depth: number, move: string): Report {
  const line = [{ kind: 'enter' as const, text: move, slanted: move, to: move }]
  return { number: 1, depth, deepest: depth, nodes: 0, time: 0, margin: 0, proven: false, chance: 0.5, line }
}

test('lines stay as they are while somebody presses one, and are brought up to date after it', async () => {
  let tell = (_: Report): void => {}
  let finish = (): void => {}
  const search = (_: unknown, hear: typeof tell) => {
    tell = hear
    return new Promise<void>((resolve) => (finish = resolve))
  }
  const watch = new EngineWatch({ search, stop() {}, warmUp() {} } as unknown as EngineClient)
  watch.show({ line: 'hex', node: 0, turn: 'b', over: false } as State, [], () => undefined)
  watch.turn(true)
  await vi.advanceTimersByTimeAsync(1000)
  const best = () => watch.lines[0]?.line[0]?.text

  tell(report(1, 'd4'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(best()).toBe('d4')
  watch.pressed = true
  tell(report(2, 'c3'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(best()).toBe('d4')
  // Also where the search is over by then.
  tell(report(3, 'e3'))
  finish()
  await vi.advanceTimersByTimeAsync(1000)
  expect(best()).toBe('d4')
  watch.pressed = false
  await vi.advanceTimersByTimeAsync(1000)
  expect(best()).toBe('e3')
})
