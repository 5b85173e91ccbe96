import { describe, expect, test } from 'vitest'

import { readFields } from './product-form.tsx'
import { priceHelp } from './typed-price-words.ts'

const problemsOf = (fields: Parameters<typeof readFields>[0]) => {
  const read = readFields(fields)
  return 'problems' in read ? Object.keys(read.problems) : []
}

describe('POS-02 the form that adds a product', () => {
  test('POS-02 name and price are required, each field says its own', () => {
    expect(problemsOf({ name: '', price: '', stock: '' })).toEqual(['name', 'price'])
    expect(problemsOf({ name: '  ', price: '5000', stock: '' })).toEqual(['name'])
    expect(problemsOf({ name: 'Kopi', price: 'gratis', stock: '-1' })).toEqual(['price', 'stock'])
  })

  test('POS-02 a stock that is not given is 0, names are trimmed', () => {
    expect(readFields({ name: ' Kopi ', price: 'Rp 12.500', stock: '' })).toEqual({
      product: { name: 'Kopi', price: 12_500, stock: 0 },
    })
  })

  test('POS-02 what is not counted has no stock, not one of 0', () => {
    expect(readFields({ name: 'Potong rambut', price: '35rb', stock: '' }, false)).toEqual({
      product: { name: 'Potong rambut', price: 35_000, stock: null },
    })
  })

  test('POS-03 what is rounded off is said before it is added', () => {
    expect(priceHelp('12500,50')).toBe('Dibulatkan menjadi Rp\u00A012.501')
    expect(priceHelp('12500')).toBe('= Rp\u00A012.500')
    expect(priceHelp('')).toBeUndefined()
  })
})
