import { describe, expect, test } from 'vitest'

import { waysOfMany } from './of-many.ts'

const reckoned = (text: string) => {
  for (const way of waysOfMany) {
    const found = way(text)
    if (found !== null) return { name: found.name, text: found.text.replaceAll('\u00a0', ' ') }
  }
  return null
}

const table: readonly (readonly [string, string, readonly string[]])[] = [
  ['beli telur sekilo 28rb isi 16, jual per butir brp biar untung 15%', 'piece_of_pack', ['Rp 1.750', 'Rp 4.200']],
  [
    'beli ayam 10kg @36rb, bersih jadi 8kg, modal per kg bersih berapa',
    'clean_weight',
    ['Rp 360.000', 'Rp 45.000', '20%'],
  ],
  ['beli udang 5 kg 300rb kulitnya dibuang tinggal 4 kg, per kg berapa', 'clean_weight', ['Rp 75.000']],
  [
    'stok beras 150kg habis berapa hari kalau sehari pakai 12kg, pesan datang 3 hari',
    'days_of_stock',
    ['12 hari', '36 kg', '9 hari lagi'],
  ],
  ['beli 12 barang total 1,8jt, ongkir 120rb, jual @195rb', 'lot_sold', ['Rp 160.000', 'Rp 420.000', '10 barang']],
  [
    'hitung kerugian: 30 kotak susu basi, modal 4.200 sekotak, dan kembalian salah 50rb',
    'lost',
    ['Rp 126.000', 'Rp 176.000'],
  ],
  ['gas dari 19rb jadi 22rb per tabung, sebulan 20 tabung', 'dearer', ['Rp 60.000 sebulan', '15,8%']],
  ['mau jual risol isi 3 10rb, modalnya 1.900 sebiji, untungnya brp per bungkus', 'pack_sold', ['Rp 4.300']],
  [
    'sehari untung kotor 300rb, sewa sebulan 1,2jt listrik 300rb, sebulan bersihnya berapa buka 26 hari',
    'month_of_gains',
    ['Rp 7.800.000', 'Rp 6.300.000'],
  ],
  ['kalau modalnya naik 10% harga harus naik juga?', 'cost_rises', ['Rp 10.600', 'Rp 11.000']],
]

describe('figures of many pieces', () => {
  test.each(table)('ASSIST-01 CHAT-18 %s', (message, name, shown) => {
    const found = reckoned(message)
    expect(found?.name).toBe(name)
    for (const part of shown) expect(found?.text).toContain(part)
  })

  test.each([
    'stok saya 150 kg dan harga berasnya 12 ribu, untungnya berapa',
    'beli 10 kg ayam 360rb dijual 45rb per kg',
    'jual 30 kotak harga 5rb rugi berapa kalau modal 6rb',
    'gas dari 19rb jadi 22rb, naik berapa persen',
    'jahit 120 baju x 8rb berapa',
  ])('ASSIST-01 CHAT-18 another question is left to others: %s', (message) => {
    expect(reckoned(message)).toBeNull()
  })
})
