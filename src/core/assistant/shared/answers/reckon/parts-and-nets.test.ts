import { describe, expect, test } from 'vitest'

import { parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { readAsked } from '../answer.ts'
import { answerReckoned } from './answer-reckoned.ts'

const context = {
  today: parseIsoDay('2026-11-21') ?? expect.unreachable(),
  timeZone: 'Asia/Jakarta',
  ownerName: null,
  turns: [],
}
const reckoned = (message: string) => {
  const asked = readAsked(message, { reason: null, kind: null, documentType: null }, context, [])
  const found = answerReckoned(asked, null)
  return found === null ? null : { name: found.name, text: found.text.replaceAll('\u00a0', ' ') }
}

const table: readonly (readonly [string, string, readonly string[]])[] = [
  ['beras 25 kg 340rb, dijual 14.500 per kilo, untung sekarung brp', 'lot_of_goods', ['Rp 22.500']],
  ['belanja 187.500 tambah gas 22rb, uang di tangan 250rb sisa brp', 'change', ['Sisanya', 'Rp 40.500']],
  ['jahit 45rb per stel, 60 stel, dp udah masuk 1jt, kurangnya brp', 'step_by_step', ['Rp 1.700.000']],
  ['beli etalase 3,6 juta, nyisihin 40rb sehari, brp hari kekumpul', 'savings_goal', ['**90 hari**']],
  ['gaji 3 orang total 5,4jt, omset 21jt, sewa 2jt, bahan 9jt, sisanya brp', 'net_profit', ['Rp 4.600.000']],
  ['komisi sales 3% dari penjualan 42 juta brp', 'percentage', ['Rp 1.260.000']],
  ['stok 240 botol, seminggu laku 60, abisnya kapan', 'days_of_stock', ['28 hari']],
  ['titipan laku 35 dari 50, harga titip 4rb dijual 5rb, setor brp', 'on_consignment', ['Rp 140.000', '15 barang']],
  ['modal naik dari 8.200 jadi 9.100, jual 12rb tetap, untung turun brp persen', 'dearer_cost', ['23,7%', 'Rp 12.900']],
  ['1 kg tepung jadi 35 donat, butuh berapa kg buat 280 donat', 'by_units', ['**8 kg**']],
  ['2 liter susu jadi 12 gelas, 9 liter susu jadi berapa gelas', 'by_units', ['**54 gelas**']],
  ['3 pcs 100rb sama 5 pcs 160rb murah mana', 'cheaper_pack', ['Rp 33.333', '**5 pcs**']],
  ['500 gram 18rb atau 2 kg 60rb lebih murah mana', 'cheaper_pack', ['Rp 36.000 per kg', '**2 kg**']],
  ['gaji 2,1jt masuk 22 dari 26 hari dibayar berapa', 'days_present', ['Rp 1.776.923']],
  ['katering 150 porsi @22rb, dp 40%, pelunasan brp', 'down_payment', ['Rp 3.300.000', 'Rp 1.980.000']],
  ['hpp sablon berapa: kaos 32rb, tinta 3rb, tenaga 5rb, plastik 500', 'lot_of_goods', ['Rp 40.500']],
  [
    'cicilan motor 850rb sebulan sisa 14 bulan, dilunasin sekarang hemat berapa',
    'rest_of_instalments',
    ['Rp 11.900.000', 'nilai pelunasan'],
  ],
  ['bagi hasil 60:40, omzet 12jt biaya 7,5jt, bagian saya brp', 'shared_by_ratio', ['Rp 4.500.000', 'Rp 2.700.000']],
  ['fee 10% dari barang 1,75 juta, ongkir 45rb, bayar total brp', 'step_by_step', ['Rp 1.970.000']],
  ['tuku 10 oleh 1 gratis rugi ora, bathi 1500 per biji', 'gift_with_buying', ['9,1%', 'Rp 15.000']],
  [
    'setorannya 5:3:2, laba 7.350.000, masing-masing dapat berapa',
    'shared_by_ratio',
    ['3.675.000', '2.205.000', '1.470.000'],
  ],
  ['modal 1:1:1 laba 1.000.000 dibagi berapa', 'shared_by_ratio', ['Rp 333.334']],
  [
    'Senin 415rb\nSelasa 380rb\nRabu 502rb\nrata2 sehari berapa, paling sepi hari apa',
    'mean_of_rows',
    ['Rp 432.333', '**Selasa**'],
  ],
  [
    'sekarung 50kg belinya 1.150.000, dijual 27.500 sekilo tapi susut 2 kilo. untungnya?',
    'lot_of_goods',
    ['48 kg', 'Rp 170.000'],
  ],
  ['ayam 12 ekor mati 3, modal seekor 45rb, sisanya biar balik modal jual brp', 'lot_of_goods', ['Rp 60.000 per ekor']],
  ['bayar lunas 12 karung kedelai @265rb, yg dateng 10. rugi brp', 'short_delivery', ['2 karung', 'Rp 530.000']],
  ['beli 3 gratis 1 harga 12rb itu diskon berapa persen', 'gift_with_buying', ['diskon 25%', 'Rp 9.000 sebuah']],
  [
    'omzet sehari 850rb, modal 60%, gaji 2 org @50rb, untung bersih brp sehari',
    'net_profit',
    ['510.000', '100.000', 'Rp 240.000'],
  ],
  [
    'modal masuk 91jt, omzet 1,2jt sehari (30 hari buka), bahan 55%, royalti 5%, gaji 4,5jt, sewa 2,5jt, listrik 900rb. brp bulan balik modal?',
    'net_profit',
    ['Rp 36.000.000', 'Rp 6.500.000', '14 bulan'],
  ],
  [
    'boncos gak sih? iklan 750rb, dapet 60 order, laba kotor per order 18rb',
    'after_advertising',
    ['Rp 330.000', 'Rp 12.500'],
  ],
  [
    'sewa naik dari 24jt jadi 33,6jt setahun, untung bersih 4,5jt sebulan, jadi berapa',
    'dearer_rent',
    ['40%', 'Rp 3.700.000'],
  ],
  ['sewa ruko 30 juta setahun, untung sehari 200rb, kuat ga', 'by_rule_of_thumb', ['41,7%', 'Berat']],
  ['gaji 2,4jt kristen 9 bulan kerja thr nya berapa', 'holiday_pay', ['Rp 1.800.000', '18 Desember']],
  ['upah sebulan 3.460.000, lembur hari kerja 3 jam dibayar berapa', 'overtime', ['Rp 20.000', 'Rp 110.000']],
  ['bpjs kesehatan gaji 4jt, yg ditanggung toko brp yg dipotong brp', 'health_insurance', ['Rp 160.000', 'Rp 40.000']],
  ['gaji 2 karyawan masing2 1,5jt omset 12jt kebanyakan ga', 'wage_share', ['25%']],
  [
    'pribadi, omzet januari s/d oktober 2026 sudah 472 juta, november 58 juta. pajak november berapa',
    'tax_of_month',
    ['Rp 30.000.000', 'Rp 150.000', 'tanggal 15'],
  ],
  ['pemilik ruko minta pajak sewa 10% dari 36 juta, itu pajak siapa', 'rent_tax', ['pemilik', 'Rp 3.600.000']],
  ['8.880.000 sudah termasuk ppn, harga sebelum ppn nya berapa', 'vat_reckoned', ['Rp 8.000.000', 'Rp 880.000']],
  [
    'qris usaha mikro, bayar 40rb kepotong brp, bayar 750rb kepotong brp',
    'qris_fee',
    ['Rp 40.000: **Rp 0**', 'Rp 2.250'],
  ],
  [
    'pinjol nawarin 5jt yg cair cuma 4,6jt, 3 bulan balik 5,75jt. mahal gak',
    'hidden_interest',
    ['Rp 1.150.000', '25%'],
  ],
  ['pinjaman 15 juta 12 bulan bunga flat 1% sebulan, total balik berapa', 'instalment', ['Rp 16.800.000']],
  ['modal 135rb untung 40% dari harga jual, jual berapa', 'price_from_margin', ['Rp 225.000']],
  [
    'harga 90.000, admin 8%, biaya proses 1.250, packing 2.000, modal 55.000, bersihnya',
    'profit_after_fee',
    ['Rp 24.550'],
  ],
  [
    'segelas 8.000, modal bahan sama cup 5.000, sebulan sewa 1,2jt gaji 1 org 2,4jt listrik 300rb, buka 26 hari, minimal laku brp biar ga nombok',
    'break_even_reckoned',
    ['1.300', '**50 sehari**'],
  ],
  [
    'sekali bikin abis 186.000 jadi 120 biji, jual 2.500an. sebijinya untung brp',
    'lot_of_goods',
    ['Rp 1.550', 'Rp 950', '38%'],
  ],
  ['kulak 48rb per lusin, dijual ecer untung 25%, per biji brp', 'lot_of_goods', ['Rp 5.000']],
  [
    'galon laku 14 sehari, dikirim tiap 5 hari, cadangan 2 hari, tiap habis kirim isi gudang berapa galon',
    'reorder_point',
    ['98 buah'],
  ],
]

describe('parts, nets, wages and taxes of told figures', () => {
  test.each(table)('ASSIST-01 CHAT-18 %s', (message, name, held) => {
    const found = reckoned(message)
    expect(found?.name).toBe(name)
    for (const words of held) expect(found?.text).toContain(words)
  })

  test('CHAT-18 only what is asked of a share is answered', () => {
    expect(reckoned('modal 135rb untung 40% dari harga jual, bukan dari modal, jual berapa')?.text).not.toContain(
      '189.000',
    )
  })

  test('CHAT-18 what heeds only some of the told sums is no answer', () => {
    expect(
      reckoned('modal 7rb jual 12rb, kadang 15rb kalau ramai, ongkos naik jadi 4rb, untungnya berapa')?.name,
    ).not.toBe('profit')
  })
})
