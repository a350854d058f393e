/** What a person means by acting on a space. It knows the legal moves only as lists that it was given. */

import { ownerOf, type Color, type Space, type State } from './types'

/** Who may act: one player, both, or nobody. */
export type Player = Color | 'both' | 'none'

export type Intent =
  | { kind: 'none' }
  /** A stack that will move, or one that will be captured. */
  | { kind: 'choose'; space: Space; role: 'from' | 'to' }
  | { kind: 'clear' }
  | { kind: 'move'; move: string; from?: Space; to: Space }
  | { kind: 'illegal'; move: string; from?: Space; to: Space }
  /** A stack that has no capture. */
  | { kind: 'stuck'; space: Space }

export interface Choice {
  space: Space
  role: 'from' | 'to'
}

export function mayAct(state: State, player: Player): boolean {
  return !state.over && (player === 'both' || player === state.turn)
}

export function captureText(from: Space, to: Space): string {
  return `${from}->${to}`
}

export function targetsOf(state: State, from: Space): Space[] {
  return state.captures.filter((capture) => capture.from === from).map((capture) => capture.to)
}

export function sourcesOf(state: State, to: Space): Space[] {
  return state.captures.filter((capture) => capture.to === to).map((capture) => capture.from)
}

/** What carrying a stack, or a piece from the hand, to a space means. */
export function dropped(state: State, from: Space | undefined, to: Space): Intent {
  if (from === to) return { kind: 'none' }
  if (from === undefined) {
    return { kind: state.entries.includes(to) ? 'move' : 'illegal', move: to, to }
  }
  return { kind: targetsOf(state, from).includes(to) ? 'move' : 'illegal', move: captureText(from, to), from, to }
}

/** What acting on a space means, given what was chosen before. */
export function meant(state: State, player: Player, choice: Choice | undefined, space: Space): Intent {
  if (!mayAct(state, player)) return { kind: 'none' }
  if (choice?.space === space) return { kind: 'clear' }
  const stack = state.stacks[space]
  const own = stack !== undefined && ownerOf(stack) === state.turn
  if (choice?.role === 'from' && !(own && targetsOf(state, space).length > 0)) {
    return dropped(state, choice.space, space)
  }
  if (choice?.role === 'to' && sourcesOf(state, choice.space).includes(space)) {
    return { kind: 'move', move: captureText(space, choice.space), from: space, to: choice.space }
  }
  if (stack === undefined) return dropped(state, undefined, space)
  if (own) {
    return targetsOf(state, space).length > 0 ? { kind: 'choose', space, role: 'from' } : { kind: 'stuck', space }
  }
  return sourcesOf(state, space).length > 0 ? { kind: 'choose', space, role: 'to' } : { kind: 'stuck', space }
}
