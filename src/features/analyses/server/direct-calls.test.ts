import { beforeAll, expect, test } from 'vitest'

import { createEmbeddedAssistant } from '#core/assistant/server/embedded-assistant.ts'
import { insertItem, listItems } from '#core/items/server/items.repo.ts'
import { getBalance } from '#core/points/server/charges.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { kindSkills } from '#tests/support/kind-skills.ts'
import { addUser } from '#tests/support/people.ts'
import { plainKinds } from '#tests/support/plain-kinds.ts'
import { askAs, type Routes, routesByHeader, routesUrl } from '#tests/support/routes-by-header.ts'

import { itemOfAddress } from './own-address.ts'
import { analysisStore } from './analysis-store.ts'
import { directCallRoutes } from './direct-calls.routes.ts'

const store = useTestDatabase()
let app: Routes
beforeAll(() => {
  const document = {
    ...plainKinds.document,
    figuresOf: (content: unknown) => ({ goods: [], extras: [], ...(content as object) }),
  }
  app = routesByHeader(
    directCallRoutes({
      database: store.database,
      kinds: { ...plainKinds, document, analysis: analysisStore },
      assistant: createEmbeddedAssistant({ skills: kindSkills }),
      profileOf: async () => null,
      publicUrl: routesUrl,
    }),
    { unnamed: { role: 'guest', userId: 'tamu' } },
  )
})

const goods = [
  { description: 'kaos polo', quantity: 100, unit: 'potong', price: 45_000 },
  { description: 'topi', quantity: 50, unit: 'buah', price: 25_000 },
]
const addDocument = async (ownerId: string, content: object): Promise<string> =>
  (
    await store.database.transaction((tx) =>
      insertItem(tx, {
        ownerId,
        kind: 'document',
        type: 'document',
        title: 'Penawaran Kaos',
        description: '',
        status: 'done',
        source: 'chat',
        metadata: {},
        content,
        author: 'AI',
        pointsDeducted: null,
        balanceAfter: null,
        now: new Date('2026-11-21T03:00:00Z'),
      }),
    )
  ).id
const call = async (body: unknown, userId: string | null) => {
  const answer = await askAs(app, userId, 'POST', '/api/documents/analyze', body)
  return { status: answer.status, body: await answer.json() }
}
const balanceOf = async (userId: string) => (await store.database.transaction((tx) => getBalance(tx, userId))).balance
const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

test("DOC-09 analyze reckons the document's own figures and stores the analysis, 4.000 points once", async () => {
  const userId = await addUser(store.database)
  const text = 'Penawaran untuk [isi nama penerima]\n100 kaos dan 50 topi'
  const id = await addDocument(userId, { text, goods, extras: [{ label: 'Ongkos kirim', amount: 75_000 }] })
  const body = {
    documentUrl: `${routesUrl}/api/items/${id}/export?format=pdf`,
    userId: 'orang-lain',
    resultId: 'hasil-1',
  }
  const answers = await Promise.all(Array.from({ length: 3 }, () => call(body, userId)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(answers.map((one) => JSON.stringify(one.body))).size).toBe(1)
  expect(answers[0]?.body).toMatchObject({ success: true, pointsDeducted: 4_000, balanceAfter: 496_000 })
  const { analysis, sections, documentId } = answers[0]?.body.data ?? {}
  expect(documentId).toBe(id)
  // 100 x 45.000 + 50 x 25.000 + 75.000; kaos are 4.500.000 of 5.750.000.
  for (const fact of ['Rp 5.825.000', 'Rp 5.750.000', 'Kaos polo', '78,3%', 'nama penerima'])
    expect(plain(analysis)).toContain(fact)
  expect(sections.map(({ title }: { title: string }) => title)).toContain('Susunan nilai')
  const stored = (await listItems(store.database, userId)).filter(({ kind }) => kind === 'analysis')
  expect(stored).toMatchObject([{ source: 'documents/analyze', title: 'Analisis Penawaran Kaos' }])
})

test('DOC-09 without an address, with a foreign one, with somebody else’s: refused, nothing fetched or charged', async () => {
  const userId = await addUser(store.database)
  const other = await addUser(store.database)
  const foreign = await addDocument(other, { text: 'rahasia', goods })
  expect(await call({}, userId)).toMatchObject({ status: 400, body: { error: 'Document URL is required' } })
  for (const documentUrl of [
    'http://169.254.169.254/latest/meta-data',
    'https://contoh.id/api/items/itm_1/export',
    'file:///etc/passwd',
    `//contoh.id/?item=${foreign}`,
    '/api/points',
    'bukan tautan',
  ])
    expect((await call({ documentUrl }, userId)).body.code).toBe('foreign_document_url')
  expect((await call({ documentUrl: `/?item=${foreign}` }, userId)).status).toBe(404)
  expect((await call({ documentUrl: `/?item=${foreign}` }, null)).status).toBe(401)
  expect(await balanceOf(userId)).toBe(500_000)
})

test('DOC-09 a document without goods is analysed by its words; an empty one is refused', async () => {
  const userId = await addUser(store.database)
  const words = await addDocument(userId, { text: 'Surat undangan rapat hari Senin\nTempat [isi tempat rapat]' })
  const { body } = await call({ documentUrl: `/?item=${words}`, analysisType: 'basic' }, userId)
  expect(body.data.analysis).toContain('9 kata dalam 2 baris')
  expect(body.data.analysis).toContain('tempat rapat')
  const empty = await addDocument(userId, { text: '  ' })
  expect((await call({ documentUrl: `/api/items/${empty}` }, userId)).body.code).toBe('nothing_to_analyse')
})

test('DOC-09 addresses of our own items, and no others', () => {
  expect(itemOfAddress(`${routesUrl}/api/items/itm_1/versions/2`, routesUrl)).toBe('itm_1')
  expect(itemOfAddress('/?item=itm_1', routesUrl)).toBe('itm_1')
  expect(itemOfAddress('http://127.0.0.1:3001/api/items/itm_1', routesUrl)).toBeNull()
  expect(itemOfAddress('http://127.0.0.1:3000@contoh.id/api/items/itm_1', routesUrl)).toBeNull()
  expect(itemOfAddress('/masuk?item=itm_1', routesUrl)).toBeNull()
})
