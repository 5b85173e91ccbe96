import type { FetchEvent, Worker, WorkerEvent } from './worker-events.ts'

/**
 * Keeps the till's page on the device, so that it opens and sells without a network (POS-07). Registered for one till at
 * a time (`/kasir/{slug}/`); calls are never touched: what is sold is kept by the page itself, in its outbox.
 */
const worker = globalThis as unknown as Worker

/** Filled in by the build (vite.service-worker.ts). */
const files = JSON.parse('__JURAGAN_FILES__') as {
  readonly version: string
  readonly shell: readonly string[]
  readonly rest: readonly string[]
}

const prefix = 'juragan-kasir-'
const cacheName = `${prefix}${files.version}`
/** One page for every till; it reads from its address which one it is. */
const page = '/kasir.html'

/** Files without a hash in their name are asked for anew; the others never change. */
const fresh = (path: string): Request =>
  new Request(path, { cache: path.startsWith('/assets/') ? 'default' : 'reload', credentials: 'same-origin' })

const keepShell = async (): Promise<void> => {
  const cache = await caches.open(cacheName)
  await cache.addAll(files.shell.map(fresh))
  // Small parts that are drawn later, such as a QRIS code; one that is missing is asked for when it is needed.
  for (const path of files.rest) await cache.add(fresh(path)).catch(() => undefined)
  // A till stays open for days: the newer version serves the next opening, the page that is open goes on as it is.
  await worker.skipWaiting()
}

/** The version before this one stays: a page that is open, or another till of this device, may need it. */
const dropOld = async (): Promise<void> => {
  const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName)
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)))
}

const fromDevice = async (path: string): Promise<Response | undefined> => {
  const cache = await caches.open(cacheName)
  return (await cache.match(path)) ?? caches.match(path)
}

/** From the device at once, so that a till opens as fast without a network as with one. */
const answerPage = async (request: Request): Promise<Response> => (await fromDevice(page)) ?? fetch(request)

/** The same for a file. What only some tills ask for (the reader of barcodes, a megabyte) stays from then on. */
const answerFile = async (request: Request, path: string): Promise<Response> => {
  const known = await fromDevice(path)
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok) {
    const copy = answer.clone()
    const cache = await caches.open(cacheName)
    // A full device keeps nothing more; the page has its file all the same.
    await cache.put(path, copy).catch(() => undefined)
  }
  return answer
}

const kept = new Set(files.shell)

const handleFetch = (event: FetchEvent): void => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(answerPage(request))
  else if (kept.has(pathname) || pathname.startsWith('/assets/')) event.respondWith(answerFile(request, pathname))
}

const listen = <E extends Event>(name: string, handle: (event: E) => void): void =>
  worker.addEventListener(name, handle as (event: Event) => void)

listen<WorkerEvent>('install', (event) => event.waitUntil(keepShell()))
listen<WorkerEvent>('activate', (event) => event.waitUntil(dropOld().then(() => worker.clients.claim())))
listen<FetchEvent>('fetch', handleFetch)
