import { beforeAll, describe, expect, test } from 'vitest'
import { BrokenLink } from '../games/link'
import { pack } from '../games/packing'
import { Game } from '../rules/game'
import { loadBuiltRules } from '../rules/load-built'
import { letterFrom, lettersIn, readLetter, stepsOf, writeLetter } from './letter'
import { FIRST, ID, letter } from './letter-fixture'

beforeAll(loadBuiltRules)

describe('a letter', () => {
  test.each([
    ['hex', ['d4', 'c3', 'd3']],
    ['libre', ['0,0', '1,0']],
    ['square:5', []],
    ['hex:3@9', ['c3', 'c2']]
  ])('comes as it was sent, on %s', async (variant, moves) => {
    const sent = letter(variant === 'libre' ? libreMoves() : moves, {}, variant)
    expect(await readLetter(await writeLetter(sent))).toEqual(sent)
  })

  test('of the first day is read for ever', async () => {
    expect(await readLetter(FIRST)).toEqual(letter(['d4', 'c3', 'd3'], { names: { b: 'Ann', w: 'Benedikta-Maximiliane von Hohenstaufen' } }))
  })

  test('tells of a resignation, and who has resigned', async () => {
    const sent = letter(['d4', 'c3'], { ending: 'resigned' })
    const came = await readLetter(await writeLetter(sent))
    expect(stepsOf(came)).toEqual(['d4', 'c3', 'resigns'])
    expect(came).toEqual(sent)
  })

  test('has nothing but the moves that count', () => {
    expect(letterFrom(ID, '[Black " Ann "]\n\n1. d4 {Look!} c3 (1... d3) 2. d3 *\n', []).moves).toEqual(['d4', 'c3', 'd3'])
    expect(letterFrom(ID, `[Black "${'A'.repeat(90)}"]\n\n1. d4 *\n`, []).names.b).toHaveLength(40)
  })

  test('is found in a message that was copied whole, and read with what stands behind it', async () => {
    const argument = await writeLetter(letter(['d4']))
    expect(lettersIn(`Your turn! https://example.org/abande/#/link/${argument} See you`)).toBe(argument)
    expect(lettersIn('Your turn!')).toBeUndefined()
    expect((await readLetter(`${argument}).`)).moves).toEqual(['d4'])
  })

  test('that was cut or changed is refused, wherever that was', async () => {
    const argument = await writeLetter(letter(['d4', 'c3', 'd3', 'c4']))
    for (let at = 1; at < argument.length; at += 1) {
      await expect(readLetter(argument.slice(0, -at)), `cut by ${at}`).rejects.toBeInstanceOf(BrokenLink)
    }
    for (let at = 2; at < argument.length - 1; at += 3) {
      const other = argument[at] === 'A' ? 'B' : 'A'
      const changed = argument.slice(0, at) + other + argument.slice(at + 1)
      await expect(readLetter(changed), `changed at ${at}`).rejects.toBeInstanceOf(BrokenLink)
    }
  })

  test.each([
    ['a move that the rules forbid', '1. d4 a1 *'],
    ['a resignation of who was not to move', '1. d4 0-1'],
    ['a draw that nobody offered', '1. d4 c3 1/2-1/2'],
    ['a draw that was offered before', '[DrawOffers "1"]\n\n1. d4 c3 1/2-1/2'],
    ['no game', '']
  ])('with %s is refused', async (_, abn) => {
    await expect(readLetter(`1.${await pack([ID, abn], 'deflate')}`)).rejects.toBeInstanceOf(BrokenLink)
  })

  test('of a newer version says so', async () => {
    await expect(readLetter('7.abc')).rejects.toMatchObject({ reason: 'version' })
  })
})

function libreMoves(): string[] {
  const game = Game.start('libre')
  const [first] = game.state(0).entries
  const played = game.play(0, first!)
  const [second] = 'node' in played ? game.state(played.node).entries : []
  game.free()
  return [first!, second!]
}
