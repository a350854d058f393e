import { describe, expect, test } from 'vitest'
import { loadBuiltRules } from '../rules/load-built'
import type { Letter } from './letter'
import { letter } from './letter-fixture'
import { meet, namesOf } from './meeting'

// At once: the tables below are made of games.
loadBuiltRules()

describe('a link meets the game that is kept', () => {
  const kept = letter(['d4', 'c3', 'd3'])

  test.each<[string, string, Letter, number, number]>([
    ['the same', 'same', letter(['d4', 'c3', 'd3']), 3, 3],
    ['a move more', 'longer', letter(['d4', 'c3', 'd3', 'c4']), 3, 3],
    ['three moves more', 'longer', letter(['d4', 'c3', 'd3', 'c4', 'd5', 'c5']), 3, 3],
    ['a resignation more', 'longer', letter(['d4', 'c3', 'd3'], { ending: 'resigned' }), 3, 3],
    ['a move less', 'older', letter(['d4', 'c3']), 3, 2],
    ['the start', 'older', letter([]), 3, 0],
    ['the link that was answered, the answer not sent', 'same', letter(['d4', 'c3']), 2, 2],
    ['older than that one', 'older', letter(['d4']), 2, 1],
    ['another last move', 'apart', letter(['d4', 'c3', 'd5']), 3, 2],
    ['another move, and more', 'apart', letter(['d4', 'd3', 'c3', 'c4', 'd5']), 3, 1],
    ['a resignation instead of the last move', 'apart', letter(['d4', 'c3'], { ending: 'resigned' }), 3, 2],
    ['another board', 'foreign', letter(['d4', 'c3', 'd3', 'd5'], {}, 'square'), 3, 0]
  ])('%s: %s', (_, kind, came, sent, common) => {
    expect(meet(kept, sent, came)).toEqual({ kind, common })
  })

  test('nothing follows a resignation', () => {
    expect(meet(letter(['d4'], { ending: 'resigned' }), 2, letter(['d4', 'c3'])).kind).toBe('apart')
  })

  test('each knows his own name best', () => {
    const came = letter([], { names: { b: 'Anna', w: 'Ben' } })
    expect(namesOf(kept, came, 'b')).toEqual({ b: 'Ann', w: 'Ben' })
    expect(namesOf(kept, came, 'w')).toEqual({ b: 'Anna', w: 'Ben' })
    expect(namesOf(letter([], { names: { b: 'Ann', w: 'Ben' } }), letter([]), undefined)).toEqual({ b: 'Ann', w: 'Ben' })
  })
})
