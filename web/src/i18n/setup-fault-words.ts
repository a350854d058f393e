/** What is wrong with a set-up, in words. */

import type { Fault, Space } from '../rules/types'
import { boardName, colorName } from './game-words'
import { t } from './words.svelte'

export function faultText(fault: Fault, name: (space: Space) => string, board: string): string {
  const space = name(fault.spaces[0] ?? '')
  const { player, ...numbers } = fault.args
  const color = player ? colorName(player) : ''
  switch (fault.code) {
    case 'no-such-space':
      return t('web-analyse-fault-no-such-space', { space, board: boardName(board) })
    case 'too-far':
      return t('web-analyse-fault-too-far', { space })
    case 'too-high':
      return t('web-analyse-fault-too-high', { space, height: numbers.height ?? 0 })
    case 'own-capture':
      return t('web-analyse-fault-own-capture', { space })
    case 'split-band':
      return t('web-analyse-fault-split-band', {
        count: fault.parts.length,
        parts: fault.parts.map((part) => part.map(name).join(' ')).join(' | ')
      })
    case 'no-band':
      return t('web-analyse-fault-no-band')
    case 'wrong-count':
      return t('web-analyse-fault-wrong-count', {
        player: color,
        board: numbers.board ?? 0,
        hand: numbers.hand ?? 0,
        pieces: numbers.pieces ?? 0
      })
    case 'passed-holding-pieces':
      return t('web-analyse-fault-passed-holding-pieces', { player: color })
    default:
      // An editor that has one stack a space brings about no other.
      return fault.sentence
  }
}
