import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { derivePrices } from './derive-prices.ts'
import { partOf, percentRatio, ratio, withoutPercent, withPercent } from './ratio.ts'
import type { Thing } from './thing.ts'

const thing = (name: string, price: number, unit = ''): Thing => ({ name, price, unit })
const derived = (text: string, ...things: Thing[]) =>
  derivePrices(text, things).prices.map(({ name, price }) => [name, price])
const labels = (text: string, ...things: Thing[]) =>
  derivePrices(text, things).prices.map(({ label, price }) => [label, price])

const mat = thing('Tikar', 80_000)
const fan = thing('Kipas', 250_000)

describe('discounts', () => {
  test('ASSIST-05 a discount makes new prices where they are asked for, and names what it is bound to', () => {
    expect(labels('khusus bulan Juni diskon 15% semua, cantumkan harga setelah diskonnya', mat, fan)).toEqual([
      ['Setelah diskon 15% (khusus bulan Juni)', 68_000],
      ['Setelah diskon 15% (khusus bulan Juni)', 212_500],
    ])
    expect(labels('semua diskon 15%', mat)).toEqual([])
    expect(labels('pelanggan baru diskon 15%, tulis harga normalnya aja', mat)).toEqual([])
  })

  test('ASSIST-05 a discount of one thing leaves the others, two of one thing decide nothing', () => {
    expect(derived('kipas diskon 10%, tulis harga setelah diskon', mat, fan)).toEqual([['Kipas', 225_000]])
    expect(derived('diskon 10%, member diskon 20%, tulis harga setelah diskon', mat)).toEqual([])
    expect(derived('diskon sampai 30%, tulis harga setelah diskon', mat)).toEqual([])
    expect(derived('belanja di atas 200rb potongan 20rb, tulis harga setelah potongan', fan)).toEqual([])
    expect(derived('semua potongan 5rb, tulis harga setelah potongan', mat)).toEqual([['Tikar', 75_000]])
  })
})

describe('sizes and counts', () => {
  const room = thing('Kamar depan', 900_000, 'bln')

  test('ASSIST-05 so many months or days that are paid for in part', () => {
    expect(labels('6 bulan cukup bayar 5 bulan, tulis harga 6 bulannya', room)).toEqual([
      ['6 bulan (bayar 5 bulan)', 4_500_000],
    ])
    expect(labels('bayar 10 bulan gratis 2 bulan. cantumkan harga setahunnya', room)).toEqual([
      ['12 bulan (bayar 10 bulan)', 9_000_000],
    ])
    expect(labels('beli 3 bayar 2, tulis juga harganya ', mat)).toEqual([['3 (bayar 2)', 160_000]])
    // A price by the day is none by the month.
    expect(labels('6 bulan cukup bayar 5 bulan, tulis harga 6 bulannya', thing('Tenda', 50_000, 'hari'))).toEqual([])
  })

  test('ASSIST-05 so long with something off, and packs that hold so many', () => {
    expect(labels('bayar 3 bulan diskon 5%, cantumkan harga 3 bulannya', room)).toEqual([
      ['3 bulan (diskon 5%)', 2_565_000],
    ])
    expect(labels('ada juga yang per dus isi 24, harganya tinggal dikali', thing('Sirup', 4_500))).toEqual([
      ['Per dus isi 24', 108_000],
    ])
    expect(labels('per dus isi 24 100rb', thing('Sirup', 4_500))).toEqual([])
    expect(labels('tulis juga harga per lusin', thing('Gelas', 4_000))).toEqual([['Per lusin', 48_000]])
  })

  test('ASSIST-05 a smaller size by the part of the price that was told for it', () => {
    const rice = thing('Tepung 1kg', 38_000)
    expect(derived('masukin juga ukuran seperempat kilo, harganya seperempat dari yang sekilo', rice)).toEqual([
      ['Tepung 1/4 kg', 9_500],
    ])
    expect(derived('ada ukuran 250 gram, harganya 30% dari sekilo', rice)).toEqual([['Tepung 250 gram', 11_400]])
    expect(derived('ada ukuran 250 gram juga', rice)).toEqual([])
    expect(derived('ukuran setengah kilo harganya separuhnya', thing('Tepung 5kg', 62_000))).toEqual([])
  })

  test('ASSIST-05 what comes to each head, of things that tell for how many they are', () => {
    const hall = thing('Gold 300 pax', 42_000_000)
    expect(labels('kasih harga per pax nya juga', hall, mat)).toEqual([['Per pax', 140_000]])
  })
})

