/**
 * Glicko-2, Mark Glickman's rating system: how strong somebody is, how sure that is, and how steady he plays.
 * The letters are those of his paper, <http://www.glicko.net/glicko/glicko2.pdf>, and so are the steps.
 */

export interface Rating {
  rating: number
  /** Two of these to each side hold the true strength, nineteen times of twenty. */
  deviation: number
  volatility: number
}

export interface Encounter {
  /** The opponent's. */
  rating: number
  deviation: number
  /** 1 won, 0 lost. */
  score: number
}

/** Nobody knows anything of somebody who begins. */
export const MOST_DEVIATION = 350

/** Between this scale and that of the formulas. */
const SCALE = 173.7178
/** How fast the volatility changes. */
const TAU = 0.5
const PRECISION = 1e-6

/** A rating after what was played in a period. */
export function rated({ rating, deviation, volatility }: Rating, played: Encounter[]): Rating {
  const phi = deviation / SCALE
  if (played.length === 0) return { rating, deviation: spread(phi, volatility), volatility }
  const results = played.map((other) => {
    const weight = g(other.deviation / SCALE)
    const expected = 1 / (1 + Math.exp((-weight * (rating - other.rating)) / SCALE))
    return { weight, information: weight ** 2 * expected * (1 - expected), surprise: weight * (other.score - expected) }
  })
  const variance = 1 / results.reduce((sum, { information }) => sum + information, 0)
  const surprise = results.reduce((sum, result) => sum + result.surprise, 0)
  const sigma = volatilityAfter(phi, volatility, variance, variance * surprise)
  const phiStar = Math.hypot(phi, sigma)
  const phiAfter = 1 / Math.sqrt(1 / phiStar ** 2 + 1 / variance)
  return { rating: rating + SCALE * phiAfter ** 2 * surprise, deviation: phiAfter * SCALE, volatility: sigma }
}

/** A rating after so many periods without play: nobody is as sure of it any more. */
export function rested({ rating, deviation, volatility }: Rating, periods: number): Rating {
  return { rating, deviation: spread(deviation / SCALE, volatility * Math.sqrt(Math.max(0, periods))), volatility }
}

function spread(phi: number, sigma: number): number {
  return Math.min(MOST_DEVIATION, Math.hypot(phi, sigma) * SCALE)
}

/** What an opponent's deviation leaves of a result. */
function g(phi: number): number {
  return 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2)
}

/** Step 5: the root of `f`, by the Illinois algorithm. */
function volatilityAfter(phi: number, sigma: number, variance: number, delta: number): number {
  const a = Math.log(sigma ** 2)
  const f = (x: number): number => {
    const e = Math.exp(x)
    const sum = phi ** 2 + variance + e
    return (e * (delta ** 2 - sum)) / (2 * sum ** 2) - (x - a) / TAU ** 2
  }
  let [low, high] = [a, Math.log(delta ** 2 - phi ** 2 - variance)]
  if (!(delta ** 2 > phi ** 2 + variance)) {
    let k = 1
    while (f(a - k * TAU) < 0) k++
    high = a - k * TAU
  }
  let [atLow, atHigh] = [f(low), f(high)]
  while (Math.abs(high - low) > PRECISION) {
    const between = low + ((low - high) * atLow) / (atHigh - atLow)
    const there = f(between)
    if (there * atHigh <= 0) [low, atLow] = [high, atHigh]
    else atLow /= 2
    high = between
    atHigh = there
  }
  return Math.exp(low / 2)
}
