/** A text as a QR code, by ISO/IEC 18004: bytes, error correction M, versions 1 to 12, which hold up to 287 bytes. */

/** For each version: words of correction in a block, and how many blocks there are. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22]
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8]

/** Error correction M, as the format says it. */
const LEVEL = 0

type Grid = boolean[][]

/** The modules of a code, row by row: true is dark. Undefined where the text is too long. */
export function qrCode(text: string): Grid | undefined {
  const bytes = [...new TextEncoder().encode(text)]
  const version = CORRECTION.findIndex((_, index) => bytes.length + (index < 9 ? 2 : 3) <= dataWords(index + 1)) + 1
  if (version === 0) return undefined
  const words = interleaved(withFrame(bytes, version), version)
  const masked = Array.from({ length: 8 }, (_, mask) => drawn(version, words, mask))
  return masked.reduce((best, grid) => (penalty(grid) < penalty(best) ? grid : best))
}

/** How many modules are left for words when all that is fixed is drawn. */
function rawModules(version: number): number {
  const marks = Math.floor(version / 7) + 2
  const alignment = version === 1 ? 0 : (25 * marks - 10) * marks - 55
  return (16 * version + 128) * version + 64 - alignment - (version >= 7 ? 36 : 0)
}

function dataWords(version: number): number {
  return Math.floor(rawModules(version) / 8) - CORRECTION[version - 1]! * BLOCKS[version - 1]!
}

/** Mode, length, the bytes, the end, and what fills the rest. */
function withFrame(bytes: number[], version: number): number[] {
  const bits: number[] = []
  const put = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1)
  }
  put(4, 4)
  put(bytes.length, version < 10 ? 8 : 16)
  for (const byte of bytes) put(byte, 8)
  const room = dataWords(version) * 8
  put(0, Math.min(4, room - bits.length))
  put(0, -bits.length & 7)
  for (let filler = 0xec; bits.length < room; filler ^= 0xec ^ 0x11) put(filler, 8)
  return Array.from({ length: bits.length / 8 }, (_, word) => bits.slice(word * 8, word * 8 + 8).reduce((byte, bit) => byte * 2 + bit, 0))
}

/** The blocks with their correction, word by word in turns. */
function interleaved(data: number[], version: number): number[] {
  const [count, length] = [BLOCKS[version - 1]!, CORRECTION[version - 1]!]
  const short = Math.floor(data.length / count)
  const longBlocks = data.length % count
  let at = 0
  const blocks = Array.from({ length: count }, (_, block) => {
    const words = data.slice(at, (at += short + (block >= count - longBlocks ? 1 : 0)))
    return { words, correction: remainder(words, length) }
  })
  const turns = <T>(lists: T[][]): T[] => Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1))).flat()
  return [...turns(blocks.map(({ words }) => words)), ...turns(blocks.map(({ correction }) => correction))]
}

/** Reed and Solomon: the remainder of the words divided by the generator of this degree, over GF(256). */
function remainder(words: number[], degree: number): number[] {
  const generator = Array<number>(degree).fill(0)
  generator[degree - 1] = 1
  for (let root = 1, times = 0; times < degree; times++, root = product(root, 2)) {
    for (let index = 0; index < degree; index++) generator[index] = product(generator[index]!, root) ^ (generator[index + 1] ?? 0)
  }
  const rest = Array<number>(degree).fill(0)
  for (const word of words) {
    const factor = word ^ rest.shift()!
    rest.push(0)
    generator.forEach((coefficient, index) => (rest[index]! ^= product(coefficient, factor)))
  }
  return rest
}

function product(a: number, b: number): number {
  let result = 0
  for (let bit = 7; bit >= 0; bit--) result = (result << 1) ^ ((result >> 7) * 0x11d) ^ (((b >> bit) & 1) * a)
  return result
}

/** What is divided out of a code of bits, as format and version have it. */
function bitRemainder(value: number, bits: number, generator: number): number {
  let rest = value
  for (let times = 0; times < bits; times++) rest = (rest << 1) ^ ((rest >> (bits - 1)) * generator)
  return (value << bits) | rest
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0
]

function drawn(version: number, words: number[], mask: number): Grid {
  const size = version * 4 + 17
  const grid: (boolean | undefined)[][] = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined))
  const set = (x: number, y: number, dark: boolean): void => {
    if (x >= 0 && y >= 0 && x < size && y < size) grid[y]![x] = dark
  }
  const rings = (x: number, y: number, reach: number, light: number[]): void => {
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) set(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))))
    }
  }
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  const places = alignment(version)
  for (const [row, y] of places.entries()) {
    for (const [column, x] of places.entries()) {
      const edge = places.length - 1
      const corner = (row === 0 && (column === 0 || column === edge)) || (row === edge && column === 0)
      if (!corner) rings(x, y, 2, [1])
    }
  }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) rings(x, y, 4, [2, 4])
  const format = bitRemainder((LEVEL << 3) | mask, 10, 0x537) ^ 0x5412
  for (let bit = 0; bit < 15; bit++) {
    const dark = ((format >> bit) & 1) === 1
    set(8, bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit, dark)
    set(bit < 8 ? size - 1 - bit : bit === 8 ? 7 : 14 - bit, 8, dark)
  }
  set(8, size - 8, true)
  if (version >= 7) {
    const code = bitRemainder(version, 12, 0x1f25)
    for (let bit = 0; bit < 18; bit++) {
      const [along, across] = [Math.floor(bit / 3), size - 11 + (bit % 3)]
      set(across, along, ((code >> bit) & 1) === 1)
      set(along, across, ((code >> bit) & 1) === 1)
    }
  }
  fill(grid, words, MASKS[mask]!)
  return grid as Grid
}

/** Where the small marks stand, along either edge. */
function alignment(version: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const last = version * 4 + 10
  const step = Math.ceil((last - 6) / (count - 1) / 2) * 2
  return [6, ...Array.from({ length: count - 1 }, (_, index) => last - step * (count - 2 - index))]
}

/** The words go up and down in columns of two, from the right, past what is drawn already. */
function fill(grid: (boolean | undefined)[][], words: number[], mask: (x: number, y: number) => boolean): void {
  const size = grid.length
  let bit = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const upward = ((right + 1) & 2) === 0
      const y = upward ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        if (grid[y]![x] !== undefined) continue
        const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1
        grid[y]![x] = dark !== mask(x, y)
        bit++
      }
    }
  }
}

/** How hard a code is to read: runs, squares, what looks like a mark, and too much of one colour. */
function penalty(grid: Grid): number {
  const size = grid.length
  const lines = [...grid, ...grid.map((_, x) => grid.map((row) => row[x]!))].map((line) => line.map((dark) => (dark ? '1' : '0')).join(''))
  let sum = 0
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2
    sum += 40 * [...line.matchAll(/(?=00001011101|10111010000)/g)].length
  }
  for (let y = 1; y < size; y++) {
    for (let x = 1; x < size; x++) {
      const dark = grid[y]![x]
      if (dark === grid[y]![x - 1] && dark === grid[y - 1]![x] && dark === grid[y - 1]![x - 1]) sum += 3
    }
  }
  const darkShare = grid.flat().filter(Boolean).length / size ** 2
  return sum + 10 * Math.floor(Math.abs(darkShare - 0.5) * 20)
}

/** The dark modules as the path of an SVG, a unit each. */
export function qrPath(grid: Grid): string {
  return grid.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('')
}
