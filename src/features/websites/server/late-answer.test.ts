import { expect, test } from 'vitest'

import { useTestDatabase } from '#tests/support/database.ts'
import { addUser } from '#tests/support/people.ts'
import { createWebsiteServer } from '#tests/support/website-server.ts'

const store = useTestDatabase()

test('CHAT-04 POINT-06 an answer as JSON tells the points that were taken when the site went live', async () => {
  const server = createWebsiteServer(store.database, { lateWait: 20_000 })
  await server.start()
  const user = await addUser(store.database)
  const sent = { clientMessageId: 'satu-kali' }
  const data = await server.order('Warung Tepat', user, sent)
  expect(data).toMatchObject({ type: 'website', pointsDeducted: 100, balanceAfter: 499_900 })
  expect((await server.stateOf(data.item.id, user)).state).toBe('done')
  expect(await server.order('Warung Tepat', user, sent)).toMatchObject({ item: data.item, pointsDeducted: 100 })
  await server.stop()
})

test('CHAT-04 a site that cannot be built is answered without a charge, a site that takes long as it stands', async () => {
  const user = await addUser(store.database)
  const broken = createWebsiteServer(store.database, {
    lateWait: 20_000,
    websites: {
      render: () => {
        throw new Error('no page')
      },
    },
  })
  await broken.start()
  expect(await broken.order('Warung Rusak', user)).toMatchObject({ pointsDeducted: 0, balanceAfter: null })
  await broken.stop()
  const idle = createWebsiteServer(store.database, { lateWait: 1 })
  expect(await idle.order('Warung Lama', user)).toMatchObject({ pointsDeducted: 0, balanceAfter: null })
})
