import { expect, test } from 'vitest'
import { Game } from '../rules/game'
import { loadBuiltRules } from '../rules/load-built'
import type { SavedGame } from '../storage/games'
import { ownMistakes } from './own-mistakes'

loadBuiltRules()

const REVIEWED = `[Board "hex"]

1. d4 c3 {White +0.5, mistake; Black +1.0 with e4} (1... e4 {even}) 2. d3 {Black +0.2, only move}
2... c4 {Black +3.0, blunder; even with e3} 3. c2 {White +1.0, inaccuracy; Black +3.0 with e2} *
`

const game = (id: string, abn: string, more: Partial<SavedGame> = {}): SavedGame => ({ id, begun: 7, updated: 7, abn, boardFiles: [], path: [], ...more })

test('each mistake of one’s own is a puzzle: the position before it, and the better move', () => {
  const mistakes = ownMistakes([game('g', REVIEWED, { you: 'w' })])
  expect(mistakes.map(({ id, solution, played, verdict, at, open }) => [id, solution, played.text, verdict, at, open])).toEqual([
    ['g:2', ['e4'], 'c3', 'mistake', 7, true],
    ['g:4', ['e3'], 'c4', 'blunder', 7, true]
  ])
  for (const { position, solution } of mistakes) {
    expect(position.split(' ').at(-3)).toBe('w')
    expect(Game.from(position).play(0, solution[0]!)).toHaveProperty('node')
  }
})

test('both players’ where nobody knows whose game it was; nothing of others, of puzzles, of what cannot be read', () => {
  const games = [
    game('g', REVIEWED),
    game('plain', '[Board "hex"]\n\n1. d4 c3 *\n'),
    game('from-puzzle-x', REVIEWED),
    game('broken', '1. d4 {mistake} a1 *')
  ]
  expect(ownMistakes(games).map(({ id }) => id)).toEqual(['g:2', 'g:4', 'g:5'])
})
