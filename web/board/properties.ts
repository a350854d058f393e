/** What a page tells the board, as properties of the element. */

import type { Player } from './choice'
import { ENGLISH, type BoardTexts } from './texts'
import type { Arrow, BoardScene, Coordinates, Refusal, State } from './types'

/** All that is to be shown. */
export interface Shown {
  scene: BoardScene | undefined
  state: State | undefined
  coordinates: Coordinates
  rotation: number
  flipped: boolean
  player: Player
  mode: 'play' | 'edit'
  hints: boolean
  refusal: Refusal | undefined
  arrows: Arrow[]
  drawings: Arrow[]
  drawable: boolean
  texts: BoardTexts
  pace: number
}

export abstract class BoardProperties extends HTMLElement {
  protected readonly shown: Shown = {
    scene: undefined,
    state: undefined,
    coordinates: { where: 'off', system: 'stein' },
    rotation: 0,
    flipped: false,
    player: 'none',
    mode: 'play',
    hints: true,
    refusal: undefined,
    arrows: [],
    drawings: [],
    drawable: false,
    texts: ENGLISH,
    pace: 1
  }

  /** A property was set; `before` is what it was. */
  protected abstract changed<Name extends keyof Shown>(name: Name, before: Shown[Name]): void

  private change<Name extends keyof Shown>(name: Name, value: Shown[Name]): void {
    const before = this.shown[name]
    if (before === value) return
    this.shown[name] = value
    this.changed(name, before)
  }

  /** The board to draw. */
  get scene(): BoardScene | undefined {
    return this.shown.scene
  }
  set scene(scene: BoardScene | undefined) {
    this.change('scene', scene)
  }

  /** The position on it. */
  get state(): State | undefined {
    return this.shown.state
  }
  set state(state: State | undefined) {
    this.change('state', state)
  }

  /** Where names of spaces are shown, and in which system. */
  get coordinates(): Coordinates {
    return this.shown.coordinates
  }
  set coordinates(coordinates: Coordinates) {
    this.change('coordinates', coordinates)
  }

  /** Degrees by which the drawing is turned, counter-clockwise. */
  get rotation(): number {
    return this.shown.rotation
  }
  set rotation(degrees: number) {
    this.change('rotation', degrees)
  }

  /** Whether the drawing is mirrored. */
  get flipped(): boolean {
    return this.shown.flipped
  }
  set flipped(flipped: boolean) {
    this.change('flipped', flipped)
  }

  /** Who may act: `b`, `w`, `both` or `none`. */
  get player(): Player {
    return this.shown.player
  }
  set player(player: Player) {
    this.change('player', player)
  }

  /** `play`, or `edit` where every space merely tells that it was acted upon. */
  get mode(): 'play' | 'edit' {
    return this.shown.mode
  }
  set mode(mode: 'play' | 'edit') {
    this.change('mode', mode)
  }

  /** Whether legal moves are shown. */
  get hints(): boolean {
    return this.shown.hints
  }
  set hints(hints: boolean) {
    this.change('hints', hints)
  }

  /** A refusal to show; it goes with the next change of the position. */
  get refusal(): Refusal | undefined {
    return this.shown.refusal
  }
  set refusal(refusal: Refusal | undefined) {
    this.change('refusal', refusal)
  }

  /** Moves to point out. */
  get arrows(): Arrow[] {
    return this.shown.arrows
  }
  set arrows(arrows: Arrow[]) {
    this.change('arrows', arrows)
  }

  /** How long moves take to be seen, as a multiple of the usual time. */
  get pace(): number {
    return this.shown.pace
  }
  set pace(pace: number) {
    this.change('pace', pace)
  }

  /** Arrows and circles that people have drawn. */
  get drawings(): Arrow[] {
    return this.shown.drawings
  }
  set drawings(drawings: Arrow[]) {
    this.change('drawings', drawings)
  }

  /** Whether people may draw on it. */
  get drawable(): boolean {
    return this.shown.drawable
  }
  set drawable(drawable: boolean) {
    this.change('drawable', drawable)
  }

  /** What it says, in the language of the page. */
  get texts(): BoardTexts {
    return this.shown.texts
  }
  set texts(texts: BoardTexts) {
    this.change('texts', texts)
  }
}
