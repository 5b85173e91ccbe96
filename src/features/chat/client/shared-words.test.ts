import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { ReplyEvent } from '../shared/chat.contract.ts'
import { createWordLog, firstWordWait } from './shared-words.ts'

const started: ReplyEvent = { type: 'started', data: { replyId: 'rep_1', userMessageId: 'usr_1' } }
const delta = (text: string): ReplyEvent => ({ type: 'delta', data: { text } })
const failed: ReplyEvent = { type: 'failed', data: { code: 'internal', error: 'x', messages: [] } }
const told = (seq: number, event: ReplyEvent) => ({ replyId: 'rep_1', sessionId: 'cht_1', seq, event })

const collect = async (log: ReturnType<typeof createWordLog>, after: number): Promise<number[]> => {
  const ids: number[] = []
  for await (const { id } of log.follow('rep_1', after)) ids.push(id)
  return ids
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('CHAT-13 words told twice or after a gap are taken once and in order', async () => {
  const log = createWordLog(() => true)
  const all = collect(log, 0)
  const later = collect(log, 2)
  for (const [seq, event] of [
    [1, started],
    [1, started],
    [3, delta('b')],
    [2, delta('a')],
    [3, delta('b')],
    [2, delta('a')],
    [4, failed],
  ] as const)
    log.add(told(seq, event))
  expect(await all).toEqual([1, 2, 3, 4])
  expect(await later).toEqual([3, 4])
})

test('CHAT-13 a reply that the shared stream does not tell is given up soon; one it tells is waited for', async () => {
  const log = createWordLog(() => true)
  const untold = collect(log, 1)
  await vi.advanceTimersByTimeAsync(firstWordWait)
  expect(await untold).toEqual([])
  log.add(told(1, started))
  const slow = collect(log, 1)
  await vi.advanceTimersByTimeAsync(60_000)
  log.add(told(2, failed))
  expect(await slow).toEqual([2])
})

test('CHAT-13 who follows is let go when the shared stream goes', async () => {
  let isOpen = true
  const log = createWordLog(() => isOpen)
  log.add(told(1, started))
  const following = collect(log, 1)
  isOpen = false
  log.stateChanged()
  expect(await following).toEqual([])
})
