import fc from 'fast-check'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { AppError } from '#core/errors/shared/app-error.ts'
import type { Tx } from '#core/db/server/database.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addGuest, addUser } from '#tests/support/people.ts'

import { type PaidAction, prices, welcomeBonus } from '../shared/prices.ts'
import { readAccount, requirePrice } from './accounts.ts'
import { add, deduct, history, initialize } from './charges.ts'
import { capture, chargedForItem, release, reserve } from './ledger.ts'
import { pointEntries, pointHolds } from './points.tables.ts'
import { auditLedger, openHolds, releaseAll, releaseExpired } from './repair.ts'

let store: TestDatabase
beforeAll(async () => {
  store = await createTestDatabase()
})
afterAll(async () => {
  await store.drop()
})

const inTx = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => store.database.transaction(work)
const minute = 60
const hold = (userId: string, key: string, action: PaidAction = 'document_create', ttlSeconds = minute) =>
  inTx((tx) => reserve(tx, { userId, action, key, ttlSeconds }))
const take = (userId: string, key: string, itemId?: string) =>
  inTx((tx) => capture(tx, { userId, key, ...(itemId === undefined ? {} : { itemId }) }))
const giveBack = (userId: string, key: string) => inTx((tx) => release(tx, { userId, key }))
const spend = (userId: string, action: PaidAction, key: string | null = null, itemIds: string[] = []) =>
  inTx((tx) => deduct(tx, { userId, action, itemIds, key, metadata: {} }))

/** A person with exactly `balance` points, the rest spent by an ordinary entry. */
const personWith = async (balance: number): Promise<string> => {
  const userId = await addUser(store.database)
  await inTx((tx) => initialize(tx, userId))
  await store.database.execute(sql`
    with moved as (update point_accounts set balance = ${balance} where user_id = ${userId} returning balance)
    insert into point_entries (id, user_id, points, balance_after, action, label)
    select ${`pts_${userId}`}, ${userId}, balance - ${welcomeBonus}::bigint, balance, 'test', 'test' from moved
    where balance <> ${welcomeBonus}::bigint`)
  return userId
}

const codeOf = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work
    return 'done'
  } catch (error) {
    return error instanceof AppError ? error.code : String(error)
  }
}

const account = async (userId: string) => {
  const found = await readAccount(store.database, userId)
  return [Number(found?.balance), Number(found?.held)]
}

describe('the welcome bonus', () => {
  test('POINT-03 twenty initialize calls at once give one bonus and one greeting', async () => {
    const userId = await addUser(store.database)
    const answers = await Promise.all(Array.from({ length: 20 }, () => inTx((tx) => initialize(tx, userId))))
    expect(answers.filter(({ isNewUser }) => isNewUser)).toHaveLength(1)
    expect(answers.map(({ bonusReceived }) => Number(bonusReceived)).sort()).toEqual([...Array(19).fill(0), 500_000])
    expect(await account(userId)).toEqual([500_000, 0])
    expect(await history(store.database, userId, 100)).toHaveLength(1)
  })

  test('POINT-03 whichever call comes first opens the account, and initialize still greets once', async () => {
    const userId = await addUser(store.database)
    await hold(userId, 'first')
    expect(await account(userId)).toEqual([500_000, 50])
    const first = await inTx((tx) => initialize(tx, userId))
    const second = await inTx((tx) => initialize(tx, userId))
    expect([first.isNewUser, second.isNewUser]).toEqual([true, false])
  })

  test('POINT-03, AUTH-11 guests have no points', async () => {
    const guestId = await addGuest(store.database)
    expect(await codeOf(hold(guestId, 'k'))).toBe('not_signed_in')
    expect(await codeOf(inTx((tx) => initialize(tx, guestId)))).toBe('not_signed_in')
    expect(await readAccount(store.database, guestId)).toBeNull()
  })
})

