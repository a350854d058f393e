import { expect, test } from 'vitest'
import type { Report } from '../rules/types'
import { gathered, outlookOf } from './lines'

function report(number: number, depth: number, move: string): Report {
  const line = [{ kind: 'enter' as const, text: move, slanted: move, to: move }]
  return { number, depth, deepest: depth, nodes: 0, time: 0, margin: 0, proven: false, chance: 0.5, line }
}

test('a depth that is not yet finished repeats no move', () => {
  const heard = [report(1, 1, 'a1'), report(2, 1, 'a2'), report(3, 1, 'a3'), report(1, 2, 'a2'), report(2, 2, 'a4')]
  const lines = heard.reduce(gathered, [] as Report[])
  expect(lines.map((line) => [line.line[0]!.text, line.depth])).toEqual([
    ['a2', 2],
    ['a4', 2],
    ['a1', 1]
  ])
})

test('outlooks are Black’s', () => {
  const found = { margin: 2, chance: 0.75, proven: false }
  expect(outlookOf(found, 'b')).toEqual(found)
  expect(outlookOf(found, 'w')).toEqual({ margin: -2, chance: 0.25, proven: false })
})
