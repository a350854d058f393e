/** The spaces as things to act upon: each is a button that says what stands there and what can be done. */

import { sourcesOf, targetsOf, type Choice } from './choice'
import { STEP, type Layout } from './layout'
import { set, svg } from './svg'
import type { BoardTexts } from './texts'
import { piecesOf, type BoardScene, type Space, type State } from './types'

export interface Description {
  state: State
  /** Whether somebody may act now. */
  acts: boolean
  /** Whether every space can be acted upon. */
  edits: boolean
  choice: Choice | undefined
  texts: BoardTexts
  name: (space: Space) => string
}

export class Hits {
  private readonly hits = new Map<Space, SVGGElement>()
  /** The one that the Tab key leads to. */
  current: Space | undefined

  constructor(private readonly layer: SVGGElement) {}

  of(space: Space): SVGGElement | undefined {
    return this.hits.get(space)
  }

  place(scene: BoardScene, layout: Layout, last: Space | undefined): void {
    const wanted = new Set(scene.spaces.map((space) => space.id))
    for (const [space, hit] of this.hits) {
      if (wanted.has(space)) continue
      hit.remove()
      this.hits.delete(space)
    }
    for (const { id } of scene.spaces) {
      const hit = this.hits.get(id) ?? this.add(id)
      const { x, y } = layout.of(id)
      set(hit.firstElementChild!, 'cx', String(x))
      set(hit.firstElementChild!, 'cy', String(y))
    }
    if (this.current === undefined || !wanted.has(this.current)) {
      const { x, y, width, height } = layout.box
      this.current = last ?? layout.nearest({ x: x + width / 2, y: y + height / 2 }, Infinity)
    }
  }

  private add(space: Space): SVGGElement {
    const hit = svg('g', { class: 'space', role: 'button', tabindex: -1, 'data-space': space })
    hit.append(svg('circle', { class: 'hit', r: STEP * 0.5 }))
    this.hits.set(space, hit)
    this.layer.append(hit)
    return hit
  }

  describe({ state, acts, edits, choice, texts, name }: Description): void {
    const entries = new Set(acts ? state.entries : [])
    const sleepers = new Set(state.sleepers)
    for (const [space, hit] of this.hits) {
      const stack = state.stacks[space]
      const said = [stack === undefined ? texts.empty(name(space)) : texts.stack(name(space), piecesOf(stack))]
      const [targets, sources] = acts ? [targetsOf(state, space), sourcesOf(state, space)] : [[], []]
      if (sleepers.has(space)) said.push(texts.asleep)
      if (entries.has(space)) said.push(texts.canEnter)
      if (targets.length > 0) said.push(texts.canCapture(targets.map(name)))
      if (sources.length > 0) said.push(texts.canBeCaptured(sources.map(name)))
      if (choice?.space === space) said.push(texts.chosen)
      set(hit, 'aria-label', said.join(', '))
      set(hit, 'tabindex', space === this.current ? '0' : '-1')
      const can = edits || entries.has(space) || targets.length > 0 || sources.length > 0
      const classes = ['hit', can ? 'can' : '', targets.length > 0 ? 'drag' : '']
      set(hit.firstElementChild!, 'class', classes.join(' ').trim())
    }
  }

  /** Moves the focus to a space. */
  go(space: Space): void {
    this.hits.get(this.current ?? '')?.setAttribute('tabindex', '-1')
    this.current = space
    const hit = this.hits.get(space)
    hit?.setAttribute('tabindex', '0')
    hit?.focus({ preventScroll: true })
  }
}

/** The space that an event happened on. */
export function spaceOf(target: EventTarget | null): Space | undefined {
  const element = target instanceof Element ? target.closest('[data-space]') : null
  return element?.getAttribute('data-space') ?? undefined
}
