/** Texts as letters that need no escaping in an address, packed as small as they get. */

/** What is unpacked is refused when it is larger: no game comes near it. */
const MOST_BYTES = 4_000_000

/** `deflate` has a checksum, `deflate-raw` has none and is six bytes shorter. */
export async function pack(parts: string[], format: 'deflate' | 'deflate-raw'): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(parts))
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream(format))
  return letters(new Uint8Array(await new Response(packed).arrayBuffer()))
}

/** Throws where the letters hold no texts. */
export async function unpack(text: string, format: 'deflate' | 'deflate-raw'): Promise<string[]> {
  const parts: unknown = JSON.parse(await unpacked(bytesOf(text), format))
  if (!Array.isArray(parts) || !parts.every((part) => typeof part === 'string')) throw new Error('no texts')
  return parts
}

async function unpacked(bytes: Uint8Array<ArrayBuffer>, format: CompressionFormat): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(format))
  const reader = stream.getReader()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let [text, size] = ['', 0]
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.length
    if (size > MOST_BYTES) {
      await reader.cancel()
      throw new Error('too large')
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
