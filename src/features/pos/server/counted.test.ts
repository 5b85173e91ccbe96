import { expect, test } from 'vitest'

import { newId } from '#core/time-and-ids/shared/ids.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { addUser } from '#tests/support/people.ts'
import { createPosServer } from '#tests/support/pos-server.ts'
import { openTill, soldAt } from '#tests/support/selling-till.ts'

import type { Sale } from '../shared/sale.ts'

const testDatabase = useTestDatabase()
const today = '2026-11-21'

const openShop = async () => {
  const server = createPosServer(testDatabase.database)
  const shop = await openTill(server, await addUser(testDatabase.database), [{ name: 'Kopi', price: 8_000, stock: 50 }])
  server.setNow('2026-11-21T06:00:00.000Z')
  const read = async (path: string) => (await shop.inWorkspace('GET', path)).body.data
  const sell = async (quantity: number, over: object = {}): Promise<Sale> => {
    const [{ sale }] = await shop.results([shop.sale([[0, quantity]], over)])
    return sale
  }
  const giveBack = async (sale: Sale, quantity: number, kind = 'refund'): Promise<string> => {
    const items = [{ line: 1, quantity, restocked: true }]
    const data = { id: newId('refund'), saleId: sale.id, kind, items, paymentMethod: 'tunai', reason: 'rusak' }
    return (await shop.inWorkspace('POST', '/refunds', data)).body.data.sale.status
  }
  /** What the canvas, the report of the span and the memory's books say of the day. */
  const day = async () => {
    const { report } = await read('/store')
    const span = await read(`/report?from=${today}&to=${today}`)
    return {
      canvas: { sales: report.salesToday, revenue: report.revenueToday },
      report: { sales: span.sales, revenue: span.revenue },
    }
  }
  return { ...shop, read, sell, giveBack, day }
}

test('POS-06 what was cancelled after a part of it came back counts the same in every book', async () => {
  const shop = await openShop()
  const sale = await shop.sell(3)
  expect(await shop.giveBack(sale, 1)).toBe('partly_refunded')
  expect(await shop.giveBack(sale, 2, 'void')).toBe('refunded')
  const whole = await shop.sell(2)
  expect(await shop.giveBack(whole, 2, 'void')).toBe('void')
  const figures = { sales: 1, revenue: 0 }
  expect(await shop.day()).toEqual({ canvas: figures, report: figures })
  // However it came about: nothing of a void sale counts, neither what it brought in nor what went back before.
  await shop.sell(1)
  await testDatabase.database.$client.query(`update pos_sales set status = 'void' where id = $1`, [sale.id])
  const rest = { sales: 1, revenue: 8_000 }
  expect(await shop.day()).toEqual({ canvas: rest, report: rest })
})

test('POS-06 the days of a place know what was cancelled and what came back', async () => {
  const shop = await openShop()
  const { body } = await shop.inWorkspace('POST', '/locations', { name: 'Cabang', address: '', phone: '' })
  const [first, second] = body.data.locations as { id: string }[]
  const at = { locationId: second?.id, soldAt }
  await shop.sell(5, { locationId: first?.id })
  const kept = await shop.sell(4, at)
  await shop.giveBack(kept, 1)
  await shop.giveBack(await shop.sell(2, at), 2, 'void')
  const { lastDays } = await shop.read(`/locations/${second?.id}/sales`)
  expect(lastDays.at(-1)).toEqual({ day: today, sales: 1, revenue: 24_000 })
})
