import { once } from 'node:events'
import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { openDatabase } from '#core/db/server/database.ts'
import { openDatabaseLine } from '#tests/support/database-line.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { createLive } from './live.ts'
import { type Notice, publish, readNotice } from './notices.ts'

const testDatabase = useTestDatabase()

const notice = (id: string): Notice => ({ userId: 'user_1', topic: 'items', id })

test('OPS-02 notices of committed transactions reach every server, those of undone ones none', async () => {
  const { database } = testDatabase
  const servers = [createLive({ database }), createLive({ database })]
  const heard: Notice[][] = servers.map(() => [])
  const news = new EventEmitter()
  for (const [index, live] of servers.entries()) {
    live.listen({
      onNotice: (one) => {
        heard[index]?.push(one)
        news.emit('notice')
      },
      onGap: () => undefined,
    })
    await live.start()
  }
  const undone = database.transaction(async (tx) => {
    await publish(tx, notice('undone'))
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await database.transaction((tx) => publish(tx, notice('kept')))
  while (heard.some((list) => list.length === 0)) await once(news, 'notice')
  expect(heard).toEqual([[notice('kept')], [notice('kept')]])
  await Promise.all(servers.map((live) => live.stop()))
})

test('OPS-02 a lost connection comes back by itself, and the gap is told', async () => {
  const line = await openDatabaseLine(testDatabase.url)
  const onLine = openDatabase(line.url, 2)
  const live = createLive({ database: onLine })
  const news = new EventEmitter()
  live.listen({ onNotice: ({ id }) => news.emit('notice', id), onGap: () => news.emit('gap') })
  const listening = once(news, 'gap')
  await live.start()
  await listening
  expect(live.isListening).toBe(true)
  for (let times = 0; times < 3; times += 1) {
    const back = once(news, 'gap')
    line.cut()
    line.mend()
    await back
    const heard = once(news, 'notice')
    await publish(testDatabase.database, notice(`after ${times}`))
    expect(await heard).toEqual([`after ${times}`])
  }
  await live.stop()
  expect(live.isListening).toBe(false)
  await onLine.$client.end()
  await line.close()
})

test.each([undefined, '', 'x', '{}', '[]', '["a","b"]', '["a","b",3]', 'null'])(
  'OPS-02 the foreign payload %j is no notice',
  (payload) => {
    expect(readNotice(payload)).toBeNull()
  },
)
