import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { createDirectOrders } from '#core/assistant/server/direct-orders.ts'
import { createHttp } from '#core/http/server/mount.ts'
import { findItem, insertItem, listItems, saveItem } from '#core/items/server/items.repo.ts'
import { getBalance } from '#core/points/server/charges.ts'
import { auditLedger } from '#core/points/server/repair.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { driveKinds, plainAssistant, plainMakers } from '#tests/support/drive-world.ts'
import { type GoogleDriveServer, startGoogleDrive } from '#tests/support/google-drive-server.ts'
import { addUser } from '#tests/support/people.ts'
import { silentLogger } from '#tests/support/silent-logger.ts'

import { readCopy } from './copies.repo.ts'
import { driveConnections } from './drive.tables.ts'
import { createDrive, driveData, type DriveFeature } from './index.ts'

const url = 'http://127.0.0.1:3000'
const store = useTestDatabase()
let serveDrive: () => DriveFeature
let google: GoogleDriveServer
let app: ReturnType<typeof createHttp>
let drive: DriveFeature
let now = new Date('2026-11-21T03:00:00Z')
let userId: string

const serve = ({ routes }: DriveFeature) =>
  createHttp({
    routes,
    publicUrl: url,
    logger: silentLogger,
    identify,
    addressOf: () => '10.0.0.1',
    translate: () => null,
  })

const identify = async (headers: Headers) => {
  const id = headers.get('x-user')
  return id ? ({ role: 'user', userId: id } as const) : ({ role: 'nobody' } as const)
}

beforeEach(async () => {
  now = new Date('2026-11-21T03:00:00Z')
  google = await startGoogleDrive()
  const { database } = store
  let waited = 0
  serveDrive = () =>
    createDrive({
      database,
      kinds: driveKinds,
      settings: {
        quota: 1_000_000,
        google: { ...google, apiUrl: google.origin, accountsUrl: google.origin, tokenUrl: google.origin },
      },
      secretKey: 's'.repeat(40),
      publicUrl: url,
      identify,
      orders: createDirectOrders({
        database,
        kinds: driveKinds,
        assistant: plainAssistant,
        profileOf: async () => null,
        publicUrl: url,
      }),
      makers: plainMakers,
      logger: silentLogger,
      clock: () => now,
      persistence: {
        now: () => waited,
        random: () => 1,
        wait: async (milliseconds) => {
          waited += milliseconds
        },
      },
    })
  drive = serveDrive()
  app = serve(drive)
  userId = await addUser(database)
})
afterEach(async () => {
  await drive.stop()
  await google.close()
})

interface Answer {
  readonly code?: string
  readonly error?: string
  readonly details?: Readonly<Record<string, unknown>>
  readonly data: Readonly<Record<string, unknown>>
  readonly [field: string]: unknown
}

