import { describe, expect, test } from 'vitest'

import { percentAccounts } from './asked-percent.ts'
import type { FigureSeries } from '../deck-request.ts'

const years: FigureSeries = {
  title: 'Omzet',
  unit: 'Rp',
  points: [
    { label: '2024', value: 240_000_000 },
    { label: '2025', value: 312_000_000 },
    { label: '2026', value: 296_400_000 },
  ],
  isTime: true,
}
const branches: FigureSeries = {
  title: 'Cabang',
  unit: 'Rp',
  points: [
    { label: 'Plered', value: 62_000_000 },
    { label: 'Sumber', value: 38_000_000 },
  ],
  isTime: false,
}
const plain = (rows: readonly (readonly string[])[] | undefined) =>
  rows?.map((row) => row.map((cell) => cell.replaceAll('\u00a0', ' ')))

describe('what a deck is asked in percent', () => {
  test('SLIDE-01 ASSIST-05 each period tells its change from the one before', () => {
    const [account] = percentAccounts([years], 'tampilin naiknya brp persen tiap taun')
    expect(plain(account?.rows)).toEqual([
      ['Periode', 'Omzet', 'Perubahan'],
      ['2024', 'Rp 240.000.000', '–'],
      ['2025', 'Rp 312.000.000', 'naik 30%'],
      ['2026', 'Rp 296.400.000', 'turun 5%'],
    ])
  })

  test('SLIDE-01 ASSIST-05 each part tells its share of the whole', () => {
    const [account] = percentAccounts([branches], 'jumlahnya brp trus Plered berapa persennya')
    expect(plain(account?.rows.slice(1))).toEqual([
      ['Plered', 'Rp 62.000.000', '62%'],
      ['Sumber', 'Rp 38.000.000', '38%'],
      ['Total', 'Rp 100.000.000', '100%'],
    ])
  })

  test('SLIDE-01 nothing is added where no percent is asked, or where the figures are percentages', () => {
    expect(percentAccounts([years, branches], 'slide omzet per cabang')).toEqual([])
    expect(percentAccounts([{ ...branches, unit: '%' }], 'berapa persen masing-masing')).toEqual([])
  })
})
