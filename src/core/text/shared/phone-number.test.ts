import { expect, test } from 'vitest'

import { dialled, keptPhone } from './phone-number.ts'

test('POS-06 one number is one, however it was typed', () => {
  for (const typed of ['0812-3456-7890', '+62 812 3456 7890', '62812 3456 7890', '6208123456789 0', '812 3456 7890']) {
    expect(dialled(typed)).toBe('6281234567890')
    expect(keptPhone(typed)).toBe('081234567890')
  }
  expect([dialled('+1 415 555 0100'), keptPhone(' +1 415 555 0100 '), keptPhone('')]).toEqual([
    '',
    '+1 415 555 0100',
    '',
  ])
})
