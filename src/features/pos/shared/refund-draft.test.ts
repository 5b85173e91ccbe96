import { expect, test } from 'vitest'

import { giveBackName, newDraft, readDraft, returnLines, waysBack, withCount } from './refund-draft.ts'
import type { Sale } from './sale.ts'

const line = (id: string, quantity: number, price: number) => ({
  id,
  productId: id,
  productName: id,
  quantity,
  price,
  total: quantity * price,
})
const sale: Sale = {
  id: 'sal_1',
  number: 'A-0001',
  lines: [line('Kopi', 3, 8_000), line('Teh', 1, 5_000)],
  total: 29_000,
  paymentMethod: 'campur',
  received: 30_000,
  change: 1_000,
  customerName: null,
  notes: '',
  status: 'completed',
  cashier: 'Sari',
  // Half past midnight of the next day in Jakarta.
  timestamp: '2026-11-20T17:30:00.000Z',
}

test('POS-06 a draft gives back what was chosen, a void everything; both want a reason', () => {
  const empty = newDraft(sale, 'refund')
  expect(empty).toMatchObject({ counts: [0, 0], restocked: true, method: 'tunai' })
  expect(readDraft(sale, empty)).toEqual({
    items: [],
    debt: 0,
    money: 0,
    asksWay: true,
    lacksGoods: true,
    lacksReason: true,
  })
  const chosen = { ...withCount(empty, 0, 2), restocked: false, reason: ' rusak ' }
  expect(readDraft(sale, chosen)).toEqual({
    items: [{ line: 1, quantity: 2, restocked: false }],
    debt: 0,
    money: 16_000,
    asksWay: true,
    lacksGoods: false,
    lacksReason: false,
  })
  expect(readDraft(sale, newDraft(sale, 'void'))).toMatchObject({ money: 29_000, lacksGoods: false })
  expect(newDraft({ ...sale, paymentMethod: 'qris' }, 'void').method).toBe('qris')
})

test('POS-06 only what has not come back yet can be counted, and the key says what goes back', () => {
  const [coffee, tea] = sale.lines as [Sale['lines'][number], Sale['lines'][number]]
  const partly = {
    ...sale,
    lines: [
      { ...coffee, refundedQuantity: 1, refundedAmount: 8_000 },
      { ...tea, refundedQuantity: 1 },
    ],
  }
  const draft = withCount(newDraft(partly, 'refund'), 0, 2)
  expect(returnLines(partly, draft)).toEqual([
    { id: 0, name: 'Kopi', note: 'dibeli 3, sudah kembali 1', count: 2, most: 2 },
  ])
  expect(returnLines(sale, draft).map(({ note }) => note)).toEqual(['dibeli 3', 'dibeli 1'])
  expect(giveBackName('refund', readDraft(partly, draft))).toBe('Kembalikan Rp\u00A016.000')
  expect(giveBackName('void', { money: 0, asksWay: false })).toBe('Batalkan dan kembalikan tanpa uang')
})

test('POS-06 a debt goes down before money goes back; where all of it does, nobody asks in which way', () => {
  const lent: Sale = {
    ...sale,
    paymentMethod: 'kasbon',
    payments: [{ method: 'kasbon', amount: 29_000 }],
    owed: 20_000,
  }
  const draft = newDraft(lent, 'refund')
  expect(readDraft(lent, withCount(draft, 0, 2))).toMatchObject({ debt: 16_000, money: 0, asksWay: false })
  expect(readDraft(lent, newDraft(lent, 'void'))).toMatchObject({ debt: 20_000, money: 9_000, asksWay: true })
})

test('POS-06 a sale is cancelled whole on its own day alone; its goods come back as long as there are any', () => {
  const at = (moment: string, over: Partial<Sale> = {}) =>
    waysBack({ ...sale, ...over }, 'Asia/Jakarta', new Date(moment))
  expect(at('2026-11-21T16:59:00.000Z')).toEqual(['refund', 'void'])
  expect(at('2026-11-21T17:00:00.000Z')).toEqual(['refund'])
  expect(at('2026-11-21T03:00:00.000Z', { status: 'partly_refunded' })).toEqual(['refund'])
  expect(at('2026-11-21T03:00:00.000Z', { status: 'void' })).toEqual([])
  const allBack = sale.lines.map((one) => ({ ...one, refundedQuantity: one.quantity }))
  expect(at('2026-11-21T03:00:00.000Z', { status: 'refunded', lines: allBack })).toEqual([])
})
