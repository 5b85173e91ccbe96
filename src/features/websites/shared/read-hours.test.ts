import { expect, test } from 'vitest'

import { readHours } from './read-hours.ts'
import { daysText } from './site-facts.ts'

const told = (text: string): string[] =>
  readHours(text).hours.map(({ days, opens, closes }) => `${daysText(days)} ${opens}-${closes}`)

test('WEB-03 ASSIST-01 a day that is told by itself is taken out of the span before it; a second shift stays', () => {
  expect(told('buka tiap hari 8-16.30, jumat 13.00-16.30, minggu libur')).toEqual([
    'Senin–Kamis, Sabtu 08.00-16.30',
    'Jumat 13.00-16.30',
  ])
  expect(told('buka tiap hari 8-16.30 minggu sampe jam 12 doang')).toEqual([
    'Senin–Sabtu 08.00-16.30',
    'Minggu 08.00-12.00',
  ])
  expect(told('buka senin-sabtu 08.00-12.00, senin-jumat 13.00-17.00')).toEqual([
    'Senin–Sabtu 08.00-12.00',
    'Senin–Jumat 13.00-17.00',
  ])
})

test('WEB-03 orders that close are no days off', () => {
  expect(readHours('PO tiap senin tutup order jumat').note).toBe('')
  expect(readHours('buka pagi, senin libur').note).toBe('Senin libur')
})

test('WEB-03 an hour of the night written in full closes past midnight', () => {
  expect(told('buka 17.00-01.00')).toEqual([' 17.00-01.00'])
  expect(told('buka 10.00-23.00 weekend sampai 01.00').at(-1)).toBe('Sabtu, Minggu 10.00-01.00')
  expect(told('buka jam 8-5')).toEqual([' 08.00-17.00'])
})

test('WEB-03 days of opening without a clock are told beside the hours', () => {
  expect(readHours('survey gratis. buka senin sampai sabtu').note).toBe('Buka Senin–Sabtu')
})
