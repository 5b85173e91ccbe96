import { expect, test } from 'vitest'

import { emptyLetter } from '../letter/letter-facts.ts'
import { reckonTotals } from '../letter/totals.ts'
import { readContent } from './upgrade-content.ts'

const line = { description: 'Audit', quantity: null, unit: '', price: 20_000_000 }
const body = { type: 'doc', content: [] }

test('DOC-03 a letter of earlier days that kept a tax as a discount under its name shows it as a tax kept back', () => {
  const old = { ...emptyLetter('invoice', '2026-11-21'), lines: [line], discount: { percent: 2 } }
  const letter = readContent({ schema: 1, letter: { ...old, discountName: 'PPh 23' }, body })?.letter
  expect(letter).toMatchObject({ discount: null, withheld: { name: 'PPh 23', share: { percent: 2 } } })
  expect(letter).not.toHaveProperty('discountName')
  expect(letter && reckonTotals(letter)).toMatchObject({ discount: 0, withheld: 400_000, total: 19_600_000 })
  // An emptied name stood beside a discount that is one.
  expect(readContent({ schema: 1, letter: { ...old, discountName: '' }, body })?.letter).toEqual(old)
})
