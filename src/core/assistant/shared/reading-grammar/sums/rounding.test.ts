import fc from 'fast-check'
import { expect, test } from 'vitest'

import { rupiah } from '#core/text/shared/rupiah.ts'
import { withRounding } from './rounding.ts'

const line = (amount: number) => ({
  name: 'barang',
  quantity: 1,
  unit: null,
  price: rupiah(amount),
  amount: rupiah(amount),
})

test('DOC-03 a bill comes to what it is told to be rounded to, up or down, and to nothing else', () => {
  const money = fc.integer({ min: 1000, max: 90_000_000 })
  fc.assert(
    fc.property(
      money,
      fc.option(fc.integer({ min: 1, max: 900 })),
      fc.integer({ min: -40, max: 40 }),
      (sum, off, thousandths) => {
        const discount = off === null ? null : { amount: rupiah(off) }
        const bill = sum + 10_000 - (off ?? 0)
        const to = rupiah(Math.max(1, bill + Math.trunc((bill * thousandths) / 1000)))
        const steps = withRounding({ to, isAgreed: false }, [line(sum)], {
          discount,
          charges: [{ label: 'ongkir', amount: rupiah(10_000) }],
        })
        const less = steps.discount !== null && 'amount' in steps.discount ? steps.discount.amount : 0
        expect(steps.charges.reduce((all, { amount }) => all + amount, sum) - less).toBe(to)
      },
    ),
  )
})

const roundedTo = (sum: number) => ({ to: rupiah(sum), isAgreed: false })

test('DOC-03 another price is no rounding, and a missing one leaves all as it is', () => {
  const steps = { discount: null, charges: [] }
  expect(withRounding(roundedTo(80_000), [line(100_000)], steps)).toBe(steps)
  expect(withRounding({ ...roundedTo(80_000), isAgreed: true }, [line(100_000)], steps).discount).toEqual({
    amount: 20_000,
  })
  expect(withRounding(roundedTo(100_000), [line(99_500), { ...line(0), price: null, amount: null }], steps)).toBe(steps)
})
