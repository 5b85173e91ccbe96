import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { LetterData } from '../letter.ts'
import { lineAmount, reckonTotals, type Totals } from './totals.ts'

type Sums = Parameters<typeof reckonTotals>[0]

const sums = (part: Partial<Sums>): Sums => ({
  lines: [],
  charges: [],
  discount: null,
  tax: null,
  downPayment: null,
  ...part,
})

const goods = (quantity: number | null, price: number | null): LetterData['lines'][number] => ({
  description: 'Barang',
  quantity,
  unit: 'buah',
  price,
})

/** PPN must be the exact share of the unrounded base, rounded once: at most half a Rupiah away from it. */
const taxFaults = (percent: number, net: number, { tax, total, withheld }: Totals): string[] => {
  if (!tax || total === null) return []
  const nominal = BigInt(percent) * (tax.otherBase === null ? 12n : 11n)
  const scale = tax.included ? 1200n + nominal : 1200n
  const distance = 2n * (BigInt(tax.amount) * scale - BigInt(net) * nominal)
  return [
    ...(distance > scale || distance < -scale ? [`PPN ${tax.amount} of ${net}`] : []),
    ...(tax.base + tax.amount - withheld === total ? [] : [`DPP ${tax.base} and PPN ${tax.amount} are not ${total}`]),
  ]
}

/** What the payer keeps back is a share of the goods without their discount and without PPN, and never more than they cost. */
const keptFaults = (kept: LetterData['discount'], { subtotal, discount, tax, withheld, total }: Totals): string[] => {
  const base = subtotal - discount
  if (total === null || kept === null) return withheld === 0 ? [] : [`${withheld} of nothing`]
  if (withheld > base) return [`${withheld} of ${base}`]
  if ('amount' in kept || tax?.included) return []
  return Math.abs(withheld * 100 - base * kept.percent) <= 50 ? [] : [`${withheld} of ${base}`]
}

