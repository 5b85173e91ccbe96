import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { JobKind } from '#core/jobs/server/jobs.ts'
import { createMidtrans } from '#core/outbound/server/midtrans.ts'
import { getBalance } from '#core/points/server/charges.ts'
import { auditLedger } from '#core/points/server/repair.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { type MidtransServer, startMidtrans } from '#tests/support/midtrans-server.ts'
import { addUser } from '#tests/support/people.ts'

import { accountTopUps } from './account.tables.ts'
import { createOpenPayments } from './open-payments.ts'
import { ensureTopUp, findTopUp, setPayUrl, settle } from './top-ups.repo.ts'

type Round = { id: string; round: number }

let store: TestDatabase
let midtrans: MidtransServer
beforeAll(async () => {
  store = await createTestDatabase()
})
beforeEach(async () => {
  midtrans = await startMidtrans()
  return midtrans.close
})
afterAll(() => store.drop())

/** The gateway, jobs that are written down and begun by the test, and a clock that the test moves. */
const open = () => {
  const { database } = store
  const gateway = createMidtrans({ serverKey: midtrans.serverKey, baseUrl: midtrans.origin })
  const sent: { payload: Round; runAt: Date }[] = []
  const kinds: JobKind<Round>[] = []
  const clock = { now: new Date() }
  const newPayments = () =>
    createOpenPayments({
      database,
      gateway,
      clock: () => clock.now,
      jobs: {
        define: (_name, kind) => void kinds.push(kind as JobKind<never> as JobKind<Round>),
        send: async (_tx, _name, payload, { runAt }) => {
          sent.push({ payload: payload as Round, runAt: runAt ?? clock.now })
          return true
        },
      },
    })
  const payments = newPayments()
  const [kind] = kinds
  if (!kind) throw new Error('no job was defined')
  return {
    clock,
    sent,
    payments,
    /** The job of the next round, at its time. */
    runNext: async (): Promise<void> => {
      const next = sent.shift()
      if (!next) throw new Error('nothing was ordered')
      clock.now = next.runAt
      await kind.run({ id: 'job_1', payload: next.payload, attempt: 1, signal: new AbortController().signal })
    },
    giveUpNext: async (): Promise<void> => {
      const next = sent.shift()
      if (!next) throw new Error('nothing was ordered')
      await database.transaction(async (tx) => kind.giveUp?.(tx, next.payload, new Error('x')))
    },
    /** A top up that is opened at the gateway. */
    buy: async () => {
      const userId = await addUser(database)
      const key = `kunci-${userId}`
      const row = await ensureTopUp(database, { userId, packageId: 'kecil', provider: 'midtrans', key, now: clock.now })
      await gateway.open({
        orderId: row.id,
        amount: row.price as never,
        description: 'poin',
        customer: { name: 'Ibu', email: 'ibu@contoh.test' },
        returnUrl: 'http://127.0.0.1:3000/',
      })
      const opened = await setPayUrl(database, row.id, 'https://app.sandbox.midtrans.com/snap/v4/redirection/tok')
      await database.transaction((tx) => payments.follow(tx, row.id))
      const points = async () => (await database.transaction((tx) => getBalance(tx, userId))).balance
      const before = await points()
      return { row: opened, id: row.id, gained: async () => (await points()) - before }
    },
    /** A server that has not asked yet. */
    look: async (id: string) => {
      const row = await findTopUp(database, id)
      if (!row) throw new Error('no top up')
      return newPayments().look(row)
    },
    notify: (body: unknown) => database.transaction((tx) => settle(tx, gateway.readNotice(body), clock.now)),
  }
}

test('POINT-12 a payment whose notification never came is settled when its owner looks, once', async () => {
  const { buy, look } = open()
  const { id, gained } = await buy()
  expect(await look(id)).toMatchObject({ state: 'pending', openPayment: 'not_begun' })
  midtrans.stand(id, 'pending')
  expect(await look(id)).toMatchObject({ state: 'pending', openPayment: 'waiting' })
  midtrans.stand(id, 'settlement')
  expect(await look(id)).toMatchObject({ state: 'settled', openPayment: null })
  expect(await look(id)).toMatchObject({ state: 'settled' })
  expect(await gained()).toBe(100_000)
})

test('POINT-12 a page that follows its payment does not ask the gateway each time', async () => {
  const { buy, payments } = open()
  const { row, id } = await buy()
  await Promise.all(Array.from({ length: 5 }, () => payments.look(row)))
  expect(midtrans.asked.get(id)).toBe(1)
})

