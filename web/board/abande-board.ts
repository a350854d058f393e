/**
 * `<abande-board>`: a board to look at and to play on. It needs no other code. It is given a scene and a state
 * as the rules hand them out, shows what they allow, and tells by events what a person wants to do; it knows
 * no rule itself.
 */

import { captureText, dropped, mayAct, meant, sourcesOf, targetsOf, type Choice, type Intent, type Player } from './choice'
import { Layout, STEP, type Box, type Point } from './layout'
import { Painter, type Coordinates } from './painter'
import { RISE } from './pieces'
import { Gestures, type Table } from './pointer'
import { STYLE } from './style'
import { svg } from './svg'
import { ENGLISH, type BoardTexts } from './texts'
import { ownerOf, piecesOf, type Arrow, type Refusal, type Scene, type Space, type State } from './types'
import { Viewport, type Size } from './viewport'
import { Walker, type Direction } from './walk'

export interface TryDetail {
  /** As the rules read it: `d4`, `d4->c3`. */
  move: string
  from?: Space
  to: Space
}

export interface BoardEventMap {
  'abande-move': CustomEvent<TryDetail>
  'abande-illegal': CustomEvent<TryDetail>
  /** A stack that can capture nothing was chosen. */
  'abande-stuck': CustomEvent<{ space: Space }>
  /** In the mode `edit`: a space was acted upon. */
  'abande-space': CustomEvent<{ space: Space }>
}

const TIP_DELAY = 500
const KEYS: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right'
}

export class AbandeBoard extends HTMLElement {
  private sheet = new CSSStyleSheet()
  private painter = new Painter()
  private walker = new Walker()
  private viewport = new Viewport()
  private tip = document.createElement('div')
  private fitButton = document.createElement('button')
  private spoken = document.createElement('div')
  private hits = new Map<Space, SVGGElement>()
  private layout: Layout | undefined
  private drawn: { scene?: Scene; state?: State } = {}
  private size: Size = { width: 1, height: 1 }
  private pending = false
  private tipTimer: ReturnType<typeof setTimeout> | undefined

  private choice: Choice | undefined
  private hovered: Space | undefined
  private carrying: Space | undefined
  private current: Space | undefined

  #scene: Scene | undefined
  #state: State | undefined
  #coordinates: Coordinates = { where: 'off', system: 'stein' }
  #rotation = 0
  #flipped = false
  #player: Player = 'none'
  #mode: 'play' | 'edit' = 'play'
  #hints = true
  #refusal: Refusal | undefined
  #arrows: Arrow[] = []
  #texts: BoardTexts = ENGLISH

