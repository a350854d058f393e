/** What goes over the wire between this page and its server. Unknown fields are ignored, so nothing here is complete. */

export type Side = 'black' | 'white'

export interface Person {
  id: string
  name: string
  guest: boolean
  bot?: boolean
  rating?: number | null
}

/** How much time the players have; none is as much as they like. */
export type TimeControl = { initial_s: number; increment_s: number } | { days: number } | null

/** What somebody offers. */
export interface Wants {
  board: string
  pieces: number
  time: TimeControl
  rated: boolean
  color: 'random' | Side
  visibility: 'public' | 'link' | 'person'
  person?: string
  position?: string
}

export interface Seek extends Wants {
  id: string
  by: Person
  at: number
  /** Once it is taken. */
  game?: string
}

/** Milliseconds left at a moment of the server's clock, and whose time runs since. */
export interface WireClock {
  black: number
  white: number
  running: Side | null
  at: number
  /** When the game is aborted unless somebody makes a first move. */
  abort_at?: number
}

export type Reason = 'passes' | 'resign' | 'time' | 'agreed' | 'aborted' | 'gone'

export interface Outcome {
  winner: Side | null
  score: { b: number; w: number }
  reason: Reason
}

export type OfferKind = 'draw' | 'take_back' | 'rematch'

export interface Standing {
  offer: OfferKind
  by: Side
  version: number
}

export interface Snapshot {
  id: string
  version: number
  board: string
  pieces: number
  /** Position lines. */
  start: string
  position: string
  moves: string[]
  black: Person
  white: Person
  time: TimeControl
  clock: WireClock | null
  rated: boolean
  public?: boolean
  status: 'live' | 'over'
  result: Outcome | null
  offers: Standing[]
}

/** What can be said; each reads it in a language of their own. */
export const PHRASES = ['hello', 'good_luck', 'one_moment', 'well_played', 'sorry', 'good_game', 'thanks', 'bye'] as const
export type Phrase = (typeof PHRASES)[number]

interface Happened {
  game: string
  version: number
  at: number
  id?: string
  by?: Side
}

export type GameEvent = Happened &
  (
    | { kind: 'start'; snapshot: Snapshot }
    | { kind: 'move'; move: string; clock?: WireClock | null }
    | { kind: 'offer'; offer: OfferKind }
    | { kind: 'answer'; offer: OfferKind; accept: boolean; next?: string }
    | { kind: 'take_back'; moves: number; clock?: WireClock | null }
    | { kind: 'clock'; clock: WireClock }
    | { kind: 'phrase'; phrase: string }
    | { kind: 'end'; result: Outcome; clock?: WireClock | null }
  )

/** What a player asks for. */
export type Wish =
  | { move: string }
  | { resign: object }
  | { offer: OfferKind }
  | { answer: { offer: OfferKind; accept: boolean } }
  | { abort: object }
  | { claim: object }
  | { give_time: object }
  | { phrase: Phrase }

export interface Command {
  id: string
  /** The version that its sender has seen. */
  version: number
  do: Wish
}

/** Why something is not done. */
export interface WireError {
  /** As the contract has them; `unreachable` where no answer came at all. */
  code: string
  message: string
  /** Seconds. */
  retry_after?: number
  version?: number
  refusal?: { code: string; sentence: string; spaces: string[] }
}

export interface Presence {
  game: string
  black: boolean
  white: boolean
  watching: number
  /** From when on the game can be claimed. */
  claim_at?: number | null
}

/** A game of mine. */
export interface MyGame {
  game: string
  version: number
  turn: Side | null
  deadline?: number | null
}

export type ClientMessage =
  | { subscribe: { game: string; since: number } | { lobby: true } | { me: true } }
  | { unsubscribe: { game: string } }
  | { command: Command & { game: string } }
  | { ping: number }

export type ServerMessage =
  | { subscribed: { game?: string; version?: number } }
  | { snapshot: Snapshot }
  | { event: GameEvent }
  | { ack: { game: string; id: string; version: number } }
  | { refused: { game: string; id: string; error: WireError } }
  | { lobby: { seeks: Seek[] } | { add: Seek[]; remove: string[] } }
  | { me: { challenges: Seek[]; games: MyGame[] } }
  | { presence: Presence }
  | { pong: number; at: number; versions?: Record<string, number> }
  | { error: WireError }
