import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'

import { newId } from '#core/time-and-ids/shared/ids.ts'
import { useDeviceStorage } from '#tests/support/device-storage.ts'
import type { SoldSale } from '../../shared/sale.ts'
import type { Product } from '../../shared/store.ts'
import { shownSale } from '../sold-sale.ts'
import { isSale, type JournalEntry } from './till-database.ts'
import { openDevice, type TillDevice } from './till-device.ts'

const at = '2026-11-21T02:00:00.000Z'
const product = (id: string, over: Partial<Product> = {}): Product => ({
  id,
  name: id,
  price: 5_000,
  stock: 10,
  category: null,
  description: '',
  barcode: null,
  imageUrl: null,
  createdAt: at,
  updatedAt: at,
  ...over,
})
const sold = (over: Partial<SoldSale> = {}): SoldSale => ({
  id: newId('sale'),
  soldAt: new Date().toISOString(),
  cashier: 'Sari',
  lines: [{ productId: 'prd_kopi', name: 'Kopi', quantity: 2, price: 5_000 }],
  paymentMethod: 'tunai',
  received: 10_000,
  ...over,
})
const answer = (products: readonly Product[], removed: readonly string[] = [], asOf = at) => ({
  products,
  removed,
  categories: ['Lainnya'],
  asOf,
})
const soldIn = (entries: readonly JournalEntry[]) => entries.filter(isSale).map(({ sold: one }) => one)
const stocks = async (device: TillDevice) => (await device.find()).goods?.products.map(({ id, stock }) => [id, stock])

useDeviceStorage()
let slug: string
let device: TillDevice
beforeEach(async () => {
  slug = newId('sale')
  device = await openDevice(slug)
})

