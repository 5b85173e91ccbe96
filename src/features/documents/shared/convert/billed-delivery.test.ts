import { expect, test } from 'vitest'

import { writtenLetter } from '#tests/support/written-letter.ts'

import { billedDelivery, isDeliveryNote, unitPrices } from './billed-delivery.ts'

const note = (goods: string) => writtenLetter(`surat jalan untuk Toko Berkah, ${goods}`, 'surat_resmi').content
const pricesOf = (goods: string, told: string) =>
  billedDelivery(note(goods), unitPrices(told))?.letter.lines.map(({ quantity, price }) => [quantity, price]) ?? null

test('DOC-08 CHAT-04 the rows of a delivery note are billed at the prices of their units', () => {
  expect(isDeliveryNote(note('40 dus air mineral').letter)).toBe(true)
  expect(pricesOf('40 dus air mineral', 'bikin invoicenya, 18rb per dus')).toEqual([[40, 18_000]])
  expect(pricesOf('40 dus air mineral, 12 karung beras', 'invoicenya 18rb per dus, Rp 310.000/karung')).toEqual([
    [40, 18_000],
    [12, 310_000],
  ])
})

test('DOC-08 CHAT-04 a row whose price nobody told stays open, and a price that fits no row or several makes no bill of it', () => {
  expect(pricesOf('40 dus air mineral, 12 karung beras', 'invoicenya 18rb per dus')).toEqual([
    [40, 18_000],
    [12, null],
  ])
  expect(pricesOf('40 dus air mineral, 12 dus teh', 'invoicenya 18rb per dus')).toBeNull()
  expect(pricesOf('40 dus air mineral, 12 karung beras', 'invoicenya 9rb per liter')).toBeNull()
})

test('DOC-08 CHAT-04 another count than the note has makes no bill of it', () => {
  const [price] = unitPrices('invoicenya 18rb per dus')
  const billed = (quantity: number | null) =>
    billedDelivery(note('40 dus air mineral'), price === undefined ? [] : [{ ...price, quantity }])
  expect([billed(40) === null, billed(null) === null, billed(30) === null]).toEqual([false, false, true])
})
