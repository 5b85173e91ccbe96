import { expect, test } from 'vitest'

import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { readPosRequest } from './read-request.ts'

const read = (message: string) => readPosRequest(readMessage(message, '2026-11-21' as IsoDay))

test('ASSIST-01 POS-01 what goods cost the shop stands with them and is no product of its own', () => {
  const { goods, notes } = read(
    'kasir warung Mak Upik, beras 10kg 165rb stok 12, minyak 2L 36rb stok 24, rokok 32rb. modal beras 150rb, minyak 33rb',
  )
  expect(goods.map(({ name, price, cost }) => [name, price, cost])).toEqual([
    ['Beras 10kg', 165_000, 150_000],
    ['Minyak 2L', 36_000, 33_000],
    ['Rokok', 32_000, undefined],
  ])
  expect(notes).toBe('')
})

test('ASSIST-01 a cost that may be of two sizes is of neither: it stays a note, and no product comes of it', () => {
  const { goods, notes } = read(
    'kasir grosir Sinar Snack, keripik kecil 38rb, keripik besar 175rb, makaroni 32rb. modal keripik 30rb, makaroni 25rb',
  )
  expect(goods.map(({ name, cost }) => [name, cost])).toEqual([
    ['Keripik kecil', undefined],
    ['Keripik besar', undefined],
    ['Makaroni', undefined],
  ])
  expect(notes).toContain('Modal keripik 30rb')
})

test('ASSIST-01 a shop that names its categories gets its own, and those that wait for goods are noted whole', () => {
  const { goods, notes } = read(
    'POS toko sepatu Jejak Kaki. sneaker 275rb stok 25, sandal gunung 120rb stok 30, kaos kaki 15rb stok 9. kategori: sepatu, sandal, aksesoris',
  )
  expect(goods.map(({ name, category }) => [name, category])).toEqual([
    ['Sneaker', null],
    ['Sandal gunung', 'Sandal'],
    ['Kaos kaki', null],
  ])
  expect(notes).toBe('Kategori: sepatu, sandal, aksesoris')
  const kitchen = read('kasir kedai Tiga Rasa, kategori: makanan, minuman. nasi goreng 18rb, es teh 4rb')
  expect(kitchen.goods.map(({ category }) => category)).toEqual(['Makanan', 'Minuman'])
  expect(kitchen.notes).toBe('')
})

test('ASSIST-01 how much customers may owe is no product, and cashiers are told with their names', () => {
  const shop = read(
    'kasir toko pupuk Subur Makmur. urea 135rb, bibit 18rb. pelanggan tetap boleh ngutang maksimal 500rb',
  )
  expect(shop.goods.map(({ name }) => name)).toEqual(['Urea', 'Bibit'])
  expect(shop.notes).toContain('maksimal 500rb')
  const cafe = read(
    'kasir kafe Titik Teduh: espresso 12rb, roti 14rb. 15 meja, service charge 5%, pajak 10%. kasirnya 2 orang: Rani dan Fitri',
  )
  expect(cafe.notes).toContain('Kasirnya 2 orang: Rani dan Fitri')
  expect(cafe.chargeRules).toEqual({ serviceRate: 500, taxRate: 1000, taxName: 'PB1' })
})

test('ASSIST-01 a canteen of a school or a factory is a canteen by its name', () => {
  expect(read('kasir kantin sekolah SMPN 3 Jember, bakso 8rb, es jeruk 3rb').businessName).toBe('Kantin SMPN 3 Jember')
  expect(read('kasir kantin pabrik PT Sinar Baja Karawang: nasi rames 12rb').businessName).toBe(
    'Kantin PT Sinar Baja Karawang',
  )
})

const stocks = (message: string) => read(message).goods.map(({ name, stock }) => [name, stock])

test('ASSIST-01 a count belongs to the good that is sold by its measure, or goes by its very name', () => {
  expect(stocks('kasir toko Berkah. indomie 3.500/bungkus atau 125rb sedus isi 40. stok indomie 10 dus')).toEqual([
    ['Indomie per bungkus', null],
    ['Indomie dus isi 40', 10],
  ])
  expect(stocks('kasir depot Tirta: galon 45rb, tutup galon 500, stok galon 30')).toEqual([
    ['Galon', 30],
    ['Tutup galon', null],
  ])
})

test('ASSIST-01 the price from so many on stays a note beside what everybody pays', () => {
  const { goods, notes } = read('kasir toko Baja: semen 58rb/sak atau 55rb kalau di atas 20 sak, genteng 3.500')
  expect(goods.map(({ name, price }) => [name, price])).toEqual([
    ['Semen', 58_000],
    ['Genteng', 3_500],
  ])
  expect(notes).toContain('55rb kalau di atas 20 sak')
})

test('ASSIST-01 POS-01 what is sold before the first price names no shop, and several for one price keep their count', () => {
  const { businessName, goods } = read('buat kasir untuk apotek. Paracetamol strip 5rb, vitamin C 15rb per botol')
  expect([businessName, goods[0]?.name]).toEqual(['', 'Paracetamol strip'])
  expect(
    read('kasir toko tani: polybag 5rb per 10 lembar, jangkrik 5rb per 100 ekor, bibit 12rb').goods.map(
      ({ name, price }) => [name, price],
    ),
  ).toEqual([
    ['Polybag per 10 lembar', 5_000],
    ['Jangkrik per 100 ekor', 5_000],
    ['Bibit', 12_000],
  ])
  expect(read('kasir kebab: jumbo 22k. receipt nya tulis "Makasih ya!"').receiptNote).toBe('Makasih ya!')
})
