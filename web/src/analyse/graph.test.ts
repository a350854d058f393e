import { expect, test } from 'vitest'
import type { NodeView } from '../rules/types'
import { nodeAt, pathOf, pointsOf } from './graph'

const line = [0, 1, 2, 3, 4].map((id) => ({ id, ply: id }) as NodeView)

test('what is known of a line becomes points, Black’s chances on top', () => {
  const chances = new Map([
    [0, 0.5],
    [2, 1],
    [4, 0]
  ])
  const points = pointsOf(line, (node) => {
    const chance = chances.get(node)
    return chance === undefined ? undefined : { margin: 0, chance, proven: false }
  })
  expect(pathOf(points, 100, 40)).toBe('M0.0 20.0L50.0 0.0L100.0 40.0')
})

test('a click finds the nearest move', () => {
  expect(nodeAt(line, 0.49)?.id).toBe(2)
  expect(nodeAt(line, -1)?.id).toBe(0)
  expect(nodeAt(line, 2)?.id).toBe(4)
  expect(nodeAt([], 0.5)).toBeUndefined()
  expect(pointsOf([line[0]!], () => ({ margin: 0, chance: 0.5, proven: false }))).toHaveLength(1)
})
