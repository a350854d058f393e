/** Defines `<abande-board>`. See README.md beside this file for how to use it in a page. */

import { AbandeBoard, type BoardEventMap } from './abande-board'

if (!customElements.get('abande-board')) customElements.define('abande-board', AbandeBoard)

declare global {
  interface HTMLElementTagNameMap {
    'abande-board': AbandeBoard
  }
  interface HTMLElementEventMap extends BoardEventMap {}
}

export { AbandeBoard }
export type { BoardEventMap, TryDetail } from './abande-board'
export type { Player } from './choice'
export type { BoardTexts } from './texts'
export type * from './types'
/** Its name in pages that were written before. */
export type { BoardScene as Scene } from './types'
