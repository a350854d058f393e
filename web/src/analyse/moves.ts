/** The record of a game in the order in which it is read: rows of the main line, and notes between them. */

import type { Color, NodeView, Tree } from '../rules/types'

/** A move of a variation, with those that could have been made instead. */
export interface Step {
  node: NodeView
  /** Such as `3.` or `3…`, where one is needed. */
  number: string
  variations: Step[][]
}

export type Block =
  | { kind: 'row'; number: number; black?: NodeView; white?: NodeView }
  | { kind: 'notes'; node: NodeView; variations: Step[][] }

export type Nodes = Map<number, NodeView>

export function nodesOf(tree: Tree): Nodes {
  return new Map(tree.nodes.map((node) => [node.id, node]))
}

/** Who makes the first move: Black, but for some games from a position. */
function firstMover(tree: Tree): Color {
  return tree.nodes.find((node) => node.ply === 1)?.mover ?? 'b'
}

/** Moves are counted in pairs, Black's first. */
export function moveNumber(node: NodeView, first: Color): number {
  return first === 'b' ? Math.ceil(node.ply / 2) : Math.floor(node.ply / 2) + 1
}

function hasNotes(node: NodeView): boolean {
  return node.comment !== '' || node.commentBefore !== '' || node.remark?.better != null
}

/** The whole record. */
export function blocksOf(tree: Tree): Block[] {
  const nodes = nodesOf(tree)
  const first = firstMover(tree)
  const start = nodes.get(0)
  const blocks: Block[] = []
  if (start && hasNotes(start)) blocks.push({ kind: 'notes', node: start, variations: [] })
  let row: Extract<Block, { kind: 'row' }> | undefined
  for (const id of tree.main) {
    const node = nodes.get(id)
    if (!node) continue
    if (node.mover === 'w' && row) {
      row.white = node
      row = undefined
    } else {
      const number = moveNumber(node, first)
      const begun: Block = node.mover === 'w' ? { kind: 'row', number, white: node } : { kind: 'row', number, black: node }
      blocks.push(begun)
      row = node.mover === 'b' ? begun : undefined
    }
    const variations = insteadOf(node, nodes, first)
    if (hasNotes(node) || variations.length > 0) {
      blocks.push({ kind: 'notes', node, variations })
      row = undefined
    }
  }
  return blocks
}

/** The variations that begin beside the first move of their parent. */
function insteadOf(node: NodeView, nodes: Nodes, first: Color): Step[][] {
  const [main, ...others] = nodes.get(node.parent ?? 0)?.children ?? []
  if (main !== node.id) return []
  return others.map((id) => line(id, nodes, first))
}

/** A variation from its first move on. */
function line(id: number, nodes: Nodes, first: Color): Step[] {
  const steps: Step[] = []
  let interrupted = true
  for (let node = nodes.get(id); node; node = nodes.get(node.children[0] ?? -1)) {
    const number = moveNumber(node, first)
    const text = node.mover === 'b' ? `${number}.` : interrupted ? `${number}…` : ''
    // The first move of a variation has its siblings shown beside it already.
    const variations = node.id === id ? [] : insteadOf(node, nodes, first)
    steps.push({ node, number: text, variations })
    interrupted = variations.length > 0 || hasNotes(node)
  }
  return steps
}

/** The nodes from the start to a node, and on along the first moves. */
export function lineThrough(tree: Tree, id: number): NodeView[] {
  const nodes = nodesOf(tree)
  const line: NodeView[] = []
  for (let node = nodes.get(id); node; node = node.parent === null ? undefined : nodes.get(node.parent)) line.unshift(node)
  for (let next = line.at(-1)?.children[0]; next !== undefined; next = nodes.get(next)?.children[0]) line.push(nodes.get(next)!)
  return line
}

export type Way = 'back' | 'on' | 'first' | 'last' | 'above' | 'below'

/** Where a step through the record leads; undefined where it leads nowhere. */
export function stepFrom(tree: Tree, id: number, way: Way): number | undefined {
  const nodes = nodesOf(tree)
  const node = nodes.get(id)
  if (!node) return undefined
  if (way === 'back') return node.parent ?? undefined
  if (way === 'on') return node.children[0]
  if (way === 'first') return id === 0 ? undefined : 0
  if (way === 'last') {
    const last = lineThrough(tree, id).at(-1)?.id
    return last === id ? undefined : last
  }
  const beside = nodes.get(node.parent ?? -1)?.children ?? []
  return beside[beside.indexOf(id) + (way === 'below' ? 1 : -1)]
}
