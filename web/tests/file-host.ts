/** A server that knows nothing but files, as hosts of static sites are. */

import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

/** As most hosts have them: no type for networks, no headers of ours, nothing compressed. */
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png'
}

export interface FileHost {
  address: string
  close(): Promise<void>
}

/** Hands out the files of a folder. */
export async function hostFiles(folder: string): Promise<FileHost> {
  const server = createServer((request, response) => {
    const path = join(folder, normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname)))
    const file = existsSync(path) && statSync(path).isDirectory() ? join(path, 'index.html') : path
    if (!existsSync(file)) return response.writeHead(404).end('not found')
    const type = TYPES[extname(file)]
    response.writeHead(200, type ? { 'content-type': type } : {})
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve()))
  }
}
