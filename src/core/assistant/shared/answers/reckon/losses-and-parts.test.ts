import { expect, test } from 'vitest'

import { lossesAndParts } from './losses-and-parts.ts'
import { stepByStep } from './step-by-step.ts'

const plain = (text: string): string => text.replaceAll('\u00a0', ' ')
const reckoned = (message: string): string | null => {
  for (const way of lossesAndParts) {
    const found = way(message)
    if (found !== null) return plain(found.text)
  }
  return null
}

test.each([
  ['omset 800rb sehari untung 25% sebulan 28 hari jadi berapa', 'Rp 5.600.000'],
  ['modal patungan bertiga 5jt 3jt 2jt untung 4 juta dibagi gimana', 'Rp 1.200.000'],
])('CHAT-18 %s comes to %s', (message, sum) => {
  expect(reckoned(message)).toContain(sum)
})

test.each([
  'omset 800rb sehari untung 25% biaya 2 juta sebulan 28 hari',
  'bawang beli 32rb susut 10% diskon 5% untung 25% jual brp',
  'modal 5jt untung 4 juta dibagi dua',
  '10 dus mie @ 115rb ongkir 50rb parkir 5rb dibagi 400 bungkus modal per bungkus',
])('CHAT-18 where a figure would be left out, nothing is reckoned: %s', (message) => {
  expect(reckoned(message)).toBeNull()
})

test.each([
  ['diskon 20% dari 85rb jadi berapa, trus kalo ditambah ongkir 12rb?', 'Rp 80.000'],
  ['fee 10% dari barang 1,75 juta ongkir 45rb dia bayar total brp', 'Rp 1.970.000'],
])('CHAT-18 a part told before its whole: %s', (message, sum) => {
  expect(plain(stepByStep(message)?.text ?? '')).toContain(sum)
})

test('CHAT-18 hours are no sum', () => {
  expect(stepByStep('jam rame cuma 11-13, sisanya sepi')).toBeNull()
})
