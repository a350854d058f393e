import { expect, test } from 'vitest'
import { Game } from '../rules/game'
import { loadBuiltRules } from '../rules/load-built'
import { flawsOf, nextFlaw } from './mistakes.svelte'

loadBuiltRules()

const RECORD = `[Board "hex"]

1. d4 c3 {White +0.5, mistake; Black +1.0 with e4} (1... e4 {even}) 2. d3 {Black +0.2, only move}
2... c4 {Black +3.0, blunder; even with e3} 3. c2 {White +1.0, inaccuracy; Black +3.0 with e2} *
`

test('flaws are those of the main line that have something better', () => {
  const [game] = Game.read(RECORD)
  const tree = game!.tree()
  expect(flawsOf(tree).map((node) => node.ply)).toEqual([2, 4, 5])
  expect(flawsOf(tree, 'b').map((node) => node.ply)).toEqual([5])
  expect(flawsOf(tree, 'w').map((node) => node.remark?.better?.text)).toEqual(['e4', 'e3'])
})

test('one goes from flaw to flaw, and no further', () => {
  const flaws = flawsOf(Game.read(RECORD)[0]!.tree())
  expect(nextFlaw(flaws, 0, 'on')?.ply).toBe(2)
  expect(nextFlaw(flaws, 2, 'on')?.ply).toBe(4)
  expect(nextFlaw(flaws, 5, 'on')).toBeUndefined()
  expect(nextFlaw(flaws, 5, 'back')?.ply).toBe(4)
  expect(nextFlaw(flaws, 2, 'back')).toBeUndefined()
})
