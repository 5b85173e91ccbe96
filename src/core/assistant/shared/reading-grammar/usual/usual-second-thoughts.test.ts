import { expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { readMessage } from '../../read-message.ts'
import { asSettled, usualSecondThoughts } from './usual-second-thoughts.ts'

const today = '2026-11-21' as IsoDay
const linesOf = (message: string) =>
  readMessage(message, today).goods.map(({ name, quantity, price }) => [name, quantity, price])

test('ASSIST-01 each of these writings comes into the one that is known', () => {
  for (const { example, rewrite } of Object.values(usualSecondThoughts)) expect(rewrite(example[0])).toBe(example[1])
})

test('ASSIST-01 how often it was in the end is what is paid', () => {
  expect(linesOf('invoice les 8x pertemuan @150rb, jadi 6x krn 2x libur, modul 100rb')).toEqual([
    ['les', 6, 150_000],
    ['modul', null, 100_000],
  ])
  expect(asSettled('senam 8x pertemuan @75rb jadi 7x soalnya libur')).toBe('senam 7x pertemuan @75rb')
})

test('ASSIST-01 ways are counted behind the price of one, and not by persons and days', () => {
  expect(
    linesOf('invoice trip 4 orang 3 hari @650rb/orang/hari, airport transfer 350k sekali jalan, 2x').at(-1),
  ).toEqual(['airport transfer', 2, 350_000])
})

test('ASSIST-01 a count told anew behind its line keeps unit and price', () => {
  expect(linesOf('nota seragam: batik 12 pcs 110rb, rok 12 pcs 95rb, yang rok cuma 10')).toEqual([
    ['batik', 12, 110_000],
    ['rok', 10, 95_000],
  ])
})

test('ASSIST-01 half ahead, a thing given in and beasts of a broken weight', () => {
  expect(readMessage('nota denah 500 lembar 400, uang muka separo', today).downPayment).toEqual({ percent: 50 })
  expect(linesOf('nota iphone 11 3,9jt, tukar tambah samsung a12 potong 800rb')).toHaveLength(1)
  expect(linesOf('nota gurame 5 ekor 6,5 kg 55rb')).toEqual([['gurame', 6.5, 55_000]])
})

test('ASSIST-01 one piece of clothing for each of several classes, so many of each sort, so much for each meeting', () => {
  expect(
    linesOf('penawaran seragam, kelas A 45 anak, kelas B 52 anak, kelas C 38 anak, @ 95rb per stel').map(
      ([, count, price]) => [count, price],
    ),
  ).toEqual([
    [45, 95_000],
    [52, 95_000],
    [38, 95_000],
  ])
  expect(linesOf('penawaran prasmanan 300 pax 65rb, gubukan 3 jenis masing2 100 porsi 18rb').at(-1)?.[1]).toBe(300)
  expect(
    linesOf('invoice les: senin 4x, rabu 4x, jumat 3x, @90rb per pertemuan, transport 10rb per pertemuan').at(-1),
  ).toEqual(['transport', 11, 10_000])
})

test('ASSIST-01 a lower price behind the first one holds, a higher one is the sum of the line', () => {
  expect(linesOf('nota kambing 1 ekor 3,2jt jadi 3jt, sate 200 tusuk 2.500')[0]).toEqual(['kambing', 1, 3_000_000])
  expect(linesOf('nota kaos 20 pcs 50rb jadi 1jt, topi 10 pcs 25rb')[0]).toEqual(['kaos', 20, 50_000])
})

test('ASSIST-01 what was received is no price of what it is the deposit of', () => {
  const { downPayment, goods } = readMessage('kwitansi dari Pak Anto 3jt untuk uang muka kaos 150 pcs @45rb', today)
  expect(downPayment).toEqual({ amount: 3_000_000 })
  expect(goods.map(({ price }) => price)).toEqual([45_000])
})
