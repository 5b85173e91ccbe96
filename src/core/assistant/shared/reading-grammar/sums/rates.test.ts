import { expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { readMessage } from '../../read-message.ts'

const chargesOf = (told: string) =>
  readMessage(`invoice prasmanan 120 pax @65rb, ${told}`, '2026-11-21' as IsoDay).charges

test('ASSIST-05 a tax that is reckoned after the service is taken from both', () => {
  expect(chargesOf('service charge 5%, terus pajak restoran 10% dihitung sesudah service')).toEqual([
    { label: 'service charge 5%', amount: 390_000 },
    { label: 'pajak restoran 10%', amount: 819_000 },
  ])
})

test('ASSIST-05 parts that say nothing of each other are each taken from the goods', () => {
  expect(chargesOf('service charge 5%, pajak restoran 10%').map(({ amount }) => amount)).toEqual([390_000, 780_000])
})
