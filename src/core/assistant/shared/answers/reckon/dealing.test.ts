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
