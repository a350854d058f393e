/** The rules for pages of others: what a game hands out is what the board is given. */

import load from '../generated/abande'

export { Game } from '../src/rules/game'
export type * from '../src/rules/types'

/**
 * Loads the rules: everything else here may be called once it is done. They lie beside this file as wasm; a page that
 * has them elsewhere says where, or hands them in.
 */
export async function loadRules(wasm?: string | URL | BufferSource | WebAssembly.Module): Promise<void> {
  await load(wasm === undefined ? undefined : { module_or_path: wasm })
}
