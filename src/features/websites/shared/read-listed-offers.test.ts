import { describe, expect, test } from 'vitest'

import { readListedOffers } from './read-listed-offers.ts'
import { readName } from './read-name.ts'

const told = (text: string): string[] =>
  readListedOffers(text).map(({ name, price, unit }) => `${name} ${price} ${unit}`.trim())

describe('WEB-03 things that are joined by a word, each with its price', () => {
  test.each([
    ['jual bolu 15.000 dan donat 5.000', ['Bolu 15000', 'Donat 5000']],
    ['cuci kiloan 7rb per kg sama setrika 5rb per kg', ['Cuci kiloan 7000 kg', 'Setrika 5000 kg']],
    ['ganti oli 50rb dan tambal ban 15rb terus servis 80rb', ['Ganti oli 50000', 'Tambal ban 15000', 'Servis 80000']],
    ['nasi dan ayam 25.000', ['Nasi dan ayam 25000']],
  ])('WEB-03 %s', (text, offers) => {
    expect(told(text)).toEqual(offers)
  })
})

describe('WEB-03 names that hold a place or a small word', () => {
  test.each([
    ['buat website rental motor MOTO LOMBOK di Senggigi, vario 75rb', 'MOTO LOMBOK'],
    ['buatin landing page utk event Run for Mangrove 2026 di Bontang', 'Run for Mangrove'],
  ])('WEB-03 %s', (text, name) => {
    expect(readName(text).name).toBe(name)
  })
})
