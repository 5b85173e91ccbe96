import { expect, test } from 'vitest'

import { inFlavours } from './read-flavours.ts'

test('POS-01 ASSIST-01 sizes with a price and flavours without one are a product for each', () => {
  expect(inFlavours('ukuran reguler 10rb jumbo 13rb, rasa: taro, coklat. topping 3rb')).toBe(
    'taro reguler 10rb, taro jumbo 13rb, coklat reguler 10rb, coklat jumbo 13rb,  ; . topping 3rb',
  )
  const told = [
    'teh manis kecil 3rb besar 5rb, rasa: lemon, leci',
    'ukuran reguler 10rb jumbo 13rb, pisang 5rb',
    'seblak 10rb ceker 15rb, rasa: pedas, manis',
  ].filter((text) => inFlavours(text) !== text)
  expect(told).toEqual([])
})
