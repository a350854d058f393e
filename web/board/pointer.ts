/** Fingers, pens and mice: carrying stacks, and moving over an unbounded board. */

import type { Point } from './layout'

/** What the gestures act upon. */
export interface Table {
  /** Whether a stack on this space may be carried. */
  canCarry(target: EventTarget | null): string | undefined
  carry(space: string, at: Point): void
  drop(space: string, at: Point | undefined): void
  /** Whether the board can be moved about. */
  unbounded(): boolean
  pan(dx: number, dy: number): void
  zoom(factor: number, at: Point): void
  /** A finger that rests on something. */
  longPress(target: EventTarget | null): void
  /** The space where a drawing may begin, with the right button or a finger that has rested. */
  canDraw(target: EventTarget | null): string | undefined
  /** A drawing goes from a space to here. */
  sketch(from: string, at: Point): void
  /** It ends here, or, without a place, is given up. */
  drawn(from: string, at: Point | undefined): void
}

/** Pixels that a pointer may tremble. */
const SLACK = 8
const LONG_PRESS = 450

export class Gestures {
  private pointers = new Map<number, Point>()
  private carried: string | undefined
  private drawing: string | undefined
  private start: Point | undefined
  private moved = false
  private pressTimer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly surface: SVGSVGElement,
    private readonly table: Table
  ) {
    surface.addEventListener('pointerdown', (event) => this.down(event))
    surface.addEventListener('pointermove', (event) => this.move(event))
    surface.addEventListener('pointerup', (event) => this.up(event))
    surface.addEventListener('pointercancel', (event) => this.cancel(event))
    surface.addEventListener('wheel', (event) => this.wheel(event), { passive: false })
    // A gesture ends in a click, which must not count as one.
    surface.addEventListener('click', (event) => this.moved && event.stopImmediatePropagation(), { capture: true })
    surface.addEventListener('contextmenu', (event) => {
      const pressed = this.pressTimer === undefined && this.moved
      if (pressed || table.canDraw(event.target) !== undefined) event.preventDefault()
    })
    // While a finger draws, the page must stay where it is; a pointer event comes too late to say so.
    surface.addEventListener('touchmove', (event) => this.drawing !== undefined && event.cancelable && event.preventDefault(), {
      passive: false
    })
  }

  private down(event: PointerEvent): void {
    if (event.button === 2 && this.pointers.size === 0) this.draw(event, this.table.canDraw(event.target))
    if (event.button !== 0) return
    const point = this.point(event)
    if (this.pointers.size === 0) {
      this.moved = false
      this.start = point
      this.carried = this.table.canCarry(event.target)
      if (event.pointerType !== 'mouse') {
        // Once an event has been heard, its target is the whole board, not what lies inside.
        const { target } = event
        this.pressTimer = setTimeout(() => {
          this.moved = true
          this.carried = undefined
          this.table.longPress(target)
          this.draw(event, this.table.canDraw(target))
        }, LONG_PRESS)
      }
    } else {
      this.stopWaiting()
      this.endDrawing(undefined)
      this.letGo()
    }
    this.pointers.set(event.pointerId, point)
  }

  private draw(event: PointerEvent, from: string | undefined): void {
    if (from === undefined) return
    this.drawing = from
    this.surface.setPointerCapture(event.pointerId)
    this.table.sketch(from, this.point(event))
  }

  private move(event: PointerEvent): void {
    if (this.drawing !== undefined) {
      this.table.sketch(this.drawing, this.point(event))
      return
    }
    const before = this.pointers.get(event.pointerId)
    if (!before || !this.start) return
    const point = this.point(event)
    if (!this.moved && Math.hypot(point.x - this.start.x, point.y - this.start.y) < SLACK) return
    if (!this.moved) {
      this.moved = true
      this.surface.setPointerCapture(event.pointerId)
    }
    this.stopWaiting()
    this.pointers.set(event.pointerId, point)
    if (this.pointers.size === 2 && this.table.unbounded()) {
      this.pinch(event.pointerId, before, point)
    } else if (this.carried !== undefined) {
      this.table.carry(this.carried, point)
    } else if (this.table.unbounded()) {
      this.table.pan(point.x - before.x, point.y - before.y)
    }
  }

  private pinch(id: number, before: Point, point: Point): void {
    const other = [...this.pointers].find(([key]) => key !== id)?.[1]
    if (!other) return
    const [was, is] = [before, point].map((end) => Math.max(Math.hypot(end.x - other.x, end.y - other.y), 1))
    this.table.zoom(is! / was!, { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 })
    this.table.pan((point.x - before.x) / 2, (point.y - before.y) / 2)
  }

  private up(event: PointerEvent): void {
    this.stopWaiting()
    this.endDrawing(this.point(event))
    if (!this.pointers.delete(event.pointerId)) return
    if (this.carried !== undefined && this.moved) this.table.drop(this.carried, this.point(event))
    this.carried = undefined
  }

  private endDrawing(at: Point | undefined): void {
    const from = this.drawing
    this.drawing = undefined
    if (from !== undefined) this.table.drawn(from, at)
  }

  private cancel(event: PointerEvent): void {
    this.stopWaiting()
    this.endDrawing(undefined)
    this.pointers.delete(event.pointerId)
    this.letGo()
  }

  private letGo(): void {
    if (this.carried !== undefined) this.table.drop(this.carried, undefined)
    this.carried = undefined
  }

  private wheel(event: WheelEvent): void {
    if (!this.table.unbounded()) return
    event.preventDefault()
    this.table.zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0015)), this.point(event))
  }

  private stopWaiting(): void {
    clearTimeout(this.pressTimer)
    this.pressTimer = undefined
  }

  private point(event: MouseEvent): Point {
    const box = this.surface.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
}

/** Follows a pointer that was pressed outside the board. The end has no event where nothing was carried. */
export function follow(
  pressed: PointerEvent,
  on: { move(event: PointerEvent): void; end(event: PointerEvent | undefined): void }
): void {
  const heard = new AbortController()
  let moved = false
  const move = (event: PointerEvent) => {
    moved ||= Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY) > SLACK
    if (moved) on.move(event)
  }
  const end = (event: PointerEvent) => {
    heard.abort()
    on.end(moved && event.type === 'pointerup' ? event : undefined)
  }
  addEventListener('pointermove', move, { signal: heard.signal })
  for (const kind of ['pointerup', 'pointercancel'] as const) addEventListener(kind, end, { signal: heard.signal })
}
