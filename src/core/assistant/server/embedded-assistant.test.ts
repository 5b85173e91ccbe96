import { describe, expect, test } from 'vitest'

import { AppError } from '#core/errors/shared/app-error.ts'
import { parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'
import { kindSkills } from '#tests/support/kind-skills.ts'

import type { AssistantContext, ReplyPart, Understanding } from '../shared/port.ts'
import { createEmbeddedAssistant } from './embedded-assistant.ts'

const assistant = createEmbeddedAssistant({ skills: kindSkills })
const never = new AbortController().signal

const context = (turns: AssistantContext['turns'] = []): AssistantContext => ({
  today: parseIsoDay('2026-11-21') ?? expect.unreachable(),
  timeZone: 'Asia/Jakarta',
  ownerName: null,
  turns,
})

const understand = (message: string, turns?: AssistantContext['turns']): Promise<Understanding> =>
  assistant.understand(message, context(turns), never)

const compose = async (understanding: Understanding, signal = never): Promise<ReplyPart[]> => {
  const parts: ReplyPart[] = []
  for await (const part of assistant.compose(understanding, context(), signal)) parts.push(part)
  return parts
}

const textOf = (parts: readonly ReplyPart[]): string =>
  parts.map((part) => (part.type === 'text' ? part.text : '')).join('')

const reply = async (message: string): Promise<string> => textOf(await compose(await understand(message)))

describe('embedded assistant', () => {
  test('ASSIST-01 an answer streams in groups of words and makes nothing', async () => {
    const parts = await compose(await understand('apa bedanya invoice sama kuitansi?'))
    expect(parts.length).toBeGreaterThan(10)
    expect(parts.every((part) => part.type === 'text')).toBe(true)
    expect(textOf(parts)).toContain('sebelum')
    expect(textOf(parts)).toContain('terbilang')
  })

  test('ASSIST-01 POINT-02 price questions answer with the prices of the list', async () => {
    expect(await reply('berapa biaya bikin website?')).toContain('100 poin')
    expect(await reply('apa saja yang bisa kamu buat?')).toMatch(/50 poin[\s\S]*8\.000 poin[\s\S]*4\.000 poin/)
    expect(await reply('cara dapat poin gimana?')).toContain('500.000 poin')
  })

  test('ASSIST-01 an order becomes steps, words and one item with the facts of the sentence', async () => {
    const understanding = await understand('Buatkan invoice untuk Bu Ratna 12 keranjang rotan @ 85.000')
    expect(understanding).toMatchObject({ outcome: 'request', kind: 'document', documentType: 'invoice' })
    const parts = await compose(understanding)
    const items = parts.filter((part) => part.type === 'item')
    expect(parts[0]).toEqual({ type: 'step', label: 'Pesanan terbaca' })
    expect(items).toHaveLength(1)
    expect(parts.at(-1)).toMatchObject({ type: 'item', item: { kind: 'document', documentType: 'invoice' } })
    expect(JSON.stringify(items)).toContain('Ratna')
    expect(textOf(parts)).not.toBe('')
  })

  test('ASSIST-01 a kind that cannot be made yet is answered honestly', async () => {
    const withoutWebsites = createEmbeddedAssistant({
      skills: { ...kindSkills, website: { ...kindSkills.website, maker: null } },
    })
    const understanding = await withoutWebsites.understand('buatkan website toko bunga', context(), never)
    expect(understanding.outcome).toBe('answer')
    expect(textOf(await compose(understanding))).toContain('belum bisa')
  })

  test('ASSIST-05 lanjut after the question back takes the earlier order', async () => {
    const asked = 'invoice Bu Ratna'
    const back = await reply(asked)
    const turns = [
      { sender: 'user', content: asked },
      { sender: 'ai', content: back },
    ] as const
    expect(await understand('iya buatkan', turns)).toMatchObject({ outcome: 'request', documentType: 'invoice' })
    expect(await understand('lanjut', turns)).toMatchObject({ outcome: 'request', documentType: 'invoice' })
    const completed = await understand('12 keranjang rotan @ 85.000', turns)
    expect(completed).toMatchObject({ outcome: 'request', documentType: 'invoice' })
    expect(JSON.stringify(completed)).toContain('Ratna')
    expect(JSON.stringify(completed)).toContain('85000')
    expect((await understand('ga jadi', turns)).outcome).toBe('answer')
    expect((await understand('berapa harganya?', turns)).outcome).toBe('answer')
  })

  test('CHAT-16 lanjut without a question back orders nothing', async () => {
    const turns = [
      { sender: 'user', content: 'Buatkan invoice untuk Bu Ratna 12 keranjang @ 85.000' },
      { sender: 'ai', content: 'Invoice sudah jadi.' },
    ] as const
    for (const message of ['lanjut', 'oke', 'iya', 'buatkan']) {
      expect((await understand(message, turns)).outcome).toBe('answer')
    }
  })

  test('ASSIST-03 a failing maker gives making_failed with its cause', async () => {
    const cause = new TypeError('broken')
    const broken = createEmbeddedAssistant({
      skills: {
        ...kindSkills,
        document: {
          ...kindSkills.document,
          maker: {
            readRequest: () => {
              throw cause
            },
            composeItem: () => expect.unreachable(),
            introduce: () => '',
          },
        },
      },
    })
    const order = 'buatkan surat keterangan kerja'
    const failure = await broken.understand(order, context(), never).catch((thrown: unknown) => thrown)
    expect(failure).toBeInstanceOf(AppError)
    expect(failure).toMatchObject({ code: 'making_failed', cause })
  })

  test('CHAT-13 a stopped reply writes no further word and no item', async () => {
    const stop = new AbortController()
    const understanding = await understand('buatkan invoice Bu Ratna 3 tas @ 10.000')
    const parts: ReplyPart[] = []
    for await (const part of assistant.compose(understanding, context(), stop.signal)) {
      parts.push(part)
      if (part.type === 'text') stop.abort()
    }
    expect(parts.filter((part) => part.type === 'text')).toHaveLength(1)
    expect(parts.some((part) => part.type === 'item')).toBe(false)
  })

  test('ASSIST-01 nothing of a message is repeated as markup in an answer', async () => {
    for (const message of ['<script>alert(1)</script>', 'apa itu <img src=x onerror=alert(1)>?', '[x](javascript:y)']) {
      expect(await reply(message)).not.toMatch(/<script|<img|javascript:|onerror/i)
    }
  })
})
