import { expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { readMessage } from '../../read-message.ts'

const today = '2026-11-21' as IsoDay

test.each([
  ['biskuit 20 dus @84rb, kecap 15 dus @132rb diskon 10rb per dus', 150_000],
  ['biskuit 20 dus @84rb diskon 10rb per dus, kecap 15 dus @132rb', 200_000],
  ['kecap 15 dus @132rb diskon 10rb per dus, sirup 6 botol @18.500', 150_000],
])('ASSIST-05 a discount for each of a unit is for the thing it stands behind: %s', (goods, amount) => {
  expect(readMessage(`faktur penjualan ke Toko Aba. ${goods}`, today).discount).toEqual({ amount })
})
