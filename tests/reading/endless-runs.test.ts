import { describe, expect, test } from 'vitest'

import { createEmbeddedAssistant } from '#core/assistant/server/embedded-assistant.ts'
import type { AssistantContext } from '#core/assistant/shared/port.ts'
import { cleaned } from '#core/assistant/shared/told-clauses.ts'
import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'
import { kindSkills } from '#tests/support/kind-skills.ts'
import { processorTime } from '#tests/support/processor-time.ts'

const context: AssistantContext = {
  today: '2026-11-21' as IsoDay,
  timeZone: 'Asia/Jakarta',
  ownerName: null,
  turns: [],
}
const assistant = createEmbeddedAssistant({ skills: kindSkills })
const { signal } = new AbortController()

/** Until the first words of the reply: by then everything is read and made. */
const replyTo = async (message: string): Promise<void> => {
  const understood = await assistant.understand(message, context, signal)
  if (understood.outcome !== 'request') return
  for await (const part of assistant.compose(understood, context, signal)) if (part.type === 'text') return
}

const orders = [
  'buatkan invoice untuk Bu Rina ',
  'buat kuitansi dari Bu Rina ',
  'buat website ',
  'bikin kasir ',
  'buatkan presentasi ',
  'analisis ',
]
const endless = (piece: string, length: number): string => `${piece.repeat(length / piece.length)}x`

/** The longest message that the product takes; what a hang takes is many times this, on any machine. */
const longest = 19_000
const patience = 20_000

describe('an order with an endless tail', () => {
  test.each([
    ' ',
    '\t',
    '“',
    '"',
    '0',
    ':',
    ': ',
    '. ',
    ' ,',
    '" ',
    'a@',
    'website web ',
    'purchase order ',
    'dijadikan invoice ',
    'rekapkan ',
  ])('ASSIST-03 ASSIST-01 is answered in a moment: %j', async (piece) => {
    for (const order of orders) {
      const started = processorTime()
      await replyTo(order + endless(piece, longest))
      expect([order, processorTime() - started < patience]).toEqual([order, true])
    }
  })

  test.each(['“ ', ' \t', ': \t'])('ASSIST-03 a kind’s own reading of %j ends as well, long runs and all', (piece) => {
    for (const kind of ['website', 'pos'] as const) {
      const started = processorTime()
      kindSkills[kind].maker?.readRequest(readMessage(`buat ${endless(piece, 4_000)}`, context.today), null, context)
      expect([kind, processorTime() - started < patience]).toEqual([kind, true])
    }
  })

  test('ASSIST-03 the clauses of a text many times as long are taken apart in a moment', () => {
    const started = processorTime()
    cleaned(`Kue ${endless('. ', 400_000)}`, new Set())
    expect(processorTime() - started).toBeLessThan(patience)
  })

  test('ASSIST-03 what a letter says besides is looked for in a moment in a text many times as long', () => {
    const request = kindSkills.document.maker?.readRequest(
      readMessage('invoice Bu Rina 3 kue @ 5.000', context.today),
      'invoice',
      context,
    )
    const started = processorTime()
    kindSkills.document.maker?.composeItem(
      { ...(request as object), message: endless('purchase order ', 150_000) },
      context,
    )
    expect(processorTime() - started).toBeLessThan(patience)
  })
})
