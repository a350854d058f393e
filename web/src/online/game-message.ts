/** What is said beside the board of a game between people: the most pressing thing first. */

import { colorName, naming, refusedText } from '../i18n/game-words'
import { t } from '../i18n/words.svelte'
import { settings } from '../storage/settings.svelte'
import type { OnlineGame } from './online-game.svelte'
import { errorText, offerText, outcomeText, ownOfferText } from './online-words'

export interface Message {
  /** Quiet is whose turn it is, and nothing more: what stands beside the board once may take its place. */
  kind: 'quiet' | 'told' | 'bad' | 'looking' | 'end' | 'offer' | 'claim'
  text: string
}

export function messageOf(game: OnlineGame, connected: boolean): Message {
  const { state, shown, here } = game
  if (!state || !shown || !here) return { kind: 'quiet', text: connected ? '' : t('web-online-lost') }
  if (!connected) return { kind: 'bad', text: t('web-online-lost-locked') }
  if (!game.inStep) return { kind: 'told', text: t('web-online-catching-up') }
  if (game.offered) return { kind: 'offer', text: offerText(game.offered, opponentName(game)) }
  if (game.looking) return { kind: 'looking', text: lookingText(game) }
  const refused = refusedText(shown, naming(shown.scene, settings.system))
  if (refused !== undefined) return { kind: 'bad', text: refused }
  if (game.refused) return { kind: 'bad', text: errorText(game.refused.error) }
  if (game.over && state.result) return { kind: 'end', text: outcomeText(state.result, game.you) }
  if (game.mayClaim) return { kind: 'claim', text: t('web-online-may-claim', { name: opponentName(game) }) }
  const told = toldText(game)
  return told === undefined ? { kind: 'quiet', text: turnText(game) } : { kind: 'told', text: told }
}

function lookingText({ shown, here }: OnlineGame): string {
  const ply = shown?.state.ply ?? 0
  return ply === 0 ? t('web-looking-start') : t('web-looking', { ply, all: here?.ply ?? 0 })
}

/** What one waits for, other than a move. */
function toldText(game: OnlineGame): string | undefined {
  const { state, here } = game
  const own = state!.offers.find(({ by }) => by === game.side)
  if (own) return ownOfferText(own.offer)
  if (state!.declined && state!.declined.by === game.side) return t('web-online-declined', { name: opponentName(game) })
  const abortAt = state!.clock?.abort_at
  if (abortAt !== undefined) {
    const seconds = Math.max(0, Math.ceil((abortAt - game.now) / 1000))
    return game.yourTurn ? t('web-online-first-move', { seconds }) : t('web-online-first-move-of', { player: colorName(here!.turn), seconds })
  }
  return undefined
}

function turnText(game: OnlineGame): string {
  const { here } = game
  const player = colorName(here!.turn)
  if (!game.yourTurn) return t('to-move', { player })
  return here!.canPass ? t('web-may-pass', { player }) : t('web-online-your-move')
}

/** To those who watch, whoever does something has no name here but their colour. */
export function opponentName({ state, side }: OnlineGame): string {
  if (!state) return ''
  return (side === 'black' ? state.white : state.black).name
}
