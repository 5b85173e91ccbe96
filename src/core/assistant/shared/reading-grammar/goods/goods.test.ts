import { describe, expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { readMessage } from '../../read-message.ts'

const today = '2026-11-21' as IsoDay

const goodsOf = (text: string) =>
  readMessage(text, today).goods.map(({ name, quantity, unit, price, amount }) => [name, quantity, unit, price, amount])

const years = (text: string) => readMessage(`invoice buat Pak Budi: ${text}`, today).goods[0]?.amount

describe('ASSIST-01 CHAT-16 goods in free order', () => {
  const shirts = ['kaos polo', 100, null, 45_000, 4_500_000]
  const inPieces = ['kaos polo', 100, 'pcs', 45_000, 4_500_000]
  test.each([
    ['100 kaos polo @ 45.000', shirts],
    ['45.000 x 100 kaos polo', shirts],
    ['kaos polo: 100 x 45.000', shirts],
    ['kaos polo sebanyak 100 dengan harga Rp 45.000', shirts],
    ['kaos polo: 100 x 45.000 = 4.500.000', shirts],
    ['kaos polo 100 pcs harga 45rb', inPieces],
    ['100 pcs kaos polo harga satuan 45 ribu', inPieces],
    ['pesan kaos polo 100 pcs, harga 45rb per pcs', inPieces],
    ['kaos polo 100 pcs total 4,5jt', inPieces],
    ['100 kaos polo @ 45rb/pcs', inPieces],
  ])('ASSIST-01 invoice %s', (text, line) => {
    expect(goodsOf(`invoice ${text}`)).toEqual([line])
    expect(goodsOf(`invoice untuk PT Maju, ${text}, ongkir 10rb`)).toEqual([line])
  })

  test.each([
    ['100 kaos @ 45.000 dan 50 topi @ 25.000'],
    ['kaos 100 harga 45rb, topi 50 harga 25rb'],
    ['\n- kaos 100 @ 45.000\n- topi 50 @ 25.000'],
    ['\n1. kaos 100 @ 45.000\n2. topi 50 @ 25.000'],
    ['item: a) kaos 100 @ 45rb; b) topi 50 @ 25rb'],
    ['kaos 100 @45rb topi 50 @25rb'],
    ['100 kaos @45rb 50 topi @25rb'],
  ])('ASSIST-01 two lines: %s', (text) => {
    expect(goodsOf(`penawaran untuk Pak Budi: ${text}`)).toEqual([
      ['kaos', 100, null, 45_000, 4_500_000],
      ['topi', 50, null, 25_000, 1_250_000],
    ])
  })

  test.each([
    ['3 kodi kaos, 95rb per helai', ['kaos', 60, 'helai', 95_000, 5_700_000]],
    ['2 lusin gelas harga 5rb per buah', ['gelas', 24, 'buah', 5_000, 120_000]],
    ['2 lusin gelas 60rb', ['gelas', 2, 'lusin', 60_000, 120_000]],
    ['1 gross kancing @200/pcs', ['kancing', 144, 'pcs', 200, 28_800]],
    ['beras setengah kuintal 14rb per kg', ['beras', 50, 'kg', 14_000, 700_000]],
    ['brownies selusin 25rb per biji', ['brownies', 12, 'biji', 25_000, 300_000]],
    ['dua puluh lima kotak nasi @ 20rb', ['nasi', 25, 'kotak', 20_000, 500_000]],
    ['minyak 600 ml 10 botol 12rb', ['minyak 600 ml', 10, 'botol', 12_000, 120_000]],
    ['brosur 1.000 @ 500', ['brosur', 1_000, null, 500, 500_000]],
    ['spanduk 3x1 meter 2 lembar @75rb', ['spanduk 3x1 meter', 2, 'lembar', 75_000, 150_000]],
    ['katering 20 porsi x 22.000 x 5 hari', ['katering', 100, 'porsi', 22_000, 2_200_000]],
    ['hotel 2 malam @550rb', ['hotel', 2, 'malam', 550_000, 1_100_000]],
    ['jasa desain logo 2,5 juta', ['jasa desain logo', null, null, 2_500_000, null]],
    ['50 kursi lipat', ['kursi lipat', 50, null, null, null]],
  ])('ASSIST-01 invoice %s', (text, line) => expect(goodsOf(`invoice ${text}`)).toEqual([line]))

  test('ASSIST-01 a sentence in capitals reads like any other', () => {
    expect(
      goodsOf('BUATKAN INVOICE UNTUK IBU RATNA SARI 15 PAKET SEMBAKO HARGA 125.000 PER PAKET ONGKIR 75.000'),
    ).toEqual([['Sembako', 15, 'paket', 125_000, 1_875_000]])
  })

  test('ASSIST-01 code in a name stays as it is', () => {
    expect(goodsOf('invoice 10 gelas {{7*7}} @ 5.000')).toEqual([['gelas {{7*7}}', 10, null, 5_000, 50_000]])
  })
})

const read = (text: string) => readMessage(`invoice untuk PT Maju: 10 kaos @ 50.000, ${text}`, today)

describe('ASSIST-01 sums beside the goods', () => {
  test.each([
    ['ongkir 25rb', 'ongkir', 25_000],
    ['ongkos kirim Rp 25.000', 'ongkos kirim', 25_000],
    ['biaya pasang 350 ribu', 'biaya pasang', 350_000],
    ['deposit 1jt', 'deposit', 1_000_000],
  ])('ASSIST-01 %s is a charge', (text, label, amount) => {
    expect(read(text).charges).toEqual([{ label, amount }])
    expect(read(text).goods).toHaveLength(1)
  })

  test('ASSIST-05 a rent of years is told for all of them, the price of one year for each', () => {
    expect(years('sewa ruko 2 tahun 40jt')).toBe(40_000_000)
    expect(years('sewa ruko 2 tahun @40jt')).toBe(80_000_000)
    expect(years('sewa ruko 2 tahun 40jt per tahun')).toBe(80_000_000)
    expect(years('domain 2 tahun 200rb')).toBe(400_000)
  })

  test('ASSIST-01 discount, deposit and total', () => {
    expect(read('diskon 10%').discount).toEqual({ percent: 10 })
    expect(read('potongan 50rb').discount).toEqual({ amount: 50_000 })
    expect(read('DP 30%').downPayment).toEqual({ percent: 30 })
    expect(read('uang muka 1jt').downPayment).toEqual({ amount: 1_000_000 })
    expect(read('deposit 1jt udah masuk').downPayment).toEqual({ amount: 1_000_000 })
    expect(read('total 500rb').statedTotal).toBe(500_000)
    expect(readMessage('kuitansi dari Pak Anton sebesar 5 juta', today).statedTotal).toBe(5_000_000)
  })

  test.each([
    ['PPN 11%', { percent: 11, included: false }],
    ['+ PPN', { percent: null, included: false }],
    ['belum termasuk PPN', { percent: null, included: false }],
    ['harga sudah termasuk PPN 11%', { percent: 11, included: true }],
    ['tanpa PPN', null],
    ['tidak pakai pajak', null],
  ])('ASSIST-01 %s', (text, tax) => expect(read(text).tax).toEqual(tax))

  test('ASSIST-01 conditions are kept as written', () => {
    expect(read('garansi 1 tahun, pengiriman 3 hari setelah DP, harga belum termasuk ongkir').terms).toEqual([
      'garansi 1 tahun',
      'pengiriman 3 hari setelah DP',
      'harga belum termasuk ongkir',
    ])
  })
})

test.each([
  'menu: es jeruk 5rb, teh manis 4rb, teh tarik 7rb, kopi 6rb',
  'Menu Warung Bu Nah: es jeruk 5rb, teh manis 4rb, teh tarik 7rb, kopi 6rb',
])('ASSIST-01 tea among goods is a drink and no woman: %s', (text) => {
  const { goods } = readMessage(text, '2026-11-21' as IsoDay)
  expect(goods.map(({ name, price }) => `${name} ${price}`)).toEqual(
    expect.arrayContaining(['teh manis 4000', 'teh tarik 7000', 'kopi 6000']),
  )
})

test('DOC-04 DOC-03 `satuannya` behind dozens is the price of a piece', () => {
  const { goods } = readMessage(
    'centong kayu 3 lusin satuannya 10.000, nampan 2 lusin satuannya 20rb. tagihan buat Toko Anggrek',
    '2026-11-22' as IsoDay,
  )
  expect(goods.map(({ amount }) => amount)).toEqual([360_000, 480_000])
})

test('DOC-03 a rate told behind the mark is that of the tax', () => {
  const { tax } = readMessage(
    'penawaran kursi 10 @ 100.000. Belum PPN, tambahkan 11% dari semuanya',
    '2026-11-22' as IsoDay,
  )
  expect(tax).toMatchObject({ percent: 11, included: false })
})
