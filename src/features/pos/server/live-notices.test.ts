import { EventEmitter, once } from 'node:events'

import { expect, test } from 'vitest'

import { createLive } from '#core/live/server/live.ts'
import type { Notice } from '#core/live/server/notices.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { addUser } from '#tests/support/people.ts'
import { createPosServer } from '#tests/support/pos-server.ts'

const testDatabase = useTestDatabase()

test('POS-02, ITEM-07 every change of goods and every sale is told to the owner once; refusals and repeats are not', async () => {
  const server = createPosServer(testDatabase.database)
  const owner = await addUser(testDatabase.database)
  const { id } = await server.makeShop(owner, [{ name: 'Kopi', price: 8_000, stock: 2 }])
  const live = createLive({ database: testDatabase.database })
  let heard: Notice[] = []
  let count = 0
  const news = new EventEmitter()
  live.listen({
    onNotice: (notice) => {
      if (notice.topic !== 'pos') return
      heard.push(notice)
      news.emit('notice')
    },
    onGap: () => undefined,
  })
  await live.start()
  const call = (method: string, path: string, body?: unknown) =>
    server.call(owner, method, `/api/pos/${id}${path}`, body)
  /** What is heard before a change that is certainly told: notices keep their order. */
  const heardOf = async (work: () => Promise<unknown>): Promise<number> => {
    heard = []
    await work()
    const mark = `mark ${(count += 1)}`
    await testDatabase.database.$client.query('select pg_notify($1, $2)', [
      'juragan_live',
      JSON.stringify([owner, 'pos', mark]),
    ])
    while (!heard.some((notice) => notice.id === mark)) await once(news, 'notice')
    const told = heard.filter((notice) => notice.id !== mark)
    for (const notice of told) expect(notice).toEqual({ userId: owner, topic: 'pos', id })
    return told.length
  }

  const [coffee] = (await call('GET', '/store')).body.data.products
  const order = { id: newId('sale'), lines: [{ productId: coffee.id, quantity: 2 }] }
  expect(await heardOf(() => call('POST', '/products', { name: 'Teh', price: 5_000 }))).toBe(1)
  expect(await heardOf(() => call('PATCH', `/products/${coffee.id}`, { price: 9_000 }))).toBe(1)
  expect(await heardOf(() => call('POST', '/sales', order))).toBe(1)
  expect(await heardOf(() => call('POST', '/sales', order))).toBe(0)
  expect(await heardOf(() => call('POST', '/sales', { ...order, id: newId('sale') }))).toBe(0)
  expect(await heardOf(() => call('POST', '/setup/deploy', { target: 'embedded' }))).toBe(1)
  expect(await heardOf(() => call('DELETE', `/products/${coffee.id}`))).toBe(1)
  expect(await heardOf(() => call('GET', '/store'))).toBe(0)
  await live.stop()
})
