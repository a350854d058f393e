/** What is wrong with a set-up, on its board. */

import type { Fault, Refusal } from '../rules/types'

export { faultText } from '../i18n/setup-fault-words'

/** The spaces of faults, marked on the board as those of a refused move are. */
export function faultMarks(faults: Fault[]): Refusal | undefined {
  if (faults.length === 0) return undefined
  const parts = faults.find((fault) => fault.parts.length > 0)?.parts
  const [space, from, to, at] = faults.filter((fault) => fault.parts.length === 0).flatMap((fault) => fault.spaces)
  const marked = Object.fromEntries(Object.entries({ space, from, to, at }).filter(([, value]) => value !== undefined))
  return { code: faults[0]!.code, sentence: '', spaces: faults.flatMap((fault) => fault.spaces), ...(parts ? { parts } : {}), args: marked }
}
