/** Days and times of day, as they are written in a place. */

import { language } from './words.svelte'

/** How days are written in a place. Finding out takes a browser a millisecond. */
const formats = new Map<string, Intl.DateTimeFormat>()

export function dateText(time: number, style: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }): string {
  // English is written one way in London and another in New York.
  const place = navigator.languages.find((tag) => tag.split('-', 1)[0] === language()) ?? language()
  const key = `${place} ${JSON.stringify(style)}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(place, style)
  formats.set(key, format)
  return format.format(time)
}

/** A day and a time of day. */
export function momentText(time: number): string {
  return dateText(time, { dateStyle: 'medium', timeStyle: 'short' })
}
