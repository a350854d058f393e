/**
 * `<abande-board>`: a board to look at and to play on. It needs no other code. It is given a scene and a state
 * as the rules hand them out, shows what they allow, and tells by events what a person wants to do; it knows
 * no rule itself.
 */

import { dropped, mayAct, meant, sourcesOf, targetsOf, type Choice, type Intent } from './choice'
import { Frame } from './frame'
import { Hits, spaceOf } from './hits'
import { Layout } from './layout'
import { Painter } from './painter'
import { RISE } from './pieces'
import { follow, Gestures, type Table } from './pointer'
import { BoardProperties, type Shown } from './properties'
import { LOOKS } from './looks'
import { STYLE } from './style'
import { set } from './svg'
import { Tip } from './tip'
import { ownerOf, piecesOf, type BoardScene, type Space, type State } from './types'
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
  /** Where `drawable`: somebody has drawn an arrow, or a circle, which comes from nowhere. */
  'abande-draw': CustomEvent<{ from?: Space; to: Space }>
}

const KEYS: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right'
}

export class AbandeBoard extends BoardProperties {
  private sheet = new CSSStyleSheet()
  private painter = new Painter()
  private walker = new Walker()
  private frame = new Frame(this.painter.root, this.painter.ruler)
  private tip = new Tip()
  private spoken = document.createElement('div')
  private hits = new Hits(this.painter.hits)
  private layout: Layout | undefined
  private drawn: { scene?: BoardScene; state?: State } = {}
  private pending = false

  private choice: Choice | undefined
  private hovered: Space | undefined
  private carrying: Space | undefined
  /** Whether the hand is on a pointer: arrow keys are for the page then. */
  private pointing = false
  /** Where a drawing by keyboard begins. */
  private drawnFrom: Space | undefined

  constructor() {
    super()
    const root = this.attachShadow({ mode: 'open', delegatesFocus: true })
    this.sheet.replaceSync(STYLE + LOOKS)
    root.adoptedStyleSheets = [this.sheet]
    this.spoken.className = 'spoken'
    this.spoken.setAttribute('role', 'status')
    this.painter.root.setAttribute('role', 'group')
    const { controls } = this.frame
    root.append(this.painter.root, controls.element, controls.pointing, this.tip.element, this.spoken)
    this.listen()
  }

  protected override changed<Name extends keyof Shown>(name: Name, before: Shown[Name]): void {
    const { scene, state } = this.shown
    if (name === 'scene' && (before as Shown['scene'])?.variant !== scene?.variant) {
      this.frame.reset()
      this.drawn = {}
    } else if (name === 'state' && isOther(before as Shown['state'], state)) {
      this.choice = undefined
      this.shown.refusal = undefined
    } else if (name === 'coordinates') {
      this.drawn.scene = undefined
    } else if (name === 'rotation' || name === 'flipped') {
      this.drawn = {}
    } else if (name === 'player') {
      this.choice = undefined
    } else if (name === 'arrows' && this.layout && state && state === this.drawn.state) {
      this.painter.drawArrows(this.layout, state, this.shown.arrows)
      return
    } else if (name === 'drawings' && this.layout && state && state === this.drawn.state) {
      this.painter.drawDrawings(this.layout, state, this.shown.drawings)
      return
    }
    this.refresh()
  }

  /** Says something to those who listen rather than look. */
  announce(text: string): void {
    this.spoken.textContent = text
  }

  /** Shows the whole band of an unbounded board. */
  fit(): void {
    this.frame.fit()
  }

  /** Lets a piece from the hand be carried onto the board, from a pointer that was pressed outside. */
  carryFromHand(event: PointerEvent): void {
    const state = this.shown.state
    if (!state || !mayAct(state, this.shown.player)) return
    follow(event, {
      move: (event) => {
        const point = this.frame.under(event)
        this.painter.carry(state.turn, point)
        this.hover(this.layout?.nearest(point))
      },
      end: (event) => {
        this.painter.carry('', undefined)
        this.hover(undefined)
        const space = event && this.layout?.nearest(this.frame.under(event))
        if (space !== undefined) this.follow(dropped(state, undefined, space))
      }
    })
  }

  connectedCallback(): void {
    this.observer.observe(this)
    this.refresh()
  }

  disconnectedCallback(): void {
    this.observer.disconnect()
  }

