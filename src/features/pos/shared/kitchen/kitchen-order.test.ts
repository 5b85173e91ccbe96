import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { kitchenSlipLines } from '../receipt/kitchen-slip.ts'
import { type KitchenLine, kitchenNews, type KitchenOrder, tableName } from './kitchen-order.ts'

const kopi: KitchenLine = { productId: 'prd_kopi', name: 'Kopi Tubruk', quantity: 2 }
const mi: KitchenLine = { productId: 'prd_mi', name: 'Mi Goreng', quantity: 1, note: 'pedas' }
const open: KitchenOrder = {
  table: '3',
  customerName: 'Bu Rina',
  notes: 'Bungkus sebagian',
  lines: [kopi, mi],
  told: [],
}

const printed = (order: KitchenOrder, receiptColumns: 32 | 48 = 32) =>
  kitchenSlipLines(
    order,
    { cashier: 'Sari', at: new Date('2026-11-21T07:05:00.000Z') },
    { timeZone: 'Asia/Jakarta', receiptColumns },
  )

const news = (told: KitchenLine[], lines: KitchenLine[]) => kitchenNews({ told, lines })

describe('POS-06 the slip for the kitchen', () => {
  test('POS-06 has goods and wishes, the table, the customer and the note, and no price', () => {
    expect(printed(open).map((line) => line.trim())).toEqual([
      'SLIP DAPUR',
      'MEJA 3',
      'Bu Rina',
      '-'.repeat(32),
      '21/11/26 14.05',
      'Kasir: Sari',
      '-'.repeat(32),
      '2 x Kopi Tubruk',
      '1 x Mi Goreng',
      '* pedas',
      '-'.repeat(32),
      'Catatan: Bungkus sebagian',
    ])
    expect([tableName('12'), tableName('Teras depan')]).toEqual(['Meja 12', 'Teras depan'])
  })

  test('POS-06 a second one tells only what has changed since: more, fewer, another wish, gone', () => {
    const lines = [
      { ...kopi, quantity: 3, note: 'satu tanpa gula' },
      { ...mi, note: 'tidak pedas' },
    ]
    expect(news([kopi, mi], lines)).toEqual([
      { kind: 'more', name: kopi.name, quantity: 1, note: 'satu tanpa gula' },
      { kind: 'note', name: mi.name, quantity: 1, note: 'tidak pedas' },
    ])
    expect(news(lines, [kopi])).toEqual([
      { kind: 'fewer', name: kopi.name, quantity: 1, note: '' },
      { kind: 'note', name: kopi.name, quantity: 2, note: '' },
      { kind: 'fewer', name: mi.name, quantity: 1, note: '' },
    ])
    expect(news(lines, lines)).toEqual([])
    const again = printed({ ...open, lines: [{ ...mi, note: 'tidak pedas' }], told: [kopi, mi] }).map((line) =>
      line.trim(),
    )
    expect(again.slice(0, 1)).toEqual(['SLIP DAPUR, SUSULAN'])
    expect(again.slice(7, 10)).toEqual(['UBAH 1 x Mi Goreng', '* tidak pedas', 'BATAL 2 x Kopi Tubruk'])
  })

  test('POS-06 however an order changes between its slips, the kitchen has heard of every piece once', () => {
    const goods = ['a', 'b', 'c', 'd']
    const order = fc
      .uniqueArray(fc.record({ productId: fc.constantFrom(...goods), quantity: fc.integer({ min: 1, max: 9 }) }), {
        selector: ({ productId }) => productId,
      })
      .map((lines) => lines.map((line) => ({ ...line, name: line.productId })))
    fc.assert(
      fc.property(fc.array(order, { maxLength: 8 }), (states) => {
        const heard = new Map<string, number>()
        let told: readonly KitchenLine[] = []
        for (const lines of states) {
          for (const { kind, name, quantity } of kitchenNews({ told, lines }))
            heard.set(name, (heard.get(name) ?? 0) + (kind === 'fewer' ? -quantity : quantity))
          told = lines
        }
        const wanted = new Map(told.map(({ name, quantity }) => [name, quantity]))
        for (const name of goods) expect(heard.get(name) ?? 0).toBe(wanted.get(name) ?? 0)
      }),
    )
  })

  test('POS-06 fits its paper, whatever names and wishes there are', () => {
    const text = fc.string({ minLength: 1, maxLength: 100 })
    fc.assert(
      fc.property(text, text, fc.constantFrom(32 as const, 48 as const), (name, note, columns) => {
        const lines = printed({ ...open, notes: note, lines: [{ ...kopi, name, note }] }, columns)
        expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(columns)
      }),
    )
  })
})