describe('POS-07 the till on its device', () => {
  test('POS-07 sales are written with strict durability, numbered without a gap, and outlive a reload', async () => {
    device.database.close()
    const begun = vi.spyOn(IDBDatabase.prototype, 'transaction')
    device = await openDevice(slug)
    const first = await device.keepSale(sold(), 'A')
    expect(begun.mock.calls).toContainEqual([['journal', 'facts'], 'readwrite', { durability: 'strict' }])
    begun.mockRestore()
    const second = await device.keepSale(sold(), 'A')
    expect([first.sale.number, second.sale.number]).toEqual(['A-0001', 'A-0002'])
    device.database.close()
    const again = await openDevice(slug)
    expect(again.id).toBe(device.id)
    expect(soldIn(await again.waiting(0, 10)).map(({ number }) => number)).toEqual(['A-0001', 'A-0002'])
    expect((await again.keepSale(sold(), 'A')).sale.number).toBe('A-0003')
  })

  test('POS-07 the same sale written ten times at once is one; another sale under its id is not lost', async () => {
    const one = sold()
    const written = await Promise.all(Array.from({ length: 10 }, () => device.keepSale(one, 'A')))
    expect(new Set(written.map(({ sequence }) => sequence))).toEqual(new Set([1]))
    const other = await device.keepSale({ ...one, received: 50_000 }, 'A')
    expect(other.id).not.toBe(one.id)
    expect((await device.waiting(0, 10)).map(({ id }) => id)).toEqual([one.id, other.id])
  })

  test('POS-07 what the server says is written down once; refused sales stay until somebody decides', async () => {
    const entries = [await device.keepSale(sold(), 'A'), await device.keepSale(sold(), 'A')]
    const refusal = { outcome: 'refused', code: 'sale_conflict', details: {} } as const
    const recorded = { outcome: 'recorded', sale: { ...entries[0]!.sale, cashier: 'Server' } } as const
    await device.settle(entries, [recorded, refusal])
    await device.settle(entries, [refusal, recorded])
    expect(await device.waiting(0, 10)).toEqual([])
    const states = async () => (await device.database.journal.orderBy('sequence').toArray()).map(({ state }) => state)
    expect(await states()).toEqual(['recorded', 'refused'])
    expect(await device.countUnsent()).toBe(1)
    await device.keepSale(sold(), 'A')
    expect(await device.countUnsent()).toBe(2)
    await device.wipe()
    expect(await states()).toEqual(['refused', 'waiting'])
    await device.database.journal.where('sequence').equals(3).delete()
    const [refused] = await device.database.journal.toArray()
    await device.sendAgain(refused!)
    const [again] = await device.waiting(0, 10)
    expect([soldIn([again!])[0]?.number, again?.id === refused!.id]).toEqual(['A-0002', false])
    await device.forget(again!.id)
    expect(await device.waiting(0, 10)).toHaveLength(1)
    await device.settle([again!], [{ outcome: 'refused', code: 'product_gone', details: {} }])
    await device.forget(again!.id)
    expect(await device.database.journal.count()).toBe(0)
  })

  test('POS-07 only recorded sales of days ago are cleared', async () => {
    const old = new Date(Date.now() - 4 * 86_400_000).toISOString()
    const entries = [
      await device.keepSale(sold({ soldAt: old }), 'A'),
      await device.keepSale(sold({ soldAt: old }), 'A'),
    ]
    await device.settle(entries, [{ outcome: 'recorded', sale: entries[0]!.sale }])
    device.database.close()
    const again = await openDevice(slug)
    expect((await again.database.journal.toArray()).map(({ id }) => id)).toEqual([entries[1]!.id])
  })

  test('POS-07 the shelf is found as the server has it, in its order, without what waits here', async () => {
    expect((await device.find()).goods).toBeNull()
    await device.keepAnswer(answer([product('prd_kopi'), product('prd_teh'), product('prd_air')]), null)
    await device.keepSale(sold(), 'A')
    expect(await stocks(device)).toEqual([
      ['prd_kopi', 8],
      ['prd_teh', 10],
      ['prd_air', 10],
    ])
    await device.keepAnswer(answer([product('prd_kopi', { stock: 1 }), product('prd_baru')], ['prd_teh']), at)
    expect(await stocks(device)).toEqual([
      ['prd_kopi', 0],
      ['prd_air', 10],
      ['prd_baru', 10],
    ])
  })

  test('POS-07 wipe, then delta: find() answers null; so it is after a whole write that failed', async () => {
    const changed = answer([product('prd_kopi')], [], '2026-11-21T02:01:00.000Z')
    await device.keepAnswer(answer([product('prd_kopi'), product('prd_teh')]), null)
    await device.wipe()
    await device.keepAnswer(changed, at)
    expect(await device.find()).toEqual({ shop: null, goods: null })
    const unstorable = { ...product('prd_teh'), name: (() => 'Teh') as never }
    await expect(device.keepAnswer(answer([product('prd_kopi'), unstorable]), null)).rejects.toThrow(
      'could not be cloned',
    )
    await device.keepAnswer(changed, at)
    expect((await device.find()).goods).toBeNull()
  })

  test('POS-07 a till that stops while its shelf is replaced has the old one or the new one; a large one written in parts is none until it is whole', async () => {
    await device.keepAnswer(answer([product('prd_kopi'), product('prd_teh')]), null)
    const unstorable = { ...product('prd_teh'), name: (() => 'Teh') as never }
    await expect(device.keepAnswer(answer([product('prd_kopi', { stock: 1 }), unstorable]), null)).rejects.toThrow(
      'could not be cloned',
    )
    expect(await stocks(device)).toEqual([
      ['prd_kopi', 10],
      ['prd_teh', 10],
    ])
    // The till never rests: it is closed before what waits for that is written.
    const waits = vi.fn<() => number>()
    vi.stubGlobal('requestIdleCallback', waits)
    await device.keepAnswer(answer([product('prd_kopi', { stock: 3 })]), null)
    expect(await stocks(device)).toEqual([['prd_kopi', 3]])
    expect(waits).not.toHaveBeenCalled()
    void device.keepAnswer(answer(Array.from({ length: 150 }, (_, nth) => product(`prd_${nth}`))), null)
    await vi.waitFor(() => expect(waits).toHaveBeenCalled())
    vi.unstubAllGlobals()
    expect((await device.find()).goods).toBeNull()
  })

  test('POS-07 changes since a later moment than the kept shelf, and older news than it, change nothing', async () => {
    const [early, late] = ['2026-11-21T02:01:00.000Z', '2026-11-21T02:02:00.000Z']
    const teh = [['prd_teh', 10]]
    await device.keepAnswer(answer([product('prd_teh')]), null)
    await device.keepAnswer(answer([product('prd_teh', { stock: 1 })], [], late), early)
    expect([await stocks(device), (await device.find()).goods?.asOf]).toEqual([teh, at])
    await device.keepAnswer(answer([], [], late), at)
    await device.keepAnswer(answer([product('prd_teh', { stock: 2 })], [], early), at)
    expect([await stocks(device), (await device.find()).goods?.asOf]).toEqual([teh, late])
  })

  test('POS-07 whatever is sold, killed and answered: every number is given once and every sale is somewhere', async () => {
    const step = fc.constantFrom('sell', 'again', 'reopen', 'record', 'refuse')
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const name = newId('sale')
        let till = await openDevice(name)
        const made: SoldSale[] = []
        for (const one of steps) {
          if (one === 'reopen') {
            till.database.close()
            till = await openDevice(name)
          } else if (one === 'sell' || one === 'again') {
            const last = made.at(-1)
            const next = one === 'again' && last ? last : sold()
            if (next !== last) made.push(next)
            await till.keepSale(next, 'B')
          } else {
            const [entry] = await till.waiting(0, 1)
            if (entry)
              await till.settle(
                [entry],
                [
                  one === 'record'
                    ? { outcome: 'recorded', sale: shownSale(soldIn([entry])[0]!) }
                    : { outcome: 'refused', code: 'product_gone', details: {} },
                ],
              )
          }
        }
        const entries = await till.database.journal.orderBy('sequence').toArray()
        expect(entries.map(({ id }) => id)).toEqual(made.map(({ id }) => id))
        expect(entries.map(({ sequence }) => sequence)).toEqual(made.map((_, index) => index + 1))
        till.database.close()
      }),
      { numRuns: 40 },
    )
  })
})
