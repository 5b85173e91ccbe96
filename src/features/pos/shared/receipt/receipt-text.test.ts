import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Sale } from '../sale.ts'
import { paperHeight, paperWidth, receiptColumns } from './paper.ts'
import { receiptLines, type ReceiptShop, whatsAppAddress } from './receipt-text.ts'

const shop: ReceiptShop = {
  name: 'Warung Kopi Senja',
  address: 'Jl. Melati 5, Bandung',
  phone: '',
  timeZone: 'Asia/Jakarta',
  receiptColumns: 32,
  receiptFooter: '',
}
const sale: Sale = {
  id: 'sal_0000000000000001',
  number: '261121-0042',
  lines: [
    { id: 'sli_1', productId: 'p1', productName: 'Ayam Geprek', quantity: 2, price: 25_000, total: 50_000 },
    {
      id: 'sli_2',
      productId: 'p2',
      productName: 'Es Kopi Susu Gula Aren Ukuran Besar',
      quantity: 1,
      price: 18_000,
      total: 18_000,
    },
  ],
  total: 68_000,
  paymentMethod: 'tunai',
  received: 100_000,
  change: 32_000,
  customerName: null,
  notes: '',
  status: 'completed',
  cashier: 'Sari',
  timestamp: '2026-11-21T07:05:00.000Z',
}

