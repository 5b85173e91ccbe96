import { expect, test } from 'vitest'

import { newId } from '#core/time-and-ids/shared/ids.ts'
import type { JournalEntry } from '../device/till-database.ts'
import { shownSale } from '../sold-sale.ts'
import { debtAhead, debtIn, knownDebts } from './known-debts.ts'

const at = '2026-11-21T02:00:00.000Z'
const written = { state: 'waiting', refusal: null, at } as const
const rina = { customerName: 'Bu Rina', customerPhone: '+62 812 3456 7890' }

const taken = (sequence: number, price: number, who: object = rina): JournalEntry => {
  const sold = {
    id: newId('sale'),
    soldAt: at,
    cashier: 'Sari',
    lines: [{ productId: 'prd_kopi', name: 'Kopi', quantity: 1, price }],
    paymentMethod: 'kasbon' as const,
    received: price,
    customerName: 'Siti',
    ...who,
  }
  return { ...written, kind: 'sale', id: sold.id, sequence, sold, sale: shownSale(sold) }
}
const paid = (sequence: number, amount: number, who: object = rina): JournalEntry => {
  const id = newId('debtPayment')
  const payment = {
    id,
    amount,
    paymentMethod: 'tunai' as const,
    cashier: 'Sari',
    paidAt: at,
    customerName: 'x',
    ...who,
  }
  return { ...written, kind: 'debt-paid', id, sequence, payment }
}
const customers = [
  { id: 'cus_0000000000000001', name: 'Ibu Rina', phone: '081234567890', debt: 20_000, debtLimit: 50_000 },
]

test('POS-06, POS-07 a debt is what the shop said and what this device has written down that it could not know', () => {
  const before = taken(1, 5_000)
  const waiting = taken(2, 7_000)
  const kept = { customers, sequence: 3, unsent: [waiting.id] }
  const journal = [before, waiting, taken(4, 10_000), paid(5, 3_000), paid(6, 1_000, { customerId: customers[0]!.id })]
  const known = knownDebts(kept, journal)
  expect(known).toEqual([{ ...customers[0], debt: 33_000 }])
  // Recorded since then, they are news all the same: nobody has asked the shop again.
  expect(
    knownDebts(
      kept,
      journal.map((entry) => ({ ...entry, state: 'recorded' as const })),
    ),
  ).toEqual(known)
  expect(debtIn(known, { name: 'Rina', phone: '0812-3456-7890' })).toBe(33_000)
  expect(debtIn(known, { name: 'Budi' })).toBe(0)
})

test('POS-06, POS-07 somebody new to the shop is known by the journal alone; paid too much, nothing is owed', () => {
  const kept = { customers, sequence: 0, unsent: [] }
  const siti = { customerName: 'siti', customerPhone: undefined }
  const known = knownDebts(kept, [taken(1, 10_000, siti), taken(2, 4_000, siti), paid(3, 15_000, siti)])
  expect(known.slice(1)).toEqual([{ name: 'siti', phone: null, debt: -1_000, debtLimit: null }])
  expect(debtIn(known, { name: 'Siti' })).toBe(0)
})

test('POS-06 a new debt is held against the buyer’s limit with what this device knows; money to good comes before it', () => {
  const known = knownDebts({ customers, sequence: 0, unsent: [] }, [taken(1, 10_000)])
  const rinaAhead = (debt: number) => debtAhead(known, { name: 'Rina', phone: '0812-3456-7890' }, debt, 10_000)
  expect(rinaAhead(20_000)).toEqual({ before: 30_000, after: 50_000, limit: 50_000, beyond: 0 })
  expect(rinaAhead(20_001)).toMatchObject({ after: 50_001, beyond: 1 })
  // Whoever has no limit of their own has the shop's, and who is new too.
  const budi = { name: 'Budi' }
  expect(debtAhead(known, budi, 900_000, 200_000)).toMatchObject({ limit: 200_000, beyond: 700_000 })
  expect(debtAhead(known, budi, 900_000, null)).toEqual({ before: 0, after: 900_000, limit: null, beyond: 0 })
  const over = [{ ...customers[0]!, debt: -5_000, debtLimit: 0 }]
  const { name } = customers[0]!
  expect(debtAhead(over, { name }, 5_000, null)).toEqual({ before: 0, after: 0, limit: 0, beyond: 0 })
  expect(debtAhead(over, { name }, 6_000, null)).toMatchObject({ after: 1_000, beyond: 1_000 })
})
