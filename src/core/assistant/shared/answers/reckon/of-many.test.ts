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
  [
    'stok beras 150kg habis berapa hari kalau sehari pakai 12kg, pesan datang 3 hari',
    'days_of_stock',
    ['12 hari', '36 kg', '9 hari lagi'],
  ],
  [
    'hitung kerugian: 30 kotak susu basi, modal 4.200 sekotak, dan kembalian salah 50rb',
    'lost',
    ['Rp 126.000', 'Rp 176.000'],
  ],
  ['gas dari 19rb jadi 22rb per tabung, sebulan 20 tabung', 'dearer', ['Rp 60.000 sebulan', '15,8%']],
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