describe('holds', () => {
  test('POINT-05 fifty reservations at once with points for one: exactly one succeeds', async () => {
    const userId = await personWith(8_000)
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, n) => codeOf(hold(userId, `k${n}`, 'playbook_ppt'))),
    )
    expect(results.filter((result) => result === 'done')).toHaveLength(1)
    expect(results.filter((result) => result === 'insufficient_points')).toHaveLength(49)
    expect(await account(userId)).toEqual([8_000, 8_000])
    const [open] = (await openHolds(store.database)).filter((found) => found.userId === userId)
    await take(userId, open?.key ?? '')
    expect(await account(userId)).toEqual([0, 0])
  })

  test('POINT-06 the same key five times at once is one hold and one charge, and all five get it', async () => {
    const userId = await personWith(8_000)
    const holds = await Promise.all(Array.from({ length: 5 }, () => hold(userId, 'same', 'playbook_ppt')))
    expect(new Set(holds.map(({ key, amount }) => `${key} ${amount}`))).toEqual(new Set(['same 8000']))
    const charges = await Promise.all(Array.from({ length: 5 }, () => take(userId, 'same', 'itm_1')))
    for (const charge of charges) expect(charge).toEqual(charges[0])
    expect(charges[0]).toMatchObject({ pointsDeducted: 8_000, balanceAfter: 0, action: 'playbook_ppt' })
    expect(await hold(userId, 'same', 'playbook_ppt')).toMatchObject({ state: 'captured' })
    expect(await account(userId)).toEqual([0, 0])
    expect(await inTx((tx) => chargedForItem(tx, userId, 'itm_1'))).toEqual(charges[0])
  })

  test('POINT-06 a hold lowers what can be spent, a release frees it, twice is harmless', async () => {
    const userId = await personWith(60)
    await hold(userId, 'k')
    expect(await codeOf(spend(userId, 'website_edit'))).toBe('insufficient_points')
    expect(await codeOf(hold(userId, 'other'))).toBe('insufficient_points')
    expect([await giveBack(userId, 'k'), await giveBack(userId, 'k'), await giveBack(userId, 'none')]).toEqual([
      true,
      false,
      false,
    ])
    expect(await account(userId)).toEqual([60, 0])
    expect(await codeOf(take(userId, 'k'))).toBe('reply_interrupted')
    expect(await account(userId)).toEqual([60, 0])
    expect(await hold(userId, 'k')).toMatchObject({ state: 'held' })
  })

  test('POINT-06 a refusal tells the price, the balance and the action', async () => {
    const userId = await personWith(49)
    await expect(hold(userId, 'k')).rejects.toMatchObject({
      code: 'insufficient_points',
      details: { required: 50, balance: 49, action: 'document_create' },
    })
  })

  test('POINT-06 a failure in the transaction that stores the item takes nothing', async () => {
    const userId = await personWith(100)
    await hold(userId, 'k')
    const failing = inTx(async (tx) => {
      await capture(tx, { userId, key: 'k', itemId: 'itm_1' })
      throw new Error('the item could not be stored')
    })
    await expect(failing).rejects.toThrow('could not be stored')
    expect(await account(userId)).toEqual([100, 50])
    expect(await giveBack(userId, 'k')).toBe(true)
    expect(await account(userId)).toEqual([100, 0])
  })

  test('POINT-06, OPS-03 holds of dead work are found and given back at a start', async () => {
    const userId = await personWith(500)
    await hold(userId, 'alive')
    await hold(userId, 'dead')
    await hold(userId, 'late', 'document_create', -1)
    expect(await releaseExpired(store.database)).toBe(1)
    expect(await releaseExpired(store.database)).toBe(0)
    const left = (await openHolds(store.database)).filter((found) => found.userId === userId)
    expect(left.map(({ key }) => key)).toEqual(['alive', 'dead'])
    expect(await releaseAll(store.database, [{ userId, key: 'dead' }])).toBe(1)
    expect(await account(userId)).toEqual([500, 50])
  })

  test('POINT-06 work that finished after its hold ran out is paid once if the points are still there', async () => {
    const userId = await personWith(50)
    await hold(userId, 'late', 'document_create', -1)
    await releaseExpired(store.database)
    expect(await take(userId, 'late')).toMatchObject({ pointsDeducted: 50, balanceAfter: 0 })
    await inTx((tx) => add(tx, { userId, points: 50, reason: 'uji', key: null }))
    await hold(userId, 'later', 'document_create', -1)
    await releaseExpired(store.database)
    await spend(userId, 'document_create')
    expect(await codeOf(take(userId, 'later'))).toBe('insufficient_points')
    expect(await account(userId)).toEqual([0, 0])
  })
})

