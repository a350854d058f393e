/** What is to be done on a board, as data, and whether it has been done. What is legal, the rules say. */

import { opponentOf } from '../rules/colors'
import type { Color, MoveView, Refusal, Space, State } from '../rules/types'

/** All that is given here must hold after a move. */
export interface Goal {
  move?: MoveView['kind']
  /** Any of these, as the rules write them. */
  moves?: string[]
  from?: Space
  to?: Space[]
  over?: boolean
  /** Points ahead of the opponent, at least. */
  lead?: number
  asleep?: Space[]
  /** Instead of a move: a try that is refused for this reason, made from this space. */
  refused?: string
}

export interface Task {
  /** The position line; its player to move is the learner. */
  position: string
  goal: Goal
  /** What the opponent answers while the goal is not reached; without it one move must do. */
  reply?: string
  /** One way to do it: shown as a hint, and played by the tests. */
  solution: string[]
}

/** Whether a move of the learner's has led to the goal. */
export function reached(goal: Goal, learner: Color, after: State): boolean {
  const { last, score } = after
  return (
    goal.refused === undefined &&
    last !== null &&
    (goal.move === undefined || last.kind === goal.move) &&
    (goal.moves === undefined || goal.moves.includes(last.text)) &&
    (goal.from === undefined || last.from === goal.from) &&
    (goal.to === undefined || (last.to !== undefined && goal.to.includes(last.to))) &&
    (goal.over === undefined || after.over === goal.over) &&
    (goal.lead === undefined || score[learner] - score[opponentOf(learner)] >= goal.lead) &&
    (goal.asleep === undefined || goal.asleep.every((space) => after.sleepers.includes(space)))
  )
}

/** Whether this very refusal was what the learner should see. */
export function wasRefused(goal: Goal, refusal: Refusal): boolean {
  return goal.refused === refusal.code && (goal.from === undefined || goal.from === refusal.args.from)
}
