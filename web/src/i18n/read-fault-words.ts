/** Why a text cannot be read, in words: what the rules throw says it as data. */

import { messageOf } from '../rules/game'
import type { ReadFault } from '../rules/types'
import { boardName, refusalText } from './game-words'
import { faultText } from './setup-fault-words'
import { t } from './words.svelte'

const KEYS = new Set([
  'web-fault-no-game',
  'web-fault-not-utf8',
  'web-fault-unexpected',
  'web-fault-ends-too-soon',
  'web-fault-no-result-yet',
  'web-fault-open-comment',
  'web-fault-open-variation',
  'web-fault-empty-variation',
  'web-fault-nothing-to-replace',
  'web-fault-nothing-to-judge',
  'web-fault-glyph',
  'web-fault-open-value',
  'web-fault-tag-twice',
  'web-fault-tags-disagree',
  'web-fault-coords',
  'web-fault-no-result',
  'web-fault-wrong-result',
  'web-fault-unknown-board',
  'web-fault-board-size',
  'web-fault-pieces',
  'web-fault-position-too-short',
  'web-fault-position-too-long',
  'web-fault-files',
  'web-fault-spaces',
  'web-fault-stack',
  'web-fault-turn',
  'web-fault-hands',
  'web-fault-passes',
  'web-fault-no-move-there',
  'web-fault-no-such-space',
  'web-fault-ambiguous',
  'web-fault-no-move',
  'web-fault-json',
  'web-fault-missing',
  'web-fault-wrong-kind',
  'web-fault-wrong-outcome',
  'web-fault-other-game',
  'web-fault-ambiguous-board',
  'web-fault-behind-the-end',
  'web-fault-no-date',
  'web-fault-board-syntax',
  'web-fault-missing-field',
  'web-fault-unknown-field',
  'web-fault-field-kind',
  'web-fault-board-name',
  'web-fault-space-name',
  'web-fault-same-name',
  'web-fault-space-place',
  'web-fault-same-place',
  'web-fault-no-spaces',
  'web-fault-too-many-spaces',
  'web-fault-link',
  'web-fault-link-unknown',
  'web-fault-link-loop',
  'web-fault-not-connected',
  'web-fault-export-unfinished',
  'web-fault-export-board',
  'web-fault-export-pieces',
  'web-fault-export-start'
])

/** What went wrong, as a sentence in the language of the page where there are words for it. */
export function problemText(error: unknown): string {
  const fault = faultOf(error)
  const words = fault && wordsOf(fault)
  if (fault && words) return placed(fault, words)
  // What cannot be fetched is one of these in every browser.
  return error instanceof TypeError ? t('web-not-loaded') : messageOf(error)
}

/** What the rules have said about a text that they could not read. */
function faultOf(error: unknown): ReadFault | undefined {
  if (!(error instanceof Error) || !('fault' in error) || typeof error.fault !== 'string') return undefined
  return JSON.parse(error.fault)
}

function wordsOf({ code, args, refusal, faults }: ReadFault): string | undefined {
  const same = (space: string) => space
  if (code === 'illegal') {
    const rule = refusal ? refusalText(refusal, same, args['board'] ?? '') : undefined
    return rule ? t('web-fault-illegal-because', { text: args['text'] ?? '', rule }) : t('web-fault-illegal', { text: args['text'] ?? '' })
  }
  // Libre has every space that there can be.
  if (code === 'no-such-space' && args['board'] === 'libre') return t('typed-too-far', { name: args['name'] ?? '' })
  if (code === 'no-position') return (faults ?? []).map((fault) => faultText(fault, same, args['board'] ?? '')).join(' ')
  const key = `web-fault-${code}`
  if (!KEYS.has(key)) return undefined
  const { board, ...others } = args
  return t(key, { ...others, ...(board ? { board: boardName(board) } : {}) })
}

function placed({ line, column, path }: ReadFault, words: string): string {
  if (path) return t('web-fault-in', { path, words })
  if (line !== undefined && column !== undefined) return t('web-fault-at', { line, column, words })
  return column === undefined ? words : t('web-fault-column', { column, words })
}
