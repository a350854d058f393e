import { beforeAll, expect, test, vi } from 'vitest'
import { loadBuiltRules } from '../rules/load-built'
import type { SavedGame } from '../storage/games'
import { arrive, keepBeside } from './arrival'
import { beginByLink, rematchByLink } from './begin'
import { readLetter, stepsOf, writeLetter } from './letter'
import { letter } from './letter-fixture'
import { LinkGame, savedFrom } from './link-game.svelte'

/** What this browser keeps. */
const kept = new Map<string, SavedGame>()

vi.mock('../storage/games', () => ({
  newId: () => `game-${kept.size}-0000`,
  saveGame: async (game: SavedGame) => {
    kept.set(game.id, structuredClone(game))
    return game.id
  },
  listGames: async () => [...kept.values()],
  addGames: async (games: SavedGame[]) => void games.forEach((game) => kept.set(game.id, game))
}))

beforeAll(loadBuiltRules)

const opened = (id: string) => LinkGame.open(kept.get(id)!)

test('a move counts once it is sent', async () => {
  const game = opened(await beginByLink({ variant: 'hex', boardFiles: [], you: 'b' }))
  expect(game.standing).toBe('yours')
  game.play('d4')
  expect(game.standing).toBe('unsent')
  game.play('c3')
  expect(game.letter.moves).toEqual(['d4'])
  game.takeBack()
  expect([game.standing, game.letter.moves, game.canTakeBack]).toEqual(['yours', [], false])
  game.play('d3')
  game.markSent()
  expect([game.standing, game.isSent]).toEqual(['waiting', true])
  // Kept as it stands, to the seat.
  expect(opened(game.id).standing).toBe('waiting')
  expect(opened(game.id).letter).toEqual(game.letter)
  // Also what was sent can be taken back; it is to be sent again then.
  game.takeBack()
  game.play('d4')
  expect(game.standing).toBe('unsent')
})

test('who has White invites first; an answer that arrives is the game', async () => {
  const game = opened(await beginByLink({ variant: 'hex', boardFiles: [], you: 'w' }))
  expect(game.standing).toBe('unsent')
  game.markSent()
  expect(game.standing).toBe('waiting')
  const friend = arrive(await readLetter(await writeLetter(game.letter)), undefined)
  expect(friend.kind).toBe('new')
  friend.game.sit('b', 'Ben')
  expect(friend.game.standing).toBe('yours')
  friend.game.play('d4')
  const answer = arrive(await readLetter(await writeLetter(friend.game.letter)), game.saved())
  expect([answer.kind, answer.game.standing, answer.game.letter.names.b]).toEqual(['longer', 'yours', 'Ben'])
})

test('a resignation is a step: sent, taken back, and the end', () => {
  const game = new LinkGame(letter(['d4', 'c3']), { kind: 'link', you: 'b', sent: 2 })
  game.resign()
  expect([game.over, game.standing, stepsOf(game.letter)]).toEqual([true, 'unsent', ['d4', 'c3', 'resigns']])
  expect(game.saved().abn).toMatch(/\[Termination "resignation"\][^]*0-1/)
  game.takeBack()
  expect([game.over, game.standing]).toEqual([false, 'yours'])
  expect(game.saved().abn).not.toContain('Termination')
  game.resign()
  game.markSent()
  expect(game.standing).toBe('over')
})

test('who watches moves nothing', () => {
  const game = new LinkGame(letter(['d4']), { kind: 'link', sent: 1 })
  game.play('c3')
  game.resign()
  expect([game.standing, game.letter.moves, game.over]).toEqual(['watching', ['d4'], false])
})

test('what came is kept for the same seat, and a draft that was not sent survives', () => {
  const seat = { kind: 'link', you: 'w', sent: 1 } as const
  const saved = savedFrom(letter(['d4', 'c3']), seat, { name: 'Ours' })
  const again = arrive(letter(['d4']), saved)
  expect([again.kind, again.game.standing, again.game.letter.moves]).toEqual(['same', 'unsent', ['d4', 'c3']])
  const longer = arrive(letter(['d4', 'c3', 'd3']), saved)
  expect([longer.kind, longer.game.standing, longer.game.saved().name]).toEqual(['longer', 'yours', 'Ours'])
  const apart = arrive(letter(['d4', 'd3', 'c3']), saved)
  expect([apart.kind, apart.game.letter.moves]).toEqual(['apart', ['d4', 'c3']])
  const fork = apart.game.fork(letter(['d4', 'd3', 'c3']), 1)
  expect([fork.mine, fork.theirs].map((way) => way.map(({ move }) => move?.text))).toEqual([['c3'], ['d3', 'c3']])
  // What is only looked at does not become the game.
  expect(apart.game.saved().abn).toBe(saved.abn)
})

