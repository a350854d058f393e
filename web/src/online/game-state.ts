/** What is known of a game: a snapshot, and what has happened since. */

import type { GameEvent, Outcome, Phrase, Snapshot, Standing } from './wire'
import { PHRASES } from './wire'

/** Something that a player has said. */
export interface Said {
  by: 'black' | 'white'
  phrase: Phrase
  version: number
}

/** A game as it stands. The position is not in it: the rules find it from the moves. */
export interface GameState extends Omit<Snapshot, 'position'> {
  said: Said[]
  /** The last answer to an offer that was declined. */
  declined?: Standing
  /** When it began, where that was heard. */
  since?: number
  /** The game that comes after this one. */
  next?: string
}

export function fromSnapshot(snapshot: Snapshot, before?: GameState): GameState {
  const { position: _, ...rest } = snapshot
  return { ...rest, offers: snapshot.offers ?? [], said: before?.said ?? [], ...(before?.since === undefined ? {} : { since: before.since }), ...(before?.next === undefined ? {} : { next: before.next }) }
}

/** The state after an event. Kinds that are not known change nothing but the version. */
export function after(state: GameState, event: GameEvent): GameState {
  return { ...state, ...changes(state, event), version: event.version }
}

function changes(state: GameState, event: GameEvent): Partial<GameState> {
  const { by } = event
  switch (event.kind) {
    case 'start':
      return fromSnapshot(event.snapshot, state)
    case 'move':
      return {
        moves: [...state.moves, event.move],
        clock: event.clock ?? state.clock,
        // Who moves on declines what the other proposed.
        offers: state.offers.filter((standing) => standing.by === by)
      }
    case 'offer':
      return by ? { offers: [...state.offers, { offer: event.offer, by, version: event.version }], declined: undefined } : {}
    case 'answer': {
      const answered = state.offers.find((standing) => standing.offer === event.offer)
      return {
        offers: state.offers.filter((standing) => standing.offer !== event.offer),
        declined: event.accept ? undefined : answered,
        ...(event.next === undefined ? {} : { next: event.next })
      }
    }
    case 'take_back':
      return { moves: state.moves.slice(0, event.moves), clock: event.clock ?? state.clock }
    case 'clock':
      return { clock: event.clock }
    case 'phrase':
      return by && isPhrase(event.phrase) ? { said: [...state.said, { by, phrase: event.phrase, version: event.version }] } : {}
    case 'end':
      return { status: 'over', result: event.result, clock: event.clock ?? stopped(state), offers: [] }
    default:
      return {}
  }
}

/** A clock that runs no more, where nobody has said how it stands. */
function stopped({ clock }: GameState): GameState['clock'] {
  return clock && { ...clock, running: null, abort_at: undefined }
}

function isPhrase(text: string): text is Phrase {
  return (PHRASES as readonly string[]).includes(text)
}

/** Which side a person plays. */
export function sideOf(state: Pick<Snapshot, 'black' | 'white'>, person: string | undefined): 'black' | 'white' | undefined {
  if (person === undefined) return undefined
  return state.black.id === person ? 'black' : state.white.id === person ? 'white' : undefined
}

/** Whether a game counts for nothing: it had hardly begun. */
export function isAborted(result: Outcome | null): boolean {
  return result?.reason === 'aborted'
}
