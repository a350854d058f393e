import { expect, test } from 'vitest'
import { Layout } from './layout'
import type { BoardScene, SceneSpace } from './types'

/** A square of so many spaces a side. */
function square(side: number): BoardScene {
  const numbers = Array.from({ length: side }, (_, number) => number)
  const spaces: SceneSpace[] = numbers.flatMap((x) => numbers.map((y) => ({ id: `${x},${y}`, x: x - (side - 1) / 2, y: y - (side - 1) / 2, links: [] })))
  return { board: 'square', variant: 'square', shape: 'square', bounded: true, slanted: false, step: 1, spaces, edge: { stein: [], slanted: [] } }
}

test.each([0, 90, 180, 270])('a square keeps its four corners, turned by %s degrees', (rotation) => {
  for (const side of [3, 5, 7, 9]) {
    const corners = new Layout(square(side), { rotation, flipped: false }, []).outline()
    const half = ((side - 1) / 2) * 100
    const sorted = corners.map(({ x, y }) => [x + 0, y + 0]).sort((a, b) => a[0]! - b[0]! || a[1]! - b[1]!)
    expect(sorted).toEqual([[-half, -half], [-half, half], [half, -half], [half, half]])
  }
})
