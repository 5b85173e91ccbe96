import { expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { readMessage } from '../../read-message.ts'

const today = '2026-11-21' as IsoDay
const linesOf = (message: string) =>
  readMessage(message, today).goods.map(({ name, quantity, price }) => [name, quantity, price])

test('ASSIST-01 what a package holds belongs to its name, and the price is that of the package', () => {
  expect(linesOf('nota paket A 1 ekor 75 box 2,1jt, paket B 1,5 ekor 100 box 3,2jt')).toEqual([
    ['paket A 1 ekor 75 box', null, 2_100_000],
    ['paket B 1,5 ekor 100 box', null, 3_200_000],
  ])
  expect(linesOf('nota buket mawar 50 tangkai 450rb')).toEqual([['buket mawar 50 tangkai', null, 450_000]])
  expect(linesOf('invoice paket intimate 100 pax 35jt, tambahan 25 pax @175rb')).toEqual([
    ['paket intimate 100 pax', null, 35_000_000],
    ['tambahan', 25, 175_000],
  ])
})

test('ASSIST-01 packages that are counted behind what they hold are priced one by one', () => {
  expect(linesOf('invoice nasi kotak paket hemat 1 ayam 1 tahu 1 sambal 150 kotak 18rb')).toEqual([
    ['nasi kotak paket hemat 1 ayam 1 tahu 1 sambal', 150, 18_000],
  ])
  expect(linesOf('nota paket hemat 20 box 25rb')).toEqual([['paket hemat', 20, 25_000]])
  expect(linesOf('invoice paket outbound 50 orang 150rb')).toEqual([['paket outbound', 50, 150_000]])
})

test('ASSIST-01 flowers that are priced one by one are counted, whatever holds them', () => {
  expect(linesOf('nota buket mawar 50 tangkai @12rb')).toEqual([['buket mawar', 50, 12_000]])
  expect(linesOf('nota mawar 50 tangkai 12rb')).toEqual([['mawar', 50, 12_000]])
})

test('ASSIST-01 of two counts without a name before a price one is the size of the same goods', () => {
  expect(linesOf('nota penjualan beras: 15 karung 25kg @ 340rb, 10 karung 5 kg @ 72rb')).toEqual([
    ['beras 25 kg', 15, 340_000],
    ['beras 5 kg', 10, 72_000],
  ])
  expect(linesOf('nota madu 500ml 12 botol 85rb, 250ml 20 botol 48rb')).toEqual([
    ['madu 500 ml', 12, 85_000],
    ['madu 250 ml', 20, 48_000],
  ])
})

test('ASSIST-01 a thing of a list without count and price waits for its price', () => {
  expect(linesOf('nota: gula, kopi 3 kg 85rb, teh 10 kotak 12rb')[0]).toEqual(['gula', null, null])
  expect(linesOf('nota: kopi 3 kg 85rb, gula, teh 10 kotak 12rb')[1]).toEqual(['gula', null, null])
  expect(linesOf('nota: jasa, kopi 3 kg 85rb, teh 10 kotak 12rb')).toHaveLength(2)
  expect(linesOf('nota: gula, kopi, teh masing2 3 kotak 12rb').every(([, , price]) => price !== null)).toBe(true)
})

test('ASSIST-01 what is washed is counted, and how a machine is built belongs to its name', () => {
  expect(linesOf('invoice cuci 5 sofa 150rb, 3 kasur 200rb')).toEqual([
    ['cuci sofa', 5, 150_000],
    ['kasur', 3, 200_000],
  ])
  expect(linesOf('nota mesin cuci 2 tabung 1,8jt')).toEqual([['mesin cuci 2 tabung', null, 1_800_000]])
})

test('ASSIST-01 power that was used is counted where one of it has its price', () => {
  expect(linesOf('tagihan: listrik 480 kwh 1.700, air 50rb')[0]).toEqual(['listrik', 480, 1700])
  expect(linesOf('tagihan: listrik 120 kwh 204rb, air 50rb')[0]?.slice(1)).toEqual([null, 204_000])
})
