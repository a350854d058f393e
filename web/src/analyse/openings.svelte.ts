/** The explorer: what the opening book knows of the position shown, or what was played there in one's own games. */

import { OpeningBook, PlayedGames } from '../rules/openings'
import { messageOf } from '../rules/game'
import type { BookPage, PlayedMove, State } from '../rules/types'
import { listGames } from '../storage/games'
import { remember, remembered } from '../storage/local'
import { counted, variantOf } from './own-games'

export type Source = 'book' | 'own'
const KEY = 'abande-openings-source'

/** Milliseconds for which games are counted without a break: the page must answer meanwhile. */
const STRETCH = 8

/** The books that were asked for, by their boards. */
const books = new Map<string, Promise<OpeningBook | undefined>>()

function bookFor(line: string): Promise<OpeningBook | undefined> {
  const variant = variantOf(line)
  const book = books.get(variant) ?? OpeningBook.for(line)
  books.set(variant, book)
  // Where it could not be had, the next who asks tries again.
  book.catch(() => books.delete(variant))
  return book
}

export class Openings {
  #source: Source = $state(remembered(KEY) === 'own' ? 'own' : 'book')
  /** None where there is none for the board; undefined until it is there. */
  book: OpeningBook | null | undefined = $state.raw()
  /** Undefined where the book does not know the position. */
  page: BookPage | undefined = $state.raw()
  played: PlayedMove[] = $state.raw([])
  /** How many games are counted so far; all, where none is left. */
  games = $state(0)
  counting = $state(false)
  problem: string | undefined = $state()

  private shown: { state: State; boardFiles: string[] } | undefined
  private own: { variant: string; games: PlayedGames } | undefined

  get source(): Source {
    return this.#source
  }
  set source(source: Source) {
    this.#source = source
    remember(KEY, source)
    void this.look()
  }

  /** Another position is shown. */
  show(state: State, boardFiles: string[]): void {
    this.shown = { state, boardFiles }
    void this.look()
  }

  /** Nothing is shown any longer. */
  close(): void {
    this.forget()
    this.shown = undefined
  }

  private forget(): void {
    this.own?.games.free()
    this.own = undefined
  }

  private async look(): Promise<void> {
    if (!this.shown) return
    this.problem = undefined
    try {
      if (this.source === 'book') await this.lookIntoBook(this.shown.state.line)
      else await this.lookAtGames(this.shown.state.line)
    } catch (error) {
      this.problem = messageOf(error)
    }
  }

  private async lookIntoBook(line: string): Promise<void> {
    const book = await bookFor(line)
    // Another position may be shown meanwhile.
    if (this.shown?.state.line !== line) return
    this.book = book ?? null
    this.page = book?.lookUp(line, this.shown.boardFiles)
  }

  private async lookAtGames(line: string): Promise<void> {
    const variant = variantOf(line)
    // While games of this board are counted, what is shown follows.
    if (this.own?.variant !== variant) await this.count(variant, line)
    this.tell()
  }

  /** Counts all games that are kept here, a stretch at a time. */
  private async count(variant: string, line: string): Promise<void> {
    this.forget()
    const games = new PlayedGames(line, this.shown?.boardFiles ?? [])
    this.own = { variant, games }
    this.counting = true
    const list = counted(await listGames())
    let pause = performance.now() + STRETCH
    for (const { abn } of list) {
      // Games on another board may be wanted meanwhile.
      if (this.own?.games !== games) return
      games.add(abn)
      if (performance.now() < pause) continue
      this.tell()
      await new Promise((resolve) => setTimeout(resolve))
      pause = performance.now() + STRETCH
    }
    this.counting = false
  }

  private tell(): void {
    if (!this.own || !this.shown || this.own.variant !== variantOf(this.shown.state.line)) return
    this.played = this.own.games.lookUp(this.shown.state.line)
    this.games = this.own.games.games
  }
}
