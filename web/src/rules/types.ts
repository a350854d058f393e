/** All that `crates/wasm` hands out and takes; what the board draws is described beside it. */

import type { Remark } from './shapes'

export type * from '../../board/types'
export type * from './shapes'

/** How a game stands, from Black's side. */
export type Outlook = Pick<Remark, 'margin' | 'chance' | 'proven'>
