import { beforeAll, expect, test } from 'vitest'

import { createEmbeddedAssistant } from '#core/assistant/server/embedded-assistant.ts'
import { businessProfile } from '#core/assistant/shared/business-profile.ts'
import { listItems } from '#core/items/server/items.repo.ts'
import { add, deduct, getBalance } from '#core/points/server/charges.ts'
import { auditLedger } from '#core/points/server/repair.ts'
import { easyAppCheck } from '#tests/support/app-check.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { kindSkills } from '#tests/support/kind-skills.ts'
import { addUser } from '#tests/support/people.ts'
import { plainKinds } from '#tests/support/plain-kinds.ts'
import { directCalls, type Routes, routesByHeader, routesUrl } from '#tests/support/routes-by-header.ts'
import { silentLogger } from '#tests/support/silent-logger.ts'

import { directCallRoutes } from './direct-calls.routes.ts'
import { documentStore } from './document-store.ts'

const profile = businessProfile.parse({ name: 'Warung Sekar', phone: '0812-1' })
const store = useTestDatabase()
let app: Routes
beforeAll(() => {
  app = routesByHeader(
    directCallRoutes({
      database: store.database,
      kinds: { ...plainKinds, document: documentStore },
      assistant: createEmbeddedAssistant({ skills: kindSkills }),
      profileOf: async () => profile,
      publicUrl: routesUrl,
      logger: silentLogger,
    }),
    { appCheck: easyAppCheck(store.database), unnamed: { role: 'guest', userId: 'tamu' } },
  )
})
const { call, send } = directCalls(() => app)
const balanceOf = async (userId: string) => (await store.database.transaction((tx) => getBalance(tx, userId))).balance
const workspace = 'workspace/api/workspace'
const offer = 'Surat penawaran untuk Bapak Budi: 100 kaos @ 45.000'

