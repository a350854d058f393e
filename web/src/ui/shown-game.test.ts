import { beforeAll, expect, test } from 'vitest'
import { Game } from '../rules/game'
import { loadBuiltRules } from '../rules/load-built'
import { ShownGame } from './shown-game.svelte'

beforeAll(loadBuiltRules)

/** A game after these moves. */
function after(...moves: string[]): ShownGame {
  const game = new ShownGame(Game.start('hex'))
  for (const move of moves) game.show(game.make(move)!)
  return game
}

test('a move is put into the record first, and shown when one wants', () => {
  const game = after()
  const node = game.make('d4')
  expect(node).toBe(1)
  expect(game.state.node).toBe(0)
  game.show(node!)
  expect(game.state.stacks).toEqual({ d4: 'b' })
  expect(game.tree.main).toEqual([1])
  expect(game.end).toBe(1)
  game.show(0)
  expect(game.end).toBe(1)
})

test('a refused move changes nothing but what is said of it', () => {
  const game = after('d4')
  const { state, tree } = game
  expect(game.make('a1')).toBeUndefined()
  expect(game.refusal).toMatchObject({ code: 'not-next-to-band', spaces: ['a1'] })
  expect([game.state, game.tree]).toEqual([state, tree])
  game.show(1)
  expect(game.refusal).toBeUndefined()
})

test('a try is never played, legal or not', () => {
  const game = after()
  game.attempt('d4->d5')
  expect(game.refusal?.code).toBe('nothing-to-move')
  game.attempt('d4')
  expect(game.refusal).toBeUndefined()
  expect(game.tree.nodes).toHaveLength(1)
})

test('a stuck stack has a reason, or nothing beside it: never both', () => {
  // A band of four in a file: d4 holds it together, d3 touches nothing of White's.
  const game = after('d4', 'd5', 'd3', 'd6')
  game.stuck('d4')
  expect(game.refusal?.parts).toHaveLength(2)
  expect(game.lonely).toBeUndefined()
  game.stuck('d3')
  expect(game.refusal).toBeUndefined()
  expect(game.lonely).toBe('d3')
  game.attempt('g1')
  expect(game.refusal).toBeDefined()
  expect(game.lonely).toBeUndefined()
  game.stuck('d3')
  game.show(0)
  expect(game.lonely).toBeUndefined()
})

test('boards with edges are drawn once, and Libre grows', () => {
  for (const [variant, same] of [['hex', true], ['libre', false]] as const) {
    const game = new ShownGame(Game.start(variant))
    const { scene } = game
    const move = game.state.entries[0]!
    game.show(game.make(move)!)
    expect(game.scene === scene).toBe(same)
  }
})

test('what is kept leads back to the position shown, variations and all', () => {
  const game = after('d4', 'd5', 'c4')
  game.show(1)
  game.show(game.make('e4')!)
  const { abn, boardFiles, path } = game.kept()
  expect(path).toEqual(['d4', 'e4'])
  const [read] = Game.read(abn, boardFiles)
  const again = new ShownGame(read!, read!.follow(path))
  expect(again.state.line).toBe(game.state.line)
  expect(again.tree.nodes).toHaveLength(5)
  expect(again.end).not.toBe(again.state.node)
})

test('the record is read again when something else has changed', () => {
  const game = after()
  const { state } = game
  game.game.setTag('Event', 'A test')
  expect(game.tree.tags).not.toContainEqual(['Event', 'A test'])
  game.refresh()
  expect(game.tree.tags).toContainEqual(['Event', 'A test'])
  expect(game.state).toBe(state)
})
