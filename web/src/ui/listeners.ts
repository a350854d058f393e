/** Those who want to hear of what happens. */
export class Listeners<Event> {
  private readonly all = new Set<(event: Event) => void>()

  /** Hears of everything, until the returned function is called. */
  listen(listener: (event: Event) => void): () => void {
    this.all.add(listener)
    return () => this.all.delete(listener)
  }

  tell(event: Event): void {
    for (const listener of this.all) listener(event)
  }
}
