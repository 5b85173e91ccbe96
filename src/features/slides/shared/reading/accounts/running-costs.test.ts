import { describe, expect, test } from 'vitest'

import { emptyDraft } from '../figure-draft.ts'
import { takeRunning } from './running-costs.ts'

const draftOf = (figures: readonly (readonly [string, string])[]) => {
  const draft = emptyDraft()
  draft.figures.push(...figures.map(([label, value]) => ({ label, value })))
  return draft
}

describe('what a month brings in and costs', () => {
  test('ASSIST-01 costs told with a turnover are set against it, what stands behind the sum asked for is not', () => {
    const draft = draftOf([
      ['Omzet', 'Rp 28.000.000 per bulan'],
      ['Listrik', 'Rp 3.000.000'],
      ['Gaji', 'Rp 6.000.000'],
      ['Sewa', 'Rp 20.000.000'],
    ])
    const account = takeRunning(
      draft,
      'omzet 28 juta sebulan, listrik 3 juta, gaji 6 juta, butuh 50 juta: sewa 20 juta',
    )
    expect(account?.results.map(({ value }) => value)).toEqual(['Rp 28.000.000', 'Rp 9.000.000', 'Rp 19.000.000'])
    expect(draft.figures.map(({ label }) => label)).toEqual(['Sewa'])
  })

  test('ASSIST-01 what is bought once is no cost of a month', () => {
    const draft = draftOf([
      ['Omzet', 'Rp 28.000.000 per bulan'],
      ['Beli mesin', 'Rp 9.000.000'],
    ])
    expect(takeRunning(draft, 'omzet 28 juta sebulan, beli mesin 9 juta')).toBeNull()
    expect(draft.figures).toHaveLength(2)
  })

  test('ASSIST-01 costs above the turnover are not read as those of a month', () => {
    const draft = draftOf([
      ['Omzet', 'Rp 5.000.000 per bulan'],
      ['Gaji', 'Rp 60.000.000'],
    ])
    expect(takeRunning(draft, 'omzet 5 juta sebulan, gaji 60 juta')).toBeNull()
  })
})
