import { expect, test } from 'vitest'
import { Brake } from './brake'

test('a task is stopped with all before it, on both sides, and the next one is not', () => {
  const page = new Brake(new SharedArrayBuffer(4))
  const worker = new Brake(page.memory)
  expect(worker.stopped(1)).toBe(false)
  page.stop(2)
  expect([1, 2, 3].map((task) => worker.stopped(task))).toEqual([true, true, false])
})

test('there is none where memory cannot be shared', () => {
  expect(Brake.forPage()).toBeUndefined()
})
