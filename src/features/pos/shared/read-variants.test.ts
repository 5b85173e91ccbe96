import { expect, test } from 'vitest'

import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { composePos } from './compose-pos.ts'
import { readPosRequest } from './read-request.ts'

const read = (text: string) => readPosRequest(readMessage(text, '2026-11-21' as IsoDay))
const short = (text: string) => read(text).goods.map(({ name, price, stock }) => `${name} ${price} ${stock ?? '-'}`)

test.each([
  [
    'kasir toko seragam Rapi. celana: S 60rb, M 65rb, L 70rb',
    ['Celana S 60000 -', 'Celana M 65000 -', 'Celana L 70000 -'],
  ],
  [
    'kasir toko Rapi. rompi ukuran M/L/XL 50rb stok M 4, L 6, XL 2, dasi 10rb stok 9',
    ['Rompi M 50000 4', 'Rompi L 50000 6', 'Rompi XL 50000 2', 'Dasi 10000 9'],
  ],
  [
    'kasir toko Rapi. pashmina kaos 40rb warna hitam, navy. bros 5rb. stok pashmina 15 per warna, bros 30',
    ['Pashmina kaos hitam 40000 15', 'Pashmina kaos navy 40000 15', 'Bros 5000 30'],
  ],
  [
    'kasir kedai Dingin. kopi susu original M 10rb L 13rb, coklat M 9rb L 12rb',
    ['Kopi susu original M 10000 -', 'Kopi susu original L 13000 -', 'Coklat M 9000 -', 'Coklat L 12000 -'],
  ],
  [
    'kasir toko sepatu Rapi. pantofel ukuran 38/39 150rb stok 38 4, 39 6. kaos kaki 8rb stok 20',
    ['Pantofel 38 150000 4', 'Pantofel 39 150000 6', 'Kaos kaki 8000 20'],
  ],
  [
    'kasir konter Rapi. casing 25rb warna hitam, biru stok casing 10 per warna, antigores 20rb stok 40',
    ['Casing hitam 25000 10', 'Casing biru 25000 10', 'Antigores 20000 40'],
  ],
  [
    'kasir toko baju Rapi, kaos 45rb ada S M L, celana 150rb ukuran 28-30, topi 20rb stok 4, stok masing2 10',
    [
      'Kaos S 45000 10',
      'Kaos M 45000 10',
      'Kaos L 45000 10',
      'Celana 28 150000 10',
      'Celana 29 150000 10',
      'Celana 30 150000 10',
      'Topi 20000 4',
    ],
  ],
  [
    'pos toko sepatu Rapi, sneakers no 39 sampai 41 @ 250rb stok 3 tiap nomor, sandal 90rb stok 7',
    ['Sneakers 39 250000 3', 'Sneakers 40 250000 3', 'Sneakers 41 250000 3', 'Sandal 90000 7'],
  ],
  [
    'kasir toko sepatu Rapi: sepatu sekolah 120rb no 36-37 stok 4 per nomor',
    ['Sepatu sekolah 36 120000 4', 'Sepatu sekolah 37 120000 4'],
  ],
  ['kasir distro Rapi. kaos 75rb size M/L stok masing masing 12', ['Kaos M 75000 12', 'Kaos L 75000 12']],
  [
    'kasir distro Rapi. kaos 45rb ada S M stok masing-masing 10, hoodie 120rb ukuran M L stok 5 tiap ukuran, topi 25rb stok 3',
    ['Kaos S 45000 10', 'Kaos M 45000 10', 'Hoodie M 120000 5', 'Hoodie L 120000 5', 'Topi 25000 3'],
  ],
  ['kasir distro Rapi. kaos M/L 75rb stok 30, topi 20rb stok 4', ['Kaos M/L 75000 30', 'Topi 20000 4']],
  ['kasir bengkel Gas. ganti ban 40rb (ring 14), tambal 15rb', ['Ganti ban ring 14 40000 -', 'Tambal 15000 -']],
  [
    'kasir toko Laris. kopi sachet 2rb/bungkus atau 1 renceng isi 10 17rb, gula 16rb',
    ['Kopi sachet per bungkus 2000 -', 'Kopi sachet 1 renceng isi 10 17000 -', 'Gula 16000 -'],
  ],
])('POS-01, ASSIST-01 each size, colour and pack is a product with its own price and pieces: %s', (text, goods) =>
  expect(short(text)).toEqual(goods),
)

test('POS-01 a thing in several colours that are not counted apart stays one product', () => {
  expect(short('kasir toko Rapi. kerudung 35rb warna hitam, putih, dusty. bros 5rb')).toContain('Kerudung 35000 -')
})

test('POS-01 categories that are told with what belongs to them hold it', () => {
  const { goods } = read(
    'kasir toko Beku. nugget ayam 40rb, sosis 28rb, kentang 30rb. kategori olahan ayam (nugget), olahan sapi (sosis), lain2',
  )
  expect(goods.map(({ category }) => category)).toEqual(['Olahan ayam', 'Olahan sapi', 'Lain-lain'])
})

test('POS-06 the words for the end of a receipt stand in its settings, in the tongue in which they were told', () => {
  const request = read('kasir warung Mak Nya, kopi 5rb. struk tulis "Makasih su datang, dapa lihat lai"')
  expect(composePos(request).settings.receiptNote).toBe('Makasih su datang, dapa lihat lai')
  expect(request.notes).not.toContain('datang')
})

test('POS-01 a refused charge is no thing without a price, and bringing goods is nothing that lies on a shelf', () => {
  const { unpriced, goods } = read('kasir depot Segar. galon 6rb, service ga ada, gas 22rb stok 3, antar 1.000')
  expect(unpriced).toEqual([])
  expect(goods.find(({ name }) => name === 'Antar')?.stock).toBeNull()
})

test('POS-01 who works there is no thing without a price', () => {
  expect(read('kasir barbershop Rapi, potong 30rb, pomade 60rb. ada 3 barber: Rian, Doni, Aji').unpriced).toEqual([])
})

test('POS-01 a count for all goods holds but for those that are told apart, and a bundle is a thing of its own', () => {
  expect(short('kasir toko Ani: galon 20rb, gas 22rb, telur 28rb. semua stok 50 kecuali gas 15')).toEqual([
    'Galon 20000 50',
    'Gas 22000 15',
    'Telur 28000 50',
  ])
  expect(short('kasir toko Beku: nugget 48rb, sosis 43rb. beli 3 nugget 135rb. stok awal 20 semua')).toEqual([
    'Nugget 48000 20',
    'Sosis 43000 20',
    'Paket 3 nugget 135000 20',
  ])
})

test('POS-01 headings before a dash, and what one only chooses among, are no goods without a price', () => {
  const menu = read('kasir cafe Rindu: Kopi - espresso 18rb, latte 25rb; Makanan - nasi goreng 30rb, kentang 22rb')
  expect(menu.unpriced).toEqual([])
  expect(menu.goods.map(({ category }) => category)).toEqual(['Kopi', 'Kopi', 'Makanan', 'Makanan'])
  expect(read('kasir parfum Wangi: botol 30ml 35rb, ada 3 aroma vanila, sakura, aqua').unpriced).toEqual([])
})
