import { expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { readMessage } from '../../read-message.ts'

const amountsOf = (told: string): (number | null)[] =>
  readMessage(`tagihan ${told}`, '2026-11-21' as IsoDay).goods.map(({ amount }) => amount)

test('ASSIST-05 boxes that are counted for all are not brought to each guest once more', () => {
  const told = 'snorkel 14 orang 60 ribu per orang, nasi kotak 16 kotak 28 ribu sekotak'
  expect(amountsOf(told)).toEqual([840_000, 448_000])
  expect(amountsOf(`dua perahu masing masing 850 ribu, ${told}`)).toEqual([1_700_000, 840_000, 448_000])
})
