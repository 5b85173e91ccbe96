import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { AppError } from '#core/errors/shared/app-error.ts'
import type { SoldSale } from '../../shared/sale.ts'
import type { TillEventResult } from '../../shared/till-event.ts'
import type { JournalEntry } from '../device/till-database.ts'
import { shownSale } from '../sold-sale.ts'
import { createOutbox, type OutboxPorts, restAfter, sendAll } from './outbox.ts'

const soldOf = (n: number): SoldSale => ({
  id: `sal_${String(n).padStart(16, '0')}`,
  soldAt: '2026-11-21T02:00:00.000Z',
  cashier: 'Sari',
  lines: [{ productId: 'prd_kopi', name: 'Kopi', quantity: 1, price: 5_000 }],
  paymentMethod: 'tunai',
  received: 5_000,
})
const recorded: TillEventResult = { outcome: 'recorded' }
const entryOf = (n: number): JournalEntry => {
  const sold = soldOf(n)
  const { id, soldAt: at } = sold
  return { kind: 'sale', id, sequence: n, state: 'waiting', at, sold, sale: shownSale(sold), refusal: null }
}
const refused: TillEventResult = { outcome: 'refused', code: 'product_gone', details: {} }

/** So many sales that wait, and a server that writes down every arrival, the repeated ones too. */
const world = (count: number) => {
  const entries = Array.from({ length: count }, (_, at) => entryOf(at + 1))
  const place = { after: 0 }
  const arrivals: string[] = []
  const calls: number[] = []
  const device: OutboxPorts['device'] = {
    waiting: async (after, most) =>
      entries.filter(({ state, sequence }) => state === 'waiting' && sequence > after).slice(0, most),
    settle: async (some, results) => {
      for (const [at, result] of results.entries()) {
        const index = entries.findIndex(({ id }) => id === some[at]?.id)
        entries[index] = { ...entries[index]!, state: result.outcome }
      }
    },
  }
  const record = (sales: readonly JournalEntry[]): TillEventResult[] => {
    calls.push(sales.length)
    arrivals.push(...sales.map(({ id }) => id))
    return sales.map(() => recorded)
  }
  const ports = (send: OutboxPorts['send']): OutboxPorts => ({
    device,
    send,
    exclusively: (work) => work(),
    onSettled: () => undefined,
    random: () => 0.5,
  })
  const waiting = () => entries.filter(({ state }) => state === 'waiting').map(({ sequence }) => sequence)
  /** The sales as they first arrived. */
  const firsts = () => [...new Set(arrivals)]
  const attempt = (send: OutboxPorts['send']) => sendAll(ports(send), place)
  return { entries, arrivals, firsts, calls, record, ports, attempt, waiting }
}

