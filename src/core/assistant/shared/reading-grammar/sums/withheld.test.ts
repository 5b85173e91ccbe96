import { expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'
import { composeReading } from '../compose-reading.ts'

const read = (text: string) => {
  const { withheld, discount } = composeReading(text, '2026-11-21' as IsoDay)
  return { withheld, discount }
}

const pph = (name: string, share: { percent: number } | { amount: number }) => ({ name, share })

test.each([
  ['invoice audit 20jt, diskon 2jt, PPN 11%, potong PPh 23 2%', { amount: 2_000_000 }, pph('PPh 23', { percent: 2 })],
  ['invoice desain 12jt, diskon 10%, lalu dipotong PPh 23 2%', { percent: 10 }, pph('PPh 23', { percent: 2 })],
  ['invoice sewa ruko 60 juta potong PPh 4 ayat 2 10%', null, pph('PPh 4 ayat 2', { percent: 10 })],
  ['invoice pasang cctv 15jt, diskon 5%, PPh 23 dipotong 285.000', { percent: 5 }, pph('PPh 23', { amount: 285_000 })],
  ['invoice: desain 12 post @ 45rb, pajak 2,5% dipotong klien', null, pph('Potongan pajak', { percent: 2.5 })],
  ['invoice jasa 10jt, diskon 5%, PPh 23 2%', { percent: 5 }, pph('PPh 23', { percent: 2 })],
])('DOC-03 the tax that a payer keeps back is no discount: %s', (text, discount, withheld) =>
  expect(read(text)).toEqual({ discount, withheld }),
)

test.each([
  'invoice jasa 10jt, diskon 5%, belum termasuk PPh 23 2%',
  'invoice jasa 10jt, diskon 5%, PPh 23 2% ditanggung kami',
])('DOC-03 what is told of such a tax and not kept back takes nothing off: %s', (text) =>
  expect(read(text)).toEqual({ discount: { percent: 5 }, withheld: undefined }),
)
