/** What the page and the engine's worker say to each other. */

import type { Limits, Progress, Report } from '../rules/types'

export interface SearchRequest {
  /** A position line. */
  line: string
  boardFiles: string[]
  /** How strong to play, 1 to 10; full strength where it is missing. */
  level?: number
  /** What full strength may use; weaker levels need little. */
  limits?: Limits
  /** How many of the best lines to look at. */
  lines?: number
  /** The name under which the game is kept: weak levels are one person throughout it. */
  game?: string
}

/** The main line of a game is looked at, move by move. */
export interface ReviewRequest {
  /** A position line of the game, which tells the board. */
  line: string
  abn: string
  boardFiles: string[]
  /** For each position. */
  limits: Limits
}

export type ToWorker =
  | { kind: 'start'; module: WebAssembly.Module; networks: string; brake: SharedArrayBuffer | undefined }
  | { kind: 'search'; id: number; request: SearchRequest }
  | { kind: 'review'; id: number; request: ReviewRequest }
  | { kind: 'forget' }

export type FromWorker =
  | { kind: 'report'; id: number; report: Report }
  | { kind: 'done'; id: number; report: Report | null }
  | { kind: 'progress'; id: number; progress: Progress }
  | { kind: 'reviewed'; id: number; review: string }
  | { kind: 'failed'; id: number; message: string }
