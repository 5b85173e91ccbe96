import fc from 'fast-check'
import { expect, test } from 'vitest'

import { writtenLetter } from '#tests/support/written-letter.ts'
import { textFaults } from '#tests/support/text-faults.ts'

test('DOC-04 ASSIST-05 partners who put money in are the sides of their contract, and profit and example are shared by it', () => {
  const { text, letter } = writtenLetter(
    'buatkan surat perjanjian bagi hasil. Modal dari lae Hotman Siba 60jt, modal awak Togar Raba 40jt, mau buka lapo kopi di Balige. Untung dibagi sesuai persen modal. Kasi contoh kalo untung bersih 15jt sebulan masing2 dapat berapa',
    'kontrak',
  )
  expect(letter.recipient.name).toBe('Togar Raba')
  expect(
    textFaults(text, ['Hotman Siba 60%', 'Togar Raba 40%', '9.000.000', '6.000.000', 'lapo kopi', '100.000.000']),
  ).toEqual([])
  expect(text).not.toContain('Kasi contoh')
})

test.each([
  [
    'bikin perjanjian kerja sama usaha laundry antara Rina (modal 30 juta) dan Sari (modal 20 juta), untung dibagi sesuai modal',
    ['Rina 60%', 'Sari 40%', 'usaha laundry'],
  ],
  [
    'kontrak kongsi: Budi setor 50jt, Anton setor 25jt, Wati setor 25jt, buka bengkel las. untung dibagi sesuai porsi modal',
    ['Budi 50%', 'Anton 25%', 'Wati 25%', 'bengkel las', 'Anton dan Wati'],
  ],
])('DOC-04 ASSIST-05 what each partner puts in is read however it is told: %s', (message, held) => {
  const { text } = writtenLetter(message, 'kontrak')
  expect(textFaults(text, held)).toEqual([])
})

test('DOC-04 a share that was told otherwise is not reckoned from the capital', () => {
  const { text } = writtenLetter(
    'perjanjian bagi hasil, modal dari Rina 30jt, modal dari Sari 20jt, untung dibagi dua sama rata',
    'kontrak',
  )
  expect(text).not.toMatch(/60%|40%/)
})

test('DOC-04 shares of any two capitals make up the whole', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 900 }), (one, other) => {
      const { text } = writtenLetter(
        `perjanjian bagi hasil usaha warung. modal Rina ${one} juta, modal Sari ${other} juta, untung dibagi sesuai modal`,
        'kontrak',
      )
      const shares = [...text.matchAll(/(?:Rina|Sari) ([\d,]+)%/g)].map(([, share = '']) =>
        Number(share.replace(',', '.')),
      )
      expect(shares).toHaveLength(2)
      expect(Math.abs((shares[0] ?? 0) + (shares[1] ?? 0) - 100)).toBeLessThan(0.011)
    }),
    { numRuns: 15 },
  )
})
