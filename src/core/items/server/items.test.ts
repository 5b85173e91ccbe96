import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { plainKinds } from '#tests/support/plain-kinds.ts'
import { askAs, type Routes, routesByHeader } from '#tests/support/routes-by-header.ts'
import type { Item } from '../shared/item.ts'
import { attachment } from './file-answer.ts'
import { getItem, insertItem, largestContent, listItems, moveItems, type NewItem, saveItem } from './items.repo.ts'
import { itemRoutes } from './items.routes.ts'
import { getVersion } from './versions.repo.ts'

const testDatabase = useTestDatabase()
let database: Database
beforeAll(() => {
  database = testDatabase.database
})

let owner = ''
let count = 0
beforeEach(() => {
  owner = `usr_${(count += 1)}`
})

const make = (content: unknown = { text: 'satu' }, over: Partial<NewItem> = {}): Promise<Item> =>
  database.transaction((tx) =>
    insertItem(tx, {
      ownerId: owner,
      kind: 'document',
      type: 'document',
      title: 'Surat',
      description: '',
      status: 'done',
      source: 'chat',
      metadata: { documentType: 'invoice' },
      content,
      author: 'AI',
      pointsDeducted: 50,
      balanceAfter: 499_950,
      now: new Date('2026-11-21T03:00:00Z'),
      ...over,
    }),
  )

const save = (id: string, baseVersion: number, content: unknown, saveKey?: string) =>
  database.transaction((tx) =>
    saveItem(tx, plainKinds, { ownerId: owner, id, baseVersion, content, saveKey, author: 'Anda', now: new Date() }),
  )

const failureOf = async (work: Promise<unknown>): Promise<AppError> => {
  const thrown = await work.then(
    () => null,
    (error: unknown) => error,
  )
  if (thrown instanceof AppError) return thrown
  throw new Error('expected an AppError', { cause: thrown })
}

describe('items', () => {
  test('ITEM-01 an item is stored with the fields of the specification and version 1 by AI', async () => {
    const made = await make()
    expect(await getItem(database, owner, made.id)).toEqual(made)
    expect(made).toMatchObject({ kind: 'document', version: 1, fromBackend: true, userId: owner, pointsDeducted: 50 })
    expect(await getVersion(database, owner, made.id, 1)).toMatchObject({ author: 'AI', content: { text: 'satu' } })
  })

  test('ITEM-01 content with NUL and lone surrogates is stored without them', async () => {
    const made = await make({ text: 'a\0b\ud800😀' })
    expect((await getItem(database, owner, made.id)).content).toEqual({ text: 'ab😀' })
  })

  test('ITEM-08 a save on the newest version makes the next one; a stale one carries the current item', async () => {
    const { id } = await make()
    expect(await save(id, 1, { text: 'dua' })).toMatchObject({ version: 2 })
    const failure = await failureOf(save(id, 1, { text: 'tiga' }))
    expect(failure.code).toBe('stale_version')
    expect(failure.details['current']).toMatchObject({ id, version: 2, content: { text: 'dua' } })
    expect((await getVersion(database, owner, id, 1)).content).toEqual({ text: 'satu' })
  })

  test('ITEM-08 the same save key saves once, also many times at once and after later saves', async () => {
    const { id } = await make()
    const answers = await Promise.all(Array.from({ length: 8 }, () => save(id, 1, { text: 'dua' }, 'kunci-1')))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    await save(id, 2, { text: 'tiga' }, 'kunci-2')
    expect(await save(id, 1, { text: 'dua' }, 'kunci-1')).toEqual(answers[0])
    expect((await getItem(database, owner, id)).version).toBe(3)
  })

  test('ITEM-08 whatever writers interleave, every accepted text is in a version and none twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat(2), fc.nat(3)), { maxLength: 12 }), async (attempts) => {
        const { id } = await make({ text: 'awal' })
        const accepted: string[] = []
        await Promise.all(
          attempts.map(async ([writer, behind], index) => {
            const current = await getItem(database, owner, id)
            const text = `${writer}-${index}`
            try {
              await save(id, Math.max(1, current.version - behind), { text })
              accepted.push(text)
            } catch (error) {
              if (!(error instanceof AppError) || error.code !== 'stale_version') throw error
            }
          }),
        )
        const { version } = await getItem(database, owner, id)
        const texts = await Promise.all(
          Array.from({ length: version }, async (_, index) => {
            const { content } = await getVersion(database, owner, id, index + 1)
            return (content as { text: string }).text
          }),
        )
        expect(texts.toSorted()).toEqual(['awal', ...accepted].toSorted())
      }),
      { numRuns: 20 },
    )
  })

  test('ITEM-08 content is checked by its kind and limited to 2 MB', async () => {
    const { id } = await make()
    expect((await failureOf(save(id, 1, 'kosong'))).code).toBe('invalid_content')
    expect((await failureOf(save(id, 1, undefined))).code).toBe('invalid_content')
    expect((await failureOf(save(id, 1, { text: 'x'.repeat(largestContent) }))).code).toBe('item_too_large')
    expect((await getItem(database, owner, id)).version).toBe(1)
  })

  test("ITEM-01 another's item is not found, whatever is asked of it", async () => {
    const { id } = await make({ text: 'rahasia' }, { ownerId: 'orang-lain' })
    for (const asked of [id, 'itm_tidakada', '\0', ''])
      expect((await failureOf(getItem(database, owner, asked))).code).toBe('not_found')
    expect((await failureOf(save(id, 1, { text: 'x' }))).code).toBe('not_found')
    expect(await listItems(database, owner)).toEqual([])
  })

  test('CHAT-14 moving gives all items to the other owner, and again changes nothing', async () => {
    const made = await make()
    await database.transaction((tx) => moveItems(tx, owner, `${owner}-akun`))
    await database.transaction((tx) => moveItems(tx, owner, `${owner}-akun`))
    expect((await listItems(database, `${owner}-akun`)).map(({ id }) => id)).toEqual([made.id])
  })
})

