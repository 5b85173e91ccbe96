import { describe, expect, test } from 'vitest'

import { listsPaired, pricesPaired } from './paired-lists.ts'

describe('two lists that go together in their order', () => {
  test.each([
    ['jual kopi, teh, susu. harga 5rb, 4rb, 8rb', 'jual kopi 5rb, teh 4rb, susu 8rb'],
    ['varian nastar, lidah kucing harga masing-masing 85rb dan 90rb', 'varian nastar 85rb, lidah kucing 90rb'],
    ['beras, gula. harga 15rb, 17rb. jumlah 10, 5 kg', 'beras 10 kg 15rb, gula 5 kg 17rb'],
  ])('ASSIST-05 POS-01 WEB-01 each thing has its own price: %s', (said, read) => {
    expect(pricesPaired(said)).toBe(read)
  })

  test('ASSIST-05 a measure of several priced things stands by each of them', () => {
    expect(listsPaired('avanza 350rb/hari, hiace 1,2jt/hari. kapasitas 6, 14 orang')).toBe(
      'avanza 350rb/hari (kapasitas 6 orang), hiace 1,2jt/hari (kapasitas 14 orang)',
    )
  })

  test.each([
    'jual kopi, teh, susu. harga 5rb, 4rb',
    'kopi harga 5rb, teh harga 4rb',
    'nasi kotak dan es buah masing-masing 45 porsi, harganya 28rb dan 9rb',
    'rapat jam 7, 8, 9 orang hadir',
  ])('ASSIST-05 lists that do not go together stay as they are: %s', (said) => {
    expect(listsPaired(said)).toBe(said)
  })
})
