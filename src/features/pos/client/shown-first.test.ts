import { expect, test } from 'vitest'

import { shownFirst } from './shown-first.ts'

test('POS-01 what was ordered stands at hand; a plain till begins plainly', () => {
  expect(shownFirst(['basic_pos'])).toEqual({})
  expect(shownFirst(['inventory_management', 'multi_location'])).toEqual({ stockWork: true, locationInvite: true })
  expect(shownFirst(['reporting', 'discount_system', 'customer_management'])).toEqual({
    reports: true,
    discountHint: true,
    customerHint: true,
  })
})
