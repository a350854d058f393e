/// <reference lib="webworker" />
/** Keeps the app's files, so that it opens without a network. The build fills in what they are. */

declare const self: ServiceWorkerGlobalScope
declare const __FILES__: string[]
declare const __VERSION__: string

const CACHE = `abande-${__VERSION__}`

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(__FILES__))
      .then(() => self.skipWaiting())
  )
})

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith('abande-') && name !== CACHE) await caches.delete(name)
    }
    await self.clients.claim()
  }
  event.waitUntil(tidy())
})

/** Keeps the page to itself, as our own server does: then page and engine may share memory, see `engine/brake.ts`. */
function isolated(answer: Response): Response {
  const { status, statusText, body } = answer
  const headers = new Headers(answer.headers)
  headers.set('Cross-Origin-Opener-Policy', 'same-origin')
  headers.set('Cross-Origin-Embedder-Policy', 'require-corp')
  return new Response(body, { status, statusText, headers })
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  // What a server answers is of this moment: it is never kept.
  if (url.pathname.startsWith(new URL('api/', self.registration.scope).pathname)) return
  const answer = async () => {
    const cache = await caches.open(CACHE)
    const known = await cache.match(request, { ignoreSearch: true })
    if (known) return known
    try {
      return await fetch(request)
    } catch (error) {
      const start = request.mode === 'navigate' ? await cache.match('./') : undefined
      if (start) return start
      throw error
    }
  }
  event.respondWith(answer().then(isolated))
})

export {}
