/** What the server tells as data, in words. */

import { boardText } from '../i18n/board-words'
import { colorName, endText, scoreText } from '../i18n/game-words'
import { t } from '../i18n/words.svelte'
import type { Color } from '../rules/types'
import { isAborted } from './game-state'
import type { OfferKind, Outcome, Phrase, Snapshot, TimeControl, Wants, WireError } from './wire'

export function timeText(time: TimeControl): string {
  if (!time) return t('web-online-time-none')
  if ('days' in time) return t('web-online-time-days', { days: time.days })
  const minutes = time.initial_s / 60
  // It does not break between its numbers.
  return `${Number.isInteger(minutes) ? minutes : minutes.toFixed(1)}\u00a0+\u00a0${time.increment_s}`
}

/** What is offered, in a line: the colour is that of whoever offers it. */
export function seekText(seek: Wants): string {
  return [
    boardText(seek),
    timeText(seek.time),
    ...(seek.color === 'random' ? [] : [t('web-online-wants-color', { color: colorName(seek.color === 'black' ? 'b' : 'w') })]),
    ...(seek.position ? [t('web-online-from-position')] : [])
  ].join(' · ')
}

/** What went wrong. What the server says itself is in the language that was asked for. */
export function errorText({ code, message, retry_after }: WireError): string {
  switch (code) {
    case 'unreachable':
      return t('web-online-error-unreachable')
    case 'unauthorized':
      return t('web-online-error-unauthorized')
    case 'not_found':
      return t('web-online-error-not-found')
    case 'stale':
      return t('web-online-error-stale')
    case 'game_over':
      return t('web-online-error-over')
    case 'too_many':
      return t('web-online-error-too-many', { seconds: retry_after ?? 60 })
    case 'unavailable':
      return t('web-online-error-unavailable')
    default:
      return message || t('web-online-error-other', { code })
  }
}

/** How a game ended; to somebody who played in it by "you". */
export function outcomeText(result: Outcome, you: Color | undefined): string {
  if (isAborted(result)) return t('web-online-aborted')
  if (result.reason === 'passes') return scoreText(result.score, you)
  if (result.reason === 'agreed' || !result.winner) return t('result-drawn')
  const winner: Color = result.winner === 'black' ? 'b' : 'w'
  if (result.reason === 'gone') {
    if (you) return winner === you ? t('web-online-won-gone') : t('web-online-lost-gone')
    return t('web-online-gone', { winner: colorName(winner) })
  }
  if (you === winner) return result.reason === 'resign' ? t('web-online-won-resigned') : t('web-online-won-time')
  const ending = result.reason === 'resign' ? 'resignation' : 'time forfeit'
  return endText({ result: winner === 'b' ? '1-0' : '0-1', winner, ending }, you)
}

/** A result as lists have it, Black's points first. */
export function resultText({ result, status }: Pick<Snapshot, 'result' | 'status'>): string {
  if (status === 'live' || !result) return t('web-games-open')
  if (isAborted(result)) return t('web-online-result-aborted')
  if (result.reason === 'passes') return `${result.score.b}–${result.score.w}`
  return result.winner === 'black' ? '1–0' : result.winner === 'white' ? '0–1' : '½–½'
}

export function phraseText(phrase: Phrase): string {
  switch (phrase) {
    case 'hello':
      return t('web-online-say-hello')
    case 'good_luck':
      return t('web-online-say-good-luck')
    case 'one_moment':
      return t('web-online-say-one-moment')
    case 'well_played':
      return t('web-online-say-well-played')
    case 'sorry':
      return t('web-online-say-sorry')
    case 'good_game':
      return t('web-online-say-good-game')
    case 'thanks':
      return t('web-online-say-thanks')
    case 'bye':
      return t('web-online-say-bye')
  }
}

/** What the other proposes. */
export function offerText(offer: OfferKind, name: string): string {
  switch (offer) {
    case 'draw':
      return t('web-online-offers-draw', { name })
    case 'take_back':
      return t('web-online-offers-take-back', { name })
    case 'rematch':
      return t('web-online-offers-rematch', { name })
  }
}

/** What one has proposed oneself. */
export function ownOfferText(offer: OfferKind): string {
  switch (offer) {
    case 'draw':
      return t('web-online-offered-draw')
    case 'take_back':
      return t('web-online-offered-take-back')
    case 'rematch':
      return t('web-online-offered-rematch')
  }
}
