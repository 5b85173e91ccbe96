import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'

import { newId } from '#core/time-and-ids/shared/ids.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { addUser } from '#tests/support/people.ts'
import { createPosServer, type PosServer } from '#tests/support/pos-server.ts'
import { openTill, soldAt } from '#tests/support/selling-till.ts'
import { bySoak } from '#tests/support/soak.ts'

import { everythingOf } from '../shared/refund.ts'
import type { Sale, SaleLine } from '../shared/sale.ts'
import { posMemory } from './pos-memory.ts'

const testDatabase = useTestDatabase()
let server: PosServer
let owner: string
beforeEach(async () => {
  server = createPosServer(testDatabase.database)
  owner = await addUser(testDatabase.database)
})

const query = async <Row>(text: string, values: unknown[]): Promise<Row[]> =>
  (await testDatabase.database.$client.query(text, values)).rows as Row[]

const kopi = { name: 'Kopi', price: 8_000, stock: 10 }
const teh = { name: 'Teh', price: 5_000, stock: 4 }
const cukur = { name: 'Cukur', price: 20_000, stock: null }
const open = async (goods: readonly object[] = [kopi, teh, cukur]) => {
  const shop = await openTill(server, owner, goods)
  const events = async (...sent: unknown[]) => {
    const body = { sentAt: server.clock().toISOString(), events: sent }
    return (await shop.till('POST', '/events', body)).body.data.results
  }
  const sell = async (quantities: readonly (readonly [number, number])[], over: object = {}): Promise<Sale> => {
    const [result] = await events({ kind: 'sale', sold: shop.sale(quantities, over) })
    expect(result.outcome).toBe('recorded')
    return result.sale
  }
  return { ...shop, events, sell }
}
type Shop = Awaited<ReturnType<typeof open>>

const refundOf = (sale: Sale, over: object = {}) => ({
  kind: 'refund',
  refund: {
    id: newId('refund'),
    saleId: sale.id,
    kind: 'refund',
    items: everythingOf(sale, true),
    paymentMethod: 'tunai',
    reason: 'Barang rusak',
    refundedAt: soldAt,
    cashier: 'Sari',
    ...over,
  },
})
const outcomes = (results: { outcome: string; code?: string }[]) => results.map(({ outcome, code }) => code ?? outcome)

/** Stock is the sum of its moves; what is sold is what was sold less what came back; refunds are what their lines say. */
const expectBalanced = async ({ id }: Shop): Promise<void> => {
  const drift = await query(
    `select p.name from pos_products p where p.pos_id = $1 and (p.stock < 0
       or p.stock <> (select coalesce(sum(delta), 0) from pos_stock_moves m where m.pos_id = p.pos_id and m.product_id = p.id)
       or p.sold_quantity <> (select coalesce(sum(quantity - refunded_quantity), 0) from pos_sale_items i where i.pos_id = p.pos_id and i.product_id = p.id)
       or p.sold_revenue <> (select coalesce(sum(total_price - refunded_amount), 0) from pos_sale_items i where i.pos_id = p.pos_id and i.product_id = p.id)
       or (select coalesce(sum(delta), 0) from pos_stock_moves m where m.pos_id = p.pos_id and m.product_id = p.id and m.reason = 'refund')
         <> (select coalesce(sum(r.quantity) filter (where r.restocked), 0) from pos_refund_items r
           join pos_sale_items i on (i.pos_id, i.sale_id, i.line) = (r.pos_id, r.sale_id, r.line)
           where p.stock is not null and i.pos_id = p.pos_id and i.product_id = p.id))
     union all
     select s.receipt_number from pos_sales s where s.pos_id = $1 and (
       s.refunded <> (select coalesce(sum(amount), 0) from pos_refunds r where (r.pos_id, r.sale_id) = (s.pos_id, s.id))
       or s.refunded <> (select sum(refunded_amount) from pos_sale_items i where (i.pos_id, i.sale_id) = (s.pos_id, s.id)))
     union all
     select r.id from pos_refunds r where r.pos_id = $1 and r.amount <>
       (select sum(amount) from pos_refund_items i where (i.pos_id, i.refund_id) = (r.pos_id, r.id))`,
    [id],
  )
  expect(drift).toEqual([])
}

