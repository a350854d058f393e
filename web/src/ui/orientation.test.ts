import { expect, test } from 'vitest'
import { Orientation } from './orientation.svelte'

test('hexagons turn by twelfths, other boards by quarters, and all come round', () => {
  for (const [shape, steps] of [['hex', 12], ['libre', 12], ['square', 4], ['snub', 4], ['drawn', 4]] as const) {
    const orientation = new Orientation()
    orientation.rotate(shape)
    expect(orientation.rotation).toBe(360 / steps)
    for (let step = 1; step < steps; step++) orientation.rotate(shape)
    expect(orientation.rotation).toBe(0)
  }
})

test('another game stands upright again', () => {
  const orientation = new Orientation()
  orientation.rotate('hex')
  orientation.flip()
  expect(orientation.flipped).toBe(true)
  orientation.reset()
  expect([orientation.rotation, orientation.flipped]).toEqual([0, false])
})
