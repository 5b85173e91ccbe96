import { expect, test } from 'vitest'

import { shownSale } from '../sold-sale.ts'
import { calmWord, reasonOf, stateLine } from './outbox-words.ts'
import { unsentTable } from './unsent-file.ts'

const well = {
  isOut: false,
  isStuck: false,
  waiting: 0,
  onlySales: true,
  refused: 0,
  keepsSales: true,
  isUnreadable: false,
  opensOffline: true,
}

test('POS-07 the line says what a seller has to know, the gravest first, and nothing while all is well', () => {
  expect(stateLine(well)).toBeNull()
  expect(stateLine({ ...well, waiting: 2 })).toBeNull()
  expect([calmWord(0, true), calmWord(2, true)]).toEqual(['semua terkirim', 'mengirim 2 penjualan…'])
  const textOf = (over: object) => stateLine({ ...well, ...over })?.text
  expect(textOf({ isOut: true, isStuck: true, waiting: 3 })).toBe('Tanpa internet: 3 penjualan menunggu.')
  expect(textOf({ isOut: true, waiting: 3, onlySales: false })).toBe('Tanpa internet: 3 catatan menunggu.')
  expect(textOf({ isOut: true })).toContain('Tetap bisa berjualan')
  expect(textOf({ isStuck: true, waiting: 1 })).toContain('Server belum menjawab')
  expect(textOf({ isOut: true, waiting: 3, refused: 1 })).toContain('1 penjualan tidak diterima')
  expect(stateLine({ ...well, isOut: true, keepsSales: false })).toMatchObject({ tone: 'error', hasMore: false })
  expect(textOf({ opensOffline: false })).toContain('https')
  expect(textOf({ isUnreadable: true, refused: 1 })).toContain('Muat ulang halaman ini')
})

test('POS-07 every refusal has a reason and a way on', () => {
  expect(reasonOf({ code: 'sale_conflict', details: {} })).toContain('Kirim lagi')
  expect(reasonOf({ code: 'product_gone', details: {} })).toContain('Unduh catatannya')
  expect(reasonOf({ code: 'received_too_low', details: {} })).toContain('kurang')
  expect(reasonOf({ code: 'something-new', details: {} })).not.toBe('')
})

test('POS-07 unsent sales can be taken as a table, without a name becoming a formula', () => {
  const sold = {
    id: 'sal_0000000000000001',
    number: 'A-0001',
    soldAt: '2026-11-21T02:05:00.000Z',
    cashier: 'Sari',
    lines: [
      { productId: 'a', name: "'=1+1", quantity: 2, price: 5_000 },
      { productId: 'b', name: 'Teh; "manis"', quantity: 1, price: 4_000 },
    ],
    paymentMethod: 'qris',
    received: 14_000,
  } as const
  const sale = shownSale({ ...sold, lines: [...sold.lines] })
  const entry = { kind: 'sale', at: sold.soldAt, sale, state: 'waiting' }
  expect(
    unsentTable([entry] as never, 'Asia/Jakarta')
      .split('\r\n')
      .slice(1, 3),
  ).toEqual([
    "A-0001;2026-11-21;09.05;Sari;''=1+1;2;5000;10000;QRIS;belum terkirim",
    'A-0001;2026-11-21;09.05;Sari;"Teh; ""manis""";1;4000;4000;QRIS;belum terkirim',
  ])
})
