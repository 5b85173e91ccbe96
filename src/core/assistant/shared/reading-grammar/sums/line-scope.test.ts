import { expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { readMessage } from '../../read-message.ts'

const today = '2026-11-21' as IsoDay
const goods = 'invoice ke Toko Aba. ember cor 40 biji @30rb, lem ember 20 kaleng @15rb, paku 10 kg @25rb'

test.each([
  ['diskon 10% yg ember', 120_000],
  ['diskon 10% utk lem embernya aja', 30_000],
  ['paku didiskon 20% karena sisa', 50_000],
  ['diskon 5% utk semua kecuali paku', 75_000],
])('ASSIST-05 DOC-08 a share is taken off the lines that the words around it name: %s', (told, amount) => {
  expect(readMessage(`${goods}. ${told}`, today).discount).toEqual({ amount })
})

test.each(['diskon 10%', 'diskon 10% untuk semua barang', 'diskon 10% karena beli paku banyak'])(
  'ASSIST-05 a share that names no line alone is of the whole: %s',
  (told) => {
    expect(readMessage(`${goods}. ${told}`, today).discount).toEqual({ percent: 10 })
  },
)

test('ASSIST-05 DOC-08 a share of what is asked for besides the goods is taken off that', () => {
  const said = 'nota servis: oli 60rb, busi 40rb, ongkos kerja 100rb. diskon 20% utk ongkos kerjanya aja'
  expect(readMessage(said, today).discount).toEqual({ amount: 20_000 })
})

test.each([
  ['kaos M 20 pcs @70rb, kaos XL 10 pcs @70rb, yg XL nambah 10rb per pcs', 'tambahan XL @10.000', 100_000],
  ['penerjemahan 40 halaman @75rb, kilat nambah 20% dari biaya terjemahan', 'kilat 20%', 600_000],
  ['jaket 5 pcs @100rb, asuransi 0,5% dari nilai barang 10jt', 'asuransi', 50_000],
])('ASSIST-05 DOC-08 what some lines cost more is added to the bill: %s', (told, label, amount) => {
  expect(readMessage(`invoice ke Toko Aba. ${told}`, today).charges).toEqual([{ label, amount }])
})

test.each(['potong 50rb', 'udah gitu potong 50rb', 'turunin 50rb dari totalnya', 'subsidi desa 50rb dikurangkan'])(
  'ASSIST-05 DOC-08 a sum is taken off by the verb before or behind it: %s',
  (told) => {
    expect(readMessage(`${goods}, ${told}`, today).discount).toEqual({ amount: 50_000 })
  },
)
