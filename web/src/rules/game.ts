/** A game, as typed data. All that is legal is decided behind this door, in `crates/rules`. */

import { boardFileName, Game as Handle, checkSetup as check, importGames as read, isAbstractPlay, setupScene as scene } from '../../generated/abande'
import type { BoardScene, CheckedSetup, Color, Draft, Played, Reason, Refusal, Space, State, Tree } from './types'

export class Game {
  private constructor(
    private readonly handle: Handle,
    /** The texts of the board files that its board may come from. */
    readonly boardFiles: string[]
  ) {}

  /** A game on a board such as `hex`, `square:5`, `hex:3@9`. Throws when there is no such board. */
  static start(variant: string, boardFiles: string[] = []): Game {
    return new Game(new Handle(variant, boardFiles), boardFiles)
  }

  /** A game from a position line. Throws when it is none. */
  static from(line: string, boardFiles: string[] = []): Game {
    return new Game(Handle.fromPosition(line, boardFiles), boardFiles)
  }

  /** Games from `.abn`, position lines or bare moves. Throws with the place of the first fault. */
  static read(text: string, boardFiles: string[] = [], slanted = false): Game[] {
    return read(text, boardFiles, slanted).map((handle) => new Game(handle, boardFiles))
  }

  scene(node = 0): BoardScene {
    return JSON.parse(this.handle.scene(node))
  }

  state(node: number): State {
    return JSON.parse(this.handle.state(node))
  }

  tree(): Tree {
    return JSON.parse(this.handle.tree())
  }

  /** Plays a move behind a node; where it is there already, the answer is its node. */
  play(node: number, move: string): Played {
    return JSON.parse(this.handle.play(node, move))
  }

  refusal(node: number, move: string): Refusal | undefined {
    return JSON.parse(this.handle.refusal(node, move)) ?? undefined
  }

  /** Why a stack can capture nothing; undefined where no stack of the opponent stands beside it. */
  whyStuck(node: number, space: Space): Refusal | undefined {
    return JSON.parse(this.handle.whyStuck(node, space)) ?? undefined
  }

  /** What speaks for a move at a node, the weightiest first. */
  reasons(node: number, move: string): Reason[] {
    return JSON.parse(this.handle.reasons(node, move))
  }

  /** What each stack scores as if the game ended at a node. */
  stackPoints(node: number): Record<Space, number> {
    return JSON.parse(this.handle.stackPoints(node))
  }

  delete(node: number): void {
    this.handle.delete(node)
  }

  promote(node: number): void {
    this.handle.promote(node)
  }

  makeMain(node: number): void {
    this.handle.makeMain(node)
  }

  /** Goes on playing from a node: its line is the game now, and no result is agreed on. */
  playOn(node: number): void {
    this.handle.playOn(node)
  }

  /** Whether the computer, if it plays a colour, is to move at a node that was just played, or is only looked at. */
  computerReplies(node: number, arrival: 'played' | 'shown', computer?: Color): boolean {
    return this.handle.computerReplies(node, arrival === 'played', computer ?? '')
  }

  /** Where taking back leads from a node. */
  takenBack(node: number, computer?: Color): number | undefined {
    return this.handle.takenBack(node, computer ?? '')
  }

  /** Where playing again what was taken back leads from a node. */
  playedAgain(node: number, computer?: Color): number | undefined {
    return this.handle.playedAgain(node, computer ?? '')
  }

  setComment(node: number, text: string): void {
    this.handle.setComment(node, text)
  }

  /** Sets what is drawn on the board after a move: `d4` is a circle, `d4->c3` an arrow. */
  setDrawings(node: number, texts: string[]): void {
    this.handle.setDrawings(node, texts)
  }

  setGlyphs(node: number, glyphs: number[]): void {
    this.handle.setGlyphs(node, Uint8Array.from(glyphs))
  }

  /** Writes a review, as the engine's worker hands it out, into the record. */
  annotate(review: string): void {
    this.handle.annotate(review)
  }

  setTag(name: string, value: string): void {
    this.handle.setTag(name, value)
  }

  /** `1-0`, `0-1`, `1/2-1/2`, or `*` to go on. */
  setResult(result: string): void {
    this.handle.setResult(result)
  }

  toAbn(slanted = false): string {
    return this.handle.toAbn(slanted)
  }

  /** The moves from the start to a node, as texts. */
  path(node: number): string[] {
    const nodes = new Map(this.tree().nodes.map((view) => [view.id, view]))
    const texts: string[] = []
    for (let at = nodes.get(node); at?.move; at = nodes.get(at.parent ?? 0)) texts.push(at.move.text)
    return texts.reverse()
  }

  /** The node that these moves lead to, as far as they are legal. */
  follow(moves: string[]): number {
    let node = 0
    for (const move of moves) {
      const played = this.play(node, move)
      if ('refusal' in played) break
      node = played.node
    }
    return node
  }

  free(): void {
    this.handle.free()
  }
}

/** The position line of a draft, or everything that is wrong with it. */
export function checkSetup(draft: Draft, boardFiles: string[] = []): CheckedSetup {
  return JSON.parse(check(JSON.stringify(draft), boardFiles))
}

/** The board of a draft; in Libre with ground around its stacks. */
export function setupScene(variant: string, stacks: Space[], boardFiles: string[] = []): BoardScene {
  return JSON.parse(scene(variant, stacks, boardFiles))
}

/** The name of the board in a board file throws with the place of its fault; records of Abstract Play are read elsewhere. */
export { boardFileName, isAbstractPlay }

/** What a tag of a record says. */
export function tagOf(tree: Tree, name: string): string | undefined {
  return tree.tags.find(([tag]) => tag === name)?.[1]
}

/** What went wrong, as a sentence. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
