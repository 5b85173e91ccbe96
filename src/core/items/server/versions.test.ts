import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { plainKinds } from '#tests/support/plain-kinds.ts'
import { askAs, type Routes, routesByHeader } from '#tests/support/routes-by-header.ts'
import type { Item } from '../shared/item.ts'
import { getItem, insertItem, saveItem } from './items.repo.ts'
import { itemRoutes } from './items.routes.ts'
import type { KindStores } from './kind-store.ts'
import { getVersion, listVersions, restoreVersion } from './versions.repo.ts'

const testDatabase = useTestDatabase()
let database: Database
beforeAll(() => {
  database = testDatabase.database
})

let owner = ''
let count = 0
beforeEach(() => {
  owner = `usr_v${(count += 1)}`
})

/** Content of schema 1 is `{text}`; schema 2 has `words`. What is neither cannot be read. */
const upgrading: KindStores = {
  ...plainKinds,
  document: {
    ...plainKinds.document,
    parseContent: (value) => {
      if (typeof value !== 'object' || value === null) throw new AppError('invalid_content')
      if ('words' in value) return value
      if ('text' in value) return { words: value.text }
      throw new AppError('invalid_content')
    },
  },
}

const make = (content: unknown = { words: 'naskah 1' }): Promise<Item> =>
  database.transaction((tx) =>
    insertItem(tx, {
      ownerId: owner,
      kind: 'document',
      type: 'document',
      title: 'Surat',
      description: '',
      status: 'done',
      source: 'chat',
      metadata: { wordCount: 2, charCount: 8 },
      content,
      author: 'AI',
      pointsDeducted: 50,
      balanceAfter: 499_950,
      now: new Date('2026-11-21T03:00:00Z'),
    }),
  )

const save = (id: string, baseVersion: number, words: string, wordCount?: number) =>
  database.transaction((tx) =>
    saveItem(tx, upgrading, {
      ownerId: owner,
      id,
      baseVersion,
      content: { words },
      ...(wordCount === undefined ? {} : { metadata: { wordCount } }),
      author: 'Anda',
      now: new Date(),
    }),
  )

const restore = (id: string, version: number, baseVersion: number, saveKey?: string) =>
  database.transaction((tx) =>
    restoreVersion(tx, upgrading, { ownerId: owner, id, version, baseVersion, saveKey, now: new Date() }),
  )

const codeOf = async (work: Promise<unknown>): Promise<string> => {
  const thrown = await work.then(
    () => null,
    (error: unknown) => error,
  )
  return thrown instanceof AppError ? thrown.code : 'nothing thrown'
}

const contentOf = async (id: string) => (await getItem(database, owner, id)).content

