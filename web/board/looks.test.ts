/** Every look in every theme can be told apart by everybody: the same limits as `crates/draw/tests/themes.rs` has. */

import { expect, test } from 'vitest'
import { LOOKS } from './looks'
import { STYLE } from './style'

type Colors = Record<string, string>

/** The colours that a rule of the style sets. */
function rule(selector: string): Colors {
  const style = STYLE + LOOKS
  const start = style.indexOf(`\n${selector} {`)
  expect(start, selector).toBeGreaterThan(-1)
  const body = style.slice(start, style.indexOf('}', start))
  return Object.fromEntries([...body.matchAll(/--([\w-]+): (#[0-9a-f]+);/g)].map(([, name, value]) => [name!, value!]))
}

const wood = { light: rule(':host'), dark: { ...rule(':host'), ...rule(':host([theme=dark])') } }
const SHOWN: [string, Colors][] = [
  ['wood, light', wood.light],
  ['wood, dark', wood.dark],
  ['contrast', { ...wood.light, ...rule(':host([theme=contrast])') }],
  ...['slate', 'paper'].flatMap((look): [string, Colors][] => [
    [`${look}, light`, { ...wood.light, ...rule(`:host([look=${look}])`) }],
    [`${look}, dark`, { ...wood.dark, ...rule(`:host([look=${look}])`), ...rule(`:host([look=${look}][theme=dark])`) }]
  ])
]

/** A colour as amounts of light, 0 to 1. */
function light(color: string): number[] {
  const full = color.length === 4 ? color.replace(/[0-9a-f]/g, '$&$&') : color
  return [1, 3, 5].map((at) => {
    const part = parseInt(full.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
}

const dot = (a: number[], b: number[]) => a.reduce((sum, value, index) => sum + value * b[index]!, 0)

/** The contrast of WCAG. */
function contrast(one: string, other: string): number {
  const [a, b] = [one, other].map((color) => dot([0.2126, 0.7152, 0.0722], light(color)) + 0.05)
  return Math.max(a! / b!, b! / a!)
}

/** How red-blind, green-blind and blue-blind people see light (Machado, Oliveira and Fernandes 2009). */
const VISIONS = [
  [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]]
]

/** The colour in CIELAB, in which distances are about what the eye makes of them. */
function lab(color: string, vision: number[][]): number[] {
  const seen = vision.map((row) => Math.min(Math.max(dot(row, light(color)), 0), 1))
  const [x, y, z] = [
    dot([0.4124, 0.3576, 0.1805], seen) / 0.9505,
    dot([0.2126, 0.7152, 0.0722], seen),
    dot([0.0193, 0.1192, 0.9505], seen) / 1.089
  ].map((part) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116))
  return [116 * y! - 16, 500 * (x! - y!), 200 * (y! - z!)]
}

/** The least distance of two colours for any of the visions. */
function distance(one: string, other: string): number {
  return Math.min(
    ...VISIONS.map((vision) => {
      const [a, b] = [lab(one, vision), lab(other, vision)]
      return Math.hypot(...a.map((value, index) => value - b[index]!))
    })
  )
}

test.each(SHOWN)('%s: texts can be read', (_, color) => {
  for (const [ink, ground] of [['label', 'surface'], ['label', 'hollow'], ['label', 'ground'], ['black-mark', 'black-face'], ['white-mark', 'white-face']] as const) {
    expect(contrast(color[ink]!, color[ground]!), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5)
  }
})

test.each(SHOWN)('%s: pieces stand out', (_, color) => {
  expect(contrast(color['black-face']!, color['white-face']!)).toBeGreaterThanOrEqual(10)
  const sides = [[color['black-face']!, color['black-rim']!], [color['white-face']!, color['white-edge']!]]
  for (const side of sides) expect(Math.max(...side.map((part) => contrast(part, color['surface']!))), side.join(' ')).toBeGreaterThanOrEqual(3)
})

test.each(SHOWN)('%s: marks can be told apart by everybody', (_, color) => {
  for (const mark of ['last', 'accent', 'refused']) expect(distance(color[mark]!, color['surface']!), mark).toBeGreaterThanOrEqual(20)
  expect(distance(color['last']!, color['accent']!)).toBeGreaterThanOrEqual(15)
  expect(distance(color['part-1']!, color['part-2']!)).toBeGreaterThanOrEqual(15)
  for (const part of [1, 2, 3, 4]) expect(distance(color[`part-${part}`]!, color['surface']!), `part ${part}`).toBeGreaterThanOrEqual(8)
})
