/** A board with what is not as usual about it, in words. */

import { kindAndSize, USUAL_PIECES, USUAL_SIZE } from '../rules/board-sizes'
import { boardName } from './game-words'
import { t } from './words.svelte'

export function boardText({ board, pieces }: { board: string; pieces: number }): string {
  const { kind, size } = kindAndSize(board)
  return [
    boardName(board),
    ...(size !== undefined && size !== USUAL_SIZE[kind] ? [t('web-unusual-size', { size })] : []),
    ...(pieces !== USUAL_PIECES ? [t('web-unusual-pieces', { pieces })] : [])
  ].join(', ')
}
