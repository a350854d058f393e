/** Lists that follow what is shown. */

/**
 * Does something before the next frame is painted, when the page is laid out anyway: asking at once where things are
 * would have it laid out twice, and whoever clicked would wait for it. The returned function calls it off.
 */
export function beforePaint(act: () => void): () => void {
  const frame = requestAnimationFrame(act)
  return () => cancelAnimationFrame(frame)
}

/** Scrolls a list so that an entry is seen; to its beginning when there is none. */
export function keepInSight(list: HTMLElement, entry: HTMLElement | undefined): void {
  if (!entry) {
    list.scrollTop = 0
    return
  }
  const { offsetTop, offsetHeight } = entry
  const [above, below] = [offsetTop < list.scrollTop, offsetTop + offsetHeight > list.scrollTop + list.clientHeight]
  if (above || below) list.scrollTop = offsetTop - list.clientHeight / 2
}
