import { describe, expect, test } from 'vitest'

import { createEmbeddedAssistant } from '#core/assistant/server/embedded-assistant.ts'
import type { AssistantContext, OpenItem } from '#core/assistant/shared/port.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'
import { kindSkills } from '#tests/support/kind-skills.ts'

const assistant = createEmbeddedAssistant({ skills: kindSkills })
const { signal } = new AbortController()

const bare: AssistantContext = {
  today: '2026-11-21' as IsoDay,
  timeZone: 'Asia/Jakarta',
  ownerName: null,
  turns: [],
}

const order = 'Buatkan invoice untuk Bu Rina 20 kotak nasi @ 25.000'

/** What a chat remembers: an order, and the paper that came of it. */
const afterAnOrder = async (): Promise<AssistantContext> => {
  const understood = await assistant.understand(order, bare, signal)
  let lastMade: OpenItem | undefined
  for await (const part of assistant.compose(understood, bare, signal)) {
    if (part.type === 'item') lastMade = { id: 'itm_1', selection: null, ...part.item }
  }
  return {
    ...bare,
    ...(lastMade ? { lastMade } : {}),
    turns: [
      { sender: 'user', content: order },
      { sender: 'ai', content: 'Invoice untuk Bu Rina sudah jadi.' },
    ],
  }
}

const pieces = [
  'buat lagi ',
  'bikin ulang ',
  'kayak tadi ',
  'sama persis ',
  'dari cerita tadi ',
  'yang tadi jadi ',
  'harganya salah, harusnya ',
  'bukan 1 tapi ',
  'bukan ',
  'salah ',
  'untuk Bu A ',
  'buat ',
  'ganti ',
  'jadi 2 juta ',
  'surat, kontrak, sama invoice ',
  'invoice sama ',
  'dan ',
  'invoicein ',
  'bisa bikin invoice ga? ',
  'jangan ',
  'nanti ',
  'apa bedanya invoice dan ',
  'berapa ',
  'pang ',
  'teu tiasa ',
  'GAWEKNO ',
  'KANGGO ',
  'hpp ',
  'modal 1 jual 2 ',
  '1 x 1 ',
  'a',
  'bcdfg',
  ' ',
  '\n',
  '\t ',
  '\u00a0',
  '?',
  '!?',
  '. ',
  ', ',
  '(',
  '"a ',
  "'",
  '<b>',
  '{{',
  '\u0301',
  '😀',
]

describe('whatever is written, the understanding ends', () => {
  test.each(pieces)('ASSIST-01, CHAT-16 endless %j is understood', async (piece) => {
    const context = await afterAnOrder()
    for (const length of [290, 5_000]) {
      const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
      for (const message of [text, `${order}. ${text}`, `${text} ${order}`]) {
        const { outcome } = await assistant.understand(message, context, signal)
        expect(['answer', 'request', 'revision']).toContain(outcome)
      }
    }
  })
})
