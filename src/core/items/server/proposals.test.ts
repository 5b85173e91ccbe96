import { beforeAll, expect, test } from 'vitest'
import { AppError } from '#core/errors/shared/app-error.ts'
import { createHttp } from '#core/http/server/mount.ts'
import { getBalance } from '#core/points/server/charges.ts'
import { auditLedger } from '#core/points/server/repair.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { plainKinds } from '#tests/support/plain-kinds.ts'
import { silentLogger } from '#tests/support/silent-logger.ts'
import { addUser } from '#tests/support/people.ts'
import { getItem, insertItem, saveItem } from './items.repo.ts'
import { itemRoutes } from './items.routes.ts'
import type { KindStores } from './kind-store.ts'
import { insertProposal } from './proposals.repo.ts'
import { getVersion } from './versions.repo.ts'

/** A change replaces one word of the text; it no longer fits where the word is gone. */
const kinds: KindStores = {
  ...plainKinds,
  document: {
    ...plainKinds.document,
    applyChanges: (content, changes) => {
      const { text } = content as { text: string }
      const { from, to } = changes as { from: string; to: string }
      if (!text.includes(from)) throw new AppError('proposal_outdated')
      return { text: text.replace(from, () => to) }
    },
  },
}

const store = useTestDatabase()
let app: ReturnType<typeof createHttp>
beforeAll(() => {
  app = createHttp({
    routes: itemRoutes({ database: store.database, kinds }),
    publicUrl: 'http://127.0.0.1:3000',
    logger: silentLogger,
    identify: async (headers) => ({ role: 'user', userId: headers.get('x-user') ?? '' }),
    addressOf: () => '10.0.0.1',
    translate: () => null,
  })
})

const call = async (ownerId: string, path: string, method = 'POST', body?: unknown) => {
  const answer = await app.request(`http://127.0.0.1:3000/api/items/${path}`, {
    method,
    headers: { 'x-user': ownerId, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.json() }
}

const order = async () => {
  const ownerId = await addUser(store.database)
  return store.database.transaction(async (tx) => {
    const item = await insertItem(tx, {
      ownerId,
      kind: 'document',
      type: 'document',
      title: 'Surat',
      description: '',
      status: 'done',
      source: 'chat',
      metadata: {},
      content: { text: 'harga 1 juta' },
      author: 'AI',
      pointsDeducted: 50,
      balanceAfter: 1,
      now: new Date(),
    })
    const proposal = await insertProposal(tx, {
      itemId: item.id,
      changes: { from: '1 juta', to: '2 juta' },
      summary: 'Harga menjadi 2 juta.',
      differences: [{ label: 'Harga', before: '1 juta', after: '2 juta' }],
      action: 'document_edit',
      now: new Date(),
    })
    return { ownerId, item, proposal, path: `${item.id}/proposals/${proposal.id}` }
  })
}
const balanceOf = (ownerId: string) => store.database.transaction((tx) => getBalance(tx, ownerId))

test('CHAT-15 POINT-06 accepting five times at once writes one version by AI and charges once', async () => {
  const { ownerId, item, path } = await order()
  const before = (await balanceOf(ownerId)).balance
  const answers = await Promise.all(Array.from({ length: 5 }, () => call(ownerId, `${path}/accept`)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(new Set(answers.map(({ body }) => JSON.stringify(body.data))).size).toBe(1)
  expect(answers[0]?.body.data).toMatchObject({ state: 'accepted', version: 2, pointsDeducted: 10 })
  expect(await getVersion(store.database, ownerId, item.id, 2)).toMatchObject({
    author: 'AI',
    content: { text: 'harga 2 juta' },
  })
  expect((await balanceOf(ownerId)).balance).toBe(before - 10)
  expect(await auditLedger(store.database)).toEqual([])
})

test('CHAT-15 what the owner typed meanwhile stays, the change is applied to it', async () => {
  const { ownerId, item, path } = await order()
  const typed = { ownerId, id: item.id, baseVersion: 1, author: 'Anda' as const, now: new Date() }
  await store.database.transaction((tx) =>
    saveItem(tx, kinds, { ...typed, content: { text: 'Halo, harga 1 juta saja' } }),
  )
  expect((await call(ownerId, `${path}/accept`)).body.data.version).toBe(3)
  expect((await getItem(store.database, ownerId, item.id)).content).toEqual({ text: 'Halo, harga 2 juta saja' })
})

test('CHAT-15 POINT-06 a change that does not fit any more is told and charges nothing', async () => {
  const { ownerId, item, path } = await order()
  const before = (await balanceOf(ownerId)).balance
  const typed = { ownerId, id: item.id, baseVersion: 1, author: 'Anda' as const, now: new Date() }
  await store.database.transaction((tx) => saveItem(tx, kinds, { ...typed, content: { text: 'lain' } }))
  expect(await call(ownerId, `${path}/accept`)).toMatchObject({ status: 409, body: { code: 'proposal_outdated' } })
  expect((await balanceOf(ownerId)).balance).toBe(before)
  expect((await call(ownerId, path, 'GET')).body.data.state).toBe('pending')
})

test('CHAT-15 rejecting changes nothing; an accepted change stays accepted', async () => {
  const turnedDown = await order()
  expect((await call(turnedDown.ownerId, `${turnedDown.path}/reject`)).body.data.state).toBe('rejected')
  expect((await getItem(store.database, turnedDown.ownerId, turnedDown.item.id)).version).toBe(1)
  const taken = await order()
  await call(taken.ownerId, `${taken.path}/accept`)
  expect((await call(taken.ownerId, `${taken.path}/reject`)).body.data.state).toBe('accepted')
})

test("AUTH-09 another's proposal is not found", async () => {
  const { path } = await order()
  const stranger = await addUser(store.database)
  for (const end of ['', '/accept', '/reject'])
    expect((await call(stranger, `${path}${end}`, end === '' ? 'GET' : 'POST')).status).toBe(404)
})

test('SIDE-12 an item is renamed, deleted and taken back by its owner alone', async () => {
  const { ownerId, item } = await order()
  const stranger = await addUser(store.database)
  expect((await call(stranger, item.id, 'PATCH', { title: 'Punya saya' })).status).toBe(404)
  expect((await call(ownerId, item.id, 'PATCH', { title: ' Surat Bu Rina ' })).body.data.item.title).toBe(
    'Surat Bu Rina',
  )
  expect((await call(ownerId, item.id, 'PATCH', { title: '  ' })).status).toBe(400)
  expect((await call(stranger, item.id, 'DELETE')).status).toBe(404)
  expect((await call(ownerId, item.id, 'DELETE')).status).toBe(200)
  expect((await call(ownerId, item.id, 'GET')).status).toBe(404)
  expect((await call(ownerId, `${item.id}/restore`)).body.data.item.title).toBe('Surat Bu Rina')
  expect((await call(ownerId, item.id, 'GET')).status).toBe(200)
})

test('CANVAS-05 a first opening sets in_progress, later ones find it existing; no version is written', async () => {
  const { ownerId, item } = await order()
  expect((await call(ownerId, `${item.id}/open`)).body.data.item).toMatchObject({
    status: 'in_progress',
    version: 1,
    metadata: { isExisting: true },
    lastModified: item.lastModified,
  })
  expect((await call(ownerId, `${item.id}/open`)).body.data.item).toMatchObject({ status: 'in_progress', version: 1 })
})