describe('POS-06 refunds', () => {
  test('POS-06 a part comes back: money from the stored lines, stock with a move, figures and live status', async () => {
    const shop = await open()
    const sale = await shop.sell([
      [0, 3],
      [1, 1],
      [2, 1],
    ])
    await shop.inWorkspace('PATCH', `/products/${shop.first[0]!.id}`, { price: 99_000 })
    const items = [
      { line: 1, quantity: 2, restocked: true },
      { line: 3, quantity: 1, restocked: true },
    ]
    const [result] = await shop.events(refundOf(sale, { items }))
    expect(result.refund).toMatchObject({ kind: 'refund', amount: 36_000, reason: 'Barang rusak', cashier: 'Sari' })
    expect(result.sale).toMatchObject({ status: 'partly_refunded', refunded: 36_000 })
    expect((await shop.products()).map(({ stock }) => stock)).toEqual([9, 3, null])
    const store = await shop.store()
    expect(store.sales[0]).toEqual(result.sale)
    expect(store.report).toMatchObject({ totalRevenue: 13_000, totalItemsSold: 2, salesToday: 1, revenueToday: 13_000 })
    await expectBalanced(shop)
  })

  test('POS-06 a void takes the sale out of its day; goods that are not put back stay gone', async () => {
    const shop = await open()
    const kept = await shop.sell([[0, 1]])
    const sale = await shop.sell([[0, 2]])
    const [result] = await shop.events(refundOf(sale, { kind: 'void', items: everythingOf(sale, false) }))
    expect([result.refund.kind, result.sale.status]).toEqual(['void', 'void'])
    expect((await shop.products())[0]!.stock).toBe(7)
    const { report } = await shop.store()
    expect(report).toMatchObject({ salesToday: 1, revenueToday: 8_000, totalRevenue: 8_000 })
    const { body } = await server.call(owner, 'GET', `/api/items/${shop.id}`)
    expect(body.content.sales.map((one: { saleId: string }) => one.saleId)).toEqual([kept.id])
    await expectBalanced(shop)
  })

  test('POS-06 what comes back days later counts on that day, also below zero, and is no void', async () => {
    const shop = await open()
    const sale = await shop.sell([[0, 2]])
    server.setNow('2026-11-23T03:00:00.000Z')
    const late = { kind: 'void', refundedAt: '2026-11-23T02:00:00.000Z' }
    const [result] = await shop.events(refundOf(sale, late))
    expect([result.refund.kind, result.sale.status]).toEqual(['refund', 'refunded'])
    const { report } = await shop.store()
    expect(report.lastDays.slice(-3).map(({ revenue, sales }: Record<string, number>) => [revenue, sales])).toEqual([
      [16_000, 1],
      [0, 0],
      [-16_000, 0],
    ])
    expect(report).toMatchObject({ totalRevenue: 0, revenueToday: -16_000 })
    await expectBalanced(shop)
  })

  test('POS-06 the assistant remembers what the reports tell: refunds on their own day, void sales not at all', async () => {
    const shop = await open()
    const sale = await shop.sell([
      [0, 3],
      [1, 1],
    ])
    const wrong = await shop.sell([[2, 1]])
    await shop.events(
      refundOf(sale, { items: [{ line: 1, quantity: 2, restocked: true }], paymentMethod: 'qris' }),
      refundOf(wrong, { kind: 'void' }),
    )
    const { shops } = await posMemory.recall(testDatabase.database, {
      ownerId: owner,
      text: 'buatkan laporan penjualan hari ini',
      today: '2026-11-21',
      now: server.clock(),
      sources: new Set(['sales', 'catalogue']),
    } as unknown as Parameters<typeof posMemory.recall>[1])
    expect(shops?.[0]?.sales?.period).toMatchObject({
      total: 13_000,
      sales: 1,
      items: 2,
      goods: [
        { name: 'Kopi', price: 8_000, quantity: 1, total: 8_000 },
        { name: 'Teh', price: 5_000, quantity: 1, total: 5_000 },
      ],
      otherGoods: { kinds: 0, quantity: 0, total: 0 },
      methods: [
        { name: 'tunai', sales: 1, total: 29_000 },
        { name: 'qris', sales: 0, total: -16_000 },
      ],
    })
    expect((await shop.store()).report.revenueToday).toBe(13_000)
  })

  test('POS-06 the owner gives back too, for the own shop only, by the same rules', async () => {
    const shop = await open()
    const sale = await shop.sell([[0, 2]])
    const { refund } = refundOf(sale, { kind: 'void' })
    const path = `/api/pos/${shop.id}/refunds`
    const answer = await server.call(owner, 'POST', path, refund)
    expect(answer.body.data).toMatchObject({
      refund: { kind: 'void', cashier: 'Ibu Contoh' },
      sale: { status: 'void' },
    })
    const again = await server.call(owner, 'POST', path, { ...refund, id: newId('refund') })
    expect([again.status, again.body.code]).toEqual([409, 'refund_too_much'])
    const stranger = await addUser(testDatabase.database)
    expect((await server.call(stranger, 'POST', path, refund)).status).toBe(404)
    expect((await server.call(stranger, 'GET', `/api/pos/${shop.id}/shifts`)).status).toBe(404)
    await expectBalanced(shop)
  })

  test('POS-06 two tills give the same sale back at once: once; the same refund from five tabs: one', async () => {
    const shop = await open()
    const sale = await shop.sell([[0, 3]])
    const rivals = await Promise.all(Array.from({ length: 6 }, () => shop.events(refundOf(sale))))
    expect(rivals.flatMap(outcomes).toSorted()).toEqual([
      'recorded',
      ...Array.from({ length: 5 }, () => 'refund_too_much'),
    ])
    const other = await shop.sell([[0, 2]])
    const one = refundOf(other)
    const same = await Promise.all(Array.from({ length: 5 }, () => shop.events(one)))
    for (const results of same) expect(results).toEqual(same[0])
    expect(outcomes(same[0])).toEqual(['recorded'])
    expect(outcomes(await shop.events({ ...one, refund: { ...one.refund, paymentMethod: 'qris' } }))).toEqual([
      'refund_conflict',
    ])
    expect((await shop.products())[0]!.stock).toBe(10)
    await expectBalanced(shop)
  })

  test('POS-06 a refund that cannot be is refused alone; another shop’s sale is none', async () => {
    const shop = await open()
    const sale = await shop.sell([[0, 1]])
    const stranger = await openTill(server, await addUser(testDatabase.database), [kopi])
    const foreign = stranger.sale([[0, 1]])
    await stranger.results([foreign])
    const results = await shop.events(
      refundOf({ ...sale, id: foreign.id }),
      refundOf({ ...sale, id: newId('sale') }),
      refundOf(sale, { items: [{ line: 1, quantity: 2, restocked: true }] }),
      refundOf(sale, { reason: ' ' }),
      { kind: 'lain' },
      refundOf(sale),
    )
    expect(outcomes(results)).toEqual([
      'sale_unknown',
      'sale_unknown',
      'refund_too_much',
      'invalid_request',
      'invalid_request',
      'recorded',
    ])
    await expectBalanced(shop)
  })

  test('POS-06 whatever is sold and comes back, on several tills at once, the ledgers agree; all back leaves none', async () => {
    const counts = fc.array(fc.tuple(fc.nat(2), fc.integer({ min: 1, max: 6 })), { minLength: 1, maxLength: 3 })
    const parts = fc.array(fc.tuple(fc.nat(5), fc.nat(5), fc.integer({ min: 1, max: 6 }), fc.boolean()), {
      maxLength: 12,
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(counts, { minLength: 1, maxLength: 4 }),
        parts,
        fc.nat(9_000),
        async (carts, backs, off) => {
          const shop = await open([{ ...kopi, price: 8_333 }, teh, cukur])
          const sales = await Promise.all(
            carts.map((cart) => shop.sell(cart, { discount: Math.min(off, 5_000), received: 1_000_000 })),
          )
          await Promise.all(
            backs.map(([which, at, quantity, restocked]) => {
              const sale = sales[which % sales.length]!
              const line = (at % sale.lines.length) + 1
              return shop.events(refundOf(sale, { items: [{ line, quantity, restocked }] }))
            }),
          )
          await expectBalanced(shop)
          for (const { id } of sales) {
            const { sale } = (await shop.till('GET', `/sales/${id}`)).body.data
            const rest = everythingOf(sale, true)
            if (rest.length > 0) await shop.events(refundOf(sale, { items: rest }))
            const after = (await shop.till('GET', `/sales/${id}`)).body.data.sale
            expect([after.status, after.refunded ?? 0]).toEqual(['refunded', after.total])
            expect(after.lines.map((line: SaleLine) => line.refundedQuantity)).toEqual(
              sale.lines.map(({ quantity }: SaleLine) => quantity),
            )
          }
          await expectBalanced(shop)
          const { report } = await shop.store()
          expect(report).toMatchObject({ totalRevenue: 0, totalItemsSold: 0, revenueToday: 0 })
        },
      ),
      { numRuns: bySoak(3, 8) },
    )
  })
})

