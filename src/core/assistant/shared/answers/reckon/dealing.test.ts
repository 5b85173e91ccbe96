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
  const found = answerReckoned(readAsked(message, { reason: null, kind: null, documentType: null }, context, []), null)
  return found === null ? null : { name: found.name, text: found.text.replaceAll('\u00a0', ' ') }
}

const table: readonly (readonly [message: string, name: string, held: readonly string[]])[] = [
  ['telur naik 3rb, harga nasi goreng 13rb', 'dearer_goods', ['Rp 188', '1,4%']],
  ['cabai naik 20rb jadi 60rb sekilo, sambal saya jual 15rb, gimana', 'dearer_goods', ['satu kilo', 'Rp 2.500']],
  [
    'tepung naik dari 9rb jadi 11rb per kg, sehari pakai 8 kg buat 320 donat, naik berapa ya',
    'dearer_goods',
    ['Rp 16.000', 'Rp 50 per donat'],
  ],
  ['beras dari 12.500 ke 14.000 sekilo, sekilo jadi 10 porsi, nasi rames 12rb', 'dearer_goods', ['Rp 150 (1,3%']],
  [
    'jaket 180rb diskon 15% lalu potong voucher 10rb, modal 120rb masih untung ga',
    'after_cuts',
    ['**Rp 143.000**', 'untung Rp 23.000'],
  ],
  [
    'jual ayam geprek 15rb modal 9rb, shopeefood motong 25%, dijual berapa di shopeefood',
    'price_there',
    ['**Rp 20.000**', 'untung tetap sekitar Rp 6.000'],
  ],
  [
    'jual pisang coklat 2rb modal 900, laku 200 biji sehari, gerobaknya 5,5jt, balik modal berapa hari',
    'earned_back',
    ['**25 hari jualan**'],
  ],
  [
    'beli freezer 3,2jt buat es krim, untung 1500 per cup laku 40 sehari, balik modal kapan',
    'earned_back',
    ['**54 hari jualan**'],
  ],
  [
    'mau jual usaha laundry, mesin 18jt, untung 3jt sebulan, pantesnya dijual berapa',
    'worth_of_business',
    ['Rp 36.000.000 sampai Rp 54.000.000'],
  ],
  ['sepatu 60 pasang modal 120rb setahun ga laku, diapain ya', 'goods_that_lie', ['Rp 7.200.000']],
  ['untung sehari 150rb, libur 4 hari sebulan, setahun dapet berapa', 'year_of_days', ['Rp 46.800.000']],
  [
    'kontrakan ruko minta bayar 2 tahun di depan 50jt, wajar tidak',
    'by_rule_of_thumb',
    ['Rp 2.083.333', 'Rp 13.888.889'],
  ],
  ['iklan fb 600rb sebulan omzet 5jt kemahalan ga', 'by_rule_of_thumb', ['**12%**', '**Berat**']],
  ['gaji pegawai 2,5jt omzet 30jt sebulan wajar ga', 'by_rule_of_thumb', ['**8,3%**', 'Masih masuk']],
  ['bonus 3% dari penjualan 62jt dikurangi kasbon 500rb, terima berapa', 'share_less_advance', ['**Rp 1.360.000**']],
  [
    'kulakan bawang 40 kg 28rb/kg dijual 34rb, busuk 2 kg, untung berapa',
    'lot_of_goods',
    ['kalau habis: 38 × Rp 34.000', '**Rp 172.000**'],
  ],
  ['stok gula 12 karung @50kg, sehari pakai 24 kg, habis berapa hari', 'days_of_packs', ['**25 hari**']],
  [
    'nasi goreng 14rb, jus jeruk 8rb, kerupuk 2rb, paket hemat enaknya berapa',
    'set_price',
    ['**Rp 24.000**', '*kerupuk*'],
  ],
  ['risol 2500an, modal sekali bikin 140rb jadi 100 biji, untung berapa persen', 'lot_of_goods', ['78,6% dari modal']],
  [
    'laku 52 gelas @8rb, modal 3500 per gelas, parkir 20rb, bersih berapa',
    'sold_and_spent',
    ['Rp 234.000', 'bersih Rp 214.000'],
  ],
  [
    'sewa pickup 300rb solar 120rb, angkut 70 karung, ongkos per karung berapa',
    'lot_of_goods',
    ['Rp 6.000 per karung'],
  ],
  ['franchise ayam 60jt katanya bep 10 bulan, masuk akal ga', 'promised_return', ['Rp 6.000.000 sebulan']],
  [
    'mau berhenti kerja gaji 3jt, untung jualan 180rb per hari, berani ga',
    'wage_or_trade',
    ['Rp 4.680.000', 'Mendekati aman'],
  ],
  ['tas rajut 250rb kemahalan ga, bahan 70rb dibuat 3 hari', 'wage_in_price', ['Rp 60.000 per hari']],
  [
    'bu2 pengajian mau beli 60 kotak minta diskon, modal 9rb jual 15rb, kasih brp',
    'discount_for_many',
    ['Rp 14.000', 'Rp 13.500'],
  ],
  ['kolak modal 250rb dapat 120 gelas, dijual 4rb, kalau sisa 20 rugi ga', 'lot_of_goods', ['**Rp 150.000**']],
  [
    'teh modal 1rb jual 4rb laku 40, kopi modal 3rb jual 8rb laku 30, mana yang paling untung',
    'goods_compared',
    ['**kopi**', 'Rp 270.000'],
  ],
  ['komisi makelar 3% dari 250 juta berapa', 'percentage', ['**Rp 7.500.000**']],
  ['listrik toko 900rb sebulan omzet 15jt, kemahalan ga', 'by_rule_of_thumb', ['**6%**']],
  ['sewa lapak 750rb sebulan, omzet minimal berapa biar aman', 'by_rule_of_thumb', ['**Rp 5.000.000**']],
  [
    '3 pegawai gaji @1,2jt, sewa 900rb, untung per porsi 5000, harus jual berapa porsi sebulan biar impas',
    'break_even_reckoned',
    ['3 × Rp 1.200.000', '900 kali'],
  ],
  ['cicilan kur 1,8jt untung bersih 4jt sebulan, aman ga', 'instalment_of_gain', ['**45%**']],
]

describe('ASSIST-01 what an owner tells of a deal is reckoned with', () => {
  test.each(table)('%s', (message, name, held) => {
    const found = reckoned(message)
    expect(found?.name).toBe(name)
    for (const words of held) expect(found?.text).toContain(words)
  })

  test.each(['harga 15rb naik 2rb jadi berapa', 'ongkir naik 3rb, pesanan 45rb jadi total berapa'])(
    'a rise that is told of the price itself is added: %s',
    (message) => {
      expect(reckoned(message)?.name).not.toBe('dearer_goods')
    },
  )
})
