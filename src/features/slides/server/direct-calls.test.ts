import { beforeAll, expect, test } from 'vitest'

import { createEmbeddedAssistant } from '#core/assistant/server/embedded-assistant.ts'
import { listItems } from '#core/items/server/items.repo.ts'
import { getBalance } from '#core/points/server/charges.ts'
import { auditLedger } from '#core/points/server/repair.ts'
import { easyAppCheck } from '#tests/support/app-check.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { kindSkills } from '#tests/support/kind-skills.ts'
import { addUser } from '#tests/support/people.ts'
import { plainKinds } from '#tests/support/plain-kinds.ts'
import { directCalls, type Routes, routesByHeader, routesUrl } from '#tests/support/routes-by-header.ts'

import { deckStore } from './deck-store.ts'
import { directCallRoutes } from './direct-calls.routes.ts'

const store = useTestDatabase()
let app: Routes
beforeAll(() => {
  app = routesByHeader(
    directCallRoutes({
      database: store.database,
      kinds: { ...plainKinds, presentation: deckStore },
      assistant: createEmbeddedAssistant({ skills: kindSkills }),
      profileOf: async () => null,
      publicUrl: routesUrl,
    }),
    { appCheck: easyAppCheck(store.database), unnamed: { role: 'guest', userId: 'tamu' } },
  )
})
const { call } = directCalls(() => app)
const balanceOf = async (userId: string) => (await store.database.transaction((tx) => getBalance(tx, userId))).balance
const slides = [
  { title: 'Kopi Senja', content: 'Profil usaha', layout: 'title' },
  { slideNumber: 2, title: 'Menu', content: ['Kopi susu 18.000', 'Teh tarik 12.000'], layout: 'content' },
]
const path = 'documents/presentation'
const workspacePath = 'workspace/api/workspace/generate-presentation'

test('SLIDE-06 POINT-06 the presentation call stores the slides as a deck and takes 8.000 points once', async () => {
  const userId = await addUser(store.database)
  const body = { title: 'Profil Kopi Senja', slides, userId: 'orang-lain', resultId: 'hasil-1' }
  const answers = await Promise.all(Array.from({ length: 4 }, () => call(path, body, userId)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(new Set(answers.map((one) => JSON.stringify(one.body))).size).toBe(1)
  expect(answers[0]?.body).toMatchObject({
    success: true,
    data: { title: 'Profil Kopi Senja', slideCount: 2 },
    pointsDeducted: 8_000,
    balanceAfter: 492_000,
  })
  const items = await listItems(store.database, userId)
  expect(items).toMatchObject([{ kind: 'presentation', source: 'documents/presentation', title: 'Profil Kopi Senja' }])
  expect(answers[0]?.body.data.presentationId).toBe(items[0]?.id)
  expect(answers[0]?.body.data.presentationUrl).toBe(`${routesUrl}/api/items/${items[0]?.id}/export?format=pptx`)
  expect(await listItems(store.database, 'orang-lain')).toEqual([])
})

test('DOC-09 SLIDE-06 title and a list of slides are required; nothing is charged', async () => {
  const userId = await addUser(store.database)
  for (const body of [{}, { title: 'x' }, { slides }, { title: ' ', slides }, { title: 'x', slides: 'dua' }])
    expect(await call(path, body, userId)).toMatchObject({
      status: 400,
      body: { success: false, error: 'Title and slides array are required' },
    })
  expect((await call(path, { title: 'x', slides: [5] }, userId)).body.code).toBe('invalid_content')
  expect((await call(workspacePath, { prompt: ' ' }, userId)).status).toBe(400)
  expect(await balanceOf(userId)).toBe(500_000)
})

test('AUTH-11 guests are refused', async () => {
  expect((await call(path, { title: 'x', slides }, null)).status).toBe(401)
  expect((await call(workspacePath, { prompt: 'presentasi' }, null)).status).toBe(401)
})

test('SLIDE-06 DOC-09 the workspace service makes a deck of a description, once for its result id', async () => {
  const userId = await addUser(store.database)
  const body = {
    prompt: 'Presentasi profil usaha Kopi Senja: omzet Januari 10 juta, Februari 12 juta',
    title: 'Kopi Senja 2026',
    resultId: 'hasil-2',
  }
  const first = await call(workspacePath, body, userId)
  expect(first.body).toMatchObject({ success: true, data: { title: 'Kopi Senja 2026' }, pointsDeducted: 8_000 })
  expect(first.body.data.slideCount).toBeGreaterThan(1)
  expect((await call(workspacePath, body, userId)).body).toEqual(first.body)
  expect(await balanceOf(userId)).toBe(492_000)
  expect(await auditLedger(store.database)).toEqual([])
})
