/** Which of one's games count for the explorer. */

/** The board and the number of pieces, as a position line begins. */
export function variantOf(line: string): string {
  return line.split(' ', 1)[0] ?? ''
}

/** The games that count: an analysis of a game that is there too would count it twice. */
export function counted<Kept extends { id: string }>(games: Kept[]): Kept[] {
  const ids = new Set(games.map(({ id }) => id))
  return games.filter(({ id }) => !(id.endsWith('-analysis') && ids.has(id.slice(0, -'-analysis'.length))))
}