test('of two lines the other is kept once, as a game of its own', async () => {
  kept.clear()
  await keepBeside(letter(['d4', 'd3']), 'Ann – Ben')
  await keepBeside(letter(['d4', 'd3']), 'Ann – Ben')
  expect([...kept.values()].map(({ name, opponent, path }) => ({ name, opponent, path }))).toEqual([{ name: 'Ann – Ben', opponent: undefined, path: ['d4', 'd3'] }])
})

test('a rematch has another id, the colours changed, and the same start', async () => {
  const ended = letter(['d4', 'c3'], { names: { b: 'Ann', w: 'Ben' }, ending: 'resigned' }, 'square:5')
  const game = opened(await rematchByLink(ended, 'b'))
  expect(game.id).not.toBe(ended.id)
  expect([game.you, game.letter.names, game.letter.start, game.standing]).toEqual(['w', { b: 'Ben', w: 'Ann' }, ended.start, 'unsent'])
})

test('a draw goes with a move, is accepted by the other, and takes two', async () => {
  const ann = new LinkGame(letter(['d4', 'c3']), { kind: 'link', you: 'b', sent: 2 })
  ann.offerDraw(true)
  expect([ann.canOffer, ann.drawOffered]).toEqual([false, false])
  ann.play('d3')
  ann.offerDraw(true)
  ann.offerDraw(false)
  expect(stepsOf(ann.letter)).toEqual(['d4', 'c3', 'd3'])
  ann.offerDraw(true)
  ann.markSent()
  expect([ann.canOffer, ann.drawOffered, stepsOf(ann.letter)]).toEqual([false, true, ['d4', 'c3', 'd3 =']])
  // Who is not asked cannot accept it.
  ann.agree()
  expect(ann.over).toBe(false)

  const { game: ben } = arrive(await readLetter(await writeLetter(ann.letter)), savedFrom(letter(['d4', 'c3']), { kind: 'link', you: 'w', sent: 2 }))
  expect([ben.standing, ben.drawOffered]).toEqual(['yours', true])
  ben.agree()
  expect([ben.over, ben.standing, stepsOf(ben.letter)]).toEqual([true, 'unsent', ['d4', 'c3', 'd3 =', 'agrees']])
  expect(ben.saved().abn).toMatch(/\[Termination "agreement"\][^]*1\/2-1\/2/)
  const end = arrive(await readLetter(await writeLetter(ben.letter)), ann.saved())
  expect([end.kind, end.game.over, end.game.standing]).toEqual(['longer', true, 'over'])

  // A move declines it, and it stays in the record: an older link is still one of this game.
  ben.takeBack()
  expect(ben.saved().abn).not.toContain('Termination')
  ben.play('c4')
  expect([ben.drawOffered, stepsOf(ben.letter)]).toEqual([false, ['d4', 'c3', 'd3 =', 'c4']])
  expect(arrive(ann.letter, savedFrom(ben.letter, { kind: 'link', you: 'w', sent: 4 })).kind).toBe('older')
  // An offer that nobody made is another game.
  expect(arrive({ ...ben.letter, offers: [1, 3] }, ben.saved()).kind).toBe('apart')
})

test('a game from a place in another one has the moves before it; they are not taken back', async () => {
  const place = { abn: '1. d4 c3 2. d3 (2. e4 d5) c4 *\n', boardFiles: [], path: ['d4', 'c3', 'e4'] }
  const game = opened(await beginByLink({ variant: 'hex', boardFiles: [], you: 'b' }, place))
  expect([game.letter.moves, game.here.ply, game.standing, game.canTakeBack, game.canOffer]).toEqual([['d4', 'c3', 'e4'], 3, 'unsent', false, false])
  const came = await readLetter(await writeLetter(game.letter))
  expect([came.moves, came.first]).toEqual([['d4', 'c3', 'e4'], 3])
  const again = opened(await rematchByLink({ ...came, moves: [...came.moves, 'd5'] }, 'b'))
  expect([again.letter.moves, again.you, again.standing]).toEqual([['d4', 'c3', 'e4'], 'w', 'yours'])
})
