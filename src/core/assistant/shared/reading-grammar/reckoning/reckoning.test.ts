import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { composeReading } from '../compose-reading.ts'

const today = '2026-11-21' as IsoDay
const sumOf = (message: string): number => {
  const { goods, charges } = composeReading(message, today)
  let sum = 0
  for (const { amount, price } of goods) sum += amount ?? price ?? 0
  for (const { amount } of charges) sum += amount
  return sum
}

describe('lists reckoned by their units', () => {
  test.each([
    [
      'a price for each person and day',
      'invoice outbound: peserta 40 orang, 3 hari, 150.000 per orang per hari',
      18_000_000,
    ],
    [
      'persons told once for several prices',
      'rencana acara, 25 orang: makan 40rb per orang, kaos 60rb per orang, tenda 1,5jt',
      4_000_000,
    ],
    [
      'days told with another line',
      'invoice sound 2 hari @1.500.000 per hari, operator 3 orang 200rb per orang per hari',
      4_200_000,
    ],
    [
      'a rate over weeks',
      'kontrak suplai ayam 50 kg per minggu selama 10 minggu, harga tetap 36.000 per kg',
      18_000_000,
    ],
    ['factors with signs', 'proposal: instruktur 2 org x 5 hari x Rp 200.000, ATK Rp 300.000', 2_300_000],
    ['dozens priced by the piece', 'nota piring 3 lusin per bijinya 7.000, sendok 2 lusin 24rb selusin', 300_000],
    ['a noun for a piece', 'invoice sablon topi 4 lusin, satu topi 30.000', 1_440_000],
    ['gross by the piece', 'nota kancing 2 gross harganya 500 per biji', 144_000],
    ['the price of one kodi', 'invoice sarung 3 kodi, 1 kodinya 1,2jt', 3_600_000],
    [
      'one price for all',
      'laporan panen: lahan A 100 kg, lahan B 80 kg, lahan C 70 kg, semua laku 10rb per kilo',
      2_500_000,
    ],
    [
      'one price for all behind them in capitals',
      'LAPORAN LEMBUR RINI 10 JAM DODI 5 JAM UPAH LEMBUR 20RB PER JAM',
      300_000,
    ],
    [
      'prices in the order of things',
      'invoice nasi kotak, kue basah dan jus masing-masing 20 porsi, harganya 25rb, 5rb dan 8rb',
      760_000,
    ],
    ['thousands of things', 'nota bibit jati 2rb batang harga 1.500/batang', 3_000_000],
    ['each of those who go', 'SPPD 4 guru ke Malang, sewa mobil 800rb, uang saku masing-masing 100rb', 1_200_000],
    ['a product the writer works out himself', 'perjanjian sewa alat 500rb per hari selama 6 hari jadi 3jt', 3_000_000],
    ['a size and its price', 'penawaran kanopi, luas 20 m2, harga 300rb per meter persegi', 6_000_000],
    ['a count that is mended', 'nota sewa tenda 3 hari eh salah 5 hari, sehari 150rb', 750_000],
    [
      'meals for everybody, every day',
      'penawaran makan tukang 20 orang, sehari 3x makan, selama 5 hari, 15rb sekali makan',
      4_500_000,
    ],
    [
      'days that are not alike',
      'laporan: 3 hari pertama laku 40 mangkok sehari, 2 hari terakhir 50 mangkok sehari, semangkok 20rb',
      4_400_000,
    ],
    ['what is told for each day', 'invoice rapat 2 hari, tiap harinya 30 nasi kotak @25rb + 30 snack @10rb', 2_100_000],
    ['one of what was counted', 'penawaran nasi kotak 150 kotak satu kotak 30 ribu', 4_500_000],
    ['half a dozen of a unit', 'nota setengah lusin botol madu @50rb', 300_000],
    ['everybody, each month', 'rencana patungan: 20 ibu iuran 25rb sebulan selama 6 bulan', 3_000_000],
    [
      'factors told before the price',
      'tagihan katering proyek: 18 tukang x 3 kali makan x 6 hari, sekali makan 15rb per orang',
      4_860_000,
    ],
    [
      'factors that are told together',
      'invoice proyek 4 mesin x 5 hari. sewa alat 50rb per mesin, solar 200rb',
      1_200_000,
    ],
    ['a whole and its parts', 'proposal bantuan, butuhnya 10jt. mesin 6jt bahan 3jt kemasan 1jt', 10_000_000],
  ])('DOC-08 ASSIST-05 %s', (_, message, sum) => {
    expect(sumOf(message)).toBe(sum)
  })

  test.each([
    ['laporan 3 hari: senin 800rb, selasa 900rb, modal 3 hari 1,2jt', 2_900_000],
    ['faktur: tinta 4 warna 4 botol @ 90rb', 360_000],
    ['invoice nasi 10 kotak isi ayam 15rb', 150_000],
    ['nota 1 set meja 6 kursi 2jt', 2_000_000],
  ])('DOC-08 leaves as read what no unit tells otherwise: %s', (message, sum) => {
    expect(sumOf(message)).toBe(sum)
  })
})

const price = fc.integer({ min: 2, max: 400 }).map((halves) => halves * 500)
const count = fc.integer({ min: 2, max: 90 })
const thing = fc.constantFrom('kaos', 'gelas', 'piring', 'topi', 'buku', 'sabun', 'kursi', 'keripik', 'madu')
const written = (value: number): string => value.toLocaleString('id-ID')

describe('random lists', () => {
  test('DOC-08 persons, days and prices for each multiply in any order of telling', () => {
    fc.assert(
      fc.property(count, fc.integer({ min: 2, max: 20 }), price, fc.boolean(), (people, days, each, turned) => {
        const told = [`${people} orang`, `${days} hari`]
        const rate = turned ? 'per hari per orang' : 'per orang per hari'
        const message = `invoice pelatihan: ${(turned ? told.toReversed() : told).join(', ')}, ${written(each)} ${rate}`
        expect(sumOf(message)).toBe(people * days * each)
      }),
    )
  })

  test('DOC-08 a dozen priced by the piece is twelve of them, beside lines priced as they are counted', () => {
    fc.assert(
      fc.property(thing, thing, count, count, price, price, (one, other, dozens, pieces, first, second) => {
        fc.pre(one !== other)
        const message = `invoice ${one} ${dozens} lusin @${written(first)} per biji, ${other} ${pieces} pcs @${written(second)}`
        expect(sumOf(message)).toBe(dozens * 12 * first + pieces * second)
      }),
    )
  })

  test('DOC-08 one price holds for everything that was weighed before it', () => {
    const places = ['blok A', 'blok B', 'blok C', 'blok D', 'blok E']
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 10, max: 900 }), { minLength: 2, maxLength: 5 }),
        price,
        (weights, kilo) => {
          const list = weights.map((weight, at) => `${places[at] ?? ''} ${weight} kg`).join(', ')
          const message = `laporan panen: ${list}, semua laku ${written(kilo)} per kg`
          expect(sumOf(message)).toBe(weights.reduce((sum, weight) => sum + weight, 0) * kilo)
        },
      ),
    )
  })
})