const shiftsOf = async (shop: Shop) => (await shop.inWorkspace('GET', '/shifts')).body.data.shifts

describe('POS-06 shifts', () => {
  const shift = { id: newId('shift'), cashier: 'Sari', openedAt: '2026-11-21T01:00:00.000Z', openingCash: 100_000 }
  const opened = { kind: 'shift-opened', shift }
  const cash = (direction: string, amount: number) => ({
    kind: 'cash-moved',
    move: {
      id: newId('cashMove'),
      shiftId: shift.id,
      direction,
      amount,
      reason: 'Es batu',
      cashier: '',
      movedAt: soldAt,
    },
  })
  const closed = (countedCash: number) => ({
    kind: 'shift-closed',
    shift: { id: shift.id, closedAt: '2026-11-21T02:30:00.000Z', countedCash },
  })
  const shiftId = shift.id

  test('POS-06 what must lie in the drawer counts cash, moves and refunds of the shift, also what arrives after its close', async () => {
    const shop = await open()
    const { sale: first } = (await shop.events(opened, { kind: 'sale', sold: shop.sale([[0, 2]], { shiftId }) }))[1]
    const payments = [
      { method: 'tunai', amount: 10_000 },
      { method: 'qris', amount: 12_000 },
    ]
    const mixed = shop.sale([[2, 1]], { shiftId, paymentMethod: 'campur', payments, received: 22_000 })
    const outside = shop.sale([[1, 1]])
    const [, , ...rest] = await shop.events(
      { kind: 'sale', sold: mixed },
      { kind: 'sale', sold: outside },
      cash('in', 50_000),
      cash('out', 7_500),
      refundOf(first, { shiftId, items: [{ line: 1, quantity: 1, restocked: true }] }),
    )
    expect(outcomes(rest)).toEqual(['recorded', 'recorded', 'recorded'])
    server.setNow('2026-11-21T02:30:00.000Z')
    await shop.events(closed(150_000))
    // Opening 100.000 + 50.000 in - 7.500 out + 16.000 and 8.000 in cash - 8.000 back.
    const before = {
      expected: 158_500,
      counted: 150_000,
      cashSales: 24_000,
      sales: 2,
      refundsTotal: 8_000,
      deviceCode: null,
    }
    server.setNow('2026-11-21T03:00:00.000Z')
    const late = shop.sale([[1, 1]], { shiftId })
    const [view] = await shiftsOf(shop)
    expect(view).toMatchObject({ ...before, openingCash: 100_000, cashIn: 50_000, cashOut: 7_500 })
    await shop.events({ kind: 'sale', sold: late }, closed(1))
    expect((await shiftsOf(shop))[0]).toMatchObject({
      ...before,
      expected: 163_500,
      cashSales: 29_000,
      sales: 3,
      late: view.late + 1,
    })
  })

  test('POS-06 the same events in every order of arrival make the same shift, each once; without its opening they are refused', async () => {
    const shop = await open()
    const sold = shop.sale([[0, 1]], { shiftId })
    const [early] = await shop.events(cash('in', 5_000))
    expect(early.code).toBe('shift_unknown')
    expect(outcomes(await shop.events(closed(100_000)))).toEqual(['shift_unknown'])
    const moves = [cash('in', 5_000), cash('out', 2_000)]
    const all = [opened, { kind: 'sale', sold }, ...moves, closed(111_000)]
    await Promise.all([shop.events(...all), shop.events(...all), shop.events(opened, ...all.slice(1).toReversed())])
    expect(await shiftsOf(shop)).toMatchObject([{ expected: 111_000, counted: 111_000, sales: 1, cashIn: 5_000 }])
    await shop.events(closed(1))
    expect((await shiftsOf(shop))[0]!.counted).toBe(111_000)
  })
})
