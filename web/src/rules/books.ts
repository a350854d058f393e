/** The opening books, each fetched when it is first wanted. */

import hex from '../../../crates/book/books/hex.txt?url'
import libre from '../../../crates/book/books/libre.txt?url'
import snub from '../../../crates/book/books/snub.txt?url'
import square from '../../../crates/book/books/square.txt?url'

const BOOKS: Record<string, string> = { hex, libre, snub, square }

/** The weakest level that opens games by a book, as `Level::READS` in `crates/engine` says. */
export const READS = 8

/** The text of the book for the board of a position line; undefined where there is none. */
export async function bookText(line: string): Promise<string | undefined> {
  const url = BOOKS[line.split(' ', 1)[0] ?? '']
  if (url === undefined) return undefined
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response.text()
}
