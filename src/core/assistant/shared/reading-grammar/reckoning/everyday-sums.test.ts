import { describe, expect, test } from 'vitest'

import { inIndonesian } from '#core/assistant/shared/regional-words.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { composeReading } from '../compose-reading.ts'

const today = '2026-11-21' as IsoDay
const read = (message: string) => composeReading(inIndonesian(message), today)
const linesOf = (message: string) =>
  read(message).goods.map(({ name, quantity, price, amount }) => [name, quantity, amount ?? price])

describe('goods as they are told at the counter', () => {
  test.each([
    [
      'papers by their numbers are counted by nothing',
      'surat penagihan buat Bu Ratri, belum bayar: nota 0318 Rp940.000, nota 0325 Rp1.115.000',
      [
        ['nota 0318', null, 940_000],
        ['nota 0325', null, 1_115_000],
      ],
    ],
    [
      'what one box holds, and a count set right at the end',
      'nota: gula 4 karung, sekarung isi 50 kilo, sekilonya 16.500. eh salah, 3 karung bukan 4. sama kopi 6 dus @90rb',
      [
        ['gula (50 kg × 3 karung)', 150, 2_475_000],
        ['kopi', 6, 540_000],
      ],
    ],
    [
      'signs of a list, and a sheet size that counts nothing',
      'nota\n✅ brosur A4 1500 lbr x 450\n✅ kartu 4 box x 35.000',
      [
        ['brosur A4', 1500, 675_000],
        ['kartu', 4, 140_000],
      ],
    ],
    [
      'a surface by its sides, told before how many',
      'nota spanduk ukuran 4x1 m sebanyak 3 lembar harga 22rb/m2',
      [['spanduk ukuran 4x1 m (3 lembar)', 12, 264_000]],
    ],
    [
      'a surface by its length and height',
      'invoice, panjang pagarnya 12 meter tingginya 2 meter, dihitung per meter persegi 300 ribu',
      [['pagarnya', 24, 7_200_000]],
    ],
    [
      'a sack stays a sack among Banjarese words',
      'tulung ulahakan nota gasan Amang Udin: semen 12 sak, sasaknya 70 ribu, paku 2 kilu, sakilunya 21 ribu',
      [
        ['semen', 12, 840_000],
        ['paku', 2, 42_000],
      ],
    ],
  ])('ASSIST-05 DOC-08 %s', (_, message, lines) => {
    expect(linesOf(message)).toEqual(lines)
  })

  test('ASSIST-05 DOC-08 what is taken off by its sign, in English, or of one line alone', () => {
    expect(read('nota risol 5 pack x 27.500, cireng 2 pack x 18.000\nvoucher teman -15rb').discount).toEqual({
      amount: 15_000,
    })
    expect(read('invoice laundry 18 kg @15k, ironing 4 pcs @5k, less voucher 50k').discount).toEqual({ amount: 50_000 })
    expect(
      read('penawaran nasi box 200 kotak @30.000, tumpeng 2 buah @500.000. diskon 10% hanya untuk nasi boxnya')
        .discount,
    ).toEqual({ amount: 600_000 })
  })

  test('ASSIST-05 DOC-08 what was handed over before is no goods', () => {
    expect(read('bon cuci 14 kilo 7rb sekilo. Udah dikasihnya tadi 60rb').downPayment).toEqual({ amount: 60_000 })
    expect(read('invoice pintu 4 buah @1,2jt. Beliau sudah bayar separuhnya').downPayment).toEqual({ percent: 50 })
  })

  test('ASSIST-05 DOC-04 one’s own house by its name, and the other’s by who writes', () => {
    expect(read('nota buat Bu Sri, 3 kg apel @30rb. toko saya namanya Buah Segar').sender).toEqual({
      company: 'Toko Buah Segar',
    })
    const reading = read(
      'Pelanggan saya, Bu Lince dari Toko Anugerah, belum bayar 2jt. bikin surat tagihan. Dari Beta Mandiri Grosir.',
    )
    expect(reading.sender).toEqual({ company: 'Beta Mandiri Grosir' })
    expect(reading.recipient).toEqual({ name: 'Bu Lince', company: 'Toko Anugerah' })
  })
})