describe('selling prices', () => {
  const oil = thing('Sabun', 3_500)

  test('ASSIST-05 a list of costs is sold at its markup, exact and half up', () => {
    expect(derived('harga modal: sabun 3.500. harga jualnya ditambah 15% dari modal', oil)).toEqual([['Sabun', 4_025]])
    expect(derived('modalnya: sabun 3.500. jualnya untung 30% dari harga jual', oil)).toEqual([['Sabun', 5_000]])
    expect(derived('modalnya: sabun 3.500. jualnya ditambah 15%, dibulatkan ke atas ratusan', oil)).toEqual([
      ['Sabun', 4_100],
    ])
    expect(derived('modalnya: sabun 3.500. jualnya ditambah 15% dibulatkan ke atas ratusan', oil)).toEqual([
      ['Sabun', 4_100],
    ])
  })

  test('ASSIST-05 where no cost was told the list stays what it is', () => {
    expect(derived('sabun 3.500. harga jual naik 15%', oil)).toEqual([])
  })
})

describe('packages', () => {
  const things = [thing('Nasi putih', 4_000), thing('Ayam bakar', 16_000), thing('Es jeruk', 5_000)]

  test('ASSIST-05 a package costs what it holds, less what is taken off', () => {
    const text = 'tambahin Paket Hemat isinya nasi putih 2, ayam bakar 1, es jeruk 1, harganya dijumlah aja'
    expect(derived(text, ...things)).toEqual([['Paket Hemat', 29_000]])
    expect(derived('ada paket nasi + ayam hemat 10% dari jumlah keduanya', ...things)).toEqual([
      ['Paket Nasi putih + Ayam bakar', 18_000],
    ])
    expect(derivePrices(`Buka jam 7. ${text}`, things).unanswered(`Buka jam 7. ${text}`).trim()).toBe('Buka jam 7.')
  })

  test('ASSIST-05 a package of something unknown, or with a price of its own, has no other', () => {
    expect(derived('Paket Hemat isinya nasi putih 1, ayam bakar 1, sambal 1, harganya dijumlah', ...things)).toEqual([])
    expect(derived('Paket Hemat isinya nasi putih 1, ayam bakar 1 harga 18rb', ...things)).toEqual([])
  })
})

describe('money', () => {
  const price = fc.integer({ min: 1, max: 1_000_000_000_000 })
  const percent = fc.integer({ min: 1, max: 99_999 }).map((value) => value / 1000)

  test('ASSIST-05 parts are whole and never more than half a Rupiah away', () => {
    fc.assert(
      fc.property(price, fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1, max: 999 }), (sum, over, under) => {
        const part = partOf(sum, ratio(over, under)) ?? -1
        const away = 2n * (BigInt(part) * BigInt(under) - BigInt(sum) * BigInt(over))
        expect(away <= BigInt(under) && away > -BigInt(under)).toBe(true)
      }),
    )
  })

  test('ASSIST-05 what is taken off and what is left are the whole, to the Rupiah that is halved', () => {
    fc.assert(
      fc.property(price, percent, (sum, share) => {
        const left = partOf(sum, withoutPercent(share)) ?? -1
        const off = partOf(sum, percentRatio(share)) ?? -1
        const on = partOf(sum, withPercent(share)) ?? -1
        expect([0, 1]).toContain(left + off - sum)
        expect([on - off, left <= sum]).toEqual([sum, true])
      }),
    )
  })

  test('ASSIST-05 any text derives nothing that is no sum, in bounded time', () => {
    const word = fc.constantFrom(
      'paket',
      'isi',
      '6 bulan',
      'bayar 5',
      'diskon 15%',
      'harga',
      'tulis',
      'setengah kilo',
      ',',
      '. ',
      'untung',
      '%',
      '2',
      'tikar',
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), (words) => {
        for (const one of derivePrices(words.join(' '), [mat, fan]).prices) expect(one.price).toBeGreaterThan(0)
      }),
    )
  })
})
