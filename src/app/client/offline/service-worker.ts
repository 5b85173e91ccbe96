import type { FetchEvent, Worker, WorkerEvent } from './worker-events.ts'

/**
 * Keeps the shell of the workspace on the device, so that Juragan opens without a network. Calls (`/api`), tills and
 * sites are never touched: what is read offline is kept by the page itself, under the person it belongs to.
 */
const worker = globalThis as unknown as Worker

/** Filled in by the build (vite.service-worker.ts). */
const files = JSON.parse('__JURAGAN_FILES__') as {
  readonly version: string
  readonly shell: readonly string[]
  readonly rest: readonly string[]
}

const prefix = 'juragan-shell-'
const cacheName = `${prefix}${files.version}`

/** A page that the network does not bring within this time comes from the device, in milliseconds. */
const patience = 4_000

/** Files without a hash in their name are asked for anew; the others never change. */
const fresh = (path: string): Request =>
  new Request(path, { cache: path.startsWith('/assets/') ? 'default' : 'reload', credentials: 'same-origin' })

const keepShell = async (): Promise<void> => {
  const cache = await caches.open(cacheName)
  await cache.addAll(files.shell.map(fresh))
}

/** Parts that are needed later, one after the other; what fails is asked for when it is needed. */
const keepRest = async (): Promise<void> => {
  const cache = await caches.open(cacheName)
  for (const path of files.rest) if (!(await cache.match(path))) await cache.add(fresh(path)).catch(() => undefined)
}

/** The version before this one stays: a tab that is still open may need its parts. */
const dropOld = async (): Promise<void> => {
  const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName)
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)))
}

const fromDevice = async (path: string): Promise<Response | undefined> => {
  const cache = await caches.open(cacheName)
  return (await cache.match(path)) ?? caches.match(path)
}

/** A page comes from the network, so that it is the newest; without one, or too late, from the device. */
const answerPage = async (request: Request, path: string): Promise<Response> => {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(patience) })
    // A gateway that speaks for a server that is away is no page of ours.
    if (answer.status < 500) return answer
    return (await fromDevice(path)) ?? answer
  } catch (error) {
    const kept = await fromDevice(path)
    if (kept) return kept
    throw error
  }
}

const answerFile = async (request: Request, path: string): Promise<Response> => {
  const kept = await fromDevice(path)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) {
    const copy = answer.clone()
    const cache = await caches.open(cacheName)
    // A full device keeps nothing more; the page has its file all the same.
    await cache.put(path, copy).catch(() => undefined)
  }
  return answer
}

const pages = new Set(['/', '/masuk', '/pembicara'])
const fixed = new Set(files.shell.filter((path) => !path.startsWith('/assets/') && !pages.has(path)))

/** Whether a request comes from a page that is not the workspace: a till has its own life. */
const isOfOthers = ({ referrer }: Request): boolean =>
  URL.canParse(referrer) && /^\/(?:kasir|situs)(?:\/|$)/.test(new URL(referrer).pathname)

const handleFetch = (event: FetchEvent): void => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (pages.has(pathname)) event.respondWith(answerPage(request, pathname))
    return
  }
  if (isOfOthers(request)) return
  if (fixed.has(pathname) || pathname.startsWith('/assets/')) event.respondWith(answerFile(request, pathname))
}

const handleMessage = (event: WorkerEvent & { readonly data?: unknown }): void => {
  if (event.data === 'keep-rest') event.waitUntil(keepRest())
  if (event.data === 'use-new-version') event.waitUntil(worker.skipWaiting())
}

const listen = <E extends Event>(name: string, handle: (event: E) => void): void =>
  worker.addEventListener(name, handle as (event: Event) => void)

listen<WorkerEvent>('install', (event) => event.waitUntil(keepShell()))
listen<WorkerEvent>('activate', (event) => event.waitUntil(dropOld().then(() => worker.clients.claim())))
listen<FetchEvent>('fetch', handleFetch)
listen<WorkerEvent>('message', handleMessage)