describe('POS-07 the outbox', () => {
  test('POS-07 sends everything in its order, fifty at a time', async () => {
    const { arrivals, calls, record, attempt, waiting } = world(120)
    expect(await attempt(async (sales) => record(sales))).toBeNull()
    expect(calls).toEqual([50, 50, 20])
    expect(arrivals).toEqual(Array.from({ length: 120 }, (_, at) => soldOf(at + 1).id))
    expect(waiting()).toEqual([])
  })

  test('POS-07 a lost answer is asked again with the same ids; the server has each once', async () => {
    const { arrivals, firsts, record, attempt, waiting } = world(60)
    let calls = 0
    const send: OutboxPorts['send'] = async (sales) => {
      const results = record(sales)
      calls += 1
      if (calls % 3 === 1) throw new AppError('offline')
      return results
    }
    expect((await attempt(send))?.code).toBe('offline')
    expect(waiting()).toHaveLength(60)
    expect(await attempt(send)).toBeNull()
    expect(firsts()).toEqual(Array.from({ length: 60 }, (_, at) => soldOf(at + 1).id))
    expect([arrivals.length, waiting().length]).toEqual([110, 0])
  })

  test('POS-07 a sale that is refused is set aside and the others go on; a short answer is continued', async () => {
    const { entries, record, attempt } = world(7)
    const send: OutboxPorts['send'] = async (sales) =>
      record(sales)
        .slice(0, 3)
        .map((result, at) => (sales[at]?.id === soldOf(2).id ? refused : result))
    expect(await attempt(send)).toBeNull()
    expect(entries.map(({ state }) => state)).toEqual(
      entries.map(({ sequence }) => (sequence === 2 ? 'refused' : 'recorded')),
    )
  })

  test('POS-07 a sale that breaks every call it is in stays, and the other 99 arrive', async () => {
    const { record, attempt, waiting } = world(100)
    const send: OutboxPorts['send'] = async (sales) => {
      if (sales.some(({ id }) => id === soldOf(31).id)) throw new AppError('internal')
      return record(sales)
    }
    expect((await attempt(send))?.code).toBe('internal')
    expect(waiting()).toEqual([31])
  })

  test('POS-07 sales that spoil their calls hold up nobody behind them, and are asked again when the server is well', async () => {
    for (const first of [1, 40]) {
      const { record, attempt, waiting } = world(100)
      const bad = Array.from({ length: 5 }, (_, at) => first + at)
      let isIll = true
      const send: OutboxPorts['send'] = async (sales) => {
        if (isIll && sales.some(({ id }) => bad.some((at) => soldOf(at).id === id))) throw new AppError('internal')
        return record(sales)
      }
      expect((await attempt(send))?.code).toBe('internal')
      expect(waiting()).toContain(100)
      expect((await attempt(send))?.code).toBe('internal')
      expect(waiting()).toEqual(bad)
      isIll = false
      expect(await attempt(send)).toBeNull()
      expect(waiting()).toEqual([])
    }
  })

  test('POS-07 after a call that broke once, calls grow large again', async () => {
    const { calls, record, attempt } = world(200)
    let isFirst = true
    const send: OutboxPorts['send'] = async (sales) => {
      if (isFirst) {
        isFirst = false
        throw new AppError('bad_answer')
      }
      return record(sales)
    }
    expect(await attempt(send)).toBeNull()
    expect(calls).toEqual([1, 4, 16, 50, 50, 50, 29])
  })

  test('POS-07 a server in trouble is not asked for every sale', async () => {
    const { attempt, waiting } = world(100)
    const send = vi.fn<OutboxPorts['send']>(async () => {
      throw new AppError('internal')
    })
    expect((await attempt(send))?.code).toBe('internal')
    expect([send.mock.calls.length <= 7, waiting().length]).toEqual([true, 100])
  })

  test('POS-07 signed out, or a till that is no more: nothing is sent further, everything stays', async () => {
    for (const code of ['till_signed_out', 'not_found', 'too_many_requests'] as const) {
      const { attempt, waiting } = world(100)
      const send = vi.fn<OutboxPorts['send']>(async () => {
        throw new AppError(code)
      })
      expect((await attempt(send))?.code).toBe(code)
      expect([send.mock.calls.length, waiting().length]).toEqual([1, 100])
    }
  })

  test('POS-07 whatever the network does, in the end the server has every sale, and first arrivals keep their order', async () => {
    const fate = fc.constantFrom('ok', 'ok', 'lost', 'away', 'broken', 'part')
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 130 }), fc.array(fate, { maxLength: 30 }), async (count, fates) => {
        const { firsts, record, attempt, waiting } = world(count)
        const left = [...fates]
        // A sale that spoils a call alone is set aside: it may arrive behind others, and is the only one that may.
        const aside = new Set<string>()
        const send: OutboxPorts['send'] = async (sales) => {
          const now = left.shift() ?? 'ok'
          if (now === 'away') throw new AppError('offline')
          if (now === 'broken') {
            if (sales.length === 1) aside.add(sales[0]!.id)
            throw new AppError('internal')
          }
          if (now === 'part') return record(sales.slice(0, 2))
          const results = record(sales)
          if (now === 'lost') throw new AppError('bad_answer')
          return results
        }
        for (let times = 0; times <= fates.length && waiting().length > 0; times++) await attempt(send)
        expect(waiting()).toEqual([])
        const all = Array.from({ length: count }, (_, at) => soldOf(at + 1).id)
        expect(firsts().filter((id) => !aside.has(id))).toEqual(all.filter((id) => !aside.has(id)))
        expect(firsts()).toHaveLength(count)
      }),
    )
  })
})

describe('POS-07 trying again', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('POS-07 it rests twice as long each time, up to a minute, and is woken at once', async () => {
    const { record, ports, waiting } = world(3)
    let isAway = true
    const send = vi.fn<OutboxPorts['send']>(async (sales) => {
      if (isAway) throw new AppError('offline')
      return record(sales)
    })
    const outbox = createOutbox(ports(send))
    const stop = outbox.start()
    await vi.advanceTimersByTimeAsync(0)
    expect(outbox.getState()).toEqual({ isSending: false, failure: 'offline' })
    await vi.advanceTimersByTimeAsync(2_000)
    await vi.advanceTimersByTimeAsync(4_000)
    expect(send).toHaveBeenCalledTimes(3)
    await vi.advanceTimersByTimeAsync(7_900)
    expect(send).toHaveBeenCalledTimes(3)
    isAway = false
    outbox.wake()
    await vi.advanceTimersByTimeAsync(0)
    expect(outbox.getState()).toEqual({ isSending: false, failure: null })
    expect(waiting()).toEqual([])
    stop()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(send).toHaveBeenCalledTimes(4)
    expect(Math.round(restAfter(20, 1))).toBe(72_000)
  })

  test('POS-07 who wakes it while an attempt is failing is not forgotten', async () => {
    const { record, ports, waiting } = world(3)
    let calls = 0
    const outbox = createOutbox(
      ports(async (sales) => {
        calls += 1
        if (calls > 1) return record(sales)
        outbox.wake()
        throw new AppError('offline')
      }),
    )
    const stop = outbox.start()
    await vi.advanceTimersByTimeAsync(0)
    expect([calls, waiting().length, outbox.getState().failure]).toEqual([2, 0, null])
    stop()
  })

  test('POS-07 a sale made while others are being sent goes with the next call', async () => {
    const { record, ports, waiting, entries } = world(1)
    const outbox = createOutbox(
      ports(async (sales) => {
        if (entries.length === 1) {
          entries.push(entryOf(2))
          outbox.wake()
        }
        return record(sales)
      }),
    )
    const stop = outbox.start()
    await vi.advanceTimersByTimeAsync(0)
    expect(waiting()).toEqual([])
    stop()
  })
})
