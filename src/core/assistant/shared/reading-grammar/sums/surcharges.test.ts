import { describe, expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { readMessage } from '../../read-message.ts'

describe('DOC-04 shares that are added to a bill', () => {
  test.each([
    ['nota laundry: kemeja 5 @6000, celana 4 @7rb, express tambah 50%', ['express tambah 50%', 29_000]],
    ['invoice sewa sound 600rb karena weekend tambah 20%', ['weekend tambah 20%', 120_000]],
    ['invoice makan 10 porsi @30rb, PB1 10%', ['PB1 10%', 30_000]],
  ])('DOC-04 %s', (message, [label, amount]) => {
    expect(readMessage(message, '2026-11-21' as IsoDay).charges).toEqual([{ label, amount }])
  })

  test('DOC-04 what was paid ahead is no charge', () => {
    const { downPayment, charges } = readMessage(
      'invoice sewa sound 600rb, sudah deposit 100rb',
      '2026-11-21' as IsoDay,
    )
    expect([downPayment, charges]).toEqual([{ amount: 100_000 }, []])
  })
})
