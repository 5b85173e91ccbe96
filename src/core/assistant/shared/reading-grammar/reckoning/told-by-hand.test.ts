import { describe, expect, test } from 'vitest'

import { inIndonesian } from '#core/assistant/shared/regional-words.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { composeReading } from '../compose-reading.ts'

const read = (message: string) => composeReading(inIndonesian(message), '2026-11-21' as IsoDay)
const linesOf = (message: string) =>
  read(message).goods.map(({ name, quantity, price, amount }) => [name, quantity, amount ?? price])

describe('counts and prices as owners tell them', () => {
  test.each([
    [
      'of goods left in a shop, what was sold is paid',
      'nota keripik, nitip di kantin 60 bungkus, laku 41, yang 19 dibawa pulang. harga jual 12rb per bungkus',
      [['keripik', 41, 492_000]],
    ],
    [
      'so many are paid of those that were sent',
      'invoice bibit cabai 220 batang dikirim, yang dibayar 200 aja. 3.500 per batang',
      [['bibit cabai', 200, 700_000]],
    ],
    [
      'all sums of a list are for one',
      'laporan penjualan:\nkopi 30 bks 15rb\ngula 12 bks 14.500\n(harga di atas satuan semua)',
      [
        ['kopi', 30, 450_000],
        ['gula', 12, 174_000],
      ],
    ],
    [
      'notes of money, with what the books say',
      'berita acara kas: menurut catatan 2.400.000. uang fisik pecahan 100rb ada 20 lembar, 50rb 6 lembar, 10rb 9 lembar',
      [
        ['pecahan 100.000', 20, 2_000_000],
        ['pecahan 50.000', 6, 300_000],
        ['pecahan 10.000', 9, 90_000],
      ],
    ],
    [
      'goods by weight, priced by what holds them',
      'PO dedak enam kuintal, itu per karung isi 40 kilo harganya 130rb',
      [['dedak', 15, 1_950_000]],
    ],
    [
      'what everybody gets besides',
      'rekap gaji: Wati 1,8jt, Joni 2jt, Lilis 1,5jt. Semua dapat bonus 100rb kecuali Lilis',
      [
        ['Wati', null, 1_800_000],
        ['Joni', null, 2_000_000],
        ['Lilis', null, 1_500_000],
        ['bonus', 2, 200_000],
      ],
    ],
    [
      'half of a sum that is told',
      'rekap gaji: Wati 1,8jt, Joni dibayar separo dari 2,4jt',
      [
        ['Wati', null, 1_800_000],
        ['Joni', null, 1_200_000],
      ],
    ],
    [
      'a price that holds from a count on',
      'invoice kalender. harga normal 20rb/pcs, kalau pesan minimal 100 pcs kena harga 16.500. mereka pesan 120 pcs',
      [['kalender', 120, 1_980_000]],
    ],
    [
      'a count below that of the lower price',
      'invoice kalender. harga normal 20rb/pcs, kalau pesan di atas 120 pcs kena harga 16.500. mereka pesan 120 pcs',
      [['kalender', 120, 2_400_000]],
    ],
    [
      'boxes in cartons behind other cartons',
      'po: sirup 8 dus @90rb\nkecap 3 dus, isi 24 botol per dus, sebotol 8.500',
      [
        ['sirup', 8, 720_000],
        ['kecap (24 botol × 3 dus)', 72, 612_000],
      ],
    ],
    [
      'a time that has one price, and more of it',
      'invoice studio 5 jam 1,5jt, molor 3 jam kena 250rb per jam',
      [
        ['studio 5 jam', null, 1_500_000],
        ['molor kena', 3, 750_000],
      ],
    ],
    [
      'things that are hired for days told behind the price',
      'invoice: meja 40 bh, 8rb per hari, 2 hari',
      [['meja (2 hari × 40 buah)', 80, 640_000]],
    ],
    ['halves in words', 'nota gurame dua setengah kuintal 40rb sekilo', [['gurame', 250, 10_000_000]]],
    [
      'times by name, one of them set right',
      'tagihan les: Bimo 7x, Citra 6x tapi yang Selasa saya tidak datang jadi Citra dihitung 5x aja. 50rb sekali datang',
      [
        ['Bimo', 7, 350_000],
        ['Citra', 5, 250_000],
      ],
    ],
    [
      'more of what was told first',
      'invoice. Awalnya 50 kotak harga 20.000, terus beliau minta ditambah 15 kotak lagi. Es buah 30 cup @8rb',
      [
        ['Awalnya', 65, 1_300_000],
        ['Es buah', 30, 240_000],
      ],
    ],
    ['what was brought back', 'nota paku 12 dus @30rb. dia balikin 3 dus karena karatan', [['paku', 9, 270_000]]],
    [
      'what came back, in brackets',
      'invoice roti 90 bungkus @9rb, yang balik (retur) 14 bungkus',
      [['roti', 76, 684_000]],
    ],
    [
      'how often is paid counts nothing',
      'kontrak renovasi. Nilai borongan 50 juta, dibayar dua kali',
      [['Nilai borongan', null, 50_000_000]],
    ],
    [
      'so many grams have one price',
      'nota mentega 500gr 24rb, susu 200ml 8rb, telur 12 butir 2rb',
      [
        ['mentega 500 gram', null, 24_000],
        ['susu 200 ml', null, 8_000],
        ['telur', 12, 24_000],
      ],
    ],
    [
      'a pair of a dozen, in Javanese',
      'nota, sandal jepit 2 lusin, regane 11.000 sak pasang',
      [['sandal jepit', 24, 264_000]],
    ],
    ['gold is sold by the gram', 'nota emas 3 gram 2jt', [['emas', 3, 6_000_000]]],
    [
      'so many for each day, priced by a sign',
      'penawaran makan siang 45 porsi per hari @20.000 selama 10 hari',
      [['makan siang (45 porsi × 10 hari)', 450, 9_000_000]],
    ],
    ['a price told anew', 'nota risol 40 biji 2rb.. eh 2.500 sebiji', [['risol', 40, 100_000]]],
    [
      'a share of what was sold',
      'slip gaji: gapok 2jt, komisi 3% dari penjualan 40jt',
      [
        ['gapok', null, 2_000_000],
        ['komisi', null, 1_200_000],
      ],
    ],
  ])('ASSIST-05 DOC-08 %s', (_, message, lines) => {
    expect(linesOf(message)).toEqual(lines)
  })

  test.each([
    [
      'the shop’s part of goods left there',
      'tagihan: titip bolu 80 kotak, laku 60, 25rb per kotak. bagian toko 20%',
      { percent: 20 },
    ],
    [
      'one thing alone, given',
      'invoice kebaya 2 pcs @500rb, selendang 4 pcs @100rb. Yang selendang aja kukasih diskon 10%',
      { amount: 40_000 },
    ],
    ['off at the head of a sentence', 'invoice kain 10 lembar @50rb. Potong 75rb, ongkir 20rb', { amount: 75_000 }],
    ['off the weight', 'nota sawit 1.000 kg, rafaksi 5% dari berat total, harga 2.000 per kg', { percent: 5 }],
    ['each time one was late', 'slip gaji: gapok 2jt, telat 4x dipotong 20rb sekali telat', { amount: 80_000 }],
    ['late, as one sum', 'slip gaji: gapok 2jt, potong kasbon 100rb, potong telat 4 hari 60rb', { amount: 160_000 }],
  ])('ASSIST-05 DOC-08 taken off: %s', (_, message, discount) => {
    expect(read(message).discount).toEqual(discount)
  })

  test('ASSIST-05 DOC-08 a deposit with its thing, of a whole', () => {
    expect(read('kuitansi, Bu Wati bayar DP pesanan lemari 3.500.000 dari total 12 juta').downPayment).toEqual({
      amount: 3_500_000,
    })
  })

  test('ASSIST-05 DOC-08 a fine that has come about is due on a bill, and a condition in a contract', () => {
    expect(linesOf('tagihan kos: sewa 800rb, denda telat 4 hari sehari 5rb')).toEqual([
      ['sewa', null, 800_000],
      ['denda telat', 4, 20_000],
    ])
    expect(linesOf('kontrak kos: sewa 800rb, denda telat 4 hari sehari 5rb')).toEqual([['sewa', null, 800_000]])
  })

  test('ASSIST-05 DOC-08 parts that were paid one after another', () => {
    const { downPayment, goods } = read(
      'kuitansi pelunasan. Total pesanannya 8.000.000, dulu sudah DP 2 juta, minggu lalu bayar lagi 2,5 juta, hari ini sisanya',
    )
    expect(downPayment).toEqual({ amount: 4_500_000 })
    expect(goods.map(({ price }) => price)).toEqual([8_000_000])
  })
})
