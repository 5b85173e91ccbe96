import { expect, test } from 'vitest'

import { inThousands } from './in-thousands.ts'
import { plainSums } from '../goods/price-list.ts'

test('POS-01 ASSIST-01 figures of a list that is said to be in thousands have their scale; counts keep theirs', () => {
  expect(inThousands('pecel 12, rames 14, soto 13 (ribu ya)')).toBe('pecel 12rb, rames 14rb, soto 13rb ')
  expect(inThousands('dewasa 20 anak 15 semir 45 (rb)')).toBe('dewasa 20rb anak 15rb semir 45rb ')
  expect(inThousands('dalam ribuan: senin 410, selasa 402,5, gula 2 kg 36')).toBe(
    ': senin 410rb, selasa 402,5rb, gula 2 kg 36rb',
  )
  expect(inThousands('pecel 12, rames 14')).toBe('pecel 12, rames 14')
})

test('POS-01 ASSIST-01 prices told in words are sums; words that name a thing stay', () => {
  expect(plainSums('mi instan tiga ribu lima ratus, gula sekilo delapan belas ribu')).toBe(
    'mi instan 3.500, gula sekilo 18.000',
  )
  expect(plainSums('kerupuk seribu, tempe sewu')).toBe('kerupuk 1.000, tempe 1.000')
  expect(plainSums('semen tiga roda 65rb, lima botol')).toBe('semen tiga roda 65rb, lima botol')
})
