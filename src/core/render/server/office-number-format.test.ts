import { expect, test } from 'vitest'

import { officeNumberFormat } from './office-number-format.ts'

test('SLIDE-04 figures on a chart of Office are short, as on the stage: thousands, millions, both', () => {
  expect(officeNumberFormat('', [410_000, 734_000])).toBe('[>=1000]0," rb";0')
  expect(officeNumberFormat('', [500_000, 45_000_000])).toBe('[>=1000000]0,," jt";[>=1000]0," rb";0')
  expect(officeNumberFormat('', [14_250_000])).toBe('[>=1000000]0.0,," jt";[>=1000]0," rb";0')
})

test('SLIDE-04 small figures, percentages and losses keep their own', () => {
  expect(officeNumberFormat('', [120, 4_500])).toBe('#,##0')
  expect(officeNumberFormat('', [1.5])).toBe('#,##0.0')
  expect(officeNumberFormat('%', [41, 12.5])).toBe('0.0"%"')
  expect(officeNumberFormat('', [-2_000_000, 3_000_000])).toBe('0,," jt";"−"0,," jt";0')
  expect(officeNumberFormat('%', [-10, 22])).toBe('0"%";"−"0"%"')
})
