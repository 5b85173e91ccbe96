import fc from 'fast-check'
import { expect, test } from 'vitest'

import { reckonShift } from '../shift.ts'
import { receiptColumns } from './paper.ts'
import type { ReceiptShop } from './receipt-text.ts'
import { differenceWords, type EndedShift, shiftLines } from './shift-slip.ts'

const shop: ReceiptShop = {
  name: 'Warung Kopi Senja',
  address: '',
  phone: '',
  timeZone: 'Asia/Jakarta',
  receiptColumns: 32,
  receiptFooter: '',
}
const ended = (countedCash: number, notes?: string, outs = [30_000]): EndedShift => ({
  opened: { id: 'shf_0000000000000001', cashier: 'Sari', openedAt: '2026-11-21T01:00:00.000Z', openingCash: 100_000 },
  closed: { id: 'shf_0000000000000001', closedAt: '2026-11-21T10:05:00.000Z', countedCash, notes },
  report: reckonShift({
    openingCash: 100_000,
    moves: outs.map((amount) => ({ direction: 'out' as const, amount })),
    sales: [
      { paymentMethod: 'tunai', total: 50_000, change: 0, discount: 5_000, lines: [] },
      { paymentMethod: 'qris', total: 20_000, change: 0, lines: [] },
    ],
    refunds: [{ paymentMethod: 'tunai', amount: 10_000, debt: 0 }],
    debtPayments: [],
  }),
})

test('POS-06 the closing slip tells the shift, its sales, the drawer and the difference', () => {
  expect(shiftLines(ended(105_000, 'Kembalian kurang'), shop)).toEqual([
    '       Warung Kopi Senja',
    '--------------------------------',
    '          TUTUP SHIFT',
    'Buka              21/11/26 08.00',
    'Tutup             21/11/26 17.05',
    'Kasir: Sari',
    '--------------------------------',
    '2 penjualan               70.000',
    '  Tunai                   50.000',
    '  QRIS                    20.000',
    'Diskon diberikan           5.000',
    '1 pengembalian           -10.000',
    '--------------------------------',
    'Uang awal                100.000',
    'Penjualan tunai           50.000',
    'Uang masuk                     0',
    'Uang keluar              -30.000',
    'Pengembalian tunai       -10.000',
    'Seharusnya di laci       110.000',
    'Uang yang dihitung       105.000',
    'SELISIH          Kurang Rp 5.000',
    '--------------------------------',
    'Catatan: Kembalian kurang',
  ])
})

test('POS-06 the counted cash is right, too much or too little', () => {
  const words = [100_000, 102_000, 98_500].map((counted) => differenceWords(counted, 100_000))
  expect(words).toEqual(['Pas', 'Lebih Rp\u00A02.000', 'Kurang Rp\u00A01.500'])
})

test('POS-06 whatever was counted and noted, no line of the slip is wider than the paper', () => {
  const cash = fc.nat(1_000_000_000_000)
  fc.assert(
    fc.property(
      fc.constantFrom(...receiptColumns),
      cash,
      cash,
      fc.string({ maxLength: 500 }),
      (columns, counted, out, notes) => {
        const lines = shiftLines(ended(counted, notes, [out]), { ...shop, receiptColumns: columns })
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(columns)
      },
    ),
  )
})
