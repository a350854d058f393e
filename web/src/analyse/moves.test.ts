import { expect, test } from 'vitest'
import type { Color, NodeView, Tree } from '../rules/types'
import { blocksOf, lineThrough, stepFrom, type Step } from './moves'

/** A tree from pairs of parent and child, in order; the numbers of the nodes are 1, 2, ... */
function tree(parents: number[], first: Color = 'b', comments: Record<number, string> = {}): Tree {
  const nodes: NodeView[] = [0, ...parents].map((parent, id) => ({
    id,
    parent: id === 0 ? null : parent,
    children: parents.flatMap((parent, at) => (parent === id ? [at + 1] : [])),
    ply: 0,
    mover: null,
    move: null,
    comment: comments[id] ?? '',
    commentBefore: '',
    remark: null,
    drawings: [],
    glyphs: []
  }))
  for (const node of nodes.slice(1)) {
    node.ply = nodes[node.parent!]!.ply + 1
    node.mover = (node.ply % 2 === 1) === (first === 'b') ? 'b' : 'w'
  }
  const main: number[] = []
  for (let at = nodes[0]!.children[0]; at !== undefined; at = nodes[at]!.children[0]) main.push(at)
  return { nodes, main, result: '*', winner: null, accuracy: null, tags: [] }
}

const told = (steps: Step[]): string =>
  steps.map((step) => `${step.number}${step.node.id}${step.variations.map((line) => `(${told(line)})`).join('')}`).join(' ')

function read(tree: Tree): string[] {
  return blocksOf(tree).map((block) =>
    block.kind === 'row'
      ? `${block.number}: ${block.black?.id ?? '…'} ${block.white?.id ?? ''}`.trim()
      : `notes on ${block.node.id}${block.variations.map((line) => ` (${told(line)})`).join('')}`
  )
}

test('a game without notes is rows of two', () => {
  expect(read(tree([0, 1, 2]))).toEqual(['1: 1 2', '2: 3'])
})

test('notes break a row, and White goes on in one of its own', () => {
  expect(read(tree([0, 1, 2, 3], 'b', { 1: 'well' }))).toEqual(['1: 1', 'notes on 1', '1: … 2', '2: 3 4'])
  expect(read(tree([0], 'b', { 0: 'once' }))).toEqual(['notes on 0', '1: 1'])
})

test('variations stand behind the move that was made instead, within each other', () => {
  // 1 2 3 is the main line; 4 5 6 begins instead of 2, and 7 instead of 5.
  expect(read(tree([0, 1, 2, 1, 4, 5, 4]))).toEqual(['1: 1 2', 'notes on 2 (1…4 2.5(2.7) 2…6)', '2: 3'])
})

test('a game that White begins is numbered so', () => {
  expect(read(tree([0, 1, 2], 'w'))).toEqual(['1: … 1', '2: 2 3'])
})

test('the line through a move goes back to the start and on by first moves', () => {
  const record = tree([0, 1, 2, 1, 4, 5, 4])
  expect(lineThrough(record, 4).map((node) => node.id)).toEqual([0, 1, 4, 5, 6])
  expect(lineThrough(record, 7).map((node) => node.id)).toEqual([0, 1, 4, 7])
})

test('steps lead along the line and between variations', () => {
  const record = tree([0, 1, 2, 1, 4, 5, 4])
  expect(stepFrom(record, 4, 'back')).toBe(1)
  expect(stepFrom(record, 4, 'on')).toBe(5)
  expect(stepFrom(record, 4, 'last')).toBe(6)
  expect(stepFrom(record, 6, 'first')).toBe(0)
  expect(stepFrom(record, 2, 'below')).toBe(4)
  expect(stepFrom(record, 4, 'above')).toBe(2)
  for (const way of ['back', 'first', 'above', 'below'] as const) expect(stepFrom(record, 0, way)).toBeUndefined()
  expect(stepFrom(record, 7, 'on')).toBeUndefined()
  expect(stepFrom(record, 7, 'last')).toBeUndefined()
})