const ask = (method: string, path: string, who: string, body?: unknown, at = app) =>
  at.request(`${url}/api/drive${path}`, {
    method,
    headers: { 'x-user': who, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
const call = async (method: string, path: string, body?: unknown, who = userId, at = app) => {
  const answer = await ask(method, path, who, body, at)
  return { status: answer.status, body: (await answer.json()) as Answer }
}
const save = (itemId: string, more: object = {}) => call('POST', '/saves', { itemId, ...more })

/** To Google's page and back; answers where the browser ends. */
const consent = async (who = userId, returning = who): Promise<string> => {
  const away = await ask('GET', '/google/start', who)
  const back = await fetch(away.headers.get('location') ?? '', { redirect: 'manual' })
  const { search } = new URL(back.headers.get('location') ?? '')
  return (await ask('GET', `/google/callback${search}`, returning)).headers.get('location') ?? ''
}

const addItem = (text = 'Dengan hormat', kind: 'document' | 'presentation' = 'document') =>
  store.database.transaction((tx) =>
    insertItem(tx, {
      ownerId: userId,
      kind,
      type: kind,
      title: 'Contoh',
      description: '',
      status: 'done',
      source: 'chat',
      metadata: {},
      content: { text },
      author: 'Anda',
      pointsDeducted: null,
      balanceAfter: null,
      now,
    }),
  )
const change = (id: string, baseVersion: number, text: string) =>
  store.database.transaction((tx) =>
    saveItem(tx, driveKinds, { ownerId: userId, id, baseVersion, content: { text }, author: 'Anda', now }),
  )
const stored = () =>
  [...google.files.values()].map(({ bytes, mimeType }) => [mimeType.split('.').at(-1), bytes.toString()])
const balance = async () => (await store.database.transaction((tx) => getBalance(tx, userId))).balance

test('DRIVE-02 an owner connects Google Drive, saves a letter and a deck, and finds them as Docs and Slides', async () => {
  const letter = await addItem()
  const refused = await save(letter.id)
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'drive_not_connected', details: { kind: 'unauthorized' } },
  })
  expect(await consent()).toBe('/?drive=terhubung')
  expect((await call('GET', '')).body.data).toMatchObject({
    drive: 'google',
    google: { account: google.account, isRevoked: false },
  })
  const saved = (await save(letter.id)).body.data
  expect(saved).toMatchObject({ state: 'saved', drive: 'google', savedToGoogleDrive: true })
  expect(saved['googleDriveUrl']).toMatch(/^https:\/\/docs\.google\.com\/document\/d\//)
  const deck = await addItem('Slide 1: Kopi', 'presentation')
  expect((await save(deck.id)).body.data['googleDriveUrl']).toMatch(/^https:\/\/docs\.google\.com\/presentation\/d\//)
  expect(stored()).toEqual([
    ['document', 'docx 1: Dengan hormat'],
    ['presentation', 'pptx 1: Slide 1: Kopi'],
  ])
  expect((await findItem(store.database, userId, deck.id))?.metadata).toMatchObject({
    savedToGoogleDrive: true,
    drive: 'google',
  })
  const exported = await ask('GET', `/documents/${String(saved['googleDriveId'])}/export?format=docx`, userId)
  expect(await exported.text()).toBe('docx 1: Dengan hormat')
})

test('DRIVE-02 tokens rest sealed, and go with the account’s data unread', async () => {
  await consent()
  const [row] = await store.database.select().from(driveConnections)
  const kept = JSON.stringify(row)
  expect(kept).not.toContain('ya29.')
  expect(kept).not.toContain('1//')
  const told = JSON.stringify(await driveData.read(store.database, userId))
  expect(told).toContain(google.account)
  expect(told).not.toContain(row?.refreshToken)
})

test('DRIVE-02 a consent counts for the session that began it, once, in time, and with the drive', async () => {
  const other = await addUser(store.database)
  expect(await consent(userId, other)).toBe('/?drive=gagal&sebab=sign_in_forged')
  google.answerConsent('deny')
  expect(await consent()).toBe('/?drive=gagal&sebab=drive_canceled')
  google.answerConsent('without-drive')
  expect(await consent()).toBe('/?drive=gagal&sebab=drive_unauthorized')
  google.answerConsent('allow')
  const away = await ask('GET', '/google/start', userId)
  const back = await fetch(away.headers.get('location') ?? '', { redirect: 'manual' })
  const { search } = new URL(back.headers.get('location') ?? '')
  now = new Date(now.getTime() + 11 * 60_000)
  const late = await ask('GET', `/google/callback${search}`, userId)
  expect(late.headers.get('location')).toContain('sign_in_forged')
  expect((await call('GET', '')).body.data['google']).toBeNull()
})

test('DRIVE-02 a token is refreshed before it ends; a revoked permission asks to connect again and then goes on', async () => {
  await consent()
  const item = await addItem()
  const refreshes = () => google.calls.filter((line) => line === 'POST /token').length
  const before = refreshes()
  await save(item.id)
  expect(refreshes()).toBe(before)
  now = new Date(now.getTime() + 3_598_000)
  await save(item.id)
  expect(refreshes()).toBe(before + 1)
  google.revokeAll()
  await change(item.id, 1, 'Isi baru')
  const refused = await save(item.id)
  expect(refused.body).toMatchObject({ code: 'drive_unauthorized', details: { kind: 'unauthorized' } })
  expect(refused.body.error).toContain('Hubungkan lagi')
  expect((await call('GET', '')).body.data['google']).toMatchObject({ isRevoked: true })
  await consent()
  expect((await save(item.id)).body.data).toMatchObject({ state: 'saved', version: 2 })
  expect(stored()).toEqual([['document', 'docx 2: Isi baru']])
})

test('DRIVE-06 a broken upload, a lost answer and two tabs at once leave one file; nothing is charged', async () => {
  await consent()
  const item = await addItem()
  google.failNext('PUT session', 'half-part')
  google.failNext('PUT session', 'lost-answer')
  const answers = await Promise.all([save(item.id), save(item.id), save(item.id)])
  expect(answers.map(({ body }) => body.data['state'])).toEqual(['saved', 'saved', 'saved'])
  expect(stored()).toEqual([['document', 'docx 1: Dengan hormat']])
  expect(await balance()).toBe(500_000)
})

test('DRIVE-06 a file that was made while its saving died is found again instead of doubled', async () => {
  await consent()
  const item = await addItem()
  await save(item.id)
  // As after a server that died before it could write the file's id down.
  await store.database.execute(sql`delete from drive_copies where item_id = ${item.id}`)
  await change(item.id, 1, 'Isi kedua')
  await save(item.id)
  expect(stored()).toEqual([['document', 'docx 2: Isi kedua']])
})

test('DRIVE-06 a copy deleted at Google is saved anew; full, unreachable and broken drives are told apart', async () => {
  await consent()
  const item = await addItem()
  const first = (await save(item.id)).body.data['googleDriveId']
  for (const file of google.files.values()) file.trashed = true
  const second = (await save(item.id)).body.data['googleDriveId']
  expect(second).not.toBe(first)
  google.setRoom(3)
  expect((await save(item.id)).body.code).toBe('drive_full')
  google.setRoom(Infinity)
  google.failNext('GET /drive/v3/files', { status: 503 }, 500)
  expect((await save(item.id)).body).toMatchObject({
    code: 'drive_retry_limit',
    details: { kind: 'retry-limit-exceeded' },
  })
  expect((await save(item.id, { drive: 'embedded' })).body.data).toMatchObject({ state: 'saved', drive: 'embedded' })
  expect((await findItem(store.database, userId, item.id))?.googleDriveId).toBe(second)
})

test('DRIVE-06 canceled: a saving that hangs is ended by its owner', async () => {
  await consent()
  const item = await addItem()
  google.hold()
  const running = save(item.id)
  await expect
    .poll(async () => (await call('GET', `/copies/${item.id}`)).body.data['copies'])
    .toMatchObject([{ state: 'saving' }])
  await call('POST', `/copies/${item.id}/cancel`)
  expect((await running).body).toMatchObject({ code: 'drive_canceled', details: { kind: 'canceled' } })
  google.release()
  expect((await save(item.id)).body.data['state']).toBe('saved')
})

test('DRIVE-06 two servers that save the same item at once make one file; both tell the newest version', async () => {
  await consent()
  const item = await addItem()
  const other = serveDrive()
  const there = serve(other)
  google.hold()
  const first = save(item.id)
  await expect.poll(() => google.calls.length).toBeGreaterThan(3)
  await change(item.id, 1, 'Terbaru')
  const second = call('POST', '/saves', { itemId: item.id }, userId, there)
  await expect
    .poll(
      async () => (await readCopy(store.database, { itemId: item.id, drive: 'google', format: 'docx' }))?.wantedVersion,
    )
    .toBe(2)
  google.release()
  const answers = await Promise.all([first, second])
  await other.stop()
  expect(answers.map(({ body }) => body.data['version'])).toEqual([2, 2])
  expect(stored()).toEqual([['document', 'docx 2: Terbaru']])
})

test('DRIVE-06 a saving whose server stopped or died counts as broken off and is taken over by the next', async () => {
  await consent()
  const item = await addItem()
  google.hold()
  const running = save(item.id)
  await expect.poll(() => google.calls.length).toBeGreaterThan(3)
  await drive.stop()
  expect((await running).body.code).toBe('shutting_down')
  google.release()
  drive = serveDrive()
  app = serve(drive)
  // As a server that died leaves it: nobody says any more that it goes on.
  await store.database.execute(
    sql`update drive_copies set state = 'saving', save_id = 'dsv_mati', busy_until = ${new Date(now.getTime() - 1).toISOString()}`,
  )
  expect((await call('GET', `/copies/${item.id}`)).body.data['copies']).toMatchObject([
    { state: 'failed', failure: 'shutting_down' },
  ])
  expect((await save(item.id)).body.data).toMatchObject({ state: 'saved', version: 1 })
  expect(google.files.size).toBe(1)
})

test('DRIVE-02 ending the connection forgets the tokens and ends the permission at Google', async () => {
  await consent()
  expect((await call('DELETE', '/google')).status).toBe(200)
  expect((await call('GET', '')).body.data['google']).toBeNull()
  expect(google.calls.at(-1)).toBe('POST /revoke')
})

const script = (body: object, who = userId) => call('POST', '/scripting', body, who)

test('DRIVE-05 createDocument makes, charges once and saves; the answer names the cloud document', async () => {
  await consent()
  const body = {
    action: 'createDocument',
    userId: 'orang-lain',
    title: 'Surat Izin',
    content: 'Mohon izin',
    resultId: 'hasil-1',
  }
  const answers = await Promise.all([script(body), script(body)])
  expect(answers[0]?.body).toMatchObject({ success: true, title: 'Surat Izin', drive: 'google', pointsDeducted: 50 })
  expect(answers[0]?.body['url']).toMatch(/^https:\/\/docs\.google\.com\/document\/d\//)
  expect(google.files.has(String(answers[0]?.body['documentId']))).toBe(true)
  expect(await balance()).toBe(499_950)
  expect(google.files.size).toBe(1)
  expect(await listItems(store.database, userId)).toMatchObject([{ type: 'google-docs', title: 'Surat Izin' }])
  const prompted = await script({
    action: 'createDocument',
    prompt: 'surat izin tidak masuk',
    metadata: { resultId: 'hasil-2' },
  })
  expect(prompted.body).toMatchObject({ success: true, balanceAfter: 499_900 })
  expect(await auditLedger(store.database)).toEqual([])
})

test('DRIVE-05 createPresentation and saveExistingPresentation; the second is free and changes the same file', async () => {
  await consent()
  const slides = [{ slideNumber: 1, title: 'Kopi Senja', content: 'Profil', layout: 'title' }]
  const made = (await script({ action: 'createPresentation', title: 'Kopi Senja', slides })).body
  expect(made).toMatchObject({ success: true, title: 'Kopi Senja', pointsDeducted: 8_000 })
  const again = (await script({ action: 'saveExistingPresentation', presentationId: made['itemId'] })).body
  const byCopy = (await script({ action: 'saveExistingPresentation', presentationId: made['presentationId'] })).body
  expect(again).toMatchObject({ presentationId: made['presentationId'], url: made['url'], pointsDeducted: null })
  expect(byCopy['itemId']).toBe(made['itemId'])
  expect([...google.files.values()].map(({ writes }) => writes)).toEqual([3])
  expect(await balance()).toBe(492_000)
})

test('DRIVE-05 what is wrong is refused before anything is made or charged', async () => {
  const other = await addUser(store.database)
  const deck = await addItem('Slide 1: Kopi', 'presentation')
  for (const [body, code] of [
    [{ action: 'hapusSemua' }, 'invalid_request'],
    [{ action: 'createDocument', content: 'tanpa judul' }, 'title_and_content_required'],
    [{ action: 'createDocument' }, 'description_required'],
    [{ action: 'createPresentation', slides: [{ title: 'x' }] }, 'title_and_slides_required'],
    [{ action: 'saveExistingPresentation' }, 'invalid_request'],
    [{ action: 'saveExistingPresentation', presentationId: 'itm_x' }, 'drive_object_not_found'],
  ] as const)
    expect((await script(body)).body).toMatchObject({ success: false, code })
  const theirs = await script({ action: 'saveExistingPresentation', presentationId: deck.id }, other)
  expect(theirs.body.code).toBe('drive_object_not_found')
  const guest = await app.request(`${url}/api/drive/scripting`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'createDocument', title: 'x', content: 'y' }),
  })
  expect(((await guest.json()) as Answer).error).toBe('User belum login. Silakan login terlebih dahulu.')
  expect(await balance()).toBe(500_000)
})

test('DRIVE-05 where Google refuses, what was paid for lies in the embedded drive and the answer says so', async () => {
  const made = (await script({ action: 'createDocument', title: 'Surat Izin', content: 'Mohon izin' })).body
  expect(made).toMatchObject({ success: true, drive: 'embedded', pointsDeducted: 50 })
  expect(made['warning']).toContain('Gagal menyimpan ke Google Drive')
  const link = await drive.answerLink(new Request(String(made['url']), { headers: { 'x-user': userId } }))
  expect(await link?.text()).toBe('docx 1: Mohon izin')
})
