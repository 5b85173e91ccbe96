import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { formatNumber } from '#core/text/shared/rupiah.ts'

import { stepByStep } from './step-by-step.ts'

const reckoned = (text: string): string | undefined => stepByStep(text)?.text.replaceAll('\u00a0', ' ')

const table: readonly (readonly [string, readonly string[]])[] = [
  ['berapa 25 x 18.500 ditambah 12 x 7.500, terus diskon 10%?', ['Rp 462.500', 'jumlah Rp 552.500', '**Rp 497.250**']],
  ['beli 3 karung beras @310rb sama 2 dus minyak @ 185rb, bayar 1,5jt, kembaliannya brp', ['**Rp 200.000**']],
  ['belanja 73.500 uangnya 50rb kembali berapa', ['kurang Rp 23.500']],
  ['bawa uang 250rb, beli telur 3 kg @29rb sama minyak 4 liter @19.500. kembaliannya brp', ['**Rp 85.000**']],
  ['bayar pake 100rb, belanja 67.500 kembalinya berapa', ['**Rp 32.500**']],
  ['punya 100rb, beli beras 72rb sama telur 29rb. cukup gak?', ['kurang Rp 1.000']],
  ['uang kas 2jt, keluar 350rb buat konsumsi sama 125rb buat spanduk, sisa?', ['**Rp 1.525.000**']],
  ['100rb dibagi rata 7 orang jadi brp', ['**Rp 14.286**']],
  ['daster 80rb dinaikin 25% trus diskon 25% ya balik 80rb lagi. bener ga?', ['**Rp 75.000**', 'selisihnya Rp 5.000']],
  ['250 potong @4.500 jeung 180 potong @6.000, kasbon 300rb, sabaraha nu dibayar', ['**Rp 1.905.000**']],
  ['40 kilo @62.000 sama 60 kilo @57.000 dicampur, rata-rata sekilo brp', ['**Rp 59.000**']],
  ['utangnya 2.750.000, nyicil 400rb tiga kali sama 350rb sekali. Sisanya kan 1,3jt ya?', ['**Rp 1.200.000**']],
  ['utangnya 2jt, nyicil 400rb dua kali. Sisanya 1,2jt ya?', ['sudah pas']],
  [
    'saldo awal 1.250.000 masuk 3.480.000 keluar 2.915.000 pas dihitung cuma 1.765.000 kurang berapa',
    ['kurang Rp 50.000'],
  ],
  ['3 kg ayam 38rb/kg sama 2 kg cabe 60rb per kg, total?', ['**Rp 234.000**']],
  [
    '2 lusin kaos @ 420rb ditambah ongkir 65rb terus dibagi 24 orang kena berapa',
    ['ongkir Rp 65.000', '**Rp 37.708**'],
  ],
  ['berapa 12 kali 35', ['12 × 35 = **420**']],
]

/** What is asked is something else than a sum of what stands there. */
const untold: readonly string[] = [
  'jual 12rb, tetangga jual 10rb, saya harus berapa',
  'modal 7rb jual 12rb untungnya berapa',
  'sewa 24jt jadi 33jt naik berapa persen',
  'kwitansi 6,5 juta wajib meterai ga, meterainya masih 6000 apa berapa',
  'kirim 3 kardus berat 12 kg ongkir 9rb per kg total berapa',
  '3 orang patungan 4,2 jt, yg satu bayar setengah, sisanya dibagi dua orang, masing2 brp',
  'beli 2 gratis 1 harga 15rb berapa',
]

describe('sums told step by step', () => {
  test.each(table)('CHAT-18 %s', (message, held) => {
    for (const words of held) expect(reckoned(message)).toContain(words)
  })

  test.each(untold)('CHAT-18 nothing is summed up of %s', (message) => {
    expect(stepByStep(message)).toBeNull()
  })

  test('CHAT-18 any list of goods comes to the sum of its rows, less its discount', () => {
    const row = fc.tuple(fc.integer({ min: 2, max: 90 }), fc.integer({ min: 10, max: 900 }))
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 6 }), fc.integer({ min: 1, max: 20 }), (rows, share) => {
        const told = rows.map(([count, price]) => `${count} baju @ ${formatNumber(price * 100)}`).join(' sama ')
        const whole = rows.reduce((sum, [count, price]) => sum + count * price * 100, 0)
        const left = Math.round(whole - (whole * share * 5) / 100)
        expect(reckoned(`${told} diskon ${share * 5}% jadi berapa`)).toContain(`**Rp ${formatNumber(left)}**`)
      }),
      { numRuns: 60 },
    )
  })
})

test('CHAT-18 a size of which the price is asked is no sum', () => {
  expect(stepByStep('berapa harga cetak spanduk 3x1 meter')).toBeNull()
})

test.each([
  'jual ayam 10 ekor @50rb, bebek 5 ekor @60rb, pakan 200rb. bersihnya berapa',
  'jual nasi 20 bungkus @ 12rb. es teh 30 gelas @ 4rb. belanja 200rb. bersihnya berapa',
  'laku 400rb, gas 25rb, minyak 60rb, sisanya berapa',
  'beli kopi 3 kg @ 90rb, gula 20 kg @ 17rb, bersihnya berapa',
])('ASSIST-01 CHAT-18 where what is left of takings is asked nothing is summed up: %s', (message) => {
  expect(stepByStep(message)).toBeNull()
})

test('ASSIST-01 CHAT-18 what is told to be taken off is done step by step', () => {
  expect(stepByStep('dapat 1,2jt dipotong 200rb bersihnya berapa')?.text).toContain('1.000.000')
})
