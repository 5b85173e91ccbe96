import { expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { readMessage } from '../../read-message.ts'

const read = (text: string) => readMessage(text, '2026-11-21' as IsoDay)
const amountsOf = (text: string) => read(text).goods.map(({ price, amount }) => amount ?? price)

test('ASSIST-01 DOC-08 a clause that is nothing but what is taken off and its sum lowers the bill; what is cut is paid', () => {
  const off = read('invoice jasa angkut 14 rit @650rb, potong solar 1jt')
  expect(off.discount).toEqual({ amount: 1_000_000 })
  expect(off.goods).toHaveLength(1)
  expect(read('nota 3 tas 189rb, voucher toko 25rb').discount).toEqual({ amount: 25_000 })
  const cut = read('invoice rapikan taman 400rb, potong rumput 300rb')
  expect([cut.discount, cut.goods.length]).toEqual([null, 2])
  expect(read('nota pulsa 50rb, voucher wifi 25rb').discount).toBeNull()
})

test('ASSIST-01 DOC-08 a fee that is told as a share is added; in a contract it is a condition', () => {
  expect(read('invoice event: mc 2,5jt, band 6jt, fee eo 10%').charges).toEqual([
    { label: 'fee eo 10%', amount: 850_000 },
  ])
  expect(read('invoice billboard 8jt, pajak reklame 25%').charges).toEqual([
    { label: 'pajak reklame 25%', amount: 2_000_000 },
  ])
  expect(read('kontrak jual mobil 100jt, fee makelar 2%').charges).toEqual([])
})

test('ASSIST-01 DOC-08 things at a price for a time are paid for each of them; a measure in a name is no count', () => {
  expect(amountsOf('invoice sewa lapak, 4 lokasi x 450rb per bulan, 3 bulan')).toEqual([5_400_000])
  expect(amountsOf('invoice billboard 2 titik @ 7,5jt per bulan selama 6 bulan')).toEqual([90_000_000])
  expect(amountsOf('penawaran paket internet 20 mbps 350rb per bulan 12 bulan')).toEqual([4_200_000])
})

test('ASSIST-01 DOC-08 a tariff told first is for all of its sort', () => {
  const goods = 'lapangan A 3 jam, lapangan B 2 jam'
  expect(amountsOf(`invoice lapangan futsal: harga 150rb per jam. ${goods}`)).toEqual([450_000, 300_000])
  expect(amountsOf(`invoice sewa lapangan, tarif 50rb per jam, ${goods}`)).toEqual([150_000, 100_000])
  expect(amountsOf('invoice kos sabulan 850rb, nunggak 3 bulan, listrik 3 bulan 90rb')).toEqual([2_550_000, 270_000])
})

test('ASSIST-01 DOC-08 half a day of a car has one price; by the hour it is told', () => {
  expect(amountsOf('invoice rental mobil innova 12 jam 550rb, overtime 3 jam 55rb')).toEqual([550_000, 165_000])
  expect(amountsOf('invoice rental mobil 24 jam 450rb x 3 hari')).toEqual([1_350_000])
  expect(amountsOf('invoice rental mobil innova 12 jam 50rb/jam')).toEqual([600_000])
})

test('ASSIST-01 DOC-08 what is paid for each of some is paid for all that are called so, counted or named', () => {
  const rooms = 'rumah A 210rb, rumah B 185rb, rumah C 240rb'
  expect(amountsOf(`tagihan listrik kontrakan: ${rooms}, admin 2.500 per rumah`)).toEqual([
    210_000, 185_000, 240_000, 7_500,
  ])
})
