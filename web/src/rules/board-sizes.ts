/** The boards that come in sizes, as `hex:3`; without a number they have the usual one. */

const SIZES: Record<string, number[]> = { hex: [2, 3, 4, 5, 6], square: [3, 4, 5, 6, 7, 8, 9] }
/** How many spaces a side has as a rule. */
export const USUAL_SIZE: Record<string, number> = { hex: 4, square: 7 }
/** How many pieces each player has as a rule. */
export const USUAL_PIECES = 18

/** The sizes of a kind of board; none where it has one only. */
export function sizesOf(kind: string): number[] {
  return SIZES[kind] ?? []
}

/** A board's kind and size by its name. */
export function kindAndSize(board: string): { kind: string; size: number | undefined } {
  const [kind = '', number] = board.split(':', 2)
  if (!SIZES[kind]) return { kind: board, size: undefined }
  return { kind, size: number === undefined ? USUAL_SIZE[kind] : Number(number) }
}

/** The name of a board of a kind and size. */
export function boardOfSize(kind: string, size: number | undefined): string {
  return size === undefined || size === USUAL_SIZE[kind] ? kind : `${kind}:${size}`
}
