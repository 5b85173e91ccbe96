import { describe, expect, test } from 'vitest'

import { parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'
import { processorTime } from '#tests/support/processor-time.ts'

import type { AnswerTopic } from '../../intent/weigh-message.ts'
import { readAsked } from '../answer.ts'
import { answerReckoned } from './answer-reckoned.ts'
import { readFigures, replacedBy } from './figures.ts'

const context = {
  today: parseIsoDay('2026-11-21') ?? expect.unreachable(),
  timeZone: 'Asia/Jakarta',
  ownerName: null,
  turns: [],
}
const nothing: AnswerTopic = { reason: null, kind: null, documentType: null }
const invoice: AnswerTopic = { reason: 'asked', kind: 'document', documentType: 'invoice' }

const reckoned = (message: string, before: string | null = null, topic = nothing) => {
  const answer = answerReckoned(readAsked(message, topic, context, ['document']), before)
  // Sums are written with a blank that does not break.
  return answer === null ? null : { name: answer.name, text: answer.text.replaceAll('\u00a0', ' ') }
}

const table: readonly (readonly [string, string, readonly string[]])[] = [
  ['aku jual es teh harga 5 ribu modalnya 2 ribu, kemurahan gak?', 'profit', ['Rp 3.000', '150%', 'tiga pesaing']],
  ['modal 2rb jual 5rb sehari laku 30 cup untungnya berapa', 'profit', ['Rp 90.000', 'Rp 2.340.000']],
  ['promo beli 3 gratis 1 harga 12rb modal 7.500, untung gak', 'gift_with_buying', ['diskon 25%', 'Rp 1.500 sebuah']],
  ['komisi shopee 10%, modal 30rb pengen untung 8rb, jual berapa?', 'price_with_fee', ['Rp 42.222', 'Rp 42.500']],
  ['potongan gofood 20% modal 12rb jual 20rb untung berapa', 'profit_after_fee', ['Rp 4.000']],
  [
    'harga 85rb diskon 15% modal 60rb masih untung berapa?',
    'profit_after_discount',
    ['Rp 72.250', 'Rp 12.250', '2 kali'],
  ],
  ['modal 12rb mau untung 5rb jual berapa', 'price_from_gain', ['Rp 17.000', '41,7%']],
  ['kalau cicil 12 bulan bunga 1% sebulan jadi berapa, pinjam 10 juta', 'instalment', ['Rp 933.333', 'Rp 888.488']],
  [
    'pinjam kur 25 juta 2 tahun bunga 6% setahun, cicilannya berapa?',
    'instalment',
    ['24 bulan', 'Rp 1.166.667', 'Rp 1.108.015'],
  ],
  ['pinjam 1.5jt bunga flat 2% 10 bulan berapa sebulan', 'instalment', ['Rp 180.000', 'saya anggap sebulan']],
  ['pinjam 5 juta cicil 10 kali sebulannya berapa', 'instalment_without_interest', ['Rp 500.000']],
  [
    'target bersih 4 juta sebulan, untung per porsi 5rb, sehari harus jual berapa',
    'target_count',
    ['800 kali jual sebulan'],
  ],
  ['proyek 8 juta dp 30% sisanya berapa', 'down_payment', ['Rp 2.400.000', 'Rp 5.600.000']],
  [
    'sehari laku 40 gelas untung 3000 per gelas, sebulan berapa kalau libur minggu?',
    'month_of_sales',
    ['26 hari', 'Rp 3.120.000'],
  ],
  [
    'omzet 15 juta sebulan, belanja bahan 8 juta, gaji 2 juta, listrik 500rb, untungnya berapa?',
    'net_profit',
    ['Rp 4.500.000', '30% dari omzet'],
  ],
  [
    'pengen untung 3 juta sebulan, untung per bungkus 2rb, harus jual berapa',
    'target_count',
    ['1.500 kali', '50 sehari'],
  ],
  [
    'modal saya 6 juta dia 4 juta, untung 2 juta, baginya gimana?',
    'split_gain',
    ['60% dan 40%', 'Rp 1.200.000', 'Rp 800.000'],
  ],
  ['omzet bulan lalu 10 juta bulan ini 12 juta naik berapa persen', 'growth', ['20%']],
  ['omzet warung saya 9 juta bulan ini, bulan lalu 7,5 juta, naik berapa persen', 'growth', ['naik', '20%']],
  ['pajak 0,5% dari omzet 25jt berapa', 'income_tax_reckoned', ['125.000', '500 juta']],
  ['stok beras biar ga habis gimana, sehari laku 12 kg, kirimnya 3 hari', 'reorder_point', ['36 kg', '48 kg']],
  ['transaksi qris 750rb potongannya berapa?', 'qris_fee', ['Rp 2.250', 'Rp 5.250', '2026']],
  ['thr karyawan baru kerja 4 bulan gaji 1,8 juta berapa?', 'holiday_pay', ['Rp 600.000']],
  ['belanja 73.500 uangnya 100rb kembali berapa', 'change', ['Rp 26.500']],
  ['1 dus isi 24 harga 96rb satuannya berapa', 'lot_of_goods', ['Rp 4.000']],
  [
    'sewa 1,5 juta listrik 300 ribu, untung per cup 4 ribu, minimal jual berapa biar nutup?',
    'break_even_reckoned',
    ['450 kali', '15 sehari'],
  ],
  [
    'beli kaos 35rb ongkir 2rb per pcs plastik 500, dijual 55rb, marginnya berapa?',
    'profit',
    ['Rp 37.500', 'Rp 17.500', '31,8%'],
  ],
  ['utang 4 juta dicicil 200rb per minggu lunasnya kapan', 'payoff', ['20 minggu']],
  [
    'target omzet 30 juta sebulan, rata rata belanja 50 ribu, butuh berapa pembeli',
    'buyers_needed',
    ['600 pembeli', '20 sehari'],
  ],
  ['pinjol 2 juta balik 2,6 juta dalam 3 bulan bunganya berapa', 'hidden_interest', ['Rp 600.000', '10% sebulan']],
  [
    'bikin 50 brownies habis tepung 100rb telur 80rb coklat 150rb gas 20rb, jual berapa?',
    'lot_of_goods',
    ['Rp 7.000 per brownies'],
  ],
  ['gaji saya sendiri berapa kalau laba bersih 6 juta', 'own_wage', ['Rp 1.800.000 sampai Rp 3.000.000']],
  ['usaha saya CV omzet 40 juta sebulan pajaknya berapa', 'income_tax_reckoned', ['Rp 2.400.000']],
  [
    'bikin donat 60 biji modal 90rb, dijual 3 ribu sebiji untungnya berapa semua',
    'lot_of_goods',
    ['60 × Rp 3.000', '**Rp 90.000**', '30 biji'],
  ],
  ['kalau jual sate 2 ribu modal 1200, biar untung 200 ribu sehari harus jual berapa', 'target_count', ['250 kali']],
  ['harga 50 ribu naik 10% jadi berapa', 'step_by_step', ['Rp 55.000']],
  ['nabung 20 ribu sehari setahun dapet berapa', 'savings', ['Rp 7.200.000']],
  ['omzet 9 juta untung bersih 1,8 juta itu berapa persen', 'gain_of_turnover', ['20%']],
  ['satu lusin 84 ribu dijual eceran 9 ribu untung per lusin berapa', 'lot_of_goods', ['Rp 24.000']],
  [
    'tiap hari setor 75 ribu selama 100 hari, pinjamnya 6 juta. mahal ga?',
    'hidden_interest',
    ['Rp 1.500.000', '7,5% sebulan'],
  ],
  [
    'gaji 2 karyawan 1,5 juta, sewa 1 juta, omzet 12 juta, modal barang 7 juta, sisa berapa?',
    'net_profit',
    ['Rp 2.500.000'],
  ],
  ['jual gorengan 1500 modal 900, sehari laku 120, untungnya berapa', 'profit', ['Rp 72.000']],
  ['125.000 x 12 - 50.000 berapa', 'step_by_step', ['1.450.000']],
  ['500rb poin cukup buat apa aja', 'points_worth', ['10.000 kali', '62 kali']],
]

const talk: readonly string[] = [
  'boleh nambah 1000 kalau bayar qris?',
  'nomor saya 0812-3456-7890 ya, bisa?',
  '21-11-2026 itu hari apa?',
  'omzet itu apa?',
  'bunga flat sama efektif bedanya apa',
  'modal usaha itu apa saja?',
]

describe('reckoned answers', () => {
  test.each(table)('CHAT-18 %s', (message, name, held) => {
    const answer = reckoned(message)
    expect(answer?.name).toBe(name)
    for (const words of held) expect(answer?.text).toContain(words)
  })

  test.each(talk)('CHAT-18 nothing is reckoned of %s', (message) => {
    expect(reckoned(message)).toBeNull()
  })

  test('CHAT-18 what a rule says of a sum is told, also where a paper is named', () => {
    expect(reckoned('kuitansi 3 juta pake meterai ga', null, invoice)?.text).toContain('Tidak perlu')
    expect(reckoned('kuitansi 7 juta pake meterai ga', null, invoice)?.text).toContain('Rp 10.000')
    expect(reckoned('modal 7rb jual 12rb untungnya berapa', null, invoice)).toBeNull()
  })

  test('CHAT-18, POINT-02 points are reckoned by the price list', () => {
    expect(reckoned('buat 10 invoice habis berapa poin?', null, invoice)?.text).toContain('500 poin')
    const inRupiah = reckoned('bikin invoice itu berapa rupiah?', null, invoice)?.text
    expect(inRupiah).toContain('100.000 poin: Rp 25.000')
    expect(inRupiah).toContain('Rp 8,3 sampai Rp 12,5')
  })

  const followed: readonly (readonly [string, string, string])[] = [
    ['modal 7rb jual 12rb untungnya berapa persen', 'kalau jualnya 10rb?', 'Rp 3.000'],
    ['pinjam 10 juta bunga 1% flat 12 bulan cicilannya berapa?', 'kalau 24 bulan?', 'Rp 516.667'],
    ['pinjam 10 juta bunga 1% flat 12 bulan cicilannya berapa?', 'kalau bunganya 2%?', 'Rp 1.033.333'],
    ['transaksi qris 750rb potongannya berapa?', 'kalau 2 juta?', 'Rp 14.000'],
    ['pinjam 20 juta bunga 12% setahun 2 tahun cicilannya berapa', 'kalo cuma setahun?', 'Rp 1.866.667'],
    ['omzet 60 juta sebulan pajaknya berapa', 'kalau omzetnya 30 juta sebulan?', 'Rp 360.000.000'],
  ]
  test.each(followed)('CHAT-18 after %s: %s', (before, message, held) => {
    expect(reckoned(message, before)?.text).toContain(held)
  })

  test('CHAT-18 a question without a figure is not answered with the figures before it', () => {
    expect(reckoned('kalau cv gimana?', 'modal 7rb jual 12rb untungnya berapa persen')).toBeNull()
  })
})

describe('figures', () => {
  test('CHAT-18 each figure is what the word beside it says', () => {
    const labels = readFigures('modalnya 2 ribu dijual 5rb, komisi 10%, sehari laku 30 cup, 1.5jt omzetnya').map(
      ({ shape, label, value, per }) => [shape, label, value, per],
    )
    expect(labels).toEqual([
      ['sum', 'cost', 2_000, null],
      ['sum', 'price', 5_000, null],
      ['share', 'fee', 10, null],
      ['count', null, 30, 'day'],
      ['sum', 'turnover', 1_500_000, null],
    ])
  })

  test('CHAT-18 a later figure takes the place of the one of its kind', () => {
    const before = readFigures('pinjam 10 juta 12 bulan bunga 1% sebulan')
    const figures = replacedBy(before, readFigures('kalau 2 tahun?'))
    expect(figures.map(({ value, unit }) => [value, unit])).toEqual([
      [10_000_000, ''],
      [2, 'tahun'],
      [1, 'sebulan'],
    ])
  })

  test('CHAT-18 long rows of digits and signs are read in no time', () => {
    const started = processorTime()
    for (const text of ['1 x '.repeat(3000), '9.'.repeat(5000), 'rp '.repeat(5000), '12% dari '.repeat(2000)])
      reckoned(`berapa ${text}`)
    expect(processorTime() - started).toBeLessThan(2_000)
  })
})
