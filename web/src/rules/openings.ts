/** What an opening book knows of positions, and what was played there in some games, as typed data. */

import { OpeningBook as Book, PlayedGames as Played } from '../../generated/abande'
import { bookText } from './books'
import type { BookPage, PlayedMove } from './types'

export class OpeningBook {
  private constructor(private readonly handle: Book) {}

  /** The book for the board of a position line; undefined where there is none. */
  static async for(line: string): Promise<OpeningBook | undefined> {
    const text = await bookText(line)
    return text === undefined ? undefined : new OpeningBook(new Book(text))
  }

  /** How many positions it knows. */
  get positions(): number {
    return this.handle.positions
  }

  /** The nodes of the search of each position. */
  get nodes(): number {
    return this.handle.nodes
  }

  lookUp(line: string, boardFiles: string[]): BookPage | undefined {
    return JSON.parse(this.handle.lookUp(line, boardFiles)) ?? undefined
  }
}

/** What was played in some games on one board. */
export class PlayedGames {
  private readonly handle: Played

  /** No games yet, for the board and the pieces of a position line. */
  constructor(line: string, boardFiles: string[]) {
    this.handle = new Played(line, boardFiles)
  }

  /** Counts a record; games on other boards do not count, nor what cannot be read. */
  add(abn: string): void {
    this.handle.add(abn)
  }

  get games(): number {
    return this.handle.games
  }

  lookUp(line: string): PlayedMove[] {
    return JSON.parse(this.handle.lookUp(line))
  }

  free(): void {
    this.handle.free()
  }
}