  constructor() {
    super()
    const root = this.attachShadow({ mode: 'open', delegatesFocus: true })
    this.sheet.replaceSync(STYLE)
    root.adoptedStyleSheets = [this.sheet]
    this.tip.className = 'tip'
    this.tip.hidden = true
    this.tip.setAttribute('aria-hidden', 'true')
    this.spoken.className = 'spoken'
    this.spoken.setAttribute('role', 'status')
    this.fitButton.className = 'fit'
    this.fitButton.type = 'button'
    this.fitButton.hidden = true
    this.fitButton.append(svg('svg', { viewBox: '0 0 24 24' }, svg('path', { d: 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5' })))
    this.fitButton.addEventListener('click', () => this.fit())
    this.painter.root.setAttribute('role', 'group')
    root.append(this.painter.root, this.fitButton, this.tip, this.spoken)
    this.listen()
  }

  /** The board to draw. */
  set scene(scene: Scene | undefined) {
    const other = scene?.variant !== this.#scene?.variant
    this.#scene = scene
    if (other) {
      this.viewport = new Viewport()
      this.drawn = {}
    }
    this.refresh()
  }
  get scene(): Scene | undefined {
    return this.#scene
  }

  /** The position on it. */
  set state(state: State | undefined) {
    if (state?.line !== this.#state?.line || state?.node !== this.#state?.node) {
      this.choice = undefined
      this.#refusal = undefined
    }
    this.#state = state
    this.refresh()
  }
  get state(): State | undefined {
    return this.#state
  }

  /** Where names of spaces are shown, and in which system. */
  set coordinates(coordinates: Coordinates) {
    this.#coordinates = coordinates
    this.drawn.scene = undefined
    this.refresh()
  }
  get coordinates(): Coordinates {
    return this.#coordinates
  }

  /** Degrees by which the drawing is turned, counter-clockwise. */
  set rotation(degrees: number) {
    this.#rotation = degrees
    this.drawn = {}
    this.refresh()
  }
  get rotation(): number {
    return this.#rotation
  }

  /** Whether the drawing is mirrored. */
  set flipped(flipped: boolean) {
    this.#flipped = flipped
    this.drawn = {}
    this.refresh()
  }
  get flipped(): boolean {
    return this.#flipped
  }

  /** Who may act: `b`, `w`, `both` or `none`. */
  set player(player: Player) {
    this.#player = player
    this.choice = undefined
    this.refresh()
  }
  get player(): Player {
    return this.#player
  }

  /** `play`, or `edit` where every space merely tells that it was acted upon. */
  set mode(mode: 'play' | 'edit') {
    this.#mode = mode
    this.refresh()
  }
  get mode(): 'play' | 'edit' {
    return this.#mode
  }

  /** Whether legal moves are shown. */
  set hints(hints: boolean) {
    this.#hints = hints
    this.refresh()
  }
  get hints(): boolean {
    return this.#hints
  }

  /** A refusal to show; it goes with the next change of the position. */
  set refusal(refusal: Refusal | undefined) {
    this.#refusal = refusal
    this.refresh()
  }
  get refusal(): Refusal | undefined {
    return this.#refusal
  }

  /** Moves to point out. */
  set arrows(arrows: Arrow[]) {
    this.#arrows = arrows
    this.refresh()
  }
  get arrows(): Arrow[] {
    return this.#arrows
  }

  /** What it says, in the language of the page. */
  set texts(texts: BoardTexts) {
    this.#texts = texts
    this.refresh()
  }

  /** Says something to those who listen rather than look. */
  announce(text: string): void {
    this.spoken.textContent = text
  }

  /** Shows the whole band of an unbounded board. */
  fit(): void {
    if (!this.layout) return
    this.viewport.fit(this.band(), this.size)
    this.frame()
  }

  /** Lets a piece from the hand be carried onto the board, from a pointer that was pressed outside. */
  carryFromHand(event: PointerEvent): void {
    const state = this.#state
    if (!state || !mayAct(state, this.#player)) return
    const start = { x: event.clientX, y: event.clientY }
    let moved = false
    const move = (event: PointerEvent) => {
      moved ||= Math.hypot(event.clientX - start.x, event.clientY - start.y) > 8
      if (!moved) return
      const point = this.toDrawing(this.inside(event))
      this.painter.carry(state.turn, point)
      this.hover(this.layout?.nearest(point))
    }
    const end = (event: PointerEvent) => {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', end)
      this.painter.carry('', undefined)
      const space = this.layout?.nearest(this.toDrawing(this.inside(event)))
      this.hover(undefined)
      if (moved && event.type === 'pointerup' && space !== undefined) this.follow(dropped(state, undefined, space))
    }
    addEventListener('pointermove', move)
    addEventListener('pointerup', end)
    addEventListener('pointercancel', end)
  }

  connectedCallback(): void {
    this.observer.observe(this)
    this.refresh()
  }

  disconnectedCallback(): void {
    this.observer.disconnect()
  }

  private observer = new ResizeObserver(([entry]) => {
    if (!entry) return
    const { width, height } = entry.contentRect
    this.size = { width: Math.max(width, 1), height: Math.max(height, 1) }
    this.frame()
  })

  // Drawing

  private refresh(): void {
    if (this.pending) return
    this.pending = true
    queueMicrotask(() => {
      this.pending = false
      this.draw()
    })
  }

  private draw(): void {
    const [scene, state] = [this.#scene, this.#state]
    if (!scene || !state || !this.isConnected) return
    const before = this.drawn.state
    if (this.drawn.scene !== scene || !this.layout) {
      const view = { rotation: this.#rotation, flipped: this.#flipped }
      this.layout = new Layout(scene, view, this.#coordinates.where === 'edge')
      this.toggleAttribute('endless', !scene.bounded)
      this.painter.drawGround(this.layout, this.#coordinates, (space) => this.name(space))
      this.placeHits(scene)
      this.frame()
    }
    const acts = this.#mode === 'play' && mayAct(state, this.#player)
    const lit = acts && this.#hints
    const looking = this.looking()
    this.painter.drawStacks(this.layout, state, this.carrying)
    this.painter.drawMarks(this.layout, {
      state,
      entries: lit && !this.choice ? state.entries : [],
      movers: lit && !this.choice ? [...new Set(state.captures.map((capture) => capture.from))] : [],
      chosen: this.choice?.space,
      targets: acts ? looking : [],
      refusal: this.#refusal,
      arrows: this.#arrows
    })
    if (before && state.ply === before.ply + 1 && state.last && !this.still) {
      this.painter.animate(this.layout, before, state)
    }
    this.drawn = { scene, state }
    this.describe(state, acts)
    this.drawGhost()
    this.showFit()
  }

  private get still(): boolean {
    return this.hasAttribute('still') || matchMedia('(prefers-reduced-motion: reduce)').matches
  }

  /** The spaces that go with what is chosen, or with the stack under the pointer. */
  private looking(): Space[] {
    const state = this.#state
    if (!state) return []
    if (this.choice?.role === 'to') return sourcesOf(state, this.choice.space)
    const from = this.choice?.space ?? this.carrying ?? this.hovered
    return from === undefined ? [] : targetsOf(state, from)
  }

  /** The piece to come where the pointer or the focus is. */
  private drawGhost(): void {
    const state = this.#state
    if (!state || !this.layout) return
    const space = this.hovered
    let [stack, lift] = ['', 0]
    if (space !== undefined && this.#mode === 'play' && mayAct(state, this.#player)) {
      const from = this.choice?.role === 'from' ? this.choice.space : this.carrying
      if (from !== undefined && targetsOf(state, from).includes(space)) {
        stack = state.stacks[from] ?? ''
        lift = (state.stacks[space]?.length ?? 0) * RISE
      } else if (from === undefined && state.entries.includes(space) && this.choice === undefined) {
        stack = state.turn
      }
    }
    this.painter.drawGhost(this.layout, space, stack, lift)
  }

  private frame(): void {
    if (!this.layout || !this.#scene) return
    if (!this.#scene.bounded && !this.viewport.isSet && this.size.width > 1) {
      this.viewport.fit(this.band(), this.size)
    }
    const box = this.#scene.bounded ? this.layout.box : this.viewport.box(this.size)
    this.painter.root.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`)
    this.showFit()
  }

  private showFit(): void {
    this.fitButton.hidden = this.#scene?.bounded !== false || this.viewport.shows(this.band(), this.size)
    this.fitButton.setAttribute('aria-label', this.#texts.fit)
    this.fitButton.title = this.#texts.fit
  }

  /** The band with the spaces next to it. */
  private band(): Box {
    const points = Object.keys(this.#state?.stacks ?? {}).map((space) => this.layout!.of(space))
    if (points.length === 0) points.push({ x: 0, y: 0 })
    const room = STEP * 1.6
    const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)]
    const [x, y] = [Math.min(...xs) - room, Math.min(...ys) - room]
    return { x, y, width: Math.max(...xs) + room - x, height: Math.max(...ys) + room - y }
  }

  // Spaces as things to act upon

  private placeHits(scene: Scene): void {
    const wanted = new Set(scene.spaces.map((space) => space.id))
    for (const [space, hit] of this.hits) {
      if (!wanted.has(space)) {
        hit.remove()
        this.hits.delete(space)
      }
    }
    // In the order of the scene, which is the order of reading.
    for (const { id } of scene.spaces) {
      let hit = this.hits.get(id)
      if (!hit) {
        hit = svg('g', { class: 'space', role: 'button', tabindex: -1, 'data-space': id })
        hit.append(svg('circle', { class: 'hit', r: STEP * 0.5 }))
        this.hits.set(id, hit)
      }
      const { x, y } = this.layout!.of(id)
      const circle = hit.firstElementChild!
      circle.setAttribute('cx', String(x))
      circle.setAttribute('cy', String(y))
      if (hit.parentNode !== this.painter.hits) this.painter.hits.append(hit)
    }
    if (this.current === undefined || !wanted.has(this.current)) this.current = this.middle()
  }

  private middle(): Space | undefined {
    const last = this.#state?.last?.to
    if (last !== undefined) return last
    const { x, y, width, height } = this.layout!.box
    return this.layout!.nearest({ x: x + width / 2, y: y + height / 2 }, Infinity)
  }

  private describe(state: State, acts: boolean): void {
    const texts = this.#texts
    this.painter.root.setAttribute('aria-label', texts.board)
    const entries = new Set(acts ? state.entries : [])
    const sleepers = new Set(state.sleepers)
    const names = (spaces: Space[]) => spaces.map((space) => this.name(space))
    for (const [space, hit] of this.hits) {
      const stack = state.stacks[space]
      const name = this.name(space)
      const said = [stack === undefined ? texts.empty(name) : texts.stack(name, piecesOf(stack))]
      if (sleepers.has(space)) said.push(texts.asleep)
      const [targets, sources] = acts ? [targetsOf(state, space), sourcesOf(state, space)] : [[], []]
      if (entries.has(space)) said.push(texts.canEnter)
      if (targets.length > 0) said.push(texts.canCapture(names(targets)))
      if (sources.length > 0) said.push(texts.canBeCaptured(names(sources)))
      if (this.choice?.space === space) said.push(texts.chosen)
      hit.setAttribute('aria-label', said.join(', '))
      hit.setAttribute('tabindex', space === this.current ? '0' : '-1')
      const can = this.#mode === 'edit' || entries.has(space) || targets.length > 0 || sources.length > 0
      hit.firstElementChild!.setAttribute('class', `hit${can ? ' can' : ''}${targets.length > 0 ? ' drag' : ''}`)
    }
  }

  private name(space: Space): string {
    if (this.#coordinates.system !== 'slanted') return space
    return this.#scene?.spaces.find((other) => other.id === space)?.slanted ?? space
  }

  // Acting

  private listen(): void {
    const root = this.painter.root
    new Gestures(root, this.table)
    root.addEventListener('click', (event) => this.act(spaceOf(event.target)))
    root.addEventListener('pointerover', (event) => {
      if (event.pointerType === 'mouse' && this.carrying === undefined) this.hover(spaceOf(event.target))
    })
    root.addEventListener('pointerleave', () => this.hover(undefined))
    root.addEventListener('keydown', (event) => this.key(event))
    root.addEventListener('focusin', (event) => {
      const space = spaceOf(event.target)
      if (space !== undefined) this.current = space
    })
  }

  private readonly table: Table = {
    canCarry: (target) => {
      const [space, state] = [spaceOf(target), this.#state]
      if (space === undefined || !state || this.#mode !== 'play' || !mayAct(state, this.#player)) return undefined
      const stack = state.stacks[space]
      return stack !== undefined && ownerOf(stack) === state.turn ? space : undefined
    },
    carry: (space, at) => {
      const point = this.toDrawing(at)
      if (this.carrying !== space) {
        this.carrying = space
        this.choice = undefined
        this.#refusal = undefined
        this.hideTip()
        this.refresh()
      }
      this.painter.carry(this.#state?.stacks[space] ?? '', point)
      this.hover(this.layout?.nearest(point))
    },
    drop: (space, at) => {
      this.painter.carry('', undefined)
      this.carrying = undefined
      const target = at && this.layout?.nearest(this.toDrawing(at))
      this.hovered = undefined
      this.refresh()
      if (this.#state && target !== undefined) this.follow(dropped(this.#state, space, target))
    },
    unbounded: () => this.#scene?.bounded === false,
    pan: (dx, dy) => {
      this.viewport.pan(dx, dy)
      this.hideTip()
      this.frame()
    },
    zoom: (factor, at) => {
      this.viewport.zoom(factor, at, this.size)
      this.hideTip()
      this.frame()
    },
    longPress: (target) => {
      const space = spaceOf(target)
      if (space !== undefined) this.showTip(space)
    }
  }

  private act(space: Space | undefined): void {
    this.hideTip()
    if (!this.#state) return
    if (space === undefined) {
      this.follow({ kind: 'clear' })
    } else if (this.#mode === 'edit') {
      this.tell('abande-space', { space })
    } else {
      this.follow(meant(this.#state, this.#player, this.choice, space))
    }
  }

  private follow(intent: Intent): void {
    this.#refusal = undefined
    this.choice = intent.kind === 'choose' ? { space: intent.space, role: intent.role } : undefined
    this.refresh()
    if (intent.kind === 'move' || intent.kind === 'illegal') {
      const { kind, move, from, to } = intent
      this.tell(kind === 'move' ? 'abande-move' : 'abande-illegal', from === undefined ? { move, to } : { move, from, to })
    } else if (intent.kind === 'stuck') {
      this.tell('abande-stuck', { space: intent.space })
    }
  }

  private tell(name: keyof BoardEventMap, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }))
  }

  private key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const direction = KEYS[event.key]
    if (direction && this.layout && this.current !== undefined) {
      this.go(this.walker.step(this.layout, this.current, direction))
    } else if (event.key === 'Enter' || event.key === ' ') {
      this.act(this.current)
    } else if (event.key === 'Escape' && this.choice) {
      this.follow({ kind: 'clear' })
    } else if (this.table.unbounded() && '+-0'.includes(event.key)) {
      const middle = { x: this.size.width / 2, y: this.size.height / 2 }
      if (event.key === '0') this.fit()
      else this.table.zoom(event.key === '+' ? 1.25 : 0.8, middle)
    } else {
      return
    }
    event.preventDefault()
  }

  private go(space: Space | undefined): void {
    if (space === undefined) return
    this.hits.get(this.current ?? '')?.setAttribute('tabindex', '-1')
    this.current = space
    const hit = this.hits.get(space)
    hit?.setAttribute('tabindex', '0')
    hit?.focus({ preventScroll: true })
    if (this.table.unbounded()) {
      this.viewport.reveal(this.layout!.of(space), this.size)
      this.frame()
    }
    this.hover(space)
  }

  private hover(space: Space | undefined): void {
    if (space === this.hovered) return
    const [before, state] = [this.hovered, this.#state]
    this.hovered = space
    this.hideTip()
    const moves = (at: Space | undefined) => at !== undefined && state?.captures.some((capture) => capture.from === at)
    if (moves(before) || moves(space)) this.refresh()
    else this.drawGhost()
    if (space !== undefined && (state?.stacks[space]?.length ?? 0) > 1) {
      this.tipTimer = setTimeout(() => this.showTip(space), TIP_DELAY)
    }
  }

  /** The make-up of a stack. */
  private showTip(space: Space): void {
    const stack = this.#state?.stacks[space]
    const hit = this.hits.get(space)
    if (stack === undefined || !hit) return
    this.tip.textContent = this.#texts.makeup(this.name(space), piecesOf(stack))
    const [box, here] = [hit.getBoundingClientRect(), this.getBoundingClientRect()]
    this.tip.hidden = false
    const below = box.top - here.top < 60
    this.tip.classList.toggle('below', below)
    const half = this.tip.offsetWidth / 2
    const x = Math.min(Math.max(box.left + box.width / 2 - here.left, half), Math.max(here.width - half, half))
    this.tip.style.left = `${x}px`
    this.tip.style.top = `${(below ? box.bottom : box.top) - here.top}px`
  }

  private hideTip(): void {
    clearTimeout(this.tipTimer)
    this.tip.hidden = true
  }

  // Places

  private inside(event: MouseEvent): Point {
    const box = this.painter.root.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }

  /** From a point of the element to one of the drawing. */
  private toDrawing(at: Point): Point {
    const box = this.painter.root.getBoundingClientRect()
    const matrix = this.painter.root.getScreenCTM()
    if (!matrix) return at
    const point = new DOMPoint(at.x + box.left, at.y + box.top).matrixTransform(matrix.inverse())
    return { x: point.x, y: point.y }
  }
}

function spaceOf(target: EventTarget | null): Space | undefined {
  const element = target instanceof Element ? target.closest('[data-space]') : null
  return element?.getAttribute('data-space') ?? undefined
}

export { captureText }
