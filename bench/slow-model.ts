import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const tokens = 2000
const tokensPerSecond = 80

const section = (n: number): string =>
  `## Bagian ${n}\n\nHarga pokok dihitung dari **bahan**, tenaga, dan sewa; lalu ditambah untung yang wajar.\n\n` +
  `- bahan baku naik ${n} persen\n- sewa tetap\n- tenaga dibayar harian\n\n` +
  `| barang | harga | untung |\n| --- | ---: | ---: |\n| kaos ${n} | 45.000 | 12.000 |\n| topi ${n} | 25.000 | 7.000 |\n\n`

/** Stands nowhere else in the reply, so that the screen which shows it shows everything. */
const lastWord = 'Tamat'

/** Markdown with headings, lists and tables, cut into pieces as a tokenizer would. */
const reply = (): string[] => {
  let text = ''
  for (let n = 1; text.length < tokens * 4; n++) text += section(n)
  return [...(text.match(/[\s\S]{1,4}/gu) ?? []).slice(0, tokens - 2), '\n\n', lastWord]
}

const chunk = (content: string | null, finish: string | null): string =>
  `data: ${JSON.stringify({
    id: 'c',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{ index: 0, delta: content === null ? {} : { content }, finish_reason: finish }],
  })}\n\n`

const stream = async (
  response: ServerResponse,
  pieces: readonly string[],
  gap: number,
  onLast: () => void,
): Promise<void> => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const started = performance.now()
  for (const [index, piece] of pieces.entries()) {
    if (response.destroyed) return
    if (index === pieces.length - 1) onLast()
    response.write(chunk(piece, null))
    const ahead = started + index * gap - performance.now()
    if (ahead > 1) await wait(ahead)
  }
  response.end(`${chunk(null, 'stop')}data: [DONE]\n\n`)
}

const nothing = (): void => {}

export interface SlowModel {
  readonly origin: string
  readonly lastWord: string
  /** Forgets when the reply before ended. */
  begin(): void
  /** When the last token of the reply went out, 0 before; on the clock of `performance.timeOrigin`. */
  ended(): number
  close(): void
}

/** An OpenAI-compatible model on loopback that writes 2,000 tokens of Markdown at an even pace. */
export const startSlowModel = async (): Promise<SlowModel> => {
  const pieces = reply()
  let ended = 0
  const noteEnd = (): void => {
    ended = performance.timeOrigin + performance.now()
  }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(parts).toString()) as { response_format?: unknown }
      const asksForSense = body.response_format !== undefined
      const sense = JSON.stringify({ outcome: 'answer', confidence: 0.9 })
      void stream(response, asksForSense ? [sense] : pieces, 1000 / tokensPerSecond, asksForSense ? nothing : noteEnd)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lastWord,
    begin: () => {
      ended = 0
    },
    ended: () => ended,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
