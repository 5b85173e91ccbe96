import { expect, test } from 'vitest'

import { ratesAndRises } from './rates-and-rises.ts'

const reckoned = (text: string): string | null => {
  for (const way of ratesAndRises) {
    const found = way(text)
    if (found !== null) return found.text.replaceAll('\u00a0', ' ')
  }
  return null
}

test.each([
  ['nasi uduk jual 10rb modal 6rb, kalo naik jadi 11rb bakal pada kabur ga ya', 'dari 100 pembeli cukup 80'],
  ['harga 15.000 modalnya 9.000, dinaikkan jadi 17.000 gimana', '**25%**'],
  ['cicilan motor 650rb sebulan, ongkir per antar 5rb, bensin 1500 per antar, brp kali biar ketutup', '**186 antar'],
  ['sewa gerobak 300rb sebulan, jual 10rb per porsi, modal 6rb per porsi, berapa porsi biar nutup', '**75 porsi'],
])('CHAT-18 %s is reckoned', (text, held) => {
  expect(reckoned(text)).toContain(held)
})

test.each([
  // A figure that no pattern takes: half a reckoning is a wrong one.
  'jual 10rb modal 6rb naik jadi 11rb, sehari laku 40',
  'cicilan 650rb sebulan, ongkir 5rb per antar, bensin 1500 per antar, 3 orang, berapa kali biar ketutup',
  // Nothing is left of each, so nothing covers anything.
  'cicilan 650rb sebulan, ongkir 5rb per antar, bensin 6rb per antar, berapa kali biar ketutup',
  // No price that is raised.
  'jual 10rb modal 6rb, harga cabai naik jadi 9rb terus jual rugi 4rb',
])('CHAT-18 %s is left to others', (text) => {
  expect(reckoned(text)).toBeNull()
})
