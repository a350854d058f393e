/** A link meets the game that is kept under its id: does it go on, is it old, or do the two disagree? */

import { stepsOf, type Letter } from './letter'

/** What a link is to the game that is kept; `common` is how many steps both have. */
export interface Meeting {
  kind:
    | 'same'
    /** It has what is kept, and more. */
    | 'longer'
    /** The game has gone on since. */
    | 'older'
    /** After some steps each has another one. */
    | 'apart'
    /** It begins otherwise: no link of this game. */
    | 'foreign'
  common: number
}

/** `sent` is how many steps of the game that is kept had been in a link: what comes behind them is not sent yet. */
export function meet(kept: Letter, sent: number, came: Letter): Meeting {
  if (kept.start !== came.start) return { kind: 'foreign', common: 0 }
  const [mine, theirs] = [stepsOf(kept), stepsOf(came)]
  const differ = mine.findIndex((step, place) => step !== theirs[place])
  const common = differ < 0 ? mine.length : differ
  if (common < mine.length && common < theirs.length) return { kind: 'apart', common }
  if (theirs.length > mine.length) return { kind: 'longer', common }
  // The link that was answered, while the answer is still here: nothing has gone on.
  return { kind: theirs.length === mine.length || theirs.length >= sent ? 'same' : 'older', common }
}

/** The names of both: each player knows his own best, so the link's count, but never for who reads it. */
export function namesOf(kept: Letter, came: Letter, you: 'b' | 'w' | undefined): Letter['names'] {
  const name = (color: 'b' | 'w') => (color === you ? kept.names[color] : came.names[color]) || kept.names[color] || came.names[color]
  return { b: name('b'), w: name('w') }
}