test('POINT-12 notifications and askings that race each other in any order credit exactly once', async () => {
  const { buy, look, notify } = open()
  const racers = fc.shuffledSubarray(['notice', 'look', 'look', 'notice', 'expire', 'look', 'pending'], {
    minLength: 3,
  })
  await fc.assert(
    fc.asyncProperty(racers, async (order) => {
      const { id, gained } = await buy()
      midtrans.stand(id, 'settlement')
      const race = {
        notice: () => notify(midtrans.notification(id, 'settlement')),
        expire: () => notify(midtrans.notification(id, 'expire')),
        pending: () => notify(midtrans.notification(id, 'pending')),
        look: () => look(id),
      }
      await Promise.all(order.map((one) => race[one as keyof typeof race]()))
      // Whoever came first: a later look finds what was paid, where nothing ended the payment before.
      const paid = order.includes('notice') || !order.includes('expire')
      expect([100_000, ...(paid ? [] : [0])]).toContain(await gained())
    }),
    { numRuns: 25 },
  )
  expect(await auditLedger(store.database)).toEqual([])
})

test.each([
  ['the fraud check still looks', 'capture', { fraud_status: 'challenge' }, 'pending', 'challenged'],
  ['the fraud check refused', 'capture', { fraud_status: 'deny' }, 'failed', null],
  ['another sum was paid', 'settlement', { gross_amount: '1.00' }, 'pending', 'mismatch'],
  ['another currency', 'settlement', { currency: 'USD' }, 'pending', 'mismatch'],
  ['another order', 'settlement', { order_id: 'top_lain' }, 'pending', 'mismatch'],
  ['a broken signature', 'settlement', { signature_key: 'a'.repeat(128) }, 'pending', 'mismatch'],
  ['it was not paid in time', 'expire', {}, 'expired', null],
  ['it was cancelled', 'cancel', {}, 'failed', null],
] as const)('POINT-12 %s: nothing is credited and the owner is told', async (_, status, over, state, openPayment) => {
  const { buy, look } = open()
  const { id, gained } = await buy()
  midtrans.stand(id, status, over as Record<string, string>)
  expect(await look(id)).toMatchObject({ state, openPayment })
  expect(await gained()).toBe(0)
})

test.each([401, 500, 'hang-up', 'nonsense'] as const)(
  'POINT-12 a gateway that cannot be asked (%s) leaves the payment open, says so, and is asked again',
  async (how) => {
    const { buy, look } = open()
    const { id, gained } = await buy()
    midtrans.stand(id, 'settlement')
    midtrans.failNext(how)
    expect(await look(id)).toMatchObject({ state: 'pending', openPayment: 'unreachable' })
    expect(await look(id)).toMatchObject({ state: 'settled' })
    expect(await gained()).toBe(100_000)
  },
)

test('POINT-12 without anybody looking an open payment is asked for, ever more rarely, and comes to its end', async () => {
  const { buy, runNext, sent, clock } = open()
  const { id } = await buy()
  const opened = clock.now.getTime()
  const waits: number[] = []
  while (sent.length > 0) {
    await runNext()
    waits.push(Math.round((clock.now.getTime() - opened) / 60_000))
  }
  expect(waits).toEqual([2, 10, 60, 360, 1_500, 2_940])
  expect(await findTopUp(store.database, id)).toMatchObject({ state: 'expired' })
})

test('POINT-12 the asking ends with the payment, survives a gateway that is away, and late money still counts', async () => {
  const { buy, runNext, giveUpNext, sent, notify } = open()
  const { id, gained } = await buy()
  midtrans.failNext(500)
  await expect(runNext()).rejects.toMatchObject({ code: 'payment_unavailable' })
  expect(sent).toEqual([])
  const first = await findTopUp(store.database, id)
  sent.push({ payload: { id, round: 0 }, runAt: new Date() })
  await giveUpNext()
  expect(sent).toMatchObject([{ payload: { id, round: 1 } }])
  expect(sent[0]?.runAt.getTime()).toBe((first?.createdAt.getTime() ?? 0) + 10 * 60_000)
  midtrans.stand(id, 'settlement')
  await runNext()
  expect([await gained(), sent]).toEqual([100_000, []])
  const late = await buy()
  await store.database.update(accountTopUps).set({ state: 'expired' }).where(eq(accountTopUps.id, late.id))
  await notify(midtrans.notification(late.id, 'settlement'))
  expect(await late.gained()).toBe(100_000)
})
