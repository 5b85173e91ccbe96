import { expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'
import { reminderAddress, reminderText } from './reminder.ts'

const reminder = {
  name: 'Bu Rina',
  phone: '0812-3456-7890',
  owed: 85_000,
  shopName: 'Warung Bu Sri',
  today: '2026-11-23' as IsoDay,
}

test('POS-06 a reminder names who, which shop, how much and until when, and goes to the customer’s own chat', () => {
  expect(reminderText(reminder)).toMatch(/^Halo Bu Rina, salam dari Warung Bu Sri\. .*23 November 2026 Rp 85\.000\./)
  const address = new URL(reminderAddress(reminder))
  expect(address.pathname).toBe('/6281234567890')
  expect(address.searchParams.get('text')).toBe(reminderText(reminder))
  expect(reminderAddress({ ...reminder, phone: null })).toMatch(/^https:\/\/wa\.me\/\?text=/)
})
