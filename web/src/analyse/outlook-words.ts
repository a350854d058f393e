/** How a game stands, and how good a move was, in words. */

import { colorName } from '../i18n/game-words'
import { language, t } from '../i18n/words.svelte'
import type { Color, Outlook, Verdict } from '../rules/types'

/** Who is ahead by how much. */
export type Standing = Pick<Outlook, 'margin' | 'proven'>

function number(value: number, digits: number): string {
  return new Intl.NumberFormat(language(), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value)
}

export function percent(part: number): string {
  return new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 0 }).format(part)
}

/** Who is ahead; nobody where the margin rounds to nothing. */
export function leader({ margin, proven }: Standing): Color | undefined {
  const rounded = proven ? margin : Math.round(margin * 10)
  return rounded === 0 ? undefined : rounded > 0 ? 'b' : 'w'
}

/** Such as `Black +1.5`, `White wins by 3`, `even`. */
export function outlookText(outlook: Standing): string {
  const ahead = leader(outlook)
  const margin = Math.abs(outlook.margin)
  if (outlook.proven) return ahead ? t('web-analyse-wins', { player: colorName(ahead), points: margin }) : t('web-analyse-drawn')
  return ahead ? t('web-analyse-ahead', { player: colorName(ahead), margin: number(margin, 1) }) : t('web-analyse-even')
}

/** The margin alone, for narrow places: a plus is Black's. */
export function marginText({ margin, proven }: Standing, digits = 1): string {
  const sign = margin > 0 ? '+' : margin < 0 ? '−' : ''
  return `${proven ? '=' : ''}${sign}${number(Math.abs(margin), proven ? 0 : digits)}`
}

/** Such as `Black 68 %`: the chance of whoever has the better one. */
export function chanceText({ chance }: Outlook): string {
  const better: Color = chance >= 0.5 ? 'b' : 'w'
  return t('web-analyse-chance', { player: colorName(better), chance: percent(better === 'b' ? chance : 1 - chance) })
}

export function verdictText(verdict: Verdict): string {
  switch (verdict) {
    case 'only':
      return t('web-analyse-only')
    case 'inaccuracy':
      return t('web-analyse-inaccuracy')
    case 'mistake':
      return t('web-analyse-mistake')
    case 'blunder':
      return t('web-analyse-blunder')
  }
}

/** The judgements that people set, by their numbers in records. */
export const GLYPHS: { number: number; sign: string; text: () => string }[] = [
  { number: 3, sign: '!!', text: () => t('web-analyse-glyph-3') },
  { number: 1, sign: '!', text: () => t('web-analyse-glyph-1') },
  { number: 5, sign: '!?', text: () => t('web-analyse-glyph-5') },
  { number: 6, sign: '?!', text: () => t('web-analyse-glyph-6') },
  { number: 2, sign: '?', text: () => t('web-analyse-glyph-2') },
  { number: 4, sign: '??', text: () => t('web-analyse-glyph-4') }
]

/** The judgement on a move, if there is one. */
export function glyphOf(glyphs: number[]) {
  return GLYPHS.find(({ number }) => glyphs.includes(number))
}