  private observer = new ResizeObserver(([entry]) => {
    if (entry) this.frame.resize(entry.contentRect)
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
    const [scene, state] = [this.shown.scene, this.shown.state]
    if (!scene || !state || !this.isConnected) return
    const before = this.drawn.state
    if (this.drawn.scene !== scene || !this.layout) {
      const view = { rotation: this.shown.rotation, flipped: this.shown.flipped }
      const { where, system } = this.shown.coordinates
      this.layout = new Layout(scene, view, where === 'edge' ? scene.edge[system] : [])
      this.toggleAttribute('endless', !scene.bounded)
      this.painter.drawGround(this.layout, this.shown.coordinates, (space) => this.name(space))
      this.hits.place(scene, this.layout, state.last?.to)
    }
    const { where } = this.shown.coordinates
    this.frame.show(this.layout, state, where === 'edge', this.shown.texts)
    const acts = this.shown.mode === 'play' && mayAct(state, this.shown.player)
    const lit = acts && this.shown.hints
    const looking = this.looking()
    this.painter.drawStacks(this.layout, state, this.carrying)
    this.painter.drawMarks(this.layout, {
      state,
      entries: lit && !this.choice ? state.entries : [],
      movers: lit && !this.choice ? [...new Set(state.captures.map((capture) => capture.from))] : [],
      chosen: this.choice?.space,
      targets: acts ? looking : [],
      named: where === 'spaces',
      refusal: this.shown.refusal
    })
    this.painter.drawArrows(this.layout, state, this.shown.arrows)
    this.painter.drawDrawings(this.layout, state, this.shown.drawings)
    if (before && state.ply === before.ply + 1 && state.last && !this.still) {
      this.painter.animate(this.layout, before, state, this.shown.pace)
    }
    this.drawn = { scene, state }
    set(this.painter.root, 'aria-label', this.shown.texts.board)
    const edits = this.shown.mode === 'edit'
    this.hits.describe({ state, acts, edits, choice: this.choice, texts: this.shown.texts, name: (space) => this.name(space) })
    this.drawGhost()
  }

  private get still(): boolean {
    return this.hasAttribute('still') || matchMedia('(prefers-reduced-motion: reduce)').matches
  }

  /** The spaces that go with what is chosen, or with the stack under the pointer. */
  private looking(): Space[] {
    const state = this.shown.state
    if (!state) return []
    if (this.choice?.role === 'to') return sourcesOf(state, this.choice.space)
    const from = this.choice?.space ?? this.carrying ?? this.hovered
    return from === undefined ? [] : targetsOf(state, from)
  }

  /** The piece to come where the pointer or the focus is. */
  private drawGhost(): void {
    const state = this.shown.state
    if (!state || !this.layout) return
    const space = this.hovered
    let [stack, lift] = ['', 0]
    if (space !== undefined && this.shown.mode === 'play' && mayAct(state, this.shown.player)) {
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

  private name(space: Space): string {
    if (this.shown.coordinates.system !== 'slanted') return space
    return this.shown.scene?.spaces.find((other) => other.id === space)?.slanted ?? space
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
    root.addEventListener('pointerdown', () => (this.pointing = true))
    root.addEventListener('focusout', (event) => {
      if (!(event.relatedTarget instanceof Node && root.contains(event.relatedTarget))) this.pointing = false
    })
    root.addEventListener('focusin', (event) => {
      const space = spaceOf(event.target)
      if (space !== undefined) this.hits.current = space
    })
  }

  private readonly table: Table = {
    canCarry: (target) => {
      const [space, state] = [spaceOf(target), this.shown.state]
      if (space === undefined || !state || this.shown.mode !== 'play' || !mayAct(state, this.shown.player)) return undefined
      const stack = state.stacks[space]
      return stack !== undefined && ownerOf(stack) === state.turn ? space : undefined
    },
    carry: (space, at) => {
      const point = this.frame.toDrawing(at)
      if (this.carrying !== space) {
        this.carrying = space
        this.choice = undefined
        this.shown.refusal = undefined
        this.tip.hide()
        this.refresh()
      }
      this.painter.carry(this.shown.state?.stacks[space] ?? '', point)
      this.hover(this.layout?.nearest(point))
    },
    drop: (space, at) => {
      this.painter.carry('', undefined)
      this.carrying = undefined
      const target = at && this.layout?.nearest(this.frame.toDrawing(at))
      this.hovered = undefined
      this.refresh()
      if (this.shown.state && target !== undefined) this.follow(dropped(this.shown.state, space, target))
    },
    unbounded: () => this.shown.scene?.bounded === false,
    pan: (dx, dy) => {
      this.tip.hide()
      this.frame.pan(dx, dy)
    },
    zoom: (factor, at) => {
      this.tip.hide()
      this.frame.zoom(factor, at)
    },
    longPress: (target) => {
      const space = spaceOf(target)
      const stack = this.shown.state?.stacks[space ?? '']
      if (space !== undefined && stack) this.tip.show(this.about(space, stack), this.hits.of(space)!, this)
    },
    canDraw: (target) => (this.shown.drawable ? spaceOf(target) : undefined),
    sketch: (from, at) => this.sketch(from, this.layout?.nearest(this.frame.toDrawing(at))),
    drawn: (from, at) => {
      this.sketch(from, undefined)
      const to = at && this.layout?.nearest(this.frame.toDrawing(at))
      if (to !== undefined) this.tell('abande-draw', from === to ? { to } : { from, to })
    }
  }

  private sketch(from: Space, to: Space | undefined): void {
    const { state } = this.shown
    if (!this.layout || !state) return
    if (to !== undefined && to !== from) this.tip.hide()
    this.painter.drawSketch(this.layout, state, to === undefined ? undefined : from === to ? { to } : { from, to })
  }

  private act(space: Space | undefined): void {
    this.tip.hide()
    if (!this.shown.state) return
    if (space === undefined) {
      this.follow({ kind: 'clear' })
    } else if (this.shown.mode === 'edit') {
      this.tell('abande-space', { space })
    } else {
      this.follow(meant(this.shown.state, this.shown.player, this.choice, space))
    }
  }

  private follow(intent: Intent): void {
    // What means nothing changes nothing: a refusal stays to be looked at.
    if (intent.kind === 'none') return
    this.shown.refusal = undefined
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
    const here = this.hits.current
    if (direction && this.pointing) return
    if (direction && this.layout && here !== undefined) {
      this.go(this.walker.step(this.layout, here, direction))
    } else if (event.key === 'Enter' && event.shiftKey && this.shown.drawable && here !== undefined) {
      this.drawByKey(here)
    } else if (event.key === 'Enter' || event.key === ' ') {
      this.pointing = false
      this.act(here)
    } else if (event.key === 'Escape' && this.drawnFrom !== undefined) {
      this.sketch(this.drawnFrom, undefined)
      this.drawnFrom = undefined
    } else if (event.key === 'Escape' && this.choice) {
      this.follow({ kind: 'clear' })
    } else if (this.table.unbounded() && '+-0'.includes(event.key)) {
      if (event.key === '0') this.fit()
      else this.frame.zoom(event.key === '+' ? 1.25 : 0.8)
    } else {
      return
    }
    event.preventDefault()
  }

  /** Draws from the space where this was called first to the one where it is called next. */
  private drawByKey(here: Space): void {
    const from = this.drawnFrom
    this.pointing = false
    this.drawnFrom = from === undefined ? here : undefined
    this.sketch(here, from === undefined ? here : undefined)
    if (from !== undefined) this.tell('abande-draw', from === here ? { to: here } : { from, to: here })
  }

  private go(space: Space | undefined): void {
    if (space === undefined) return
    this.hits.go(space)
    if (this.table.unbounded()) this.frame.reveal(this.layout!.of(space))
    this.hover(space)
  }

  private hover(space: Space | undefined): void {
    if (space === this.hovered) return
    const [before, state] = [this.hovered, this.shown.state]
    this.hovered = space
    this.tip.hide()
    const moves = (at: Space | undefined) => at !== undefined && state?.captures.some((capture) => capture.from === at)
    if (moves(before) || moves(space)) this.refresh()
    else this.drawGhost()
    if (space === undefined) return
    const stack = state?.stacks[space] ?? ''
    const worth = stack.length > 1 || state?.sleepers.includes(space)
    if (worth) this.tip.showSoon(this.about(space, stack), this.hits.of(space)!, this)
    // Names at the edge of an unbounded board are far away from their spaces.
    else if (this.table.unbounded() && this.shown.coordinates.where !== 'spaces') {
      this.tip.showSoon(this.name(space), this.hits.of(space)!, this)
    }
  }

  /** What a tip says about a stack: its make-up, and why it sleeps. */
  private about(space: Space, stack: string): string {
    const { makeup, whyAsleep } = this.shown.texts
    const asleep = this.shown.state?.sleepers.includes(space) ? [whyAsleep] : []
    return [makeup(this.name(space), piecesOf(stack)), ...asleep].join('\n')
  }
}

function isOther(before: State | undefined, now: State | undefined): boolean {
  return before?.line !== now?.line || before?.node !== now?.node
}
