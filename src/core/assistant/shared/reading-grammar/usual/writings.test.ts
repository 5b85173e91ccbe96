import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { formatNumber } from '#core/text/shared/rupiah.ts'
import { terbilang } from '#core/text/shared/terbilang.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { readMessage } from '../../read-message.ts'
import { formalText } from '../formal-text.ts'

const today = '2026-11-21' as IsoDay
const read = (text: string) => readMessage(text, today)

/** Whole thousands and half millions, as prices are. */
const sums = fc.oneof(
  fc.integer({ min: 1, max: 999 }).map((thousands) => thousands * 1000),
  fc.integer({ min: 2, max: 1998 }).map((halves) => halves * 500_000),
)

const decimals = (value: number): string => String(value).replace('.', ',')

/** Every usual writing of one sum. */
const writings = (sum: number): string[] => [
  `Rp ${formatNumber(sum)}`,
  `Rp${formatNumber(sum)}`,
  `Rp. ${formatNumber(sum)},-`,
  `Rp ${formatNumber(sum)},00`,
  `${formatNumber(sum)} rupiah`,
  `IDR ${formatNumber(sum)}`,
  `${terbilang(sum)} rupiah`,
  `Rp ${formatNumber(sum)} (${terbilang(sum)} rupiah)`,
  ...(sum % 1000 === 0 && sum < 1_000_000
    ? [`${sum / 1000}rb`, `${sum / 1000} ribu`, `${sum / 1000}k`, `${sum / 1000} rb`, `${sum / 1000}rebu`]
    : []),
  ...(sum >= 1_000_000
    ? [`${decimals(sum / 1e6)}jt`, `${decimals(sum / 1e6)} juta`, `Rp ${decimals(sum / 1e6)} juta`]
    : []),
]

describe('sums in every writing', () => {
  test('ASSIST-01 each usual writing of a sum is that sum, once', () => {
    fc.assert(
      fc.property(sums, fc.nat(), (sum, pick) => {
        const all = writings(sum)
        const written = all[pick % all.length] ?? ''
        expect({ written, amounts: read(`invoice ke Bu Rina jasa cuci ${written}`).amounts }).toEqual({
          written,
          amounts: [sum],
        })
      }),
      { numRuns: 400 },
    )
  })

  test.each([
    ['sejuta setengah', 1_500_000],
    ['setengah juta', 500_000],
    ['dua setengah juta', 2_500_000],
    ['dua ratus ribu', 200_000],
    ['ceban', 10_000],
    ['goceng', 5_000],
    ['gocap', 50_000],
    ['cepek', 100_000],
    ['1 juta 250 ribu', 1_250_000],
  ])('ASSIST-01 %s is Rp %d', (words, sum) => {
    expect(read(`invoice ke Bu Rina jasa cuci ${words}`).amounts).toEqual([sum])
  })

  test.each(['5-7 juta', 'Rp 50.000 - Rp 75.000', '34rb-36rb', '5 sampai 7 juta'])(
    'ASSIST-01 a range (%s) is no exact sum',
    (range) => {
      expect(read(`surat penawaran ke Bu Rina, ayam potong ${range} per kg`).amounts).toEqual([])
    },
  )
})

