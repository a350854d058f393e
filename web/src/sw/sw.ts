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

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
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
  event.respondWith(answer())
})

export {}
