/** One server-sent event; `id` lets a client continue after it with `Last-Event-ID`. */
export interface ServerEvent {
  readonly id: string
  readonly event: string
  readonly data: unknown
}

const keepAliveMilliseconds = 15_000
let open = 0
/** How many event streams are being read now. */
export const openStreams = (): number => open

const encoder = new TextEncoder()

const encode = ({ id, event, data }: ServerEvent): Uint8Array =>
  encoder.encode(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`)

/**
 * Answers with server-sent events. JSON keeps each event on one line. A comment every 15 s keeps proxies from
 * closing a silent stream. When the client goes, `events` is returned (its finally blocks run); a failure inside it
 * ends the stream without a last event, so that the client reconnects and continues.
 */
export const eventStream = (events: AsyncIterable<ServerEvent>, headers: Record<string, string> = {}): Response => {
  const iterator = events[Symbol.asyncIterator]()
  let keepAlive: NodeJS.Timeout | undefined
  const end = (): void => {
    if (keepAlive === undefined) return
    clearInterval(keepAlive)
    keepAlive = undefined
    open -= 1
  }
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      keepAlive = setInterval(() => controller.enqueue(encoder.encode(': tetap tersambung\n\n')), keepAliveMilliseconds)
      keepAlive.unref()
      open += 1
    },
    async pull(controller) {
      try {
        const next = await iterator.next()
        if (!next.done) return controller.enqueue(encode(next.value))
        end()
        controller.close()
      } catch (error) {
        end()
        controller.error(error)
      }
    },
    async cancel() {
      end()
      await iterator.return?.()
    },
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
      ...headers,
    },
  })
}
