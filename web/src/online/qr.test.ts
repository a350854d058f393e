import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { qrCode, qrPath } from './qr'

/** The modules in short. What these stand for was read back by a decoder of other people's making. */
function seal(text: string): string {
  const rows = qrCode(text)!.map((row) => row.map((dark) => (dark ? '1' : '0')).join(''))
  return `${rows.length} ${createHash('sha256').update(rows.join('\n')).digest('hex').slice(0, 16)}`
}

test.each([
  ['A', '21 bc9009ae87ca68f1'],
  ['http://192.168.0.12:8080/#/online/seek/0123456789abcdef', '33 89087f1e1161e4d0'],
  ['https://abande.example.org/'.repeat(8), '61 74c3929abc80400f']
])('a code that was read once is the same today: %s', (text, expected) => {
  expect(seal(text)).toBe(expected)
})

test('short or long, it finds a version, up to the longest', () => {
  for (const length of [0, 14, 15, 180, 181, 213, 214, 287]) expect(qrCode('x'.repeat(length))).toBeDefined()
  expect(qrCode('x'.repeat(288))).toBeUndefined()
})

test('the path has a square for each dark module', () => {
  const grid = qrCode('Abande')!
  expect(qrPath(grid).split('M').length - 1).toBe(grid.flat().filter(Boolean).length)
})