describe('goods', () => {
  test('ASSIST-01 pieces times days, and a square price by the sides', () => {
    const [tent] = read('invoice ke Bu Rina: tenda 4 unit 3 hari 500rb/hari').goods
    expect([tent?.quantity, tent?.price, tent?.amount]).toEqual([12, 500_000, 6_000_000])
    const [banner] = read('invoice ke Bu Rina: banner 3x2 meter 2 lembar 25rb/m2').goods
    expect([banner?.quantity, banner?.unit, banner?.amount]).toEqual([12, 'm2', 300_000])
  })

  test('ASSIST-01 one price for everything counted before it', () => {
    const { goods } = read('laporan penjualan: senin 45 bungkus, selasa 38 bungkus, rabu 52 bungkus, harga 8rb')
    expect(goods.map(({ quantity, price }) => [quantity, price])).toEqual([
      [45, 8000],
      [38, 8000],
      [52, 8000],
    ])
  })

  test('ASSIST-01 discounts of single lines are summed, one with a condition lowers nothing', () => {
    const { discount } = read(
      'invoice ke Bu Rina: celana 3 pcs 350rb disc 10%, jaket 5 pcs 220rb, topi 1 850rb disc 50rb',
    )
    expect(discount).toEqual({ amount: 155_000 })
    const offer = read('penawaran ke Bu Rina: nastar 85rb/toples, kastengel 95rb. beli 5 toples diskon 5%')
    expect(offer.discount).toBeNull()
    expect(offer.terms).toContain('beli 5 toples diskon 5%')
  })

  test('ASSIST-01 two discounts one behind the other: the second is taken from the rest', () => {
    expect(read('invoice ke Bu Rina: kain 10 pcs 100rb, diskon 10% + 5%').discount).toEqual({ percent: 14.5 })
  })

  test.each(['ppn ga usah', 'tanpa ppn', 'pajak hiburan? ga usah'])('ASSIST-01 %s asks for no tax', (refusal) => {
    expect(read(`invoice ke Bu Rina: kain 10 pcs 100rb, ${refusal}`).tax).toBeNull()
  })

  test.each(['eh ga usah diskon', 'disc 3%? tidak jadi', 'diskonnya batal'])(
    'ASSIST-01 %s takes the discount back',
    (refusal) => {
      expect(read(`invoice ke Bu Rina: kain 10 pcs 100rb, diskon 5%, ${refusal}`).discount).toBeNull()
    },
  )

  test('ASSIST-01 plates, sizes and what comes along count no goods', () => {
    const { goods } = read(
      'invoice ke Bu Rina: sewa mobil 2 hari 400rb/hari sudah termasuk sopir makan 2x, truk AD 8899 BB, kulkas 2 pintu 3.450.000',
    )
    expect(goods.map(({ amount, price }) => amount ?? price)).toEqual([800_000, 3_450_000])
  })
})

const day = (text: string) => read(`surat keluhan ke PT Maju: barang datang ${text} rusak`).dates[0]?.day

describe('days', () => {
  test('ASSIST-01 a day without a year that has just been is that day, else the next one', () => {
    expect(day('tgl 18 november')).toBe('2026-11-18')
    expect(day('tgl 3 desember')).toBe('2026-12-03')
    expect(day('tgl 3 mei')).toBe('2027-05-03')
  })
})

describe('an office’s writing', () => {
  test.each([
    ['sanggup bayar 4,5 juta dicicil 500 ribu', 'sanggup bayar Rp 4.500.000 dicicil Rp 500.000'],
    ['brg yg sdh dibeli ga bisa retur', 'barang yang sudah dibeli tidak bisa retur'],
    ['bolos tgl 10-13 november', 'bolos tanggal 10 November 2026 sampai dengan 13 November 2026'],
    ['masuk jam 8 pulang jam 5 sore', 'masuk pukul 08.00 pulang pukul 17.00'],
    ['libur hari minggu', 'libur hari minggu'],
    ['terima kasih', 'terima kasih'],
    ['bayar tgl 5 tiap bulan', 'bayar tanggal 5 setiap bulan'],
  ])('DOC-08 %s', (typed, formal) => {
    expect(formalText(typed, today)).toBe(formal)
  })

  test('DOC-08 what is written once stays as it is', () => {
    const words = fc.constantFrom(
      ...'ga bisa;retur;yg sudah;25rb;1,5 juta;tgl 5 desember;jam 8 malam;besok;PT Maju Bersama;Bu Sari;10%;,;.;kalo telat;0812345678'.split(
        ';',
      ),
    )
    fc.assert(
      fc.property(fc.array(words, { maxLength: 20 }), (typed) => {
        const once = formalText(typed.join(' '), today)
        expect(formalText(once, today)).toBe(once)
      }),
      { numRuns: 300 },
    )
  })

  test('ASSIST-01 no repetition holds the readers up', () => {
    for (const part of [
      'dp 50% sisa ',
      '1 x 2 ',
      'termin 30/40/30 ',
      'Rp 1.000 - ',
      'an A ',
      '(',
      'tgl 5-',
      'kuasa ke ',
      'ke-',
    ]) {
      const text = `surat kontrak ${part.repeat(5000 / part.length)}`
      expect(formalText(text, today).length).toBeGreaterThan(0)
      expect(read(text).text).toBe(text)
    }
  })
})
