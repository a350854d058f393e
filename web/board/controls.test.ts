import { expect, test } from 'vitest'
import { edgePlace } from './controls'

const size = { width: 400, height: 300 }

test('a place at the edge lies in the direction of what it points at', () => {
  expect(edgePlace({ x: 0, y: -900 }, size)).toEqual({ x: expect.closeTo(200), y: expect.closeTo(28) })
  expect(edgePlace({ x: -900, y: 0 }, size)).toEqual({ x: expect.closeTo(28), y: expect.closeTo(150) })
})

test('it stays inside the picture', () => {
  for (let angle = 0; angle < 6.2; angle += 0.1) {
    const { x, y } = edgePlace({ x: 1000 * Math.cos(angle), y: 1000 * Math.sin(angle) }, size)
    expect(x).toBeGreaterThanOrEqual(22)
    expect(y).toBeGreaterThanOrEqual(22)
    expect(x).toBeLessThanOrEqual(378)
    expect(y).toBeLessThanOrEqual(278)
    // The lower right corner is for the other buttons.
    expect(x + 22 > 400 - 56 && y + 22 > 300 - 156).toBe(false)
  }
})
