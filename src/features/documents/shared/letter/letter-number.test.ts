import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { defaultNumberFormat, formatLetterNumber, formatProblem, readLetterNumber, seriesOf } from './letter-number.ts'

const day = '2026-11-21' as IsoDay
const written = (template: string, unit = '') =>
  formatLetterNumber({ sequence: 7, code: 'SP', day }, { template, unit })

describe('DOC-02 letter numbers', () => {
  test('DOC-02 the Roman month is right in all twelve months', () => {
    const romans = Array.from({ length: 12 }, (_, month) => {
      const at = `2027-${String(month + 1).padStart(2, '0')}-03` as IsoDay
      return formatLetterNumber({ sequence: 1, code: 'INV', day: at })
    })
    expect(romans).toEqual(
      ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'].map(
        (month) => `001/INV/${month}/2027`,
      ),
    )
  })

  test.each([
    ['{seq:3}/{kode}/{romawi}/{tahun}', '', '007/SP/XI/2026'],
    ['{kode}-{seq}', '', 'SP-7'],
    ['{seq:4}.{bulan}.{tahun}', '', '0007.11.2026'],
    ['{seq:2}/{unit}/{kode}/{romawi}/{tahun}', 'SJ-BDG', '07/SJ-BDG/SP/XI/2026'],
    ['No {seq} ({unknown})', '', 'No 7 ({unknown})'],
  ])('DOC-02 the template %s', (template, unit, expected) => expect(written(template, unit)).toBe(expected))

  test('DOC-02 a number is read back to its place, whatever the template', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          '{seq:3}/{kode}/{romawi}/{tahun}',
          '{kode}.{seq}',
          'A{seq:5}-{tahun}+{unit}',
          '({seq})[{bulan}]^{tahun}$',
        ),
        fc.integer({ min: 1, max: 99_999_999 }),
        fc.constantFrom('SP', 'INV', 'PROP'),
        fc.constantFrom('', 'SJ', 'a.b*c'),
        fc.date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        (template, sequence, code, unit, date) => {
          const format = { template, unit }
          const at = date.toISOString().slice(0, 10) as IsoDay
          const number = formatLetterNumber({ sequence, code, day: at }, format)
          expect(readLetterNumber(number, format)).toEqual({ sequence, ...seriesOf(format, code, at) })
        },
      ),
    )
    for (const other of ['SJ-15/2026', '001/SP/XIII/2026', '1/SP/XI/2026x', ''])
      expect(readLetterNumber(other)).toBeNull()
  })

  test.each([
    ['', '', 'kosong'],
    ['SP/{tahun}', '', '{seq:3}'],
    ['{seq}/{seq}', '', 'satu kali'],
    ['{seq:9}', '', 'antara 1 dan 8'],
    ['{seq}/{kota}', '', '{kota} tidak dikenal'],
    ['{seq}/{', '', 'tidak dikenal'],
    ['{seq}/{unit}', ' ', 'Isi dulu nama unitnya'],
    ['{seq}/{unit}', 'x'.repeat(60), 'terlalu panjang'],
    ['{seq}\n{kode}', '', 'satu baris'],
  ])('DOC-02 the format %j with the unit %j is refused in clear words', (template, unit, words) =>
    expect(formatProblem({ template, unit })).toContain(words),
  )

  test('DOC-02 usual formats pass', () => {
    for (const template of ['{seq:3}/{kode}/{romawi}/{tahun}', '{kode}{seq:4}', '{seq}/{unit}/{bulan}/{tahun}'])
      expect(formatProblem({ template, unit: 'HRD' })).toBeNull()
    expect(formatProblem(defaultNumberFormat)).toBeNull()
  })
})
