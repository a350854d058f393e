/** Where the keyboard is. */

/** The element with the focus, also inside of others, such as a space of the board; the outermost comes first. */
export function focused(): Element[] {
  const way: Element[] = []
  for (let element = document.activeElement; element; element = element.shadowRoot?.activeElement ?? null) way.push(element)
  return way
}

/**
 * Gives the focus back to what had it, or to what it was in: a board that has been drawn anew chooses a space of its own.
 * Nothing happens where the focus has gone elsewhere meanwhile. Before the next frame, when all is drawn that has changed.
 */
export function focusAgain(way: Element[]): void {
  requestAnimationFrame(() => {
    for (const element of way.toReversed()) {
      if (document.activeElement !== document.body) return
      if (element instanceof HTMLElement || element instanceof SVGElement) element.focus({ preventScroll: true })
    }
  })
}
