import { describe, expect, test } from 'vitest'

import { partsScaled, restOfShares } from './shares-and-sums.ts'

describe('parts of a whole', () => {
  test('ASSIST-05 what is left of shares is a share of its own', () => {
    expect(restOfShares('produk paling laku brownies 40%, bolu 35%, sisanya kue kering.')).toBe(
      'produk paling laku brownies 40%, bolu 35%, kue kering 25%.',
    )
    expect(restOfShares('untuk tim 70%, iklan 40%, sisanya sewa')).toBe('untuk tim 70%, iklan 40%, sisanya sewa')
  })

  test('ASSIST-05 bare numbers are of the scale of the whole only where they come to it', () => {
    expect(partsScaled('butuh 750 juta: produksi 400, gudang 350')).toBe(
      'butuh 750 juta: produksi 400 juta, gudang 350 juta',
    )
    expect(partsScaled('butuh 750 juta: produksi 400, gudang 300')).toBe('butuh 750 juta: produksi 400, gudang 300')
  })
})
