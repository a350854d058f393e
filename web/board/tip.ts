/** A small text beside something, after a while. */

/** Milliseconds that a pointer must rest. */
const DELAY = 500

export class Tip {
  readonly element = document.createElement('div')
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor() {
    this.element.className = 'tip'
    this.element.hidden = true
    this.element.setAttribute('aria-hidden', 'true')
  }

  /** Shows a text beside a thing on the board in a while. */
  showSoon(text: string, beside: Element, board: Element): void {
    this.hide()
    this.timer = setTimeout(() => this.show(text, beside, board), DELAY)
  }

  show(text: string, beside: Element, board: Element): void {
    const { element } = this
    element.textContent = text
    element.hidden = false
    const [box, here] = [beside.getBoundingClientRect(), board.getBoundingClientRect()]
    const below = box.top - here.top < 60
    element.classList.toggle('below', below)
    const half = element.offsetWidth / 2
    const x = Math.min(Math.max(box.left + box.width / 2 - here.left, half), Math.max(here.width - half, half))
    element.style.left = `${x}px`
    element.style.top = `${(below ? box.bottom : box.top) - here.top}px`
  }

  hide(): void {
    clearTimeout(this.timer)
    this.element.hidden = true
  }
}
