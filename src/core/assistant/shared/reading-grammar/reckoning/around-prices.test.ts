import { describe, expect, it } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { composeReading } from '../compose-reading.ts'

const amountsOf = (message: string): (readonly [string, number])[] =>
  composeReading(message, '2026-11-23' as IsoDay).goods.map(({ name, amount, price }) => [
    name,
    Number(amount ?? price ?? 0),
  ])

describe('what is told behind or around its price', () => {
  it.each([
    [
      'invoice: genset 600rb/hari tapi cuma kepake hari pertama jadi itung sehari doang, tenda 400rb per hari dipakai 3 hari',
      [
        ['genset', 600_000],
        ['tenda', 1_200_000],
      ],
    ],
    [
      'slip gaji: harian 80rb masuk 20 hari, lembur 5 jam @10rb',
      [
        ['harian', 1_600_000],
        ['lembur', 50_000],
      ],
    ],
    [
      'laporan titip jual, harga setor 2.000 sebungkus. Warung Sari titip 50 sisa 8. Kedai Melati titip 30 habis semua.',
      [
        ['Warung Sari', 84_000],
        ['Kedai Melati', 60_000],
      ],
    ],
    [
      'laporan penjualan es: senin 40, selasa 35, jumat 20, sabtu 50, minggu 60, semua 5rb per gelas',
      [
        ['senin', 200_000],
        ['selasa', 175_000],
        ['jumat', 100_000],
        ['sabtu', 250_000],
        ['minggu', 300_000],
      ],
    ],
    ['nota: tepung 4 karung isi 25 kilo harga perkilo 10.000', [['tepung (25 kg × 4 karung)', 1_000_000]]],
    ['nota: telur 7 rak 50000 perrak', [['telur rak', 350_000]]],
    [
      'RAB kolam nila 5 kolam. Bibit 100 ekor per kolam, 250 perak seekor; pakan 3 karung per kolam @300.000; jaring 2 buah @90.000',
      [
        ['Bibit (100 ekor × 5 kolam)', 125_000],
        ['pakan (3 karung × 5 kolam)', 4_500_000],
        ['jaring', 180_000],
      ],
    ],
    ['invoice kain 15 lembar, satu lembar 100rb. Eh salah, bukan 15, 18 lembar ding.', [['kain', 1_800_000]]],
    [
      'bon: oli 2 botol @50rb, ban dalam 85rb. Bon yang lama 120rb sudah lunas kemarin, gausah dimasukin lagi',
      [
        ['oli', 100_000],
        ['ban dalam', 85_000],
      ],
    ],
    ['kuitansi sewa alat tiga hari setengah (3,5 hari), sehari 200 ribu', [['sewa alat', 700_000]]],
  ])('DOC-08 ASSIST-01 %s', (message, lines) => {
    expect(amountsOf(message)).toEqual(lines)
  })

  it('DOC-08 takes off a share of the one thing that is named by what it costs, and a deposit of the whole', () => {
    const { discount } = composeReading(
      'invoice: cuci AC 4 unit @100rb, isi freon 2 unit @200rb. ongkos cucinya aja saya diskon 20%',
      '2026-11-23' as IsoDay,
    )
    expect(discount).toEqual({ amount: 80_000 })
    const { downPayment } = composeReading(
      'invoice kamar 3 malam @500rb, sudah bayar deposit 30%',
      '2026-11-23' as IsoDay,
    )
    expect(downPayment).toEqual({ percent: 30 })
  })
})
