import { expect, test } from 'vitest'

import { documentTypes } from '#core/items/shared/kinds.ts'
import { isoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { formatLetterNumber, numberCodes } from './letter-number.ts'

const day = isoDay(2026, 11, 21)!

test('DOC-02 the default number is 001/SP/XI/2026', () => {
  expect(formatLetterNumber({ sequence: 1, code: 'SP', day })).toBe('001/SP/XI/2026')
  expect(formatLetterNumber({ sequence: 1234, code: 'INV', day })).toBe('1234/INV/XI/2026')
})

test('DOC-02 all twelve months are Roman, and an own template wins', () => {
  const months = Array.from({ length: 12 }, (_, i) => isoDay(2026, i + 1, 1)!)
  const written = months.map((month) => formatLetterNumber({ sequence: 7, code: 'SP', day: month }, '{romawi}'))
  expect(written).toEqual(['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'])
  expect(formatLetterNumber({ sequence: 7, code: 'SP', day }, '{tahun}-{bulan}/{seq}/{kode}/{lain}')).toBe(
    '2026-11/7/SP/{lain}',
  )
})

test('DOC-02 every type has its own code', () => {
  const codes = documentTypes.map((type) => numberCodes[type])
  expect(new Set(codes).size).toBe(documentTypes.length)
})
