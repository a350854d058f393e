// Makes a screenshot small enough for a repository: a PNG file of at most 256 colours. Screens of the app are
// flat, so hardly anything of them is lost.

import { crc32, deflateSync, inflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A screenshot with a palette. */
export function smaller(png) {
  const { width, height, channels, bytes } = pixels(png)
  const colours = new Map()
  for (let at = 0; at < bytes.length; at += channels) {
    const colour = bytes.readUIntBE(at, 3)
    colours.set(colour, (colours.get(colour) ?? 0) + 1)
  }
  const palette = chosen(colours)
  const numbers = new Map([...colours.keys()].map((colour) => [colour, nearest(palette, colour)]))
  // Each row begins with its filter: none, which is the best for palettes.
  const rows = Buffer.alloc(height * (width + 1))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      rows[y * (width + 1) + x + 1] = numbers.get(bytes.readUIntBE((y * width + x) * channels, 3))
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(parts))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0))
  ])
}

/** The bytes of a picture of eight bits a channel, as browsers write them. */
function pixels(png) {
  const data = []
  let header
  for (let at = SIGNATURE.length; at < png.length; ) {
    const [length, kind] = [png.readUInt32BE(at), png.toString('latin1', at + 4, at + 8)]
    const content = png.subarray(at + 8, at + 8 + length)
    if (kind === 'IHDR') header = content
    if (kind === 'IDAT') data.push(content)
    at += length + 12
  }
  const [width, height, channels] = [header.readUInt32BE(0), header.readUInt32BE(4), header[9] === 6 ? 4 : 3]
  const raw = inflateSync(Buffer.concat(data))
  const stride = width * channels
  const bytes = Buffer.alloc(stride * height)
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)]
    for (let x = 0; x < stride; x++) {
      const here = y * stride + x
      const left = x >= channels ? bytes[here - channels] : 0
      const up = y > 0 ? bytes[here - stride] : 0
      const corner = x >= channels && y > 0 ? bytes[here - stride - channels] : 0
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter]
      bytes[here] = raw[y * (stride + 1) + 1 + x] + guess
    }
  }
  return { width, height, channels, bytes }
}

function paeth(left, up, corner) {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)]
  return a <= b && a <= c ? left : b <= c ? up : corner
}

/** The most frequent colours, no two of them nearly alike. */
function chosen(colours) {
  const palette = []
  for (const [colour] of [...colours].sort(([, a], [, b]) => b - a)) {
    if (palette.every((other) => distance(other, colour) > 120)) palette.push(colour)
    if (palette.length === 256) break
  }
  return palette
}

function nearest(palette, colour) {
  let best = 0
  for (let number = 1; number < palette.length; number++) {
    if (distance(palette[number], colour) < distance(palette[best], colour)) best = number
  }
  return best
}

const parts = (colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]

function distance(one, other) {
  const [r, g, b] = parts(one)
  const [s, h, c] = parts(other)
  return (r - s) ** 2 + (g - h) ** 2 + (b - c) ** 2
}

function chunk(kind, content) {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
