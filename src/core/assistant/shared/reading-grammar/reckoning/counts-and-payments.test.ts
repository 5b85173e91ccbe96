import { expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { readMessage } from '../../read-message.ts'

const read = (message: string) => readMessage(message, '2026-11-21' as IsoDay)
const rows = (message: string) =>
  read(message).goods.map(({ name, quantity, price }) => [name.toLowerCase(), quantity, price])

test.each([
  [
    'people before a sign are those that its price is for',
    'buat penawaran outbound utk PT Sinar. 85 peserta @275rb/orang, 5 pendamping @150rb/orang',
    [
      ['outbound', 85, 275_000],
      ['pendamping', 5, 150_000],
    ],
  ],
  [
    'every count of a clause stands behind its thing, and what nobody takes of a price list is no line',
    'invoice Bu Nining, sarung 8 mukena 5. harga jual saya sarung 65rb, mukena 140rb, sajadah 90rb',
    [
      ['sarung', 8, 65_000],
      ['mukena', 5, 140_000],
    ],
  ],
  [
    'the price told with the last of several days is that of each',
    'tagihan nasi box pak Bonar senin 22 selasa 22 rabu 25 box harganya 21rb per box bikin invoice ya',
    [
      ['nasi box senin', 22, 21_000],
      ['nasi box selasa', 22, 21_000],
      ['nasi box rabu', 25, 21_000],
    ],
  ],
  [
    'days that fall out of a span',
    'invoice katering Bu Vera. 35 porsi per hari @28rb, senin sampai jumat. jumatnya mereka libur, jadi 4 hari saja',
    [['katering (35 porsi × 4 hari)', 140, 28_000]],
  ],
  [
    'some of what was counted, in words',
    'invoice Pak Dadang. Domba 4 ekor, yang dua 2,8 juta seekornya, yang dua lagi 3,1 juta seekor',
    [
      ['domba', 2, 2_800_000],
      ['domba', 2, 3_100_000],
    ],
  ],
  [
    'some of it without a mark before',
    'invoice pak hendro servis ac 4 unit cuci 120rb per unit yang 2 unit tambah freon 250rb per unit',
    [
      ['servis ac cuci', 4, 120_000],
      ['freon', 2, 250_000],
    ],
  ],
  [
    'one day of several',
    'invoice sound Pak Togap. Sound 3,5 juta per hari, pakai dua hari. Keyboard 1,2 juta sehari tapi cuma dipakai hari kedua',
    [
      ['sound', 2, 3_500_000],
      ['keyboard', 1, 1_200_000],
    ],
  ],
  [
    'grades told from below',
    'invoice kaos 120 pcs. harga gw kan bertingkat: dibawah 50 pcs 65rb, 50-99 60rb, 100 ke atas 55rb per pcs, jadi mereka kena yg 55',
    [['kaos', 120, 55_000]],
  ],
  [
    'grades told from below, where none is ordered yet',
    'surat penawaran telur ke RM Aba. Kalau ambil di bawah 50 kg harganya 29rb/kg, 50 kg ke atas 27.500/kg',
    [
      ['telur (1–49 kg)', null, 29_000],
      ['telur (mulai 50 kg)', null, 27_500],
    ],
  ],
  [
    'that so many are ordered is only why',
    'invoice kue kering Bu Tami. Nastar 24 toples @75rb, kastengel 18 toples @82.500. Karena lebih dari 40 toples dapat diskon 7,5%',
    [
      ['nastar', 24, 75_000],
      ['kastengel', 18, 82_500],
    ],
  ],
  [
    'the only count of its sort, told anew',
    'invoice jahit seragam buat TK Aba 48 stel, per stel 115rb. eh salah ding, 52 stel. harganya tetep',
    [['jahit seragam', 52, 115_000]],
  ],
  [
    'who is counted nowhere',
    'invoice trip Bu Tami 14 dewasa 375rb, 5 anak 200rb, ketua gratis (udah ga masuk hitungan 14 itu)',
    [
      ['dewasa', 14, 375_000],
      ['anak', 5, 200_000],
    ],
  ],
  [
    'what comes once a week, for so long',
    'penawaran bunga meja ke Hotel Aba, 20 vas seminggu sekali, 45rb per vas, kontraknya 4 minggu',
    [['vas (20 vas × 4 minggu)', 80, 45_000]],
  ],
  [
    'a size and how many before a price for the square metre',
    'invoice cetak spanduk 3x1 meter 5 lembar harga per meter persegi 22rb sama stiker 200 lembar 1500an',
    [
      ['cetak spanduk 3x1 meter (5 lembar)', 15, 22_000],
      ['stiker', 200, 1_500],
    ],
  ],
  [
    'a quarter of a town by its number',
    'invoice pempek utk kantor lurah 15 Ilir, lenjer 40 biji 18rb',
    [['lenjer', 40, 18_000]],
  ],
  [
    'a fine by the day that has come about',
    'invoice kos Fikri: sewa 850rb, denda telat 3 hari @10rb',
    [
      ['sewa', null, 850_000],
      ['denda telat', 3, 10_000],
    ],
  ],
])('ASSIST-01, DOC-08 %s', (_, message, expected) => {
  expect(rows(message)).toEqual(expected)
})

test.each([
  ['who has paid so much, in a list', 'Yang sudah masuk: Tante Wiwin 600rb, Om Jaka 450rb', 1_050_000],
  ['what was drawn of a wage', 'Kasbon yang sudah kita ambil 400rb', 400_000],
  ['who paid it between its words', 'kemarin sudah dia bayar 300rb', 300_000],
])('ASSIST-01, DOC-08 a part that was paid: %s', (_, told, amount) => {
  expect(read(`invoice kaos Bu Sri 60 pcs @45rb. ${told}`)).toMatchObject({ downPayment: { amount } })
})

test.each([
  ['the seller bears', 'ongkir 100rb saya yang tanggung', 0],
  ['the seller bears, said behind', 'ongkir 100rb ditanggung penjual', 0],
  ['the buyer bears', 'ongkir 100rb ditanggung pembeli', 100_000],
])('ASSIST-01, DOC-08 a charge that %s', (_, told, sum) => {
  const { charges, goods } = read(`invoice kaos Bu Sri 60 pcs @45rb, ${told}`)
  expect(charges.reduce((all, { amount }) => all + amount, 0)).toBe(sum)
  expect(goods).toHaveLength(1)
})

test('ASSIST-01, DOC-08 a charge on an order for goods is borne by whoever orders, and stands in it', () => {
  expect(
    read('buatkan purchase order jagung 2 ton @5.400 per kg, ongkos truk 1,1jt kami yang tanggung').charges,
  ).toEqual([{ label: 'ongkos truk', amount: 1_100_000 }])
})

test.each([
  ['what is given free of a work is taken off', 'Jasanya gratisin 50rb buat langganan', 50_000],
  ['what is lost is taken off by the piece', 'Ada 3 sprei yang hilang di kita, potong 75rb per lembar', 225_000],
  ['what the seller bears is taken off', 'ongkos muat 150rb saya yg nanggung jadi potongkan dari tagihan', 150_000],
])('ASSIST-01, DOC-08 %s', (_, told, amount) => {
  const { discount, goods, charges } = read(`invoice Hotel Melati. Sprei 420 lembar 4.500. ${told}`)
  expect(discount).toEqual({ amount })
  expect(goods[0]).toMatchObject({ quantity: 420 })
  expect(charges).toEqual([])
})
