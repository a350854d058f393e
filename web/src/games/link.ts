/**
 * A link that holds a whole game. What stands behind `#/analyse/` is a version and the game, compressed, in
 * letters that need no escaping; no server ever sees it.
 */

import type { GamePlace } from '../storage/game-place'

/** The first form, `[record, board files ...]`, which opens at the start; and the second, `[path, record, board files ...]`. */
const VERSIONS = { start: '1', place: '2' }

/** A link is refused when it unpacks to more: no game comes near it. */
const MOST_BYTES = 4_000_000

/** Why a link cannot be read. */
export class BrokenLink extends Error {
  constructor(readonly reason: 'version' | 'damaged') {
    super(reason)
  }
}

/** The place in a game as letters. Links to the start stay readable for versions before this one. */
export async function toLink({ abn, boardFiles, path }: GamePlace): Promise<string> {
  const parts = path.length > 0 ? [path.join(' '), abn, ...boardFiles] : [abn, ...boardFiles]
  const bytes = new TextEncoder().encode(JSON.stringify(parts))
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return `${path.length > 0 ? VERSIONS.place : VERSIONS.start}.${letters(new Uint8Array(await new Response(packed).arrayBuffer()))}`
}

/** Throws `BrokenLink`. Whether the game's text is sound is for the rules to say. */
export async function fromLink(argument: string): Promise<GamePlace> {
  const [version, text, ...rest] = argument.split('.')
  const known = version === VERSIONS.start || version === VERSIONS.place
  if (!known) throw new BrokenLink(/^\d+$/.test(version ?? '') ? 'version' : 'damaged')
  if (!text || rest.length > 0) throw new BrokenLink('damaged')
  try {
    const parts: unknown = JSON.parse(await unpacked(bytesOf(text)))
    if (!Array.isArray(parts) || !parts.every((part) => typeof part === 'string')) throw new BrokenLink('damaged')
    const path = version === VERSIONS.place ? parts.shift() : ''
    const [abn, ...boardFiles] = parts
    if (abn === undefined || path === undefined) throw new BrokenLink('damaged')
    return { abn, boardFiles, path: path.split(' ').filter(Boolean) }
  } catch {
    throw new BrokenLink('damaged')
  }
}

async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const reader = stream.getReader()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let [text, size] = ['', 0]
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.length
    if (size > MOST_BYTES) {
      await reader.cancel()
      throw new BrokenLink('damaged')
    }
    text += decoder.decode(value, { stream: true })
  }
}

function letters(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function bytesOf(letters: string): Uint8Array<ArrayBuffer> {
  const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0))
}
