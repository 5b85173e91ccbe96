import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'
import { EventEmitter, once } from 'node:events'

/** What the provider does with the next request. Without a plan it answers `Baik.` and ends well. */
export type Plan =
  /** Streams these words in pieces of some letters, or as given, and ends well. */
  | { readonly do: 'say'; readonly words: string | readonly string[]; readonly finish?: 'stop' | 'length' | 'withheld' }
  | {
      readonly do: 'refuse'
      readonly status: number
      readonly headers?: Readonly<Record<string, string>>
      readonly body?: unknown
    }
  /** Answers nothing at all. */
  | { readonly do: 'stall' }
  /** Says these words and then nothing more. */
  | { readonly do: 'stall after'; readonly words: string }
  /** Says these words and closes the socket. */
  | { readonly do: 'cut off'; readonly words: string }
  /** The same, but only when the test calls `cut`: a caller may lose words that arrive together with the cut. */
  | { readonly do: 'cut off when told'; readonly words: string }
  /** Says these words and ends the stream in good order, but without saying that it is complete. */
  | { readonly do: 'end early'; readonly words: string }
  /** Says these words, then an event that is no JSON. */
  | { readonly do: 'garble'; readonly words: string }
  /** Says these words, then the protocol's own error event. */
  | { readonly do: 'fail in stream'; readonly words: string; readonly type: string }
  /** Says the word again and again until the caller leaves. */
  | { readonly do: 'endless'; readonly word: string; readonly everyMilliseconds?: number }

export interface ReceivedRequest {
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into bodies of every shape
  readonly body: any
  /** The body as it came over the wire. */
  readonly text: string
}

/** One provider's protocol: what it takes, and how it writes. */
export interface Protocol {
  /** The error that the documentation gives for a request that is not allowed; null where it is. */
  check(request: ReceivedRequest): { readonly status: number; readonly body: unknown } | null
  /** The body of a refusal with a status. */
  refusal(status: number): unknown
  begin(): readonly string[]
  words(text: string): string
  error(type: string): string
  end(finish: 'stop' | 'length' | 'withheld'): readonly string[]
  /** What a request that did not ask for a stream gets. */
  whole(text: string, finish: 'stop' | 'length' | 'withheld'): unknown
  wantsStream(request: ReceivedRequest): boolean
}

export interface FakeModelServer {
  /** Without a path; each protocol has its own. */
  readonly origin: string
  readonly requests: ReceivedRequest[]
  /** Requests that the documentation does not allow, with what was said to them. */
  readonly misuses: unknown[]
  /** Plans for the next requests, in order. */
  plan(...plans: readonly Plan[]): void
  /** Closes the sockets of answers that wait for it. */
  cut(): void
  /** Resolves once so many requests have come. */
  whenAsked(times: number): Promise<void>
  /** Resolves once so many callers have closed the connection before their answer was over. */
  whenLeft(times: number): Promise<void>
  close(): Promise<void>
}

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    // Answered as an invalid request by the protocol's own check.
    return null
  }
}

/** Splits in the middle of words, as tokens do. */
const pieces = (words: string | readonly string[]): readonly string[] =>
  typeof words === 'string' ? (words.match(/[\s\S]{1,7}/gu) ?? []) : words

/** A provider on loopback that speaks `protocol`, refuses what its documentation refuses, and fails on command. */
export const startFakeModelServer = async (protocol: Protocol): Promise<FakeModelServer> => {
  const plans: Plan[] = []
  const requests: ReceivedRequest[] = []
  const misuses: unknown[] = []
  const happened = new EventEmitter()
  const left: string[] = []

  const stream = async (response: ServerResponse, plan: Plan): Promise<void> => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const write = (...lines: readonly string[]): void => {
      for (const line of lines) response.write(line)
    }
    const say = (words: string | readonly string[]): void =>
      write(...pieces(words).map((piece) => protocol.words(piece)))
    write(...protocol.begin())
    switch (plan.do) {
      case 'say':
        say(plan.words)
        write(...protocol.end(plan.finish ?? 'stop'))
        response.end()
        return
      case 'stall after':
        say(plan.words)
        return
      case 'cut off':
        say(plan.words)
        // The words go out first, then the socket is torn down without the chunked encoding's end.
        response.write('', () => setImmediate(() => response.destroy()))
        return
      case 'cut off when told':
        say(plan.words)
        happened.once('cut', () => response.destroy())
        return
      case 'end early':
        say(plan.words)
        response.end()
        return
      case 'garble':
        say(plan.words)
        write('data: {"oops\n\n')
        response.end()
        return
      case 'fail in stream':
        say(plan.words)
        write(protocol.error(plan.type))
        response.end()
        return
      case 'endless': {
        const timer = setInterval(() => write(protocol.words(plan.word)), plan.everyMilliseconds ?? 1)
        response.once('close', () => clearInterval(timer))
        return
      }
      case 'stall':
      case 'refuse':
        return
    }
  }

  const answer = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const text = await readBody(message)
    const request: ReceivedRequest = {
      path: message.url ?? '',
      headers: message.headers,
      body: parsed(text),
      text,
    }
    response.once('close', () => {
      if (response.writableFinished) return
      left.push(request.path)
      happened.emit('left')
    })
    requests.push(request)
    happened.emit('asked')
    const json = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): void => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      response.end(JSON.stringify(body))
    }
    const misuse = message.method === 'POST' ? protocol.check(request) : { status: 405, body: {} }
    if (misuse) {
      misuses.push(misuse.body)
      return json(misuse.status, misuse.body)
    }
    const plan: Plan = plans.shift() ?? { do: 'say', words: 'Baik.' }
    if (plan.do === 'refuse') return json(plan.status, plan.body ?? protocol.refusal(plan.status), plan.headers)
    if (plan.do === 'stall') return
    if (!protocol.wantsStream(request) && plan.do === 'say')
      return json(200, protocol.whole(pieces(plan.words).join(''), plan.finish ?? 'stop'))
    await stream(response, plan)
  }

  const server = createServer((message, response) => {
    answer(message, response).catch((error: unknown) => response.destroy(error as Error))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    misuses,
    plan: (...more) => {
      plans.push(...more)
    },
    cut: () => {
      happened.emit('cut')
    },
    whenAsked: async (times) => {
      while (requests.length < times) await once(happened, 'asked')
    },
    whenLeft: async (times) => {
      while (left.length < times) await once(happened, 'left')
    },
    close: async () => {
      if (!server.listening) return
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
