import { expect, test } from 'vitest'

import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { composePos } from './compose-pos.ts'
import { introducePos } from './introduce-pos.ts'
import { readPosRequest } from './read-request.ts'

const read = (message: string) => readPosRequest(readMessage(message, '2026-11-21' as IsoDay))
const goods = (message: string) => read(message).goods.map(({ name, price }) => `${name} ${price}`)

test('ASSIST-01 POS-03 what a thing costs the shop is no price, wherever it stands beside it', () => {
  const { goods: told, notes } = read(
    'kasir toko pakan Sumber Ternak, pelet ikan 65rb stok 25 modal 52rb, dedak modal 3rb jual 4rb, bekatul 12.500 modal 10.800 stok 40, jagung 9rb, modal 7rb',
  )
  expect(told.map(({ name, price, cost }) => [name, price, cost])).toEqual([
    ['Pelet ikan', 65_000, 52_000],
    ['Dedak', 4_000, 3_000],
    ['Bekatul', 12_500, 10_800],
    ['Jagung', 9_000, 7_000],
  ])
  expect(notes).toBe('')
})

test('ASSIST-01 prices for members are not what everybody pays; the reply says how they are sold at', () => {
  const request = read(
    'kasir toko kue Dapur Manis. bolu 38rb, brownies 45rb. harga member beda: brownies 42rb, bolu 35rb',
  )
  expect(request.goods.map(({ price }) => price)).toEqual([38_000, 45_000])
  expect(request.notes).toBe('Harga member: brownies 42rb, bolu 35rb')
  expect(introducePos(request, 'Dapur Manis')).toContain('Harga member: brownies 42rb, bolu 35rb: saya catat')
})

test('POS-06 a thing that is sold in two measures is two products', () => {
  expect(
    goods('kasir toko Sinar Pagi: mi goreng 3.500 per pcs / 128.000 per dus, sabun 4rb/biji atau 45rb/lusin'),
  ).toEqual(['Mi goreng per pcs 3500', 'Mi goreng per dus 128000', 'Sabun per biji 4000', 'Sabun per lusin 45000'])
})

test('POS-06 several together at their own price are a product beside the one', () => {
  expect(goods('kasir toko sepatu Langkah: kaos kaki 15rb 3 pasang 40rb, sandal 45rb')).toEqual([
    'Kaos kaki 15000',
    'Kaos kaki 3 pasang 40000',
    'Sandal 45000',
  ])
})

test('POS-06 how cash is rounded comes with the order and is no product', () => {
  const request = read('kasir rumah makan Sari Rasa, nasi ayam 23rb. makanan kena PB1 10%, pembulatan ke 500 ke atas')
  expect(composePos(request)).toMatchObject({
    goods: [{ name: 'Nasi ayam', price: 23_000 }],
    chargeRules: { taxRate: 1_000, taxName: 'PB1' },
    roundingRule: { step: 500, way: 'up' },
  })
  expect(request.unpriced).toEqual([])
  expect(introducePos(request, 'Sari Rasa').replaceAll('\u00a0', ' ')).toContain(
    'Uang tunai dibulatkan ke atas per Rp 500.',
  )
})

test('CHAT-16 a stall goes by what it sells and by its owner, also in small letters', () => {
  expect(read('kasir buat soto bang udin, soto ayam 15rb').businessName).toBe('Soto Bang Udin')
  expect(read('tolong buatin pos untuk nasi uduk bu lela. nasi uduk 12rb').businessName).toMatch(/Bu Lela$/)
})

test('POS-05 a heading told in passing is a category of its own sentence and no product', () => {
  const request = read(
    'kasir buat soto bang udin, soto ayam 15rb, tambahan: ceker 4rb, sate usus 3rb. minum es jeruk 7rb',
  )
  expect(request.goods.map(({ name, category }) => [name, category])).toEqual([
    ['Soto ayam', 'Makanan'],
    ['Ceker', 'Tambahan'],
    ['Sate usus', 'Tambahan'],
    ['Es jeruk', 'Minuman'],
  ])
  expect(request.unpriced).toEqual([])
})

test('POS-06 the last of the sizes and what comes on top are called in full', () => {
  expect(goods('kasir toko baju Anggun: kaos S/M/L 55rb XL 60rb, bordir nama nambah 10rb')).toEqual([
    'Kaos S/M/L 55000',
    'Kaos XL 60000',
    'Tambahan bordir nama 10000',
  ])
})

test('POS-02 work in a shop of goods, and what is paid for by the day, is not counted beside counted goods', () => {
  const { goods: told } = read(
    'kasir petshop Sahabat Bulu dengan stok: grooming kucing 60rb, kandang titip 35rb/hari, pasir 65rb',
  )
  expect(told.map(({ stock }) => stock)).toEqual([null, null, 0])
})

test('POS-06 who asks for barcodes reads how they are scanned, and the question is no note', () => {
  const request = read('kasir toko baju Anggun: kaos 55rb stok 20. bisa scan barcode kan?')
  expect(request.notes).toBe('')
  expect(introducePos(request, 'Toko Baju Anggun')).toContain('memindai barcode')
})
