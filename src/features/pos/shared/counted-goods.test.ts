import { expect, test } from 'vitest'

import { goodsOfSale } from './counted-goods.ts'

test('POS-02 a count stays on the line of its goods, between two goods the line may break', () => {
  const words = goodsOfSale({
    lines: [
      { quantity: 2, productName: 'Teh Tarik' },
      { quantity: 1_000, productName: 'Kerupuk' },
    ],
  })
  expect(words).toBe('2\u00a0×\u00a0Teh Tarik, 1.000\u00a0×\u00a0Kerupuk')
})
