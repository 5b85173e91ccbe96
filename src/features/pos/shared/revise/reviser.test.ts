import { describe, expect, test } from 'vitest'

import type { AssistantContext, OpenItem } from '#core/assistant/shared/port.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { posContent } from '../pos-content.ts'
import { posReviser } from './reviser.ts'

const context: AssistantContext = {
  today: '2026-11-21' as IsoDay,
  timeZone: 'Asia/Jakarta',
  ownerName: null,
  turns: [],
}
const content = {
  ...posContent.parse({ businessInfo: { name: 'Warung Bu Sri' } }),
  products: [
    { id: 'p1', name: 'Nasi goreng', price: 15_000, stock: 20 },
    { id: 'p2', name: 'Es teh', price: 5_000, stock: 50 },
    { id: 'p3', name: 'Es jeruk', price: 7_000, stock: 10 },
    { id: 'p4', name: 'Bungkus kado', price: 3_000, stock: null },
  ],
}
const item: OpenItem = { id: 'item_1', kind: 'pos', title: 'Warung', documentType: null, content, selection: null }
const read = (text: string) => posReviser.readRevision(text, item, context)

describe('what chat changes in a shop', () => {
  test.each<readonly [string, unknown]>([
    ['ubah harga es teh jadi 6.000', [{ op: 'product', id: 'p2', set: { price: 6_000 } }]],
    ['nasi goreng jadi 17rb', [{ op: 'product', id: 'p1', set: { price: 17_000 } }]],
    ['harga nasi goreng naikin 2 ribu', [{ op: 'product', id: 'p1', set: { price: 17_000 } }]],
    [
      'harganya naik 500 semua',
      [
        { op: 'product', id: 'p1', set: { price: 15_500 } },
        { op: 'product', id: 'p2', set: { price: 5_500 } },
        { op: 'product', id: 'p3', set: { price: 7_500 } },
        { op: 'product', id: 'p4', set: { price: 3_500 } },
      ],
    ],
    [
      'tambah menu sate telur 3500 sama gorengan 1000',
      [
        { op: 'product-add', product: expect.objectContaining({ name: 'Sate telur', price: 3_500 }) },
        { op: 'product-add', product: expect.objectContaining({ name: 'Gorengan', price: 1_000 }) },
      ],
    ],
    ['es teh ganti nama jadi teh poci', [{ op: 'product', id: 'p2', set: { name: 'teh poci' } }]],
    ['es teh tinggal 12', [{ op: 'product', id: 'p2', set: { stock: 12 } }]],
    ['es tehnya stoknya 30', [{ op: 'product', id: 'p2', set: { stock: 30 } }]],
    ['es teh tambah 20 lagi', [{ op: 'product', id: 'p2', set: { stockBy: 20 } }]],
    ['es teh tambah 1rb', [{ op: 'product', id: 'p2', set: { price: 6_000 } }]],
    ['es teh datang 24', [{ op: 'product', id: 'p2', set: { stockBy: 24 } }]],
    ['stok es teh masuk 24', [{ op: 'product', id: 'p2', set: { stockBy: 24 } }]],
    ['stok es teh jadi 80', [{ op: 'product', id: 'p2', set: { stock: 80 } }]],
    ['tambah stok es teh 30', [{ op: 'product', id: 'p2', set: { stockBy: 30 } }]],
    ['tambah pajak 10%', [{ op: 'charges', value: { serviceRate: 0, taxRate: 1_000, taxName: 'PB1' } }]],
    [
      'tambahkan ppn 11% sama service 5%',
      [{ op: 'charges', value: { serviceRate: 500, taxRate: 1_100, taxName: 'PPN' } }],
    ],
    [
      'pasang service 5% terus stok es teh jadi 80',
      [
        { op: 'charges', value: { serviceRate: 500, taxRate: 0, taxName: 'PB1' } },
        { op: 'product', id: 'p2', set: { stock: 80 } },
      ],
    ],
    ['kurangi stok nasi goreng 5', [{ op: 'product', id: 'p1', set: { stockBy: -5 } }]],
    ['es jeruk habis', [{ op: 'product', id: 'p3', set: { stock: 0 } }]],
    ['hapus es jeruk', [{ op: 'product-remove', id: 'p3' }]],
    [
      'tambah produk kopi hitam 8.000 stok 20',
      [
        {
          op: 'product-add',
          product: expect.objectContaining({ name: expect.stringMatching(/kopi hitam/i), price: 8_000, stock: 20 }),
        },
      ],
    ],
    ['ganti nama jadi Warung Berkah', [{ op: 'info', field: 'name', value: 'Warung Berkah' }]],
    ['ganti nama toko jadi Warung Berkah', [{ op: 'info', field: 'name', value: 'Warung Berkah' }]],
    [
      'catatan struk ganti "Terima kasih, datang lagi ya"',
      [{ op: 'receipt-note', value: 'Terima kasih, datang lagi ya' }],
    ],
    [
      'harga es teh jadi 6.000 dan es jeruk jadi 8.000',
      [
        { op: 'product', id: 'p2', set: { price: 6_000 } },
        { op: 'product', id: 'p3', set: { price: 8_000 } },
      ],
    ],
  ])('CHAT-15 %s', (sentence, changes) => {
    expect(read(sentence)).toMatchObject({ changes })
  })

  test.each<readonly [string, unknown]>([
    ['stok nasi goreng gak usah dihitung', [{ op: 'product', id: 'p1', set: { stock: null } }]],
    ['stok nasi goreng ga usah dihitung ya', [{ op: 'product', id: 'p1', set: { stock: null } }]],
    ['tolong jangan hitung stok es teh', [{ op: 'product', id: 'p2', set: { stock: null } }]],
    ['es teh nggak usah pakai stok', [{ op: 'product', id: 'p2', set: { stock: null } }]],
    ['stok es teh unlimited aja', [{ op: 'product', id: 'p2', set: { stock: null } }]],
    [
      'stok nasi goreng, es teh dan es jeruk tidak perlu dihitung',
      ['p1', 'p2', 'p3'].map((id) => ({ op: 'product', id, set: { stock: null } })),
    ],
    ['stok semua tidak usah dihitung', ['p1', 'p2', 'p3'].map((id) => ({ op: 'product', id, set: { stock: null } }))],
    ['hitung stok bungkus kado, sekarang 20', [{ op: 'product', id: 'p4', set: { stock: 20 } }]],
    ['hitung stok bungkus kado, sekarang ada 1.200 buah', [{ op: 'product', id: 'p4', set: { stock: 1_200 } }]],
    ['stok bungkus kado dihitung lagi, sekarang 20', [{ op: 'product', id: 'p4', set: { stock: 20 } }]],
    ['stok bungkus kado jadi 20', [{ op: 'product', id: 'p4', set: { stock: 20 } }]],
    ['tambah stok bungkus kado 5', [{ op: 'product', id: 'p4', set: { stockBy: 5 } }]],
    ['bungkus kado habis', [{ op: 'product', id: 'p4', set: { stock: 0 } }]],
    [
      'stok nasi goreng gak usah dihitung. harga es teh jadi 6.000',
      [
        { op: 'product', id: 'p1', set: { stock: null } },
        { op: 'product', id: 'p2', set: { price: 6_000 } },
      ],
    ],
    [
      'tambah produk jasa bungkus 2.000',
      [{ op: 'product-add', product: expect.objectContaining({ price: 2_000, stock: null }) }],
    ],
    [
      'tambah produk kerupuk 2.000',
      [{ op: 'product-add', product: expect.objectContaining({ price: 2_000, stock: 0 }) }],
    ],
    [
      'tambah produk kerupuk 2.000 tanpa stok',
      [{ op: 'product-add', product: expect.objectContaining({ name: 'Kerupuk', stock: null }) }],
    ],
  ])('CHAT-15, POS-02 counted or not: %s', (sentence, changes) => {
    expect(read(sentence)).toMatchObject({ changes })
  })

  test('CHAT-15, POS-02 counting begins with a figure, which is asked for', () => {
    expect(read('hitung stok bungkus kado')).toMatchObject({ ask: expect.stringContaining('Sekarang ada berapa?') })
    expect(read('kurangi stok bungkus kado 5')).toMatchObject({ ask: expect.stringContaining('tidak dihitung') })
    expect(read('stok bungkus kado gak usah dihitung')).toMatchObject({ ask: expect.stringContaining('sudah begitu') })
    expect(read('stok bungkus kado jadi 20')).toMatchObject({
      differences: [{ label: 'Stok Bungkus kado', before: 'tidak dihitung', after: '20' }],
    })
  })

  test.each(['kenapa stok bungkus kado tidak dihitung', 'stok es teh kok gak dihitung?', 'hitung stok semua berapa'])(
    'CHAT-15 a question about counting changes nothing: %s',
    (sentence) => expect(read(sentence) ?? {}).not.toHaveProperty('changes'),
  )

  test('CHAT-15 a name that fits two goods is asked back', () => {
    expect(read('ubah harga es jadi 6.000')).toMatchObject({ ask: expect.stringContaining('Contoh') })
    expect(read('ubah dong')).toMatchObject({ ask: expect.stringContaining('Contoh') })
  })

  test.each(['harga es teh berapa?', 'jangan diubah', 'laris hari ini', 'stoknya tinggal berapa', 'terima kasih'])(
    'CHAT-15 proposes nothing to: %s',
    (sentence) => {
      expect(read(sentence)).toBeNull()
    },
  )
})

test('CHAT-15, POS-06 the other rate stays, and what is taken off is not added any more', () => {
  const chargeRules = { serviceRate: 500, taxRate: 1_000, taxName: 'PB1' as const }
  const charging = { ...item, content: { ...content, settings: { receiptNote: '', chargeRules } } }
  const valueOf = (text: string) => {
    const revision = posReviser.readRevision(text, charging, context)
    return revision && 'changes' in revision ? revision : null
  }
  expect(valueOf('service jadi 7,5%')).toMatchObject({
    changes: [{ op: 'charges', value: { ...chargeRules, serviceRate: 750 } }],
    differences: [{ label: 'Tambahan tagihan', before: 'layanan 5% dan PB1 10%', after: 'layanan 7,5% dan PB1 10%' }],
  })
  expect(valueOf('hapus pajaknya')?.changes).toEqual([{ op: 'charges', value: { ...chargeRules, taxRate: 0 } }])
  expect(valueOf('berapa pajak 10% dari 50rb?')).toBeNull()
})
