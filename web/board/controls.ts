/** What lies over an unbounded board: buttons that zoom, one that brings the band back, and one that points at a move
 * out of sight. */

import type { Point } from './layout'
import { set, svg } from './svg'
import type { BoardTexts } from './texts'
import type { Size } from './viewport'

/** Pixels: how large the pointing button is, and how far it stays away from the edges. */
const SIZE = 44
const INSET = 6
/** How much of the lower corner the other buttons take. */
const CORNER = { width: 56, height: 180 }

export interface ControlActs {
  zoom(factor: number): void
  fit(): void
  /** Shows the last move. */
  reveal(): void
}

export class Controls {
  readonly element = document.createElement('div')
  private readonly zoomIn: HTMLButtonElement
  private readonly zoomOut: HTMLButtonElement
  private readonly fit: HTMLButtonElement
  private readonly pointer: HTMLButtonElement
  private readonly arrow = svg('svg', { viewBox: '0 0 24 24' }, svg('path', { d: 'M4 12h15M13 5l7 7-7 7' }))

  constructor(acts: ControlActs) {
    this.zoomIn = button('zoom-in', icon('M12 5v14M5 12h14'), () => acts.zoom(1.25))
    this.zoomOut = button('zoom-out', icon('M5 12h14'), () => acts.zoom(0.8))
    this.fit = button('fit', icon('M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5'), () => acts.fit())
    this.pointer = button('off-view', this.arrow, () => acts.reveal())
    this.element.className = 'controls'
    this.element.append(this.zoomIn, this.zoomOut, this.fit)
    this.show(false, true)
    this.point(undefined)
  }

  /** The button that points, which is not among the others. */
  get pointing(): HTMLButtonElement {
    return this.pointer
  }

  name(texts: BoardTexts): void {
    const names = [texts.zoomIn, texts.zoomOut, texts.fit, texts.showLast]
    for (const [index, control] of [this.zoomIn, this.zoomOut, this.fit, this.pointer].entries()) {
      set(control, 'aria-label', names[index]!)
      set(control, 'title', names[index]!)
    }
  }

  show(unbounded: boolean, whole: boolean): void {
    this.element.hidden = !unbounded
    this.fit.hidden = whole
  }

  /** Points from the edge at something that lies there, measured from the middle of the element in pixels. */
  point(towards: Point | undefined, size: Size = { width: 1, height: 1 }): void {
    this.pointer.hidden = !towards
    if (!towards) return
    const { x, y } = edgePlace(towards, size)
    this.pointer.style.left = `${x - SIZE / 2}px`
    this.pointer.style.top = `${y - SIZE / 2}px`
    this.arrow.style.rotate = `${Math.atan2(towards.y, towards.x)}rad`
  }
}

/** Where at the edge a button points at something, out of the way of the others. */
export function edgePlace(towards: Point, { width, height }: Size): Point {
  const room = SIZE / 2 + INSET
  const [across, down] = [Math.max(width / 2 - room, 1), Math.max(height / 2 - room, 1)]
  const shrink = Math.min(across / Math.max(Math.abs(towards.x), 1e-6), down / Math.max(Math.abs(towards.y), 1e-6))
  const place = { x: width / 2 + towards.x * shrink, y: height / 2 + towards.y * shrink }
  const inCorner = place.x + SIZE / 2 > width - CORNER.width && place.y + SIZE / 2 > height - CORNER.height
  return inCorner ? { x: width - CORNER.width - room, y: place.y } : place
}

function icon(d: string): SVGSVGElement {
  return svg('svg', { viewBox: '0 0 24 24' }, svg('path', { d }))
}

function button(name: string, picture: SVGSVGElement, act: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.className = name
  button.type = 'button'
  button.append(picture)
  button.addEventListener('click', act)
  return button
}
