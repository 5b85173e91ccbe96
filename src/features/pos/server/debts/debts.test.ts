import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'

import { newId } from '#core/time-and-ids/shared/ids.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { addUser } from '#tests/support/people.ts'
import { createPosServer, type PosServer } from '#tests/support/pos-server.ts'
import { openTill, soldAt } from '#tests/support/selling-till.ts'
import { bySoak } from '#tests/support/soak.ts'

import { everythingOf } from '../../shared/refund.ts'
import type { Sale } from '../../shared/sale.ts'

const testDatabase = useTestDatabase()
let server: PosServer
let owner: string
beforeEach(async () => {
  server = createPosServer(testDatabase.database)
  owner = await addUser(testDatabase.database)
})

const rina = { customerName: 'Bu Rina', customerPhone: '0812 3456 7890' }
const onDebt = { paymentMethod: 'kasbon', ...rina }

const open = async () => {
  const shop = await openTill(server, owner, [{ name: 'Teh', price: 10_000, stock: null }])
  const events = async (...sent: unknown[]) => {
    const body = { sentAt: server.clock().toISOString(), events: sent }
    return (await shop.till('POST', '/events', body)).body.data.results
  }
  const taken = (quantity: number, over: object = onDebt) => ({
    kind: 'sale',
    sold: shop.sale([[0, quantity]], over),
  })
  return { ...shop, events, taken }
}

const paid = (amount: number, over: object = {}) => ({
  kind: 'debt-paid',
  payment: {
    id: newId('debtPayment'),
    ...rina,
    amount,
    paymentMethod: 'tunai',
    cashier: 'Sari',
    paidAt: soldAt,
    ...over,
  },
})
const returned = (sale: Pick<Sale, 'id' | 'lines'>, over: object = {}) => ({
  kind: 'refund',
  refund: {
    id: newId('refund'),
    saleId: sale.id,
    kind: 'refund',
    items: everythingOf(sale as Sale, true),
    paymentMethod: 'tunai',
    reason: 'Barang rusak',
    refundedAt: soldAt,
    cashier: 'Sari',
    ...over,
  },
})
const sum = (all: readonly number[]) => all.reduce((whole, one) => whole + one, 0)
const outcomes = (results: { outcome: string; code?: string }[]) => results.map(({ outcome, code }) => code ?? outcome)
/** What Bu Rina owes, as her next look at a sale of hers tells. */
const owedBy = async (shop: Awaited<ReturnType<typeof open>>): Promise<number> => {
  const { body } = await shop.inWorkspace('GET', '/sales')
  return body.data.sales.find(({ owed }: Sale) => owed !== undefined)?.owed ?? 0
}

describe('POS-06 kasbon', () => {
  test('POS-06 a sale on kasbon says what is owed in all; sent again it is the same one', async () => {
    const shop = await open()
    const first = shop.taken(2)
    const [one] = await shop.events(first)
    expect(one.sale).toMatchObject({ paymentMethod: 'kasbon', total: 20_000, received: 20_000, owed: 20_000 })
    const part = shop.taken(5, {
      ...rina,
      paymentMethod: 'campur',
      received: 50_000,
      payments: [
        { method: 'tunai', amount: 15_000 },
        { method: 'kasbon', amount: 35_000 },
      ],
    })
    const results = await shop.events(first, part, part)
    expect(outcomes(results)).toEqual(['recorded', 'recorded', 'recorded'])
    expect(results.map(({ sale }: { sale: Sale }) => sale.owed)).toEqual([20_000, 55_000, 55_000])
    expect(await owedBy(shop)).toBe(55_000)
  })

  test('POS-06 a debt without a name is refused, and so is change on it', async () => {
    const shop = await open()
    const results = await shop.events(
      shop.taken(1, { paymentMethod: 'kasbon' }),
      shop.taken(1, { ...onDebt, received: 20_000 }),
    )
    expect(outcomes(results)).toEqual(['debt_without_name', 'payments_wrong'])
    const { body } = await shop.till('POST', '/sales', {
      id: newId('sale'),
      lines: [{ productId: shop.first[0]!.id, quantity: 1 }],
      paymentMethod: 'kasbon',
    })
    expect(body.code).toBe('debt_without_name')
  })

  test('POS-06 paid back once however often it is sent; other content under its id is refused', async () => {
    const shop = await open()
    const payment = paid(15_000)
    const results = await shop.events(shop.taken(4), payment, payment, {
      ...payment,
      payment: { ...payment.payment, amount: 1 },
    })
    expect(outcomes(results)).toEqual(['recorded', 'recorded', 'recorded', 'debt_payment_conflict'])
    expect(await owedBy(shop)).toBe(25_000)
  })

  test('POS-06 a payment that is here before its debt counts for the same customer', async () => {
    const shop = await open()
    expect(outcomes(await shop.events(paid(15_000), shop.taken(4)))).toEqual(['recorded', 'recorded'])
    expect(await owedBy(shop)).toBe(25_000)
    const { body } = await shop.inWorkspace('GET', '/customers')
    expect(body.data.customers).toHaveLength(1)
  })

  test('POS-06 what comes back lowers the debt first, the rest is money; paid debts come back as money', async () => {
    const shop = await open()
    const [{ sale }] = await shop.events(
      shop.taken(5, {
        ...rina,
        paymentMethod: 'campur',
        received: 50_000,
        payments: [
          { method: 'tunai', amount: 20_000 },
          { method: 'kasbon', amount: 30_000 },
        ],
      }),
    )
    const items = [{ line: 1, quantity: 2, restocked: true }]
    const [first] = await shop.events(returned(sale, { items }))
    expect(first.refund).toMatchObject({ amount: 20_000, debt: 20_000 })
    expect(first.sale).toMatchObject({ refunded: 20_000, refundedDebt: 20_000, owed: 10_000 })
    await shop.events(paid(10_000))
    const [second] = await shop.events(returned(first.sale))
    expect(second.refund).toMatchObject({ amount: 30_000 })
    expect(second.refund).not.toHaveProperty('debt')
    expect(await owedBy(shop)).toBe(0)
  })

  test('POS-06 the drawer has what was paid back in cash, and not what was lent', async () => {
    const shop = await open()
    const id = newId('shift')
    const inShift = { shiftId: id }
    await shop.events(
      { kind: 'shift-opened', shift: { id, cashier: 'Sari', openedAt: soldAt, openingCash: 100_000 } },
      shop.taken(5, { ...onDebt, ...inShift }),
      paid(15_000, inShift),
      paid(5_000, { ...inShift, paymentMethod: 'qris' }),
    )
    const { body } = await shop.inWorkspace('GET', '/shifts')
    expect(body.data.shifts[0]).toMatchObject({
      cashSales: 0,
      cashDebts: 15_000,
      salesTotal: 50_000,
      expected: 115_000,
    })
  })
})

