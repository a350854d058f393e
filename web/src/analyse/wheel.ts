/** A wheel that steps: by the notch, or as far as one turns on a touchpad. */

/** Pixels for a step. */
const NOTCH = 60

export class StepWheel {
  private turned = 0

  /** The way that an event leads, once it has gone far enough. */
  step({ deltaY, deltaMode }: Pick<WheelEvent, 'deltaY' | 'deltaMode'>): 'back' | 'on' | undefined {
    const delta = deltaMode === 0 ? deltaY : deltaY * NOTCH
    this.turned = Math.sign(delta) === Math.sign(this.turned) ? this.turned + delta : delta
    if (Math.abs(this.turned) < NOTCH) return undefined
    const way = this.turned > 0 ? 'on' : 'back'
    this.turned = 0
    return way
  }
}
