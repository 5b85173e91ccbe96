import { Dexie } from 'dexie'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'

import { newId } from '#core/time-and-ids/shared/ids.ts'
import { useDeviceStorage } from '#tests/support/device-storage.ts'
import { everythingOf, type RefundInput, withRefund, reckonRefund } from '../../shared/refund.ts'
import type { Sale, SoldSale } from '../../shared/sale.ts'
import { shownSale } from '../sold-sale.ts'
import { eventOf } from './till-database.ts'
import { openDevice, type TillDevice } from './till-device.ts'

const sold = (over: Partial<SoldSale> = {}): SoldSale => ({
  id: newId('sale'),
  soldAt: new Date().toISOString(),
  cashier: 'Sari',
  lines: [{ productId: 'prd_kopi', name: 'Kopi', quantity: 2, price: 5_000 }],
  paymentMethod: 'tunai',
  received: 10_000,
  ...over,
})
const refundOf = (sale: Sale, over: Partial<RefundInput> = {}): RefundInput => ({
  id: newId('refund'),
  saleId: sale.id,
  kind: 'refund',
  items: everythingOf(sale, true),
  paymentMethod: 'tunai',
  reason: 'Barang rusak',
  refundedAt: new Date().toISOString(),
  cashier: 'Sari',
  ...over,
})
const refusal = (code: string) => ({ outcome: 'refused', code, details: {} }) as const
const opening = { cashier: 'Sari', openingCash: 50_000 }

useDeviceStorage()
let slug: string
let device: TillDevice
beforeEach(async () => {
  slug = newId('sale')
  device = await openDevice(slug)
})

test('POS-07 sales that an earlier version has written down are still there, with their order and numbers', async () => {
  const name = newId('sale')
  const old = new Dexie(`juragan-kasir-${name}`)
  old
    .version(1)
    .stores({ sales: '&id, sequence, [state+sequence], soldAt', products: '&id, place', shelf: '', facts: '' })
  const entries = [1, 2].map((sequence) => {
    const one = sold({ number: `A-000${sequence}` })
    const state = sequence === 1 ? 'recorded' : 'waiting'
    return { id: one.id, sequence, state, soldAt: one.soldAt, sold: one, sale: shownSale(one), refusal: null }
  })
  await old.table('sales').bulkAdd(entries)
  await old.table('facts').put({ id: 'dev_0000000000000001', sequence: 2 }, 'device')
  old.close()
  const till = await openDevice(name)
  expect(till.id).toBe('dev_0000000000000001')
  expect((await till.waiting(0, 10)).map(eventOf)).toEqual([{ kind: 'sale', sold: entries[1]!.sold }])
  expect((await till.database.journal.orderBy('sequence').toArray()).map(({ kind, at }) => [kind, at])).toEqual(
    entries.map(({ soldAt }) => ['sale', soldAt]),
  )
  expect((await till.keepSale(sold(), 'A')).sold.number).toBe('A-0003')
})