describe('direct charges', () => {
  test('POINT-07 an item that was paid for returns its first charge', async () => {
    const userId = await personWith(1_000)
    await hold(userId, 'k')
    const paid = await take(userId, 'k', 'itm_paid')
    expect(await spend(userId, 'document_create', null, ['itm_paid'])).toEqual(paid)
    expect(await spend(userId, 'document_create', null, ['itm_new'])).toMatchObject({ balanceAfter: 900 })
    expect(await spend(userId, 'document_create', null, ['itm_new'])).toMatchObject({ balanceAfter: 900 })
    expect(await spend(userId, 'document_edit', null, ['itm_paid'])).toMatchObject({ balanceAfter: 890 })
    expect(await spend(userId, 'document_create', null, ['itm_paid'])).toEqual(paid)
    expect(await account(userId)).toEqual([890, 0])
  })

  test('POINT-07 another person’s payment for the same id counts for nothing', async () => {
    const [one, two] = [await personWith(100), await personWith(100)]
    await spend(one, 'document_create', null, ['itm_shared'])
    await spend(two, 'document_create', null, ['itm_shared'])
    expect([await account(one), await account(two)]).toEqual([
      [50, 0],
      [50, 0],
    ])
  })

  test('POINT-06 the same key charges once, five at once too', async () => {
    const userId = await personWith(100)
    const charges = await Promise.all(Array.from({ length: 5 }, () => spend(userId, 'document_edit', 'edit-1')))
    expect(new Set(charges.map(({ entryId }) => entryId)).size).toBe(1)
    expect(await account(userId)).toEqual([90, 0])
  })

  test('POINT-08 the same key adds once', async () => {
    const userId = await personWith(100)
    const addition = () => inTx((tx) => add(tx, { userId, points: 250, reason: 'Isi ulang', key: 'pay-1' }))
    const added = await Promise.all([addition(), addition(), addition()])
    for (const one of added) expect(one).toEqual({ pointsAdded: 250, balanceAfter: 350 })
    expect(await account(userId)).toEqual([350, 0])
    expect(await codeOf(inTx((tx) => add(tx, { userId: 'nobody', points: 1, reason: 'x', key: null })))).toBe(
      'not_found',
    )
  })

  test.each([0, -50, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('POINT-05 %s is no price', (price) => {
    expect(() => requirePrice(price)).toThrow(RangeError)
  })
})

describe('the ledger', () => {
  test('POINT-05 entries are never changed or removed', async () => {
    const userId = await personWith(100)
    const where = eq(pointEntries.userId, userId)
    const refused = { cause: { code: '23001' } }
    await expect(store.database.update(pointEntries).set({ points: 1 }).where(where)).rejects.toMatchObject(refused)
    await expect(store.database.delete(pointEntries).where(where)).rejects.toMatchObject(refused)
    await expect(store.database.execute(sql`truncate point_entries cascade`)).rejects.toMatchObject(refused)
    expect(await history(store.database, userId, 10)).toHaveLength(2)
  })

  test('POINT-01 history is newest first and chains its balances', async () => {
    const userId = await personWith(1_000)
    for (const action of ['document_edit', 'document_create', 'website_edit'] as const) await spend(userId, action)
    const entries = await history(store.database, userId, 4)
    expect(entries.map(({ points, balanceAfter }) => [points, balanceAfter])).toEqual([
      [-20, 920],
      [-50, 940],
      [-10, 990],
      [1_000 - welcomeBonus, 1_000],
    ])
    expect(entries[0]).toMatchObject({ label: 'Ubah website', action: 'website_edit', itemId: null })
  })

  test('POINT-05, POINT-06 any parallel movements keep balance = entries >= 0 and held = open holds', async () => {
    const key = fc.constantFrom('a', 'b', 'c', 'd')
    const action = fc.constantFrom(...(Object.keys(prices) as PaidAction[]))
    const step = fc.oneof(
      fc.record({ kind: fc.constant('reserve' as const), key, action }),
      fc.record({ kind: fc.constant('capture' as const), key }),
      fc.record({ kind: fc.constant('release' as const), key }),
      fc.record({ kind: fc.constant('expire' as const) }),
      fc.record({ kind: fc.constant('deduct' as const), key: fc.option(key), action }),
      fc.record({
        kind: fc.constant('add' as const),
        points: fc.integer({ min: 1, max: 20_000 }),
        key: fc.option(key),
      }),
    )
    const expected = new Set(['done', 'insufficient_points', 'reply_interrupted'])
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 20_000 }),
        fc.array(step, { maxLength: 24 }),
        async (balance, steps) => {
          const userId = await personWith(balance)
          const results = await Promise.all(
            steps.map((one) => {
              if (one.kind === 'reserve')
                return codeOf(hold(userId, one.key, one.action, one.key === 'd' ? -1 : minute))
              if (one.kind === 'capture') return codeOf(take(userId, one.key))
              if (one.kind === 'release') return codeOf(giveBack(userId, one.key))
              if (one.kind === 'expire') return codeOf(releaseExpired(store.database))
              if (one.kind === 'deduct') return codeOf(spend(userId, one.action, one.key))
              return codeOf(inTx((tx) => add(tx, { userId, points: one.points, reason: 'uji', key: one.key })))
            }),
          )
          for (const result of results) expect(expected.has(result) || result.includes('nothing is held')).toBe(true)
          const [total = -1, held = -1] = await account(userId)
          expect(total).toBeGreaterThanOrEqual(0)
          expect(held).toBeLessThanOrEqual(total)
          const holds = await store.database.select().from(pointHolds).where(eq(pointHolds.userId, userId))
          const captured = holds.filter(({ state }) => state === 'captured').length
          const entries = await history(store.database, userId, 100)
          const keys = new Set(steps.flatMap((one) => (one.kind === 'reserve' ? [one.key] : [])))
          expect(holds.length).toBeLessThanOrEqual(keys.size)
          expect(entries.filter(({ points }) => points < 0).length).toBeGreaterThanOrEqual(captured)
          expect((await auditLedger(store.database)).filter((fault) => fault.userId === userId)).toEqual([])
        },
      ),
      { numRuns: 60 },
    )
    expect(await auditLedger(store.database)).toEqual([])
  })
})
