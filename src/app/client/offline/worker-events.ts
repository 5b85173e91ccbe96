/** What a service worker's events and the worker itself can do; the page's own types do not know them. */
export interface WorkerEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void
}
export interface FetchEvent extends WorkerEvent {
  readonly request: Request
  readonly respondWith: (answer: Promise<Response>) => void
}
export interface Worker extends EventTarget {
  readonly skipWaiting: () => Promise<void>
  readonly clients: { readonly claim: () => Promise<void> }
}
