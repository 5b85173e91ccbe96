import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { type ChargeRules, noCharges } from '../../shared/charges.ts'
import { roundedCash, roundingSteps, roundingWays } from '../../shared/rounding-rule.ts'
import { reckonBill } from '../../shared/bill.ts'
import { soldSale } from '../../shared/sale.ts'
import { type Cart, withCatalogue, withDiscount, withQuantity } from '../cart.ts'
import { nextCheckout, startFrom } from '../checkout.ts'
import { isSameSale, shownSale } from '../sold-sale.ts'
import { billOf as reckoned, lineOff, soldOf } from './cart-bill.ts'
import type { Discount } from './discount.ts'
import { mixedBill } from './mixed.ts'

const kopi = { id: 'prd_kopi', name: 'Kopi Tubruk', price: 10_000, stock: 50 }
const id = 'sal_0000000000000001'
const billOf = (cart: Cart, said?: Discount, rules: ChargeRules = noCharges) => reckoned(cart, said, rules)

describe('POS-06 what a cart costs', () => {
  test('POS-06 a discount stays with its line through other quantities and prices; too many Rupiah count for nothing', () => {
    const cart = withDiscount(withQuantity([], kopi, 2), kopi.id, { rupiah: 15_000 })
    expect(billOf(cart).total).toBe(5_000)
    const fewer = withQuantity(cart, kopi, 1)
    expect([lineOff(fewer[0]!), billOf(fewer).total, billOf(withQuantity(fewer, kopi, 3)).total]).toEqual([
      0, 10_000, 15_000,
    ])
    const cheaper = withCatalogue(cart, () => ({ ...kopi, price: 7_000 }))
    expect([cheaper[0]?.discount, billOf(cheaper).total]).toEqual([{ rupiah: 15_000 }, 14_000])
    expect(billOf(withDiscount(cart, kopi.id, undefined)).total).toBe(20_000)
  })

  test('POS-06 a share of the bill follows the cart; the customer and the note go with the sale', () => {
    const cart = withQuantity([], kopi, 2)
    expect(billOf(cart, { share: 1_000 })).toEqual({ subtotal: 20_000, discount: 2_000, charges: null, total: 18_000 })
    expect(billOf(withQuantity(cart, kopi, 3), { share: 1_000 }).total).toBe(27_000)
    expect(soldOf(cart, { discount: { share: 1_000 }, customerName: 'Bu Rina', notes: 'Bungkus' })).toEqual({
      lines: cart,
      discount: 2_000,
      customerName: 'Bu Rina',
      notes: 'Bungkus',
    })
  })

  test('POS-06 the table of a sale stands in its notes, what its kitchen was told stays on the device', () => {
    const cart = withQuantity([], kopi, 1)
    const kitchen = [{ productId: kopi.id, name: kopi.name, quantity: 1 }]
    expect(soldOf(cart, { table: '3', kitchen })).toEqual({ lines: cart, notes: 'Meja 3' })
    expect(soldOf(cart, { table: 'Teras', notes: 'Bungkus' })).toEqual({ lines: cart, notes: 'Teras, Bungkus' })
    expect(soldOf(cart, { table: 'x'.repeat(40), notes: 'y'.repeat(500) }).notes).toHaveLength(500)
    expect(soldOf(cart, { kitchen })).toEqual({ lines: cart })
  })

  test('POS-07 another discount, or another payment under an id is another sale', () => {
    const cart = withQuantity([], kopi, 2)
    const sold = soldSale.parse({
      id,
      soldAt: '2026-11-21T07:05:00.000Z',
      cashier: 'Sari',
      ...soldOf(cart, { discount: { share: 1_000 } }),
      paymentMethod: 'campur',
      payments: [
        { method: 'tunai', amount: 10_000 },
        { method: 'qris', amount: 8_000 },
      ],
      received: 18_000,
    })
    expect(isSameSale(sold, structuredClone(sold))).toBe(true)
    expect(isSameSale(sold, { ...sold, discount: 1_999 })).toBe(false)
    expect(isSameSale(sold, { ...sold, payments: sold.payments!.toReversed() })).toBe(false)
    expect(isSameSale(sold, { ...sold, lines: [{ ...sold.lines[0]!, discount: 1 }] })).toBe(false)
    expect(shownSale(sold)).toMatchObject({ total: 18_000, discount: 2_000, change: 0, payments: sold.payments })
  })

  test('POS-03, POS-06 10,000 carts with discounts and payments: the till’s total is the server’s, in whole Rupiah', () => {
    const said = fc.option(
      fc.oneof(
        fc.record({ rupiah: fc.integer({ min: 1, max: 40_000 }) }),
        fc.record({ share: fc.integer({ min: 1, max: 10_000 }) }),
      ),
      { nil: undefined },
    )
    const line = fc
      .record({
        productId: fc.uuid(),
        name: fc.constant('Barang'),
        price: fc.nat(99_999),
        quantity: fc.integer({ min: 1, max: 40 }),
        discount: said,
      })
      .map(({ discount, ...goods }) => (discount ? { ...goods, discount } : goods))
    const carts = fc.array(line, { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(
        carts,
        said,
        fc.nat(100),
        fc.constantFrom('tunai', 'qris', 'campur'),
        fc.record({ step: fc.constantFrom(...roundingSteps), way: fc.constantFrom(...roundingWays) }),
        (cart, discount, part, method, roundingRule) => {
          const { total } = billOf(cart, discount)
          const cash = Math.floor((total * part) / 100)
          const { payments, problem } = mixedBill(total, { qris: String(total - cash) }, roundingRule)
          const isMixed = method === 'campur' && problem === null
          const paying = nextCheckout(
            startFrom({ id, cart, order: null, ...(discount ? { extras: { discount } } : {}) }),
            { type: 'pay' },
          )
          const { order, failure } = nextCheckout(paying, {
            type: 'send',
            chargeRules: noCharges,
            roundingRule,
            method: isMixed ? 'campur' : method === 'qris' ? 'qris' : 'tunai',
            ...(isMixed ? { payments } : {}),
            cashier: 'Sari',
            soldAt: '2026-11-21T07:05:00.000Z',
          })
          expect(failure).toBeNull()
          // What goes over the wire is read by the server's own schema and reckoned by its own rule.
          const bill = reckonBill(soldSale.parse(JSON.parse(JSON.stringify(order))))
          const shown = shownSale(order!)
          const cashPart = isMixed ? cash : method === 'qris' ? 0 : total
          const asked = total - cashPart + roundedCash(cashPart, roundingRule)
          expect([bill.total, shown.total, shown.change]).toEqual([asked, asked, 0])
          const lines = shown.lines.reduce(
            (sum, one) => sum + one.total - (one.billDiscount ?? 0) + (one.rounding ?? 0),
            0,
          )
          expect([lines, total + (shown.rounding ?? 0)]).toEqual([asked, asked])
        },
      ),
      { numRuns: 10_000 },
    )
  })
})
