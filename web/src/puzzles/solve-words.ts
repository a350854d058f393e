/** What is said to somebody at a puzzle. */

import { outlookText } from '../analyse/outlook-words'
import { moveText, naming, refusedText, writtenMove, writtenSpaces } from '../i18n/game-words'
import { t } from '../i18n/words.svelte'
import { opponentOf } from '../rules/colors'
import type { MoveView, Space } from '../rules/types'
import { settings } from '../storage/settings.svelte'
import { MOST_HINTS } from './own-rating'
import type { Solve } from './solve.svelte'
import { themeList } from './theme-words'

export interface Message {
  kind: 'good' | 'bad' | 'quiet'
  text: string
}

const written = (move: MoveView) => writtenMove(move, settings.system)

/** What is said now; `outcome` is what the puzzle has done to one's rating. */
export function messageOf(solve: Solve, outcome: string): Message {
  switch (solve.status) {
    case 'solved':
      return { kind: 'good', text: `${t('web-puzzle-solved')} ${outcome}`.trim() }
    case 'told':
      return { kind: 'quiet', text: `${t('web-puzzle-told')} ${outcome}`.trim() }
    case 'judging':
      return { kind: 'quiet', text: t('web-mistakes-judging') }
    case 'wrong':
      return { kind: 'bad', text: wrongText(solve) }
    case 'replying':
      return { kind: 'good', text: t('web-puzzle-right') }
    case 'open':
      return openMessage(solve)
  }
}

function openMessage(solve: Solve): Message {
  const { shown, reply, solver } = solve
  const name = naming(shown.scene, settings.system)
  const refused = refusedText(shown, name)
  if (refused !== undefined) return { kind: 'bad', text: refused }
  const hint = hintText(solve, name)
  if (hint !== undefined) return { kind: 'quiet', text: hint }
  return { kind: 'quiet', text: reply ? t('web-puzzle-go-on', { reply: moveText(opponentOf(solver), reply, name) }) : '' }
}

function wrongText({ missed, tried, reply, looking, outlook, problem }: Solve): string {
  const move = tried ? written(tried) : ''
  if (looking) return t('web-puzzle-wrong-looking', { move })
  if (reply && outlook) return t('web-puzzle-refuted', { move, reply: written(reply), outlook: outlookText(outlook) })
  if (outlook) return t('web-puzzle-wrong-over', { move, outlook: outlookText(outlook) })
  // The engine has failed: at showing why, or at judging.
  if (problem && !missed) return problem
  return problem ? t('web-puzzle-wrong-unknown', { move }) : t('web-puzzle-wrong', { move })
}

/** The first hint tells what it is about, the second where, the third the move. */
function hintText(solve: Solve, name: (space: Space) => string): string | undefined {
  const { hints, wanted, task } = solve
  if (hints === 0 || !wanted) return undefined
  if (hints === 1) return task.themes.length > 0 ? t('web-puzzle-hint-themes', { themes: themeList(task.themes) }) : kindText(wanted)
  if (hints === MOST_HINTS) return wanted.kind === 'pass' ? t('web-learn-hint-pass') : t('web-learn-hint-move', { move: writtenSpaces([wanted.from ?? [], wanted.to ?? []].flat(), solve.shown.scene, settings.system) })
  const place = placeOf(solve)
  if (place === undefined) return t('web-learn-hint-nothing')
  return wanted.kind === 'capture' ? t('web-learn-hint-stack', { space: name(place) }) : t('web-puzzle-hint-near', { space: name(place) })
}

function kindText({ kind }: MoveView): string {
  if (kind === 'enter') return t('web-learn-hint-enter')
  return kind === 'capture' ? t('web-puzzle-hint-capture') : t('web-learn-hint-nothing')
}

/** Where to look: at the stack that captures, or at one beside the place where a piece is entered. */
export function placeOf({ wanted, shown }: Solve): Space | undefined {
  if (!wanted || wanted.kind === 'pass') return undefined
  if (wanted.from !== undefined) return wanted.from
  const beside = shown.scene.spaces.find(({ id }) => id === wanted.to)?.links ?? []
  return beside.find((space) => shown.state.stacks[space] !== undefined)
}
