/** Exercises from solved positions, made by `cargo run -p abande-lab -- exercises`, and proven again by its tests. */

import data from './exercises.json'
import type { Task } from './task'

export const THEMES = ['keep', 'last', 'win'] as const
export type Theme = (typeof THEMES)[number]

export interface Exercise extends Task {
  id: string
  theme: Theme
  board: string
  /** For each legal move the margin it leads to when both play best after it. */
  margins: Record<string, number>
  /** The margin of the best move. */
  best: number
  /** Best play to the end of the game. */
  line: string[]
}

interface Stored {
  id: string
  theme: Theme
  position: string
  margins: Record<string, number>
  line: string[]
}

function prepared({ id, theme, position, margins, line }: Stored): Exercise {
  const best = Math.max(...Object.values(margins))
  const moves = Object.keys(margins).filter((move) => margins[move] === best)
  const board = position.split(/[@ ]/, 1)[0]!
  return { id, theme, board, position, margins, best, line, goal: { moves }, solution: moves.slice(0, 1) }
}

/** By theme, and in each from board to board, so that the next one looks different. */
export const EXERCISES: Exercise[] = arranged((data as unknown as Stored[]).map(prepared))

function arranged(exercises: Exercise[]): Exercise[] {
  const number = ({ id }: Exercise) => Number(id.slice(id.lastIndexOf('-') + 1))
  const rank = (exercise: Exercise) => THEMES.indexOf(exercise.theme) * 1000 + number(exercise)
  return exercises.toSorted((a, b) => rank(a) - rank(b))
}

export function exercisesOf(theme: Theme): Exercise[] {
  return EXERCISES.filter((exercise) => exercise.theme === theme)
}

export function exerciseOf(id: string): Exercise | undefined {
  return EXERCISES.find((exercise) => exercise.id === id)
}

/** Where an exercise is found. */
export function exerciseAddress({ id }: Exercise): string {
  return `#/learn/exercise/${id}`
}
