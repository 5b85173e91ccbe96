import { describe, expect, test } from 'vitest'

import { isTown, townIn, withoutTown } from './towns.ts'

describe('towns', () => {
  test.each([
    ['POS "Sate Klathak Pak Jede" Imogiri. sate 30.000', 'Sate Klathak Pak Jede', 'Imogiri'],
    ['website "Wana Lestari" Kec. Sendang, madu 120rb', 'Wana Lestari', 'Kec. Sendang'],
    ['kasir kedai Dolce Vita Ubud 1 scoop 25k', 'Dolce Vita', 'Ubud'],
    ['nama toko KOKO LIM singkawang, ac 3,1jt', 'KOKO LIM', 'Singkawang'],
    ['website toko Maju di solo, kopi 5rb', 'Maju', 'Solo'],
    ['website toko Maju, kirim dari Cirebon', 'Maju', 'Cirebon'],
  ])('ASSIST-01 where a business is: %s', (text, name, town) => expect(townIn(text, name)).toBe(town))

  test.each([
    ['kasir warung, soto Lamongan 15rb, kaos lombok 75rb', ''],
    ['website "Ikan Bakar Makassar", ikan 30rb', 'Ikan Bakar Makassar'],
    ['kasir Bandar Kendari (bukan cabang jakarta ya), ikan 85rb', 'Bandar Kendari'],
    ['ada 3 kapster: Anto, Bima, Rizal', ''],
    ['jual palu, batu, dan solo wiski', ''],
  ])('ASSIST-01 goods, people and other houses are no place: %s', (text, name) => expect(townIn(text, name)).toBe(''))

  test('CHAT-16 a town behind a name comes off it; a name that is a town stays', () => {
    expect(withoutTown('IronHouse Gym Balikpapan')).toEqual({ name: 'IronHouse Gym', town: 'Balikpapan' })
    expect(withoutTown('Palu')).toEqual({ name: 'Palu', town: '' })
    expect(isTown('Padang Panjang')).toBe(true)
  })
})
