import { expect, test } from 'vitest'
import { Layout } from './layout'
import type { BoardScene, SceneSpace } from './types'
import { Walker, type Direction } from './walk'

/** A hexagon of three spaces a side with upright files, named as the rules name them. */
function hexagon(): BoardScene {
  const lengths = [3, 4, 5, 4, 3]
  const spaces: SceneSpace[] = lengths.flatMap((length, file) =>
    Array.from({ length }, (_, rank) => ({
      id: `${'abcde'[file]}${rank + 1}`,
      x: (file - 2) * Math.sqrt(0.75),
      y: rank - (length - 1) / 2,
      links: []
    }))
  )
  for (const one of spaces) {
    const near = (other: SceneSpace) => Math.hypot(one.x - other.x, one.y - other.y) < 1.01 && other !== one
    one.links = spaces.filter(near).map((space) => space.id)
  }
  return {
    board: 'hex:3',
    variant: 'hex:3',
    shape: 'hex',
    bounded: true,
    slanted: false,
    step: 1,
    spaces,
    edge: { stein: [], slanted: [] }
  }
}

function walk(from: string, directions: Direction[], rotation = 0): string[] {
  const layout = new Layout(hexagon(), { rotation, flipped: false }, [])
  const walker = new Walker()
  const way = [from]
  for (const direction of directions) {
    const next = walker.step(layout, way.at(-1)!, direction)
    if (next === undefined) break
    way.push(next)
  }
  return way
}

test('up and down along a file, and not beyond its ends', () => {
  expect(walk('c1', ['up', 'up', 'up', 'up', 'up'])).toEqual(['c1', 'c2', 'c3', 'c4', 'c5'])
  expect(walk('a1', ['down'])).toEqual(['a1'])
})

test('to the right in a zigzag that does not drift', () => {
  const way = walk('a2', ['right', 'right', 'right', 'right'])
  expect([way[0], way[2], way[4]]).toEqual(['a2', 'c3', 'e2'])
})

test('every space can be reached from every other', () => {
  const layout = new Layout(hexagon(), { rotation: 30, flipped: true }, [])
  const reached = new Set(['a1'])
  for (const space of reached) {
    for (const direction of ['up', 'down', 'left', 'right'] as const) {
      const next = new Walker().step(layout, space, direction)
      if (next !== undefined) reached.add(next)
    }
  }
  expect(reached.size).toBe(19)
})

test('a turned board is walked as it is seen', () => {
  expect(walk('c3', ['up'], 180)).toEqual(['c3', 'c2'])
})
