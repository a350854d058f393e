/** A puzzle, as data: a position in which one move is best, and how it goes on. */

export const BOARDS = ['hex', 'square', 'snub', 'libre'] as const
export type Board = (typeof BOARDS)[number]

/** What puzzles may be about, in the order in which that is shown. */
export const THEMES = [
  'keep-the-band',
  'cut',
  'pin',
  'put-to-sleep',
  'wake-up',
  'three-at-once',
  'take-back',
  'last-piece',
  'pass',
  'race',
  'connection'
] as const
export type Theme = (typeof THEMES)[number]

export interface Puzzle {
  id: string
  board: string
  /** The position line; its player to move is the one who solves it. */
  position: string
  /** One's own move, the reply, one's own move, and so on; the last one is one's own. */
  solution: string[]
  themes: string[]
  /** How hard it is, on the scale of the levels. */
  rating: number
  /** Whether the solver has proven it; else a deep search has found it. */
  proven: boolean
  /** The opponent's move that led to the position. */
  last?: string
  /** What it leads to for the player to move, in hundredths of a point. */
  margin?: number
}

/** The puzzles of a file: one a line, as JSON; lines that begin with `#` are remarks. Throws with the place of a fault. */
export function readPuzzles(text: string, file: string): Puzzle[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return []
    try {
      return [puzzleOf(JSON.parse(line))]
    } catch (error) {
      throw new Error(`${file}, line ${index + 1}: ${error instanceof Error ? error.message : String(error)}`)
    }
  })
}

function puzzleOf(read: unknown): Puzzle {
  const { id, board, position, solution, themes, rating, proven, margin, last } = read as Record<string, unknown>
  if (typeof id !== 'string' || typeof board !== 'string' || typeof position !== 'string') throw new Error('a puzzle has an id, a board and a position')
  const moves = typeof solution === 'string' ? solution.split(' ').filter(Boolean) : []
  if (moves.length % 2 === 0) throw new Error('a solution begins and ends with a move of one’s own')
  if (!Array.isArray(themes) || typeof rating !== 'number') throw new Error('a puzzle has themes and a rating')
  const certain = { id, board, position, solution: moves, themes: themes.map(String), rating, proven: proven === true }
  return { ...certain, ...(typeof margin === 'number' ? { margin } : {}), ...(typeof last === 'string' ? { last } : {}) }
}
