/** What the rules say as data, in words. */

import type { BoardTexts } from '../../board/texts'
import { opponentOf } from '../rules/colors'
import { tagOf } from '../rules/game'
import type { BoardScene, Color, MoveView, Refusal, Space, Tree } from '../rules/types'
import { t } from './words.svelte'

export function colorName(color: Color): string {
  return color === 'b' ? t('color-black') : t('color-white')
}

/** How the spaces of a scene are called in a system. */
export function naming(scene: BoardScene | undefined, system: 'stein' | 'slanted'): (space: Space) => string {
  if (system === 'stein' || !scene?.slanted) return (space) => space
  const names = new Map(scene.spaces.map((space) => [space.id, space.slanted ?? space.id]))
  return (space) => names.get(space) ?? space
}

/** A move as it stands in lists: short, in the chosen system. */
export function writtenMove(move: MoveView, system: 'stein' | 'slanted'): string {
  if (move.kind === 'pass') return t('web-pass-short')
  return system === 'slanted' ? move.slanted : move.text
}

/** A move inside a sentence, where the pass needs a word that a sentence can bear. */
export function namedMove(move: MoveView, system: 'stein' | 'slanted'): string {
  return move.kind === 'pass' ? t('web-passing') : writtenMove(move, system)
}

/** The same from its spaces. In Libre a dash alone would be a sign. */
export function writtenSpaces(spaces: Space[], scene: BoardScene, system: 'stein' | 'slanted'): string {
  return spaces.map(naming(scene, system)).join(scene.bounded ? '-' : '->')
}

export function boardName(board: string): string {
  switch (board.split(/[:@]/, 1)[0]) {
    case 'hex':
      return t('board-hex')
    case 'square':
      return t('board-square')
    case 'snub':
      return t('board-snub')
    case 'libre':
      return t('board-libre')
    default:
      return board
  }
}

/** A board such as `hex:3@9`, with its size and number of pieces where they are not usual. */
export function variantName(variant: string): string {
  const [, size, pieces] = /^[^:@]*(?::(\d+))?(?:@(\d+))?$/.exec(variant) ?? []
  return [
    boardName(variant),
    ...(size ? [t('web-unusual-size', { size: Number(size) })] : []),
    ...(pieces ? [t('web-unusual-pieces', { pieces: Number(pieces) })] : [])
  ].join(', ')
}

/** A refusal as a sentence. */
export function refusalText(refusal: Refusal, name: (space: Space) => string, board: string): string {
  const { space, from, to, at, player, ...numbers } = refusal.args
  const spaces = Object.entries({ space, from, to, at }).filter((pair): pair is [string, Space] => pair[1] !== undefined)
  return t(`refusal-${refusal.code}`, {
    ...Object.fromEntries(spaces.map(([key, value]) => [key, name(value)])),
    ...numbers,
    ...(player ? { player: colorName(player) } : {}),
    board: boardName(board),
    parts: (refusal.parts ?? []).map((part) => part.map(name).join(' ')).join(' | ')
  })
}

/** What is said to a try that was refused, or to a stack without anything to capture; undefined where all is well. */
export function refusedText(
  { refusal, lonely, scene }: { refusal?: Refusal; lonely?: Space; scene: BoardScene },
  name: (space: Space) => string
): string | undefined {
  if (refusal) return refusalText(refusal, name, scene.board)
  return lonely === undefined ? undefined : t('web-no-target', { space: name(lonely) })
}

/** A move as a sentence, for those who listen. */
export function moveText(mover: Color, move: MoveView, name: (space: Space) => string): string {
  const player = colorName(mover)
  switch (move.kind) {
    case 'enter':
      return t('move-enter', { player, space: name(move.to!) })
    case 'capture':
      return t('move-capture', { player, from: name(move.from!), to: name(move.to!) })
    case 'pass':
      return t('move-pass', { player })
  }
}

/** A sentence as a label: among other facts, or to choose from. */
export function labelText(sentence: string): string {
  return sentence.replace(/\.$/, '')
}

/** How a game ended, as records say it: the result, who won, and the tag Termination. */
export interface End {
  result: string
  winner?: Color | null | undefined
  ending?: string | undefined
}

export function endOf(tree: Tree): End {
  return { result: tree.result, winner: tree.winner, ending: tagOf(tree, 'Termination') }
}

/** How a game ended, in words; to a person who played a colour against the computer by "you". */
export function endText({ result, winner, ending }: End, you?: Color): string {
  if (result === '*') return t('result-open')
  if (result === '1/2-1/2') return t('result-drawn')
  const [b, w] = result.split('-').map(Number)
  // No game is counted one to nothing: that is how records write a win without a count.
  if (b! + w! !== 1) return scoreText({ b: b!, w: w! }, you)
  if (!winner) return t('result-drawn')
  const names = { winner: colorName(winner), loser: colorName(opponentOf(winner)) }
  if (ending === 'resignation') {
    if (you) return winner === you ? t('web-you-win-resigned') : t('web-you-resigned')
    return t('result-won-resigned', names)
  }
  if (ending === 'time forfeit') {
    if (you) return winner === you ? t('web-you-win-time') : t('web-you-lose-time')
    return t('result-won-time', names)
  }
  return t('result-won', names)
}

/** Who wins with these points. */
export function scoreText(score: Record<Color, number>, you?: Color): string {
  if (score.b === score.w) return t('result-draw', { points: score.b })
  const winner: Color = score.b > score.w ? 'b' : 'w'
  if (you) {
    const points = { points: score[you], other: score[opponentOf(you)] }
    return winner === you ? t('web-you-win', points) : t('web-you-lose', points)
  }
  return t('result-win', { winner: colorName(winner), points: score[winner], other: score[opponentOf(winner)] })
}

/** What the board says. */
export function boardTexts(): BoardTexts {
  const list = (colors: Color[]) => colors.map(colorName).join(', ')
  return {
    board: t('web-board'),
    empty: (space) => t('web-space-empty', { space }),
    stack: (space, pieces) => {
      const player = colorName(pieces.at(-1)!)
      return pieces.length === 1
        ? t('web-space-piece', { space, player })
        : t('web-space-stack', { space, player, height: pieces.length, pieces: list(pieces) })
    },
    asleep: t('web-asleep'),
    whyAsleep: t('web-why-asleep'),
    canEnter: t('web-can-enter'),
    canCapture: (spaces) => t('web-can-capture', { spaces: spaces.join(', ') }),
    canBeCaptured: (spaces) => t('web-can-be-captured', { spaces: spaces.join(', ') }),
    chosen: t('web-chosen'),
    fit: t('web-fit'),
    zoomIn: t('web-zoom-in'),
    zoomOut: t('web-zoom-out'),
    showLast: t('web-show-last'),
    makeup: (space, pieces) => t('web-makeup', { space, pieces: list(pieces) })
  }
}