describe('versions', () => {
  test('ITEM-08 each of a hundred versions can be read and restored as a new version; nothing is removed', async () => {
    const { id } = await make()
    for (let version = 1; version < 100; version++) await save(id, version, `naskah ${version + 1}`)
    const before = await listVersions(database, owner, id)
    expect(before.map(({ version }) => version)).toEqual(Array.from({ length: 100 }, (_, at) => 100 - at))
    for (let version = 1; version <= 100; version++) {
      const { version: made } = await restore(id, version, 99 + version)
      expect(made).toBe(100 + version)
      expect(await contentOf(id)).toEqual({ words: `naskah ${version}` })
    }
    const after = await listVersions(database, owner, id)
    expect(after).toHaveLength(200)
    expect(after.slice(100)).toEqual(before)
    expect(after.slice(0, 100).every(({ author }) => author === 'Anda')).toBe(true)
  })

  test('ITEM-08 a restore can be restored, and what stood before it comes back', async () => {
    const { id } = await make()
    await save(id, 1, 'naskah 2')
    await restore(id, 1, 2)
    await restore(id, 2, 3)
    expect(await contentOf(id)).toEqual({ words: 'naskah 2' })
    await restore(id, 3, 4)
    expect(await contentOf(id)).toEqual({ words: 'naskah 1' })
    expect((await getItem(database, owner, id)).version).toBe(5)
  })

  test('ITEM-08 of restores at once on one base one is stored, the others are told', async () => {
    const { id } = await make()
    await save(id, 1, 'naskah 2')
    const settled = await Promise.allSettled([1, 2, 1, 2].map((version) => restore(id, version, 2)))
    const reasons = settled.flatMap((one) => (one.status === 'rejected' ? [(one.reason as AppError).code] : []))
    expect(reasons).toEqual(['stale_version', 'stale_version', 'stale_version'])
    expect((await getItem(database, owner, id)).version).toBe(3)
  })

  test('ITEM-08, ITEM-05 the same restore sent many times is stored once, also after later saves', async () => {
    const { id } = await make()
    await save(id, 1, 'naskah 2')
    const answers = await Promise.all(Array.from({ length: 5 }, () => restore(id, 1, 2, 'kunci')))
    expect(new Set(answers.map(({ version }) => version))).toEqual(new Set([3]))
    await save(id, 3, 'naskah 4')
    expect(await restore(id, 1, 2, 'kunci')).toEqual(answers[0])
    expect((await getItem(database, owner, id)).version).toBe(4)
  })

  test('ITEM-08 what an older schema stored is upgraded; what cannot be read is refused and changes nothing', async () => {
    const { id } = await make({ text: 'lama' })
    await save(id, 1, 'baru')
    await restore(id, 1, 2)
    expect(await contentOf(id)).toEqual({ words: 'lama' })
    expect((await getVersion(database, owner, id, 1)).content).toEqual({ text: 'lama' })

    const broken = await make({ other: true })
    await save(broken.id, 1, 'baru')
    expect(await codeOf(restore(broken.id, 1, 2))).toBe('invalid_content')
    expect((await getItem(database, owner, broken.id)).version).toBe(2)
  })

  test('ITEM-08 counts belong to their version and come back with it', async () => {
    const { id } = await make()
    await save(id, 1, 'satu dua tiga', 3)
    const counts = async () => (await listVersions(database, owner, id)).map(({ wordCount }) => wordCount)
    expect(await counts()).toEqual([3, 2])
    await restore(id, 1, 2)
    expect(await counts()).toEqual([2, 3, 2])
    expect((await getItem(database, owner, id)).metadata).toMatchObject({ wordCount: 2, charCount: 8 })
  })
})

describe('version routes', () => {
  let http: Routes
  beforeAll(() => {
    http = routesByHeader(itemRoutes({ database, kinds: upgrading }))
  })
  const call = (method: string, path: string, body?: unknown, user: string | null = owner) =>
    askAs(http, user, method, path, body)

  test('ITEM-08 a version is read in the newest schema, restored, and a stale base is told with the current item', async () => {
    const { id } = await make({ text: 'lama' })
    await save(id, 1, 'baru')
    expect(await (await call('GET', `/api/items/${id}/versions/1`)).json()).toMatchObject({
      success: true,
      data: { version: 1, author: 'AI', title: 'Surat', content: { words: 'lama' } },
    })
    const restored = await call('POST', `/api/items/${id}/versions/1/restore`, { baseVersion: 2 })
    expect(await restored.json()).toMatchObject({ success: true, data: { version: 3, title: 'Surat' } })
    const stale = await call('POST', `/api/items/${id}/versions/2/restore`, { baseVersion: 2 })
    expect(stale.status).toBe(409)
    expect(await stale.json()).toMatchObject({
      code: 'stale_version',
      details: { current: { id, version: 3, content: { words: 'lama' } } },
    })
    for (const version of [0, -1, 1.5, 'satu', 2 ** 31])
      expect((await call('GET', `/api/items/${id}/versions/${version}`)).status).toBe(400)
    expect((await call('GET', `/api/items/${id}/versions/9`)).status).toBe(404)
    expect((await call('POST', `/api/items/${id}/versions/9/restore`, { baseVersion: 3 })).status).toBe(404)
  })

  test("AUTH-08, ITEM-08 strangers are asked to sign in, another's versions are not found", async () => {
    const { id } = await make()
    const read = (user: string | null) => call('GET', `/api/items/${id}/versions/1`, undefined, user)
    const bringBack = (user: string | null) =>
      call('POST', `/api/items/${id}/versions/1/restore`, { baseVersion: 1 }, user)
    for (const ask of [read, bringBack]) {
      expect((await ask(null)).status).toBe(401)
      const answer = await ask('orang-lain')
      expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'not_found' }])
    }
    expect((await getItem(database, owner, id)).version).toBe(1)
  })
})
