/** What a move brings about, as the rules tell it: for those who ask why it is good. */

import { opponentOf } from '../rules/colors'
import { Game } from '../rules/game'
import type { Color, Space, State } from '../rules/types'

export interface Reasons {
  /** Stacks of the opponent's that fall asleep. */
  slept: Space[]
  /** One's own stacks that wake up. */
  woken: Space[]
  /** Where a stack becomes as high as can be. */
  final?: Space
}

export function reasonsFor(position: string, move: string): Reasons {
  const game = Game.from(position)
  try {
    const before = game.state(0)
    const played = game.play(0, move)
    if (!('node' in played)) return { slept: [], woken: [] }
    const after = game.state(played.node)
    const [own, other] = [before.turn, opponentOf(before.turn)]
    const to = after.last?.to
    return {
      slept: asleep(after, other).filter((space) => !asleep(before, other).includes(space)),
      woken: asleep(before, own).filter((space) => ownedBy(after, own, space) && !asleep(after, own).includes(space)),
      ...(to !== undefined && before.stacks[to] !== undefined && after.stacks[to]?.length === 3 ? { final: to } : {})
    }
  } finally {
    game.free()
  }
}

function asleep(state: State, color: Color): Space[] {
  return state.sleepers.filter((space) => ownedBy(state, color, space))
}

function ownedBy(state: State, color: Color, space: Space): boolean {
  return state.stacks[space]?.at(-1) === color
}
