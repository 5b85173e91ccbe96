import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { isLow, productFinder } from './find-products.ts'

const goods = [
  { name: 'Es Kopi Susu', category: 'Minuman', barcode: null },
  { name: 'Kopi Tubruk', category: 'Minuman', barcode: '8991001' },
  { name: 'Crème Brûlée', category: 'Makanan', barcode: null },
]
const names = (search: string): string[] => productFinder(goods)(search).map(({ name }) => name)

describe('POS-01 finding goods', () => {
  test.each([
    ['', ['Es Kopi Susu', 'Kopi Tubruk', 'Crème Brûlée']],
    ['kopi', ['Es Kopi Susu', 'Kopi Tubruk']],
    ['SUSU kop', ['Es Kopi Susu']],
    ['creme brulee', ['Crème Brûlée']],
    ['8991', ['Kopi Tubruk']],
    ['makanan', ['Crème Brûlée']],
    ['teh', []],
    // Words of two neighbours.
    ['susu tubruk', []],
    ['minuman 8991', ['Kopi Tubruk']],
  ])('POS-01 %j finds %j', (search, expected) => {
    expect(names(search)).toEqual(expected)
  })

  test('POS-01 of any goods those are found, each once and in their order, that have every word', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'é', ' '), maxLength: 6 })
    const many = fc.array(fc.record({ name: letters, category: fc.option(letters), barcode: fc.option(letters) }))
    fc.assert(
      fc.property(many, letters, (products, search) => {
        const words = search.replaceAll('é', 'e').split(' ').filter(Boolean)
        const hasAll = ({ name, category, barcode }: (typeof products)[number]): boolean => {
          const text = `${name} ${category ?? ''} ${barcode ?? ''}`.replaceAll('é', 'e')
          return words.every((word) => text.includes(word))
        }
        expect(productFinder(products)(search)).toEqual(products.filter(hasAll))
      }),
    )
  })

  test('POS-01 five pieces or fewer are nearly sold out; what is not counted never is', () => {
    expect([0, 5, 6, null].map((stock) => isLow({ stock }))).toEqual([true, true, false, false])
  })
})