describe('POS-06 the receipt', () => {
  test('POS-06, POS-11 32 columns with the shop, its own time, goods, total and change', () => {
    expect(receiptLines(sale, shop)).toEqual([
      '       Warung Kopi Senja',
      '     Jl. Melati 5, Bandung',
      '--------------------------------',
      'No 261121-0042    21/11/26 14.05',
      'Kasir: Sari',
      '--------------------------------',
      'Ayam Geprek',
      '  2 x 25.000              50.000',
      'Es Kopi Susu Gula Aren Ukuran',
      'Besar',
      '  1 x 18.000              18.000',
      '--------------------------------',
      'TOTAL                  Rp 68.000',
      'Tunai                    100.000',
      'Kembali                   32.000',
      '--------------------------------',
      '          Terima kasih',
    ])
  })

  test('POS-06 what was noted stands with the buyer, in as many lines as it takes', () => {
    const noted = { ...sale, customerName: 'Bu Rina', notes: 'Tanpa gula, es sedikit, dibungkus' }
    expect(receiptLines(noted, shop).slice(4, 8)).toEqual([
      'Kasir: Sari',
      'Pelanggan: Bu Rina',
      'Catatan: Tanpa gula, es sedikit,',
      'dibungkus',
    ])
  })

  test('POS-06 what the buyer wants of one of the goods stands below it', () => {
    const [rice, coffee] = sale.lines
    const noted = { ...sale, lines: [{ ...rice!, note: 'Tanpa sambal, nasinya setengah saja' }, coffee!] }
    expect(receiptLines(noted, shop).slice(6, 10)).toEqual([
      'Ayam Geprek',
      '* Tanpa sambal, nasinya setengah',
      'saja',
      '  2 x 25.000              50.000',
    ])
  })

  test('POS-06 48 columns on the wider paper, with the shop’s own last words', () => {
    const wide = {
      ...shop,
      receiptColumns: 48,
      receiptFooter: ' Barang kembali paling lambat tiga hari, bawa struk ini ya ',
    } as const
    expect(receiptLines(sale, wide)).toEqual([
      '               Warung Kopi Senja',
      '             Jl. Melati 5, Bandung',
      '------------------------------------------------',
      'No 261121-0042                    21/11/26 14.05',
      'Kasir: Sari',
      '------------------------------------------------',
      'Ayam Geprek',
      '  2 x 25.000                              50.000',
      'Es Kopi Susu Gula Aren Ukuran Besar',
      '  1 x 18.000                              18.000',
      '------------------------------------------------',
      'TOTAL                                  Rp 68.000',
      'Tunai                                    100.000',
      'Kembali                                   32.000',
      '------------------------------------------------',
      '  Barang kembali paling lambat tiga hari, bawa',
      '                  struk ini ya',
    ])
    expect(receiptLines(sale, { ...shop, receiptFooter: '  ' }).at(-1)).toBe('          Terima kasih')
  })

  test('POS-06 what was taken off, each way of paying and what came back stand on it', () => {
    const [rice, coffee] = sale.lines
    const mixed: Sale = {
      ...sale,
      lines: [
        { ...rice!, discount: 5_000, total: 45_000, billDiscount: 2_143 },
        { ...coffee!, billDiscount: 857 },
      ],
      discount: 3_000,
      total: 60_000,
      paymentMethod: 'campur',
      payments: [
        { method: 'tunai', amount: 50_000 },
        { method: 'qris', amount: 20_000 },
      ],
      received: 70_000,
      change: 10_000,
      customerName: 'Bu Rina',
      status: 'partly_refunded',
      refunded: 17_143,
    }
    expect(receiptLines(mixed, shop).slice(4)).toEqual([
      'Kasir: Sari',
      'Pelanggan: Bu Rina',
      '--------------------------------',
      'Ayam Geprek',
      '  2 x 25.000              50.000',
      '  Diskon                  -5.000',
      'Es Kopi Susu Gula Aren Ukuran',
      'Besar',
      '  1 x 18.000              18.000',
      '--------------------------------',
      'Subtotal                  63.000',
      'Diskon                    -3.000',
      'TOTAL                  Rp 60.000',
      'Tunai                     50.000',
      'QRIS                      20.000',
      'Kembali                   10.000',
      'Dikembalikan             -17.143',
      '--------------------------------',
      '          Terima kasih',
    ])
    expect(receiptLines({ ...sale, status: 'void' }, shop)).toContain('           DIBATALKAN')
  })

  test('POS-06 what was paid and what stays as kasbon stand on it, and what is owed in all', () => {
    const lent: Sale = {
      ...sale,
      paymentMethod: 'campur',
      payments: [
        { method: 'tunai', amount: 20_000 },
        { method: 'kasbon', amount: 48_000 },
      ],
      received: 68_000,
      change: 0,
      customerName: 'Bu Rina',
      owed: 120_000,
    }
    expect(receiptLines(lent, shop).slice(12, -2)).toEqual([
      '--------------------------------',
      'TOTAL                  Rp 68.000',
      'Tunai                     20.000',
      'Kasbon                    48.000',
      'Kasbon seluruhnya        120.000',
    ])
  })

  test('POS-11 a shop in the east has its own hour, and QRIS gives no change', () => {
    const lines = receiptLines(
      { ...sale, paymentMethod: 'qris', received: 68_000, change: 0 },
      { ...shop, timeZone: 'Asia/Jayapura' },
    )
    expect(lines.join('\n')).toContain('16.05')
    expect(lines.join('\n')).toContain('QRIS                      68.000')
    expect(lines.join('\n')).not.toContain('Kembali')
  })

  test('POS-06 no line is wider than the paper, whatever the names and sums', () => {
    const names = fc.string({ unit: 'grapheme-ascii', maxLength: 90 })
    fc.assert(
      fc.property(
        names,
        names,
        fc.nat(1_000_000_000_000),
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.constantFrom(...receiptColumns),
        (name, goods, total, quantity, columns) => {
          const lines = receiptLines(
            {
              ...sale,
              total,
              received: total,
              lines: [{ id: 'x', productId: null, productName: goods, quantity, price: total, total }],
            },
            { ...shop, name, address: goods, receiptFooter: name, receiptColumns: columns },
          )
          for (const line of lines) expect(line.length).toBeLessThanOrEqual(columns)
        },
      ),
    )
  })

  test('POS-06 the share text carries the same lines', () => {
    const text = new URL(whatsAppAddress(sale, shop)).searchParams.get('text')
    expect(text).toBe(['```', ...receiptLines(sale, shop), '```'].join('\n'))
    expect(whatsAppAddress(sale, shop)).toMatch(/^https:\/\/wa\.me\/\?text=/)
    const known = whatsAppAddress({ ...sale, customerPhone: '0812-3456 7890' }, shop)
    expect(known).toMatch(/^https:\/\/wa\.me\/6281234567890\?text=/)
    expect(whatsAppAddress({ ...sale, customerPhone: 'rumah sebelah' }, shop)).toMatch(/^https:\/\/wa\.me\/\?text=/)
  })

  test('POS-11 the paper has room for every line, is never wider than long and grows with the receipt', () => {
    const lineHeight = 2.45 * 1.3
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 700 }), fc.constantFrom(...receiptColumns), (lines, columns) => {
        const width = paperWidth(columns)
        const height = paperHeight(lines, columns)
        expect(height).toBeGreaterThanOrEqual(lines * lineHeight + 8)
        expect(height).toBeGreaterThan(width)
        expect(height).toBeLessThan(Math.max(width + 3, lines * lineHeight + 8 + 3))
      }),
    )
  })
})

test('POS-06 a sale of a place has its name, address and telephone; what it lacks is the shop’s own', () => {
  const locations = [
    { id: 'loc_a', name: 'Warung Kopi Senja', address: '', phone: '' },
    { id: 'loc_b', name: 'Cabang Dago', address: 'Jl. Dago 9', phone: '0812' },
  ]
  const headOf = (locationId: string | undefined) =>
    receiptLines({ ...sale, locationId }, { ...shop, locations })
      .slice(0, 4)
      .map((line) => line.trim())
  const own = ['Warung Kopi Senja', 'Jl. Melati 5, Bandung']
  expect(headOf('loc_b')).toEqual(['Warung Kopi Senja', 'Cabang Dago', 'Jl. Dago 9', '0812'])
  for (const id of ['loc_a', 'loc_gone', undefined]) expect(headOf(id).slice(0, 2)).toEqual(own)
})
