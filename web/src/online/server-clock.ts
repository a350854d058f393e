/** The server's clock, as far as it can be known from here: clocks of games are shown by it, so both sides see the same. */

import type { Side, WireClock } from './wire'

interface Sample {
  /** What is to be added to our time. */
  offset: number
  roundTrip: number
}

const SAMPLES = 5

export class ServerClock {
  private samples: Sample[] = []

  constructor(private readonly local: () => number = () => Date.now()) {}

  /** The server said what time it is; the whole way there and back took so long. */
  heard(at: number, roundTrip: number): void {
    this.samples.push({ offset: at + roundTrip / 2 - this.local(), roundTrip })
    if (this.samples.length > SAMPLES) this.samples.shift()
  }

  /** The quickest answer knows best. */
  now(): number {
    const best = this.samples.reduce<Sample | undefined>((best, sample) => (best && best.roundTrip <= sample.roundTrip ? best : sample), undefined)
    return this.local() + (best?.offset ?? 0)
  }
}

/** Milliseconds that a side has left at a moment of the server's clock. */
export function leftAt(clock: WireClock, side: Side, now: number): number {
  const used = clock.running === side ? Math.max(0, now - clock.at) : 0
  return Math.max(0, clock[side] - used)
}
