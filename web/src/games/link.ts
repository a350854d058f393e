/**
 * A link that holds a whole game. What stands behind `#/analyse/` is a version and the game, compressed, in
 * letters that need no escaping; no server ever sees it.
 */

import type { GamePlace } from '../storage/game-place'
import { pack, unpack } from './packing'

/** The first form, `[record, board files ...]`, which opens at the start; and the second, `[path, record, board files ...]`. */
const VERSIONS = { start: '1', place: '2' }

/** Why a link cannot be read. */
export class BrokenLink extends Error {
  constructor(readonly reason: 'version' | 'damaged') {
    super(reason)
  }
}

/** The place in a game as letters. Links to the start stay readable for versions before this one. */
export async function toLink({ abn, boardFiles, path }: GamePlace): Promise<string> {
  const parts = path.length > 0 ? [path.join(' '), abn, ...boardFiles] : [abn, ...boardFiles]
  return `${path.length > 0 ? VERSIONS.place : VERSIONS.start}.${await pack(parts, 'deflate-raw')}`
}

/** Throws `BrokenLink`. Whether the game's text is sound is for the rules to say. */
export async function fromLink(argument: string): Promise<GamePlace> {
  const { version, text } = lettersOf(argument, Object.values(VERSIONS))
  try {
    const parts = await unpack(text, 'deflate-raw')
    const path = version === VERSIONS.place ? parts.shift() : ''
    const [abn, ...boardFiles] = parts
    if (abn === undefined || path === undefined) throw new BrokenLink('damaged')
    return { abn, boardFiles, path: path.split(' ').filter(Boolean) }
  } catch {
    throw new BrokenLink('damaged')
  }
}

/** What stands behind the version, if that is one of those known. Throws `BrokenLink`. */
export function lettersOf(argument: string, versions: string[]): { version: string; text: string } {
  const [version = '', text, ...rest] = argument.split('.')
  if (!versions.includes(version)) throw new BrokenLink(/^\d+$/.test(version) ? 'version' : 'damaged')
  if (!text || rest.length > 0) throw new BrokenLink('damaged')
  return { version, text }
}