describe('item routes', () => {
  let http: Routes
  beforeAll(() => {
    http = routesByHeader(itemRoutes({ database, kinds: plainKinds }))
  })
  const call = (method: string, path: string, body?: unknown, user: string | null = owner) =>
    askAs(http, user, method, path, body)

  test('ITEM-01 list, read, save and versions answer by their contracts', async () => {
    const { id } = await make()
    expect(await (await call('GET', `/api/items/${id}`)).json()).toMatchObject({
      success: true,
      id,
      kind: 'document',
      type: 'document',
      content: { text: 'satu' },
      metadata: { documentType: 'invoice' },
    })
    const saved = await call('PUT', `/api/items/${id}`, {
      baseVersion: 1,
      title: ' Surat baru ',
      content: { text: '2' },
    })
    expect(await saved.json()).toMatchObject({ success: true, data: { version: 2, title: 'Surat baru' } })
    const stale = await call('PUT', `/api/items/${id}`, { baseVersion: 1, content: { text: '3' } })
    expect(stale.status).toBe(409)
    expect(await stale.json()).toMatchObject({
      code: 'stale_version',
      details: { current: { id, version: 2, title: 'Surat baru' } },
    })
    const { data } = (await (await call('GET', '/api/items?kind=document')).json()) as { data: { items: object[] } }
    expect(data.items).toHaveLength(1)
    expect(data.items[0]).not.toHaveProperty('content')
    expect(await (await call('GET', `/api/items/${id}/versions`)).json()).toMatchObject({
      data: {
        versions: [
          { version: 2, author: 'Anda' },
          { version: 1, author: 'AI' },
        ],
      },
    })
  })

  test('CANVAS-05 opening puts an item in progress, moves neither its version nor its place in the list', async () => {
    const { id, lastModified } = await make()
    const opened = await (await call('POST', `/api/items/${id}/open`)).json()
    expect(opened).toMatchObject({ success: true, data: { item: { status: 'in_progress', version: 1, lastModified } } })
    expect(await getItem(database, owner, id)).toMatchObject({ status: 'in_progress', metadata: { isExisting: true } })
    expect((await call('POST', `/api/items/${id}/open`, undefined, 'usr_lain')).status).toBe(404)
    expect((await call('POST', `/api/items/${id}/open`, undefined, null)).status).toBe(401)
  })

  test('CANVAS-05 an item marked as existing keeps its status, and so does a till', async () => {
    const existing = await make({ text: 'a' }, { metadata: { isExisting: true } })
    const till = await make({ text: 'b' }, { kind: 'pos', type: 'pos', status: 'setup_required' })
    for (const { id, status } of [existing, till]) {
      await call('POST', `/api/items/${id}/open`)
      expect((await getItem(database, owner, id)).status).toBe(status)
    }
  })

  test('ITEM-01 an export is a download with its name; a format the kind lacks is refused', async () => {
    const { id } = await make({ text: 'isi' }, { title: 'Penawaran “Kaos” ☕' })
    const file = await call('GET', `/api/items/${id}/export?format=txt`)
    expect(file.status).toBe(200)
    expect(await file.text()).toBe('isi')
    expect(file.headers.get('x-content-type-options')).toBe('nosniff')
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename="Penawaran Kaos .txt"; filename*=UTF-8''Penawaran%20%E2%80%9CKaos%E2%80%9D%20%E2%98%95.txt`,
    )
    expect(await (await call('GET', `/api/items/${id}/export?format=pptx`)).json()).toMatchObject({
      code: 'unknown_format',
    })
    expect(await (await call('GET', `/api/items/${id}/export?format=pdf`)).json()).toMatchObject({
      code: 'export_failed',
    })
    expect((await call('GET', `/api/items/${id}/export?format=exe`)).status).toBe(400)
  })

  test("ITEM-01 strangers are asked to sign in, others' items are not found", async () => {
    const { id } = await make()
    const paths = [`/api/items/${id}`, `/api/items/${id}/versions`, `/api/items/${id}/export?format=txt`]
    for (const path of paths) {
      expect((await call('GET', path, undefined, null)).status).toBe(401)
      expect((await call('GET', path, undefined, 'orang-lain')).status).toBe(404)
    }
    expect((await call('PUT', `/api/items/${id}`, { baseVersion: 1, content: {} }, 'orang-lain')).status).toBe(404)
  })
})

describe('attachment', () => {
  test.each([
    ['Surat.docx', 'attachment; filename="Surat.docx"'],
    ['../../etc/passwd', 'attachment; filename="etc passwd"'],
    ['a"b\r\nX-Header: 1.pdf', 'attachment; filename="a b X-Header 1.pdf"'],
    ['', 'attachment; filename="Dokumen"'],
    ['.docx', 'attachment; filename="docx"'],
  ])('ITEM-01 %j as a file name', (name, expected) => expect(attachment(name)).toBe(expected))

  test('ITEM-01 any name makes one header line of ASCII', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(attachment(`${name}.docx`)).toMatch(
          /^attachment; filename="[\x20-\x21\x23-\x7e]+"(; filename\*=UTF-8''[\w.!#$&+^`|~%-]+)?$/,
        )
      }),
    )
  })
})
