import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { AppError } from '#core/errors/shared/app-error.ts'
import type { Draft, Sending } from './save-machine.ts'
import { createSaver } from './saver.ts'

const opened = { version: 1, lastModified: '2026-11-21T07:00:00.000Z' }

const answerOf = (version: number) => ({ version, lastModified: `2026-11-21T07:0${version}:00.000Z` })

const openSaver = (send: (sending: Sending) => Promise<{ version: number; lastModified: string }>) => {
  const drafts: (Draft | null)[] = []
  let keys = 0
  const saver = createSaver(opened, null, {
    send,
    keepDraft: async (draft) => {
      drafts.push(draft)
      return true
    },
    newKey: () => `key-${++keys}`,
  })
  return { saver, drafts }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('saving with a clock', () => {
  test('CANVAS-03 the pause starts again with every change; the draft is kept at once', async () => {
    const send = vi.fn<() => Promise<ReturnType<typeof answerOf>>>(async () => answerOf(2))
    const { saver, drafts } = openSaver(send)
    saver.edit('a', {}, 3_000)
    expect(drafts.at(-1)?.text?.content).toBe('a')
    await vi.advanceTimersByTimeAsync(2_999)
    saver.edit('ab', {}, 3_000)
    await vi.advanceTimersByTimeAsync(2_999)
    expect(send).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(send).toHaveBeenCalledTimes(1)
    expect(saver.snapshot()).toMatchObject({ phase: 'saved', savedAt: answerOf(2).lastModified })
    expect(drafts.at(-1)).toBeNull()
  })

  test('CANVAS-04 flush answers true only when the server has everything', async () => {
    const { saver } = openSaver(async () => answerOf(2))
    saver.edit('a', {}, 3_000)
    await expect(saver.flush()).resolves.toBe(true)
    const broken = openSaver(async () => {
      throw new AppError('offline')
    })
    broken.saver.edit('a', {}, 3_000)
    await expect(broken.saver.flush()).resolves.toBe(false)
    expect(broken.saver.snapshot()).toMatchObject({ phase: 'error', failure: 'offline' })
    expect(broken.drafts.at(-1)?.sending?.content).toBe('a')
  })

  test('CANVAS-03 a failed save is sent again by itself', async () => {
    const send = vi
      .fn<(sending: Sending) => Promise<{ version: number; lastModified: string }>>()
      .mockRejectedValueOnce(new AppError('database_unavailable'))
      .mockResolvedValueOnce(answerOf(2))
    const { saver } = openSaver(send)
    saver.edit('a', {}, 3_000)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(saver.snapshot().phase).toBe('error')
    await vi.advanceTimersByTimeAsync(2_000)
    expect(saver.snapshot().phase).toBe('saved')
    expect(send.mock.calls[0]?.[0].saveKey).toBe(send.mock.calls[1]?.[0].saveKey)
  })

  test('ITEM-08 what the server was seen with is shown only where nothing here is unsaved', async () => {
    const { saver } = openSaver(async () => answerOf(2))
    const latest = {
      id: 'itm_1',
      kind: 'document' as const,
      type: 'document' as const,
      title: '',
      description: '',
      status: '',
      url: null,
      source: '',
      fromBackend: true,
      pointsDeducted: null,
      balanceAfter: null,
      metadata: {},
      createdAt: opened.lastModified,
      userId: 'usr_1',
      content: 'dari AI',
      ...answerOf(3),
    }
    saver.edit('a', {}, 3_000)
    saver.read(latest)
    expect(saver.snapshot().replaced).toBeNull()
    await saver.flush()
    saver.read(latest)
    expect(saver.snapshot()).toMatchObject({ baseVersion: 3, replaced: { revision: 1, item: { content: 'dari AI' } } })
  })
})
