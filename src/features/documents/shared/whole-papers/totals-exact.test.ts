import fc from 'fast-check'
import { expect, test } from 'vitest'

import { emptyLetter } from '../letter/letter-facts.ts'
import { ppnRateOn, ppnRates, usualTax } from '../letter/tax-rule.ts'
import { reckonTotals } from '../letter/totals.ts'

/** Whole parts of a figure that was typed with three decimals: exact, whatever a computer makes of 0.1. */
const thousandths = (value: number): bigint => BigInt(Math.round(value * 1_000))
/** Half up, for what is not negative. */
const half = (top: bigint, bottom: bigint): bigint => {
  const whole = top / bottom
  return (top % bottom) * 2n >= bottom ? whole + 1n : whole
}
const capped = (value: bigint, most: bigint): bigint => (value > most ? most : value)

type Part = { percent: number } | { amount: number } | null
const partOf = (part: Part, base: bigint): bigint => {
  if (part === null) return 0n
  return 'percent' in part ? half(base * thousandths(part.percent), 100_000n) : capped(BigInt(part.amount), base)
}

const digits = ['nol', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan']
const scales = new Map([
  ['ribu', 1e3],
  ['juta', 1e6],
  ['miliar', 1e9],
  ['triliun', 1e12],
])

/** The figure that some words say: `seratus dua puluh ribu rupiah` is 120000. */
const readWords = (words: string): number => {
  let whole = 0
  let group = 0
  let digit = 0
  for (const word of words
    .toLowerCase()
    .replace(/ rupiah$/, '')
    .replaceAll(/\bse(?=puluh|belas|ratus|ribu)/g, 'satu ')
    .split(/\s+/)) {
    const scale = scales.get(word)
    if (scale !== undefined) {
      whole += (group + digit) * scale
      group = 0
      digit = 0
    } else if (word === 'belas') {
      group += 10 + digit
      digit = 0
    } else if (word === 'puluh' || word === 'ratus') {
      group += digit * (word === 'puluh' ? 10 : 100)
      digit = 0
    } else digit = digits.indexOf(word)
  }
  return whole + group + digit
}

const line = fc.record({
  description: fc.constant('x'),
  quantity: fc.option(fc.integer({ min: 1, max: 5_000_000 }).map((part) => part / 1_000)),
  unit: fc.constant(''),
  price: fc.integer({ min: 0, max: 90_000_000 }),
})
const percent = fc.integer({ min: 0, max: 100_000 }).map((part) => part / 1_000)
const part = fc.option(fc.oneof(fc.record({ percent }), fc.record({ amount: fc.nat(50_000_000) })))
const invoices = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 10 }),
  charges: fc.array(fc.record({ label: fc.constant('Ongkos kirim'), amount: fc.nat(2_000_000) }), { maxLength: 3 }),
  discount: part,
  downPayment: part,
  tax: fc.option(
    fc.record({ percent: fc.constantFrom(10, 11, 12, 1.1, 2.2), otherBase: fc.boolean(), included: fc.boolean() }),
  ),
})

test('DOC-03 10,000 random invoices equal exact whole-number reckoning to the last rupiah, the words with them', () => {
  let paid = 0
  fc.assert(
    fc.property(invoices, (facts) => {
      const subtotal = facts.lines.reduce(
        (sum, { quantity, price }) => sum + half(BigInt(price) * thousandths(quantity ?? 1), 1_000n),
        0n,
      )
      const charges = facts.charges.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
      const net = subtotal - partOf(facts.discount, subtotal) + charges
      const { tax } = facts
      // PPN = net x rate, or x rate x 11/12; out of a sum that holds it, the same share of net / (1 + rate).
      const top = thousandths(tax?.percent ?? 0) * (tax?.otherBase ? 11n : 1n)
      const bottom = 100_000n * (tax?.otherBase ? 12n : 1n)
      const ppn = tax?.included ? half(net * top, bottom + top) : half(net * top, bottom)
      const total = net + (tax && !tax.included ? ppn : 0n)
      const down = partOf(facts.downPayment, total)
      const totals = reckonTotals(facts)
      fc.pre(subtotal + charges > 0n && totals.total !== null)
      paid += 1
      expect(
        [totals.subtotal, totals.total, totals.downPayment, totals.balance].map((sum) => BigInt(sum ?? -1)),
      ).toEqual([subtotal, total, down, total - down])
      expect(totals.tax?.amount ?? null).toBe(tax ? Number(ppn) : null)
      expect(totals.tax ? totals.tax.base + (totals.tax.included ? Number(ppn) : 0) : Number(net)).toBe(Number(net))
      expect(readWords(totals.inWords ?? '')).toBe(Number(total))
    }),
    { numRuns: 10_000 },
  )
  expect(paid).toBe(10_000)
})

test('DOC-03 PPN has the rate of its day: one list of rates with the day from which each holds', () => {
  expect(ppnRates.map(({ from }) => from)).toEqual(
    ppnRates
      .map(({ from }) => from)
      .toSorted()
      .toReversed(),
  )
  expect(ppnRateOn('2026-11-21')).toMatchObject({ percent: 12, otherBase: true })
  expect(ppnRateOn('2025-01-01')).toMatchObject({ percent: 12, otherBase: true })
  expect(ppnRateOn('2024-12-31')).toMatchObject({ percent: 11, otherBase: false })
  expect(ppnRateOn('2022-03-31')).toMatchObject({ percent: 10, otherBase: false })
  expect(usualTax(null, false, '2024-06-01')).toEqual({ percent: 11, otherBase: false, included: false })
  expect(usualTax(11, true, '2026-06-01')).toEqual({ percent: 11, otherBase: false, included: true })
  expect(usualTax(12, false, '2026-06-01')).toEqual({ percent: 12, otherBase: true, included: false })
  expect(usualTax(null, false)).toEqual({ percent: 12, otherBase: true, included: false })
  // Nobody gets PPN who did not ask for it.
  expect(emptyLetter('invoice', '2026-11-21').tax).toBeNull()
})
