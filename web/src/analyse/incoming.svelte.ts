/** Games that come in by link, paste or drop, and what is said about them. */

import { importGames, importLink, sourcesOf, type Source } from '../games/import'
import { importProblem } from '../games/import-words'
import { t } from '../i18n/words.svelte'
import type { SavedGame } from '../storage/games'
import { isStillAt, routeArgument } from '../ui/route.svelte'

export class Incoming {
  /** Something that came in could not be read, or could. */
  notice: { text: string; bad: boolean } | undefined = $state.raw()
  /** Whether something is held over the page. */
  dropping = $state(false)

  constructor(private readonly open: (game: SavedGame) => void) {}

  /** The game behind the address, where there is one. A broken one is told, and what is open stays. */
  async openLink(): Promise<void> {
    const argument = routeArgument()
    if (argument === '') return
    try {
      const saved = await importLink(argument)
      if (saved) this.taken([saved])
      // Meanwhile somebody may have gone elsewhere.
      if (isStillAt(argument)) history.replaceState(null, '', '#/analyse')
    } catch (error) {
      this.refuse(error)
    }
  }

  /** Opens the first of the games; all are kept. */
  taken(games: SavedGame[]): void {
    const [first] = games
    if (!first) return
    this.open(first)
    this.notice = games.length > 1 ? { text: t('web-analyse-imported', { count: games.length }), bad: false } : undefined
  }

  paste(event: ClipboardEvent): void {
    event.preventDefault()
    void sourcesOf(event.clipboardData).then((sources) => this.take(sources))
  }

  dragOver(event: DragEvent): void {
    event.preventDefault()
    this.dropping = true
  }

  drop(event: DragEvent): void {
    event.preventDefault()
    this.dropping = false
    void sourcesOf(event.dataTransfer).then((sources) => this.take(sources))
  }

  private async take(sources: Source[]): Promise<void> {
    if (sources.length === 0) return
    try {
      this.taken(await importGames(sources))
    } catch (error) {
      this.refuse(error)
    }
  }

  private refuse(error: unknown): void {
    this.notice = { text: importProblem(error), bad: true }
  }
}