describe('DOC-03 totals', () => {
  test('DOC-03 a tax that the payer keeps back lowers what is paid, and not what PPN is reckoned of', () => {
    const bill = {
      lines: [goods(null, 7_500_000)],
      tax: { percent: 11, otherBase: false, included: false },
    }
    const withheld = { name: 'PPh 23', share: { percent: 2 } }
    const kept = reckonTotals(sums({ ...bill, withheld }))
    expect([kept.tax?.base, kept.tax?.amount, kept.withheld, kept.total]).toEqual([
      7_500_000, 825_000, 150_000, 8_175_000,
    ])
    expect(reckonTotals(sums({ ...bill, discount: { percent: 2 } })).total).toBe(8_158_500)
    // Beside a discount it is a share of what the discount leaves.
    const both = reckonTotals(sums({ ...bill, withheld, discount: { percent: 10 } }))
    expect([both.discount, both.tax?.base, both.withheld, both.total]).toEqual([750_000, 6_750_000, 135_000, 7_357_500])
    // Where the price holds PPN, of what it is without it.
    const holding = { lines: [goods(null, 11_100_000)], tax: { ...bill.tax, included: true }, withheld }
    expect(reckonTotals(sums(holding))).toMatchObject({ withheld: 200_000, total: 10_900_000 })
  })

  test('DOC-03 100 x 45.000 + 50 x 25.000 is 5.750.000, in words too', () => {
    const totals = reckonTotals(sums({ lines: [goods(100, 45_000), goods(50, 25_000)] }))
    expect(totals.lines).toEqual([4_500_000, 1_250_000])
    expect(totals.total).toBe(5_750_000)
    expect(totals.inWords).toBe('lima juta tujuh ratus lima puluh ribu rupiah')
    expect(totals.tax).toBeNull()
  })

  test('DOC-03 lines and charges that bear no PPN are left out of its base, and paid all the same', () => {
    const tax = { percent: 11, otherBase: false, included: false, exempt: ['Jasa', 'ongkir'] }
    const lines = [goods(2, 500_000), { ...goods(1, 200_000), description: 'jasa' }]
    const charges = [{ label: 'Ongkir', amount: 50_000 }]
    const totals = reckonTotals(sums({ lines, charges, tax }))
    expect(totals.tax).toMatchObject({ base: 1_000_000, exempt: 250_000, amount: 110_000 })
    expect(totals.total).toBe(1_360_000)
    // A share that is taken off the whole is theirs too.
    expect(reckonTotals(sums({ lines, charges, tax, discount: { percent: 10 } })).tax?.amount).toBe(99_000)
  })

  test('DOC-03 PPN 12 % of DPP nilai lain: 1.000.000 gives 916.667 and 110.000', () => {
    const tax = { percent: 12, otherBase: true, included: false }
    const totals = reckonTotals(sums({ lines: [goods(1, 1_000_000)], tax }))
    expect(totals.tax).toMatchObject({ base: 1_000_000, otherBase: 916_667, amount: 110_000 })
    expect(totals.total).toBe(1_110_000)
  })

  test('DOC-03 PPN already in the prices leaves the total as it is', () => {
    const tax = { percent: 12, otherBase: true, included: true }
    const totals = reckonTotals(sums({ lines: [goods(1, 1_110_000)], tax }))
    expect(totals.total).toBe(1_110_000)
    expect(totals.tax).toMatchObject({ base: 1_000_000, otherBase: 916_667, amount: 110_000 })
  })

  test('DOC-03 discount, charges, down payment in their order', () => {
    const totals = reckonTotals(
      sums({
        lines: [goods(10, 100_000)],
        discount: { percent: 10 },
        charges: [{ label: 'Ongkos kirim', amount: 50_000 }],
        downPayment: { percent: 50 },
      }),
    )
    expect(totals).toMatchObject({ subtotal: 1_000_000, discount: 100_000, charges: 50_000, total: 950_000 })
    expect(totals).toMatchObject({ downPayment: 475_000, balance: 475_000 })
  })

  test('DOC-03 a missing price leaves the total open, never guessed', () => {
    const totals = reckonTotals(sums({ lines: [goods(2, 5_000), goods(3, null)] }))
    expect(totals).toMatchObject({ lines: [10_000, null], subtotal: 10_000, total: null, inWords: null })
    expect(reckonTotals(sums({})).total).toBeNull()
  })

  test('DOC-03 quantities with a comma and quantities beyond reckoning', () => {
    expect(lineAmount(goods(2.5, 15_000))).toBe(37_500)
    expect(lineAmount(goods(0.1, 3))).toBe(0)
    expect(lineAmount(goods(1.1, 1_000_000))).toBe(1_100_000)
    expect(lineAmount(goods(Number.MAX_VALUE, 9_000_000_000_000_000))).toBeNull()
  })

  test('DOC-03 10,000 random invoices: sums add up, no one-rupiah error', () => {
    const line = fc.record({
      description: fc.constant('x'),
      quantity: fc.option(fc.integer({ min: 1, max: 5_000 })),
      unit: fc.constant(''),
      price: fc.integer({ min: 0, max: 50_000_000 }),
    })
    const part = fc.option(
      fc.oneof(fc.record({ percent: fc.integer({ min: 0, max: 100 }) }), fc.record({ amount: fc.nat(2_000_000) })),
    )
    const invoice = fc.record({
      lines: fc.array(line, { minLength: 1, maxLength: 8 }),
      charges: fc.array(
        fc.record({ label: fc.constant('Ongkos kirim'), amount: fc.integer({ min: 1, max: 500_000 }) }),
        {
          maxLength: 2,
        },
      ),
      discount: part,
      downPayment: part,
      kept: part,
      tax: fc.option(
        fc.record({ percent: fc.constantFrom(10, 11, 12), otherBase: fc.boolean(), included: fc.boolean() }),
      ),
    })
    fc.assert(
      fc.property(invoice, ({ kept, ...facts }) => {
        const totals = reckonTotals(kept ? { ...facts, withheld: { name: 'PPh 23', share: kept } } : facts)
        const subtotal = facts.lines.reduce((sum, { quantity, price }) => sum + (quantity ?? 1) * price, 0)
        const isOpen = subtotal + facts.charges.length === 0
        const net = totals.subtotal - totals.discount + totals.charges
        const taxOnTop = totals.tax && !totals.tax.included ? totals.tax.amount : 0
        expect(totals.subtotal).toBe(subtotal)
        expect(totals.discount).toBeLessThanOrEqual(subtotal)
        expect(totals.total).toBe(isOpen ? null : net + taxOnTop - totals.withheld)
        expect(totals.balance).toBe(isOpen ? null : net + taxOnTop - totals.withheld - totals.downPayment)
        expect(taxFaults(facts.tax?.percent ?? 0, net, totals)).toEqual([])
        expect(keptFaults(kept, totals)).toEqual([])
      }),
      { numRuns: 10_000 },
    )
  })

  test('DOC-03 never throws, whatever the stored numbers are', () => {
    const money = fc.nat(Number.MAX_SAFE_INTEGER)
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            description: fc.string(),
            quantity: fc.option(fc.double({ min: 1e-9, noNaN: true, noDefaultInfinity: true })),
            unit: fc.string(),
            price: fc.option(money),
          }),
        ),
        fc.array(fc.record({ label: fc.string(), amount: money })),
        fc.double({ noNaN: true }),
        (lines, charges, percent) => {
          const tax = { percent, otherBase: true, included: false }
          const totals = reckonTotals({ lines, charges, discount: { percent }, tax, downPayment: { percent } })
          expect(totals.lines).toHaveLength(lines.length)
        },
      ),
    )
  })
})
