/** A clock for two. It reads the time that it is given, so that tests need not wait. */

import type { Color } from '../rules/types'
import type { TimeControl } from '../storage/opponent'

export class GameClock {
  /** Milliseconds left, as last counted. */
  left: Record<Color, number> = $state({ b: 0, w: 0 })
  running: Color | undefined = $state()
  private since = 0

  constructor(
    readonly control: TimeControl,
    left?: Record<Color, number>,
    private readonly now: () => number = () => performance.now()
  ) {
    const full = control.minutes * 60_000
    this.left = left ? { ...left } : { b: full, w: full }
  }

  start(player: Color): void {
    this.count()
    this.running = player
    this.since = this.now()
  }

  stop(): void {
    this.count()
    this.running = undefined
  }

  /** Ends a player's turn: the increment is his. */
  press(player: Color): void {
    this.stop()
    this.left[player] += this.control.increment * 1000
  }

  /** Counts the time since the last look; the player whose time is up, if it is. */
  count(): Color | undefined {
    const player = this.running
    if (!player) return undefined
    const now = this.now()
    this.left[player] = Math.max(0, this.left[player] - (now - this.since))
    this.since = now
    return this.left[player] === 0 ? player : undefined
  }

  set(left: Record<Color, number>): void {
    this.left = { ...left }
  }
}

/** A time control as records write it: seconds for the game, and for each move. */
export function timeControlText({ minutes, increment }: TimeControl): string {
  return `${minutes * 60}+${increment}`
}

/** The time control that a record speaks of, if it is one of ours. */
export function timeControlOf(text: string | undefined): TimeControl | undefined {
  const [, seconds, increment] = /^(\d+)\+(\d+)$/.exec(text ?? '') ?? []
  return seconds && increment ? { minutes: Number(seconds) / 60, increment: Number(increment) } : undefined
}
