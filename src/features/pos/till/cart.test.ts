import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { subtotalOf } from './bill/cart-bill.ts'
import * as rules from './cart.ts'

const kopi = { id: 'prd_kopi', name: 'Kopi Tubruk', price: 10_000, stock: 3 }
const teh = { id: 'prd_teh', name: 'Teh Tarik', price: 15_000, stock: 25 }

describe('POS-06 the cart of the till', () => {
  test('POS-06 goods are added up to their stock and no further', () => {
    let cart: rules.Cart = []
    for (let tap = 0; tap < 5; tap++) cart = rules.withOneMore(cart, kopi)
    expect(cart).toEqual([{ productId: 'prd_kopi', name: 'Kopi Tubruk', price: 10_000, quantity: 3 }])
    expect(rules.withOneMore([], { ...kopi, stock: 0 })).toEqual([])
  })

  test('POS-06 what is not counted never runs out, and stays in the cart whatever is asked for', () => {
    const potong = { id: 'prd_potong', name: 'Potong Rambut', price: 35_000, stock: null }
    const cart = rules.withQuantity(rules.withOneMore([], potong), potong, 250)
    expect(cart).toEqual([{ productId: 'prd_potong', name: 'Potong Rambut', price: 35_000, quantity: 250 }])
    expect(rules.lineProblem(cart[0]!, potong)).toBeNull()
    expect(rules.withQuantity(cart, potong, 0)).toEqual([])
  })

  test('POS-06 stepping down to none takes the line away and keeps the order of the others', () => {
    const both = rules.withOneMore(rules.withOneMore([], kopi), teh)
    expect(rules.withQuantity(both, kopi, 0).map(({ productId }) => productId)).toEqual(['prd_teh'])
    expect(rules.withQuantity(both, kopi, 2).map(({ productId }) => productId)).toEqual(['prd_kopi', 'prd_teh'])
  })

  test('POS-06 new prices come in, quantities stay, an unchanged cart is the same one', () => {
    const cart = rules.withQuantity([], kopi, 3)
    expect(rules.withCatalogue(cart, (id) => [kopi, teh].find((one) => one.id === id))).toBe(cart)
    const dearer = rules.withCatalogue(cart, () => ({ ...kopi, price: 11_000, stock: 1 }))
    expect(dearer).toEqual([{ productId: 'prd_kopi', name: 'Kopi Tubruk', price: 11_000, quantity: 3 }])
    expect(rules.lineProblem(dearer[0]!, { ...kopi, stock: 1 })).toBe('Stok tinggal 1.')
    expect(rules.lineProblem(dearer[0]!, { ...kopi, stock: 0 })).toBe('Stok habis.')
    expect(rules.lineProblem(dearer[0]!, undefined)).toContain('Tidak dijual lagi')
    expect(rules.lineProblem(dearer[0]!, kopi)).toBeNull()
  })

  test('POS-06 a price that the seller has changed stays until it is that of the shelf again', () => {
    const asked = rules.withPrice(rules.withQuantity([], kopi, 2), 'prd_kopi', 8_000)
    expect(asked).toMatchObject([{ price: 8_000, listPrice: 10_000 }])
    expect(rules.withOneMore(asked, kopi)).toMatchObject([{ price: 8_000, listPrice: 10_000, quantity: 3 }])
    expect(rules.withCatalogue(asked, () => kopi)).toBe(asked)
    expect(rules.withCatalogue(asked, () => ({ ...kopi, price: 11_000 }))).toMatchObject([
      { price: 8_000, listPrice: 11_000 },
    ])
    const plain = [{ productId: 'prd_kopi', name: 'Kopi Tubruk', price: 8_000, quantity: 2 }]
    expect(rules.withCatalogue(asked, () => ({ ...kopi, price: 8_000 }))).toEqual(plain)
    expect(rules.withPrice(asked, 'prd_kopi', 10_000)).toEqual([{ ...plain[0], price: 10_000 }])
  })

  test('POS-06 what a buyer wants of a line stays with it, empty takes it away', () => {
    const noted = rules.withNote(rules.withQuantity([], kopi, 1), 'prd_kopi', '  tanpa gula ')
    expect(noted).toMatchObject([{ note: 'tanpa gula' }])
    expect(rules.withOneMore(noted, kopi)).toMatchObject([{ note: 'tanpa gula', quantity: 2 }])
    expect(rules.withNote(noted, 'prd_kopi', ' ')[0]).not.toHaveProperty('note')
  })

  test('POS-03 the total is the sum of its lines in whole Rupiah, and no line is above its stock', () => {
    const goods = [kopi, teh, { id: 'prd_air', name: 'Air', price: 0, stock: 7 }]
    const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: -3, max: 40 })), {
      maxLength: 40,
    })
    fc.assert(
      fc.property(steps, (taps) => {
        let cart: rules.Cart = []
        for (const [at, quantity] of taps) cart = rules.withQuantity(cart, goods[at]!, quantity)
        expect(subtotalOf(cart)).toBe(goods.reduce((sum, { id, price }) => sum + price * rules.quantityOf(cart, id), 0))
        expect(new Set(cart.map(({ productId }) => productId)).size).toBe(cart.length)
        for (const one of cart) {
          expect(one.quantity).toBeGreaterThan(0)
          expect(one.quantity).toBeLessThanOrEqual(goods.find(({ id }) => id === one.productId)!.stock)
        }
      }),
    )
  })
})