describe('POS-06 what comes after a sale, on the device', () => {
  test('POS-06 too many wrong PINs are written down like everything else, without what was typed', async () => {
    await device.keepPinLock({ cashier: 'Sari', deviceCode: 'A' })
    const [event] = (await device.waiting(0, 5)).map(eventOf)
    const at = expect.stringMatching(/^\d{4}-/)
    expect(event).toEqual({
      kind: 'pin-locked',
      lock: { id: expect.stringMatching(/^pin_/), cashier: 'Sari', deviceCode: 'A', lockedAt: at },
    })
  })

  test('POS-06 refunds and shifts take their turn among the sales, which keep their numbers without a gap', async () => {
    await device.openShift(opening)
    await device.openShift({ ...opening, openingCash: 1 })
    const first = await device.keepSale(sold(), 'A')
    const refund = refundOf(first.sale)
    const kept = await Promise.all(Array.from({ length: 5 }, () => device.keepRefund(refund, first.sale)))
    expect(new Set(kept.map(({ sequence }) => sequence))).toHaveLength(1)
    await device.moveCash({ direction: 'in', amount: 20_000, reason: 'Uang kecil', cashier: 'Sari' })
    expect((await device.keepSale(sold(), 'A')).sold.number).toBe('A-0002')
    const shiftId = (await device.readShift())?.shift.id
    await device.closeShift({ countedCash: 80_000 })
    expect((await device.keepSale(sold(), 'A')).sold).not.toHaveProperty('shiftId')
    device.database.close()
    device = await openDevice(slug)
    const events = (await device.waiting(0, 20)).map(eventOf)
    expect(events.map(({ kind }) => kind)).toEqual([
      'shift-opened',
      'sale',
      'refund',
      'cash-moved',
      'sale',
      'shift-closed',
      'sale',
    ])
    expect(events).toMatchObject([
      { shift: { id: shiftId, openingCash: 50_000, deviceId: device.id } },
      { sold: { shiftId, number: 'A-0001' } },
      { refund: { shiftId } },
      { move: { shiftId, amount: 20_000 } },
      { sold: { shiftId } },
      { shift: { id: shiftId, countedCash: 80_000 } },
      { sold: { number: 'A-0003' } },
    ])
    await expect(device.closeShift({ countedCash: 1 })).rejects.toThrow('shift_unknown')
    expect(await device.readShift()).toBeNull()
  })

  test('POS-06 what comes back lies on the shelf again until the server tells, and its sale says so afterwards', async () => {
    const at = '2026-11-21T02:00:00.000Z'
    const product = {
      id: 'prd_kopi',
      name: 'Kopi',
      price: 5_000,
      stock: 10,
      category: null,
      description: '',
      barcode: null,
    }
    const products = [{ ...product, cost: null, imageUrl: null, createdAt: at, updatedAt: at }]
    await device.keepAnswer({ products, removed: [], categories: [], asOf: at } as never, null)
    const stock = async () => (await device.find()).goods?.products[0]?.stock
    const entry = await device.keepSale(sold(), 'A')
    expect(await stock()).toBe(8)
    const back = await device.keepRefund(refundOf(entry.sale), entry.sale)
    expect(await stock()).toBe(10)
    const after = withRefund(entry.sale, reckonRefund(entry.sale, back.refund.items), 'refund')
    const refund = { ...back.refund, amount: 10_000, items: [], timestamp: back.at }
    await device.settle(
      [entry, back],
      [
        { outcome: 'recorded', sale: entry.sale },
        { outcome: 'recorded', sale: after, refund },
      ],
    )
    expect(await device.database.journal.get(entry.id)).toMatchObject({
      state: 'recorded',
      sale: { status: 'refunded' },
    })
    expect(await device.countUnsent()).toBe(0)
  })

  test('POS-06 a refund follows its sale to another id; a refused one is sent again as it is', async () => {
    const entry = await device.keepSale(sold(), 'A')
    const back = await device.keepRefund(refundOf(entry.sale), entry.sale)
    await device.settle([entry, back], [refusal('sale_conflict'), refusal('sale_unknown')])
    await device.sendAgain((await device.database.journal.get(entry.id))!)
    await device.sendAgain((await device.database.journal.get(back.id))!)
    const [sale, refund] = (await device.waiting(0, 10)).map(eventOf)
    const id = sale?.kind === 'sale' ? sale.sold.id : ''
    expect(id).not.toBe(entry.id)
    expect(refund).toMatchObject({ kind: 'refund', refund: { id: back.id, saleId: id } })
  })

  test('POS-06 whoever signs out leaves an open shift on the device with its books, and nothing else', async () => {
    const before = await device.keepSale(sold(), 'A')
    await device.openShift(opening)
    const entry = await device.keepSale(sold(), 'A')
    await device.keepRefund(refundOf(entry.sale), entry.sale)
    await device.moveCash({ direction: 'out', amount: 7_000, reason: 'Es', cashier: 'Sari' })
    const all = await device.waiting(0, 20)
    await device.settle(
      all,
      all.map(() => ({ outcome: 'recorded' })),
    )
    const shift = await device.readShift()
    await device.wipe()
    device.database.close()
    device = await openDevice(slug)
    expect(await device.readShift()).toEqual(shift)
    expect(await device.database.journal.get(before.id)).toBeUndefined()
    expect((await device.closeShift({ countedCash: 0 })).report.expected).toBe(43_000)
    await device.settle(await device.waiting(0, 20), [{ outcome: 'recorded' }])
    await device.wipe()
    expect(await device.database.journal.count()).toBe(0)
  })

  test('POS-06 the drawer adds up whatever happens in a shift, in days, with reloads and answers of the server', async () => {
    const step = fc.constantFrom('sell', 'qris', 'refund', 'in', 'out', 'reopen', 'record', 'refuse')
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const name = newId('sale')
        let till = await openDevice(name)
        await till.keepSale(sold(), 'A')
        await till.openShift(opening)
        let drawer = opening.openingCash
        const made: Sale[] = []
        for (const one of steps) {
          if (one === 'reopen') {
            till.database.close()
            till = await openDevice(name)
          } else if (one === 'sell' || one === 'qris') {
            const paymentMethod = one === 'sell' ? 'tunai' : 'qris'
            // Days ago, as in a shift that nobody has closed.
            const soldAt = new Date(Date.now() - 5 * 86_400_000).toISOString()
            made.push((await till.keepSale(sold({ paymentMethod, soldAt }), 'A')).sale)
            if (one === 'sell') drawer += 10_000
          } else if (one === 'refund') {
            const sale = made.pop()
            if (sale) drawer -= 10_000
            if (sale) await till.keepRefund(refundOf(sale), sale)
          } else if (one === 'in' || one === 'out') {
            await till.moveCash({ direction: one, amount: 3_000, reason: 'Es', cashier: 'Sari' })
            drawer += one === 'in' ? 3_000 : -3_000
          } else {
            const [entry] = await till.waiting(0, 1)
            const refused = { outcome: 'refused', code: 'product_gone', details: {} } as const
            if (entry) await till.settle([entry], [one === 'record' ? { outcome: 'recorded' } : refused])
          }
        }
        expect((await till.readShift())?.report.expected).toBe(drawer)
        expect((await till.closeShift({ countedCash: 0 })).report.expected).toBe(drawer)
        till.database.close()
      }),
      { numRuns: 40 },
    )
  })
})
