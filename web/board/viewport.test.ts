import { expect, test } from 'vitest'
import { Viewport } from './viewport'

const size = { width: 400, height: 300 }

function fitted(): Viewport {
  const viewport = new Viewport()
  viewport.fit({ x: -500, y: -500, width: 1000, height: 1000 }, size)
  return viewport
}

test('a fit shows the whole box, in the middle', () => {
  const viewport = fitted()
  expect(viewport.shows({ x: -500, y: -500, width: 1000, height: 1000 }, size)).toBe(true)
  expect(viewport.toDrawing({ x: 200, y: 150 }, size)).toEqual({ x: 0, y: 0 })
})

test('zooming keeps the point under the pointer', () => {
  const viewport = fitted()
  const at = { x: 310, y: 40 }
  const before = viewport.toDrawing(at, size)
  viewport.zoom(1.7, at, size)
  const after = viewport.toDrawing(at, size)
  expect(after.x).toBeCloseTo(before.x)
  expect(after.y).toBeCloseTo(before.y)
})

test('panning moves by as many pixels as the pointer', () => {
  const viewport = fitted()
  const before = viewport.toDrawing({ x: 100, y: 100 }, size)
  viewport.pan(30, -20)
  const after = viewport.toDrawing({ x: 130, y: 80 }, size)
  expect(after.x).toBeCloseTo(before.x)
  expect(after.y).toBeCloseTo(before.y)
})

test('a walker who leaves is followed, one who stays is not', () => {
  const viewport = fitted()
  const before = viewport.box(size)
  viewport.reveal({ x: 0, y: 0 }, size)
  expect(viewport.box(size)).toEqual(before)
  viewport.reveal({ x: 2000, y: 0 }, size)
  expect(viewport.shows({ x: 2000, y: 0, width: 0, height: 0 }, size)).toBe(true)
})
