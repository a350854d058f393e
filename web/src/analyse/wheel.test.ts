import { expect, test } from 'vitest'
import { StepWheel } from './wheel'

test('a notch is a step, however the browser counts it', () => {
  const wheel = new StepWheel()
  expect(wheel.step({ deltaY: 100, deltaMode: 0 })).toBe('on')
  expect(wheel.step({ deltaY: -3, deltaMode: 1 })).toBe('back')
})

test('a touchpad steps now and then, and turning round begins anew', () => {
  const wheel = new StepWheel()
  const steps = (deltas: number[]) => deltas.map((deltaY) => wheel.step({ deltaY, deltaMode: 0 }))
  expect(steps([25, 25, 25, 25])).toEqual([undefined, undefined, 'on', undefined])
  expect(steps([-40, -40])).toEqual([undefined, 'back'])
})
