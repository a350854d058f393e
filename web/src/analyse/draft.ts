/** A position being set up, piece by piece. Whether it is one is for the rules to say. */

import { opponentOf } from '../rules/colors'
import { checkSetup } from '../rules/game'
import type { BoardScene, Color, Draft, Space, State } from '../rules/types'

/** What a click on a space does. */
export type Tool = Color | 'remove'

/** The position as it stands. */
export function draftOf(scene: BoardScene, state: State): Draft {
  return {
    variant: scene.variant,
    stacks: Object.entries(state.stacks),
    turn: state.turn,
    hands: [state.hands.b, state.hands.w],
    passes: state.passes
  }
}

/** The position line if the player to move could simply wait; undefined where that makes no position. */
export function waited(scene: BoardScene, state: State, boardFiles: string[]): string | undefined {
  const draft = { ...draftOf(scene, state), turn: opponentOf(state.turn), passes: 0 }
  return checkSetup(draft, boardFiles).line ?? undefined
}

/** The draft after a click. Pieces come from the hand and go back there, so that they always add up. */
export function acted(draft: Draft, space: Space, tool: Tool): Draft {
  const stacks = new Map(draft.stacks)
  const pieces = stacks.get(space) ?? ''
  if (tool === 'remove') {
    const top = pieces.at(-1)
    if (top === undefined) return draft
    if (pieces.length === 1) stacks.delete(space)
    else stacks.set(space, pieces.slice(0, -1))
    return { ...draft, stacks: [...stacks], hands: handsWith(draft, top as Color, 1) }
  }
  stacks.set(space, pieces + tool)
  return { ...draft, stacks: [...stacks], hands: handsWith(draft, tool, -1) }
}

function handsWith({ hands: [black, white] }: Draft, color: Color, more: number): [number, number] {
  return color === 'b' ? [Math.max(0, black + more), white] : [black, Math.max(0, white + more)]
}

/** All pieces in hand. */
export function cleared(draft: Draft): Draft {
  const pieces = draft.stacks.map(([, pieces]) => pieces).join('')
  const count = (color: Color) => [...pieces].filter((piece) => piece === color).length
  const [black, white] = draft.hands
  return { ...draft, stacks: [], hands: [black + count('b'), white + count('w')], passes: 0 }
}

/** Something for the board to show, though it may be no position: nothing is legal there. */
export function shown(draft: Draft): State {
  return {
    node: -1,
    ply: 0,
    line: JSON.stringify(draft.stacks),
    turn: draft.turn,
    hands: { b: draft.hands[0], w: draft.hands[1] },
    pieces: 0,
    passes: draft.passes ?? 0,
    over: false,
    score: { b: 0, w: 0 },
    stacks: Object.fromEntries(draft.stacks),
    sleepers: [],
    entries: [],
    captures: [],
    canPass: false,
    passEnds: false,
    last: null
  }
}