test('DOC-09 documents/generate stores title and content as a document and charges 50 once', async () => {
  const userId = await addUser(store.database)
  const body = {
    title: 'Surat Penawaran Kaos',
    content: 'Dengan hormat,\n\nkami menawarkan **kaos**.',
    resultId: 'hasil-1',
  }
  const answers = await Promise.all(Array.from({ length: 4 }, () => call('documents/generate', body, userId)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(new Set(answers.map((one) => JSON.stringify(one.body))).size).toBe(1)
  expect(answers[0]?.body).toMatchObject({
    success: true,
    data: { title: 'Surat Penawaran Kaos' },
    pointsDeducted: 50,
    balanceAfter: 499_950,
  })
  const items = await listItems(store.database, userId)
  expect(items).toMatchObject([{ source: 'documents/generate', metadata: { documentType: 'surat_penawaran' } }])
  expect(answers[0]?.body.data.documentUrl).toBe(`${routesUrl}/api/items/${items[0]?.id}/export?format=pdf`)
})

test('DOC-09 the validation texts of the specification; nothing is charged', async () => {
  const userId = await addUser(store.database)
  for (const body of [{}, { title: 'x' }, { content: 'x' }, { title: ' ', content: 'x' }])
    expect(await call('documents/generate', body, userId)).toMatchObject({
      status: 400,
      body: { success: false, error: 'Title and content are required' },
    })
  expect((await call(`${workspace}/generate-document`, { prompt: '  ' }, userId)).status).toBe(400)
  expect(await balanceOf(userId)).toBe(500_000)
})

test("AUTH-11 guests are refused; a body's userId decides nothing", async () => {
  const body = { title: 'a', content: 'b', userId: 'orang-lain' }
  expect((await call('documents/generate', body, null)).status).toBe(401)
  const userId = await addUser(store.database)
  await call('documents/generate', body, userId)
  expect(await listItems(store.database, 'orang-lain')).toEqual([])
  expect(await listItems(store.database, userId)).toHaveLength(1)
})

test('DOC-09 the workspace service makes a document of its type from a description, letterhead from the profile', async () => {
  const userId = await addUser(store.database)
  const { body } = await call(`${workspace}/generate-document`, { prompt: offer, title: 'Penawaran Pak Budi' }, userId)
  expect(body.data).toMatchObject({ title: 'Penawaran Pak Budi' })
  expect(body.data.content).toContain('Warung Sekar')
  expect(body.data.content.replaceAll('\u00a0', ' ')).toContain('4.500.000')
  const typed = await call(
    `${workspace}/generate-document`,
    { prompt: 'kerja sama dengan Toko Maju selama 1 tahun', documentType: 'kontrak-kerja' },
    userId,
  )
  const items = await listItems(store.database, userId)
  expect(items.find(({ id }) => id === typed.body.data.documentId)?.metadata.documentType).toBe('kontrak')
})

test('DOC-07 DOC-09 the stream tells status, typing and complete; its pieces make up the whole text', async () => {
  const userId = await addUser(store.database)
  const answer = await send(`${workspace}/stream-document`, { prompt: offer }, userId)
  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  const events = (await answer.text())
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => JSON.parse(line.slice(6)))
  expect(events[0]).toMatchObject({ type: 'status' })
  const last = events.at(-1)
  expect(last).toMatchObject({ type: 'complete', progress: 100 })
  const typed = events.filter(({ type }) => type === 'typing')
  expect(typed.map(({ content }) => content).join('')).toBe(last.fullContent)
  expect(typed.map(({ progress }) => progress)).toEqual(typed.map(({ progress }) => progress).toSorted((a, b) => a - b))
  expect((await listItems(store.database, userId)).map(({ id }) => id)).toEqual([last.documentId])
})

test('POINT-06 DOC-07 without enough points the stream ends with an error event and nothing is stored', async () => {
  const userId = await addUser(store.database)
  await store.database.transaction(async (tx) => {
    await getBalance(tx, userId)
    for (let n = 0; n < 41; n += 1)
      await deduct(tx, { userId, action: 'playbook_website', itemIds: [`i${n}`], key: `k${n}`, metadata: {} })
    await deduct(tx, { userId, action: 'playbook_ppt', itemIds: ['x'], key: 'kx', metadata: {} })
  })
  expect(await balanceOf(userId)).toBe(0)
  const text = await (await send(`${workspace}/stream-document`, { prompt: offer }, userId)).text()
  const last = JSON.parse(
    text
      .trim()
      .split('\n')
      .findLast((line) => line.startsWith('data: '))
      ?.slice(6) ?? '{}',
  )
  expect(last.type).toBe('error')
  expect(await listItems(store.database, userId)).toEqual([])
  await store.database.transaction((tx) => add(tx, { userId, points: 60, reason: 'uji', key: null }))
  expect((await call('documents/generate', { title: 'a', content: 'b' }, userId)).body.balanceAfter).toBe(10)
  expect(await auditLedger(store.database)).toEqual([])
})

test('DOC-09 the types of the generator, five of them cards; health answers', async () => {
  const types = await (await app.request(`/api/${workspace}/document-types`)).json()
  expect(types.data.filter(({ isCard }: { isCard: boolean }) => isCard)).toHaveLength(5)
  expect(types.data.map(({ id }: { id: string }) => id)).toEqual([
    'surat-penawaran',
    'kontrak-kerja',
    'proposal-bisnis',
    'laporan-keuangan',
    'surat-resmi',
    'surat-perjalanan-dinas',
    'general',
  ])
  expect((await app.request(`/api/${workspace}/health`)).status).toBe(200)
  const userId = await addUser(store.database)
  expect((await call(`${workspace}/create-workspace`, { userId: 'x' }, userId)).body.data.workspaceId).toBe(userId)
})

test('DOC-09 a spreadsheet costs a document and is a real XLSX of the message’s goods with its totals', async () => {
  const userId = await addUser(store.database)
  const prompt = 'Spreadsheet penjualan: 100 kaos @ 45.000 dan 50 topi @ 25.000'
  const body = { prompt, title: 'Penjualan Kaos', userId: 'orang-lain', resultId: 'lembar-1' }
  const first = await call(`${workspace}/generate-spreadsheet`, body, userId)
  expect(first).toMatchObject({
    status: 200,
    body: { pointsDeducted: 50, data: { rowCount: 2, title: 'Penjualan Kaos' } },
  })
  expect((await call(`${workspace}/generate-spreadsheet`, body, userId)).body).toEqual(first.body)
  const items = await listItems(store.database, userId)
  expect(items).toMatchObject([{ source: 'generate-spreadsheet', metadata: { documentType: 'laporan' } }])
  expect(first.body.data.url).toBe(`${routesUrl}/api/items/${items[0]?.id}/export?format=xlsx`)
  expect((await call(`${workspace}/generate-spreadsheet`, { prompt: 'buat spreadsheet' }, userId)).body.code).toBe(
    'figures_required',
  )
  expect(await balanceOf(userId)).toBe(499_950)
})

test('DOC-06 the pages of a document are those of its PDF', async () => {
  const pages = async (documentContent: string) =>
    (await call('documents/pages', { content: { documentContent } }, 'siapa-saja')).body.data.pages
  expect(await pages('Satu baris')).toBe(1)
  // 120 lines of 12 pt with their gaps: some 40 on a page of 9.7 inches.
  expect(await pages(Array.from({ length: 120 }, (_, at) => `Paragraf ${at}`).join('\n\n'))).toBe(4)
  expect((await call('documents/pages', { content: 5 }, 'siapa-saja')).body.code).toBe('invalid_content')
})
