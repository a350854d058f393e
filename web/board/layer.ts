/** A layer of the drawing. What is to be seen again stays as it is: browsers then draw only what has changed. */

/** Something to draw. Two with the same key look the same. */
export interface Drawable {
  key: string
  make(): Element
}

export class Layer {
  private drawn = new Map<string, Element>()

  constructor(readonly root: SVGGElement) {}

  /** Shows these and nothing else, each above the one before it. */
  show(drawables: Drawable[]): void {
    const kept = new Map<string, Element>()
    for (const { key, make } of drawables) if (!kept.has(key)) kept.set(key, this.drawn.get(key) ?? make())
    for (const [key, element] of this.drawn) if (kept.get(key) !== element) element.remove()
    this.drawn = kept
    let next = this.root.firstElementChild
    for (const element of kept.values()) {
      if (element === next) next = next.nextElementSibling
      else this.root.insertBefore(element, next)
    }
  }
}
