import { afterEach, expect, test, vi } from 'vitest'

import type { Assistant } from '#core/assistant/server/assistant.ts'
import type { AssistantContext, ReplyPart, Understanding } from '#core/assistant/shared/port.ts'
import type { ReplyEvent } from '../shared/chat.contract.ts'
import { composeAnswer } from './compose-answer.ts'
import { toldTogether } from './joined-words.ts'

afterEach(() => {
  vi.useRealTimers()
})

const understanding = { outcome: 'answer', intent: 'chat', confidence: 1, topic: null } as Understanding

/** Lets an assistant write these parts, `gap` milliseconds before each but the first, and gives what was said of them. */
const saidOf = async (parts: readonly ReplyPart[], gap: number, breaksOff = false): Promise<ReplyEvent[]> => {
  vi.useFakeTimers()
  const said: ReplyEvent[] = []
  const compose: Assistant['compose'] = async function* () {
    for (const [place, part] of parts.entries()) {
      if (place > 0) await vi.advanceTimersByTimeAsync(gap)
      yield part
    }
    if (breaksOff) throw new Error('the model went away')
  }
  const assistant = { compose } as Assistant
  const { signal } = new AbortController()
  const composing = composeAnswer(assistant, understanding, {} as AssistantContext, signal, (event) => said.push(event))
  await composing.catch(() => undefined)
  return said
}

const words = (...texts: readonly string[]): ReplyPart[] => texts.map((text) => ({ type: 'text', text }))
const wordsIn = (said: readonly ReplyEvent[]): string[] =>
  said.map((event) => (event.type === 'delta' ? event.data.text : `(${event.type})`))

test('CHAT-13 the first words are told at once, those that follow closely together, and none is lost', async () => {
  const said = wordsIn(await saidOf(words('Harga ', 'po', 'kok ', 'di', 'hitung ', 'dari ', 'ba', 'han.'), 13))
  expect(said[0]).toBe('Harga ')
  expect(said.join('')).toBe('Harga pokok dihitung dari bahan.')
  expect(said.length).toBeLessThan(5)
})

test('CHAT-13 words that come slowly wait for nothing', async () => {
  expect(wordsIn(await saidOf(words('Satu ', 'dua ', 'tiga.'), toldTogether + 1))).toEqual(['Satu ', 'dua ', 'tiga.'])
})

test('CHAT-13 a step stands behind the words that were written before it', async () => {
  const parts: ReplyPart[] = [...words('Baik, ', 'saya kerjakan.'), { type: 'step', label: 'Menulis' }]
  expect(wordsIn(await saidOf(parts, 5))).toEqual(['Baik, ', 'saya kerjakan.', '(step)'])
})

test('CHAT-13 what was written of a reply that breaks off is told to its last word', async () => {
  expect(wordsIn(await saidOf(words('Baru ', 'sebagian ', 'saja'), 5, true))).toEqual(['Baru ', 'sebagian saja'])
})