describe('POS-06 the ledger', () => {
  const step = fc.oneof(
    fc.record({ is: fc.constant('taken' as const), count: fc.integer({ min: 1, max: 9 }) }),
    fc.record({ is: fc.constant('paid' as const), count: fc.integer({ min: 1, max: 9 }) }),
    fc.record({ is: fc.constant('returned' as const), count: fc.nat(3) }),
  )

  test('POS-06 taken less paid less returned, never below zero, in any order and however often from two devices', async () => {
    const shop = await open()
    let many = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 8 }),
        fc.infiniteStream(fc.nat(1_000)),
        async (steps, order) => {
          many += 1
          const who = { customerName: `Pelanggan ${many}` }
          const sales = steps.flatMap(({ is, count }) =>
            is === 'taken' ? [{ count, event: shop.taken(count, { paymentMethod: 'kasbon', ...who }) }] : [],
          )
          const back = steps.flatMap(({ is, count }) => {
            const sale = is === 'returned' ? sales[count] : undefined
            if (!sale) return []
            const debt = sale.count * 10_000
            const items = [{ line: 1, quantity: sale.count, restocked: true }]
            return [{ debt, event: returned({ id: sale.event.sold.id, lines: [] }, { items, debt }) }]
          })
          const once = [...new Map(back.map((one) => [one.event.refund.saleId, one])).values()]
          const payments = steps.flatMap(({ is, count }) =>
            is === 'paid'
              ? [{ amount: count * 7_000, event: paid(count * 7_000, { ...who, customerPhone: undefined }) }]
              : [],
          )
          const rank = order[Symbol.iterator]()
          const shuffled = [...sales, ...payments]
            .flatMap(({ event }) => [event, event])
            .map((event) => ({ event, at: rank.next().value ?? 0 }))
            .sort((one, other) => one.at - other.at)
            .map(({ event }) => event)
          const half = Math.ceil(shuffled.length / 2)
          // Two devices at once: what one of them sends the other has sent before, or sends again.
          await Promise.all(
            [shuffled.slice(0, half), shuffled.slice(half)].map((part) => part.length > 0 && shop.events(...part)),
          )
          for (const { event } of once) await shop.events(event, event)
          const net =
            sum(sales.map(({ count }) => count * 10_000)) -
            sum(payments.map(({ amount }) => amount)) -
            sum(once.map(({ debt }) => debt))
          const search = encodeURIComponent(who.customerName)
          const { body } = await shop.inWorkspace('GET', `/customers?search=${search}`)
          const [customer] = body.data.customers.filter(({ name }: { name: string }) => name === who.customerName)
          if (sales.length + payments.length === 0) return
          expect(customer).toMatchObject({ owed: Math.max(0, net), over: Math.max(0, -net) })
        },
      ),
      { numRuns: bySoak(8, 25) },
    )
  })
})
