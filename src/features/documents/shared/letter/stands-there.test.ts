import { expect, test } from 'vitest'

import { standsIn, withoutStated } from './stands-there.ts'

test('DOC-04 the year of another day stays on a receipt that holds the same year in its own', () => {
  const isThere = standsIn('KUITANSI DP gedung Pak Parlin Rp 5.000.000 21 November 2026')
  expect(withoutStated('DP gedung Rp 5.000.000 untuk pesta tanggal 12 Desember 2026', isThere)).toBe(
    'untuk pesta tanggal 12 Desember 2026',
  )
  expect(withoutStated('kos November 2026 kamar 7', standsIn('kos November 2026'))).toBe('kamar 7')
})
