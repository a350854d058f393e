import { expect, test } from 'vitest'
import { Layout } from './layout'
import { rulers } from './rulers'
import type { BoardScene } from './types'

/** Some ground of an unbounded board, as the rules draw it. */
function layout(rotation = 0): Layout {
  const spaces = [-1, 0, 1].flatMap((q) =>
    [-1, 0, 1].map((r) => ({ id: `${q},${r}`, x: q + r / 2, y: (r * Math.sqrt(3)) / 2, links: [] }))
  )
  const scene = { spaces, step: 1, bounded: false, edge: { stein: [], slanted: [] } } as unknown as BoardScene
  return new Layout(scene, { rotation, flipped: false }, [])
}

const view = { x: -400, y: -300, width: 800, height: 600 }

test('rows are counted at the left, and the lines across them at the bottom', () => {
  const labels = rulers(layout(), view, 1)
  const rows = labels.filter(({ text }) => text.startsWith('·'))
  expect(rows.map(({ text }) => text)).toEqual(['·,-3', '·,-2', '·,-1', '·,0', '·,1', '·,2', '·,3'])
  for (const { at } of rows) expect(at.x).toBeCloseTo(view.x + 15)
  expect(rows[3]!.at.y).toBeCloseTo(0)
  const columns = labels.filter(({ text }) => text.endsWith('·'))
  for (const { at } of columns) expect(at.y).toBeCloseTo(view.y + view.height - 15)
  // Along the bottom, which lies 285 below: 2,0 is 200 to the right, and its line leans by half a step for each row.
  const two = columns.find(({ text }) => text === '2,·')!
  expect(two.at.x).toBeCloseTo(200 - 285 / Math.sqrt(3))
})

test('where they would touch, some are left out', () => {
  const far = { x: -4000, y: -3000, width: 8000, height: 6000 }
  const rows = rulers(layout(), far, 10).filter(({ text }) => text.startsWith('·'))
  const numbers = rows.map(({ text }) => Number(text.slice(2)))
  expect(new Set(numbers.map((number) => Math.abs(number % 5)))).toEqual(new Set([0]))
})

test.each([30, 90, 120, 210])('turned by %s degrees, each line still has its own name', (rotation) => {
  const turned = layout(rotation)
  const labels = rulers(turned, view, 1)
  expect(labels.length).toBeGreaterThan(6)
  expect(new Set(labels.map(({ text }) => text)).size).toBe(labels.length)
  expect(new Set(labels.map(({ text }) => text.startsWith('·'))).size).toBe(2)
})
