import { afterAll, beforeAll, expect, test } from 'vitest'

import { createDirectOrders } from '#core/assistant/server/direct-orders.ts'
import { createHttp } from '#core/http/server/mount.ts'
import { findItem, insertItem, saveItem } from '#core/items/server/items.repo.ts'
import { getBalance } from '#core/points/server/charges.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addUser } from '#tests/support/people.ts'
import { driveKinds, plainAssistant, plainMakers } from '#tests/support/drive-world.ts'
import { silentLogger } from '#tests/support/silent-logger.ts'

import { insertFile, largestFile } from './files.repo.ts'
import { createDrive, driveData, type DriveFeature } from './index.ts'

const url = 'http://127.0.0.1:3000'
const quota = 100_000
interface Answer {
  readonly success: boolean
  readonly error?: string
  readonly code?: string
  readonly details?: Readonly<Record<string, unknown>>
  readonly data: {
    readonly state: string
    readonly version: number
    readonly googleDriveId: string
    readonly googleDriveUrl: string
    readonly file: { readonly id: string; readonly name: string }
    readonly files: readonly { readonly id: string; readonly name: string; readonly itemVersion: number }[]
    readonly path: readonly { readonly name: string }[]
  }
}

let store: TestDatabase
let app: ReturnType<typeof createHttp>
let drive: DriveFeature

const identify = async (headers: Headers) => {
  const userId = headers.get('x-user')
  return userId ? ({ role: 'user', userId } as const) : ({ role: 'guest', userId: 'tamu' } as const)
}

beforeAll(async () => {
  store = await createTestDatabase()
  const { database } = store
  const orders = createDirectOrders({
    database,
    kinds: driveKinds,
    assistant: plainAssistant,
    profileOf: async () => null,
    publicUrl: url,
  })
  drive = createDrive({
    database,
    kinds: driveKinds,
    settings: { google: null, quota },
    secretKey: 's'.repeat(40),
    publicUrl: url,
    identify,
    orders,
    makers: plainMakers,
    logger: silentLogger,
  })
  app = createHttp({
    routes: drive.routes,
    publicUrl: url,
    logger: silentLogger,
    identify,
    addressOf: () => '10.0.0.1',
    translate: () => null,
  })
})
afterAll(async () => {
  await drive.stop()
  await store.drop()
})

const ask = (method: string, path: string, userId: string | null, body?: unknown) =>
  app.request(`${url}/api/drive${path}`, {
    method,
    headers: {
      ...(userId ? { 'x-user': userId } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
const call = async (method: string, path: string, userId: string | null, body?: unknown) => {
  const answer = await ask(method, path, userId, body)
  return { status: answer.status, body: (await answer.json()) as Answer }
}
const save = (userId: string | null, itemId: string, more: object = {}) =>
  call('POST', '/saves', userId, { itemId, ...more })
const list = async (userId: string, query = '') => (await call('GET', `/files${query}`, userId)).body.data.files
const namesOf = async (userId: string, query = '') => (await list(userId, query)).map(({ name }) => name)

const addItem = (ownerId: string, text = 'Dengan hormat', title = 'Surat Contoh') =>
  store.database.transaction((tx) =>
    insertItem(tx, {
      ownerId,
      kind: 'document',
      type: 'document',
      title,
      description: '',
      status: 'done',
      source: 'chat',
      metadata: {},
      content: { text },
      author: 'Anda',
      pointsDeducted: null,
      balanceAfter: null,
      now: new Date('2026-11-21T03:00:00Z'),
    }),
  )
const change = (ownerId: string, id: string, baseVersion: number, text: string, title?: string) =>
  store.database.transaction((tx) =>
    saveItem(tx, driveKinds, { ownerId, id, baseVersion, content: { text }, title, author: 'Anda', now: new Date() }),
  )
const balanceOf = async (userId: string) => (await store.database.transaction((tx) => getBalance(tx, userId))).balance

test('DRIVE-01 DRIVE-02 ITEM-01 an item is saved to the embedded drive; the item says where, and the link gives the file', async () => {
  const userId = await addUser(store.database)
  const item = await addItem(userId)
  const first = await save(userId, item.id)
  expect(first).toMatchObject({
    status: 200,
    body: { data: { state: 'saved', drive: 'embedded', format: 'docx', savedToGoogleDrive: true, version: 1 } },
  })
  const { googleDriveId, googleDriveUrl } = first.body.data
  expect(googleDriveUrl).toBe(`${url}/drive/${googleDriveId}`)
  const facts = { googleDriveId, googleDriveUrl, savedToGoogleDrive: true }
  expect(await findItem(store.database, userId, item.id)).toMatchObject({ ...facts, metadata: facts })
  const opened = await drive.answerLink(new Request(googleDriveUrl, { headers: { 'x-user': userId } }))
  expect(await opened?.text()).toBe('docx 1: Dengan hormat')
  expect(opened?.headers.get('x-content-type-options')).toBe('nosniff')
  expect(opened?.headers.get('content-disposition')).toMatch(/^attachment; filename="Surat Contoh\.docx"/)
  expect(await balanceOf(userId)).toBe(500_000)
})

test('DRIVE-02 the link opens the workspace for a browser and is nobody else’s', async () => {
  const [userId, other] = [await addUser(store.database), await addUser(store.database)]
  const { googleDriveUrl, googleDriveId } = (await save(userId, (await addItem(userId)).id)).body.data
  const asPage = { accept: 'text/html,*/*', 'x-user': userId }
  expect(await drive.answerLink(new Request(googleDriveUrl, { headers: asPage }))).toBeNull()
  expect((await drive.answerLink(new Request(`${googleDriveUrl}?unduh`, { headers: asPage })))?.status).toBe(200)
  const theirs = new Request(googleDriveUrl, { headers: { 'x-user': other } })
  await expect(drive.answerLink(theirs)).rejects.toMatchObject({ code: 'drive_object_not_found' })
  await expect(drive.answerLink(new Request(googleDriveUrl))).rejects.toMatchObject({ code: 'drive_sign_in_required' })
  expect((await ask('GET', `/files/${googleDriveId}/content`, other)).status).toBe(404)
  for (const [method, path, body] of [
    ['GET', `/files/${googleDriveId}`],
    ['PATCH', `/files/${googleDriveId}`, { name: 'x' }],
    ['DELETE', `/files/${googleDriveId}`],
    ['POST', `/files/${googleDriveId}/restore`],
  ] as const)
    expect((await call(method, path, other, body)).body.code).toBe('drive_object_not_found')
})

test('DRIVE-01 AUTH-11 guests are told to sign in, in the catalogue’s words; empty items have no content', async () => {
  const userId = await addUser(store.database)
  expect(await save(null, 'itm_x')).toMatchObject({
    status: 401,
    body: { error: 'User belum login. Silakan login terlebih dahulu.' },
  })
  expect((await call('GET', '', null)).status).toBe(401)
  const empty = await save(userId, (await addItem(userId, ' \n ')).id)
  expect(empty).toMatchObject({ status: 400, body: { error: 'Tidak ada konten' } })
  expect((await save(userId, 'itm_tidakada')).status).toBe(404)
  const gone = await call('GET', '/files/drv_tidakada', userId)
  expect(gone.body.details).toMatchObject({ kind: 'object-not-found' })
  const other = await addUser(store.database)
  expect((await save(other, (await addItem(userId)).id)).status).toBe(404)
})

test('DRIVE-01 saving again changes the same file, and takes the new title unless the owner renamed it', async () => {
  const userId = await addUser(store.database)
  const item = await addItem(userId)
  const { googleDriveId } = (await save(userId, item.id)).body.data
  await change(userId, item.id, 1, 'Isi kedua', 'Surat Kedua')
  expect((await save(userId, item.id)).body.data).toMatchObject({ googleDriveId, version: 2 })
  expect(await list(userId)).toMatchObject([{ id: googleDriveId, name: 'Surat Kedua.docx', itemVersion: 2 }])
  await call('PATCH', `/files/${googleDriveId}`, userId, { name: 'Untuk Bapak Budi.docx' })
  await change(userId, item.id, 2, 'Isi ketiga', 'Surat Ketiga')
  await save(userId, item.id)
  await change(userId, item.id, 3, 'Isi keempat', 'Surat Keempat')
  await save(userId, item.id)
  expect(await list(userId)).toMatchObject([{ id: googleDriveId, name: 'Untuk Bapak Budi.docx', itemVersion: 4 }])
  const bytes = await ask('GET', `/files/${googleDriveId}/content`, userId)
  expect(await bytes.text()).toBe('docx 4: Isi keempat')
})

test('DRIVE-01 many tabs that save at once make one file with the newest text', async () => {
  const userId = await addUser(store.database)
  const item = await addItem(userId)
  const before = Array.from({ length: 5 }, () => save(userId, item.id))
  await change(userId, item.id, 1, 'Terbaru')
  const answers = await Promise.all([...before, save(userId, item.id), save(userId, item.id)])
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(new Set(answers.map(({ body }) => body.data.googleDriveId)).size).toBe(1)
  expect(await list(userId)).toMatchObject([{ itemVersion: 2 }])
})

test('DRIVE-06 a copy that was thrown away is saved anew', async () => {
  const userId = await addUser(store.database)
  const item = await addItem(userId)
  const first = (await save(userId, item.id)).body.data.googleDriveId
  await call('DELETE', `/files/${first}`, userId)
  const second = (await save(userId, item.id)).body.data
  expect(second.googleDriveId).not.toBe(first)
  expect((await findItem(store.database, userId, item.id))?.metadata['googleDriveId']).toBe(second.googleDriveId)
  expect(await namesOf(userId)).toEqual(['Surat Contoh.docx'])
})

test('DRIVE-02 a PDF is another file beside the Word file and may be looked at in the browser; other formats are told', async () => {
  const userId = await addUser(store.database)
  const item = await addItem(userId)
  const word = (await save(userId, item.id)).body.data
  const pdf = (await save(userId, item.id, { format: 'pdf' })).body.data
  expect(await namesOf(userId)).toEqual(['Surat Contoh.docx', 'Surat Contoh.pdf'])
  const shown = await ask('GET', `/files/${pdf.googleDriveId}/content?inline=true`, userId)
  expect(shown.headers.get('content-disposition')).toMatch(/^inline; /)
  const never = await ask('GET', `/files/${word.googleDriveId}/content?inline=true`, userId)
  expect(never.headers.get('content-disposition')).toMatch(/^attachment; /)
  expect((await findItem(store.database, userId, item.id))?.metadata['googleDriveId']).toBe(word.googleDriveId)
  expect((await save(userId, item.id, { format: 'pptx' })).body.code).toBe('unknown_format')
  expect((await save(userId, item.id, { drive: 'google' })).body.code).toBe('drive_not_configured')
})

test('DRIVE-02 folders: rename, move, names taken, never into itself, search, trash and back', async () => {
  const userId = await addUser(store.database)
  const folder = async (name: string, parentId: string | null = null) =>
    (await call('POST', '/folders', userId, { name, parentId })).body
  const letters = (await folder('Surat')).data.file.id
  const year = (await folder('2026', letters)).data.file.id
  expect((await folder('surat')).code).toBe('drive_name_taken')
  const { googleDriveId: id } = (await save(userId, (await addItem(userId)).id)).body.data
  const move = (what: string, parentId: string | null) => call('PATCH', `/files/${what}`, userId, { parentId })
  expect((await move(id, year)).status).toBe(200)
  expect((await move(letters, year)).body.code).toBe('drive_folder_in_itself')
  expect((await move(letters, letters)).body.code).toBe('drive_folder_in_itself')
  expect((await move(year, id)).body.code).toBe('drive_object_not_found')
  expect(await namesOf(userId)).toEqual(['Surat'])
  const inside = await call('GET', `/files?folder=${year}`, userId)
  expect(inside.body.data.path.map(({ name }) => name)).toEqual(['Surat', '2026'])
  expect(await namesOf(userId, '?search=CONTOH%20surat')).toEqual(['Surat Contoh.docx'])
  expect(await namesOf(userId, '?search=%25')).toEqual([])

  await call('DELETE', `/files/${letters}`, userId)
  expect(await namesOf(userId)).toEqual([])
  expect(await namesOf(userId, '?trash=true')).toEqual(['Surat'])
  expect((await ask('GET', `/files/${id}/content`, userId)).status).toBe(404)
  await folder('Surat')
  const back = await call('POST', `/files/${letters}/restore`, userId)
  expect(back.body.data.file.name).toBe('Surat (2)')
  expect(await namesOf(userId, `?folder=${year}`)).toEqual(['Surat Contoh.docx'])
})

test('DRIVE-06 a full drive refuses before anything is written; emptying the trash makes room', async () => {
  const userId = await addUser(store.database)
  const large = await addItem(userId, 'x'.repeat(60_000), 'Besar')
  const second = await addItem(userId, 'y'.repeat(60_000), 'Besar juga')
  const { googleDriveId } = (await save(userId, large.id)).body.data
  const refused = await save(userId, second.id)
  expect(refused).toMatchObject({ status: 409, body: { code: 'drive_full' } })
  await call('DELETE', `/files/${googleDriveId}`, userId)
  expect((await save(userId, second.id)).body.code).toBe('drive_full')
  expect((await call('DELETE', '/trash', userId)).body.data).toEqual({ removed: 1 })
  expect((await save(userId, second.id)).body.data.state).toBe('saved')
  expect((await call('GET', '', userId)).body.data).toMatchObject({ drive: 'embedded', google: null, quota })
})

test('DRIVE-06 a file above 25 MB is refused whatever room there is', async () => {
  const ownerId = await addUser(store.database)
  const file = {
    ownerId,
    parentId: null,
    name: 'besar.pdf',
    mediaType: 'application/pdf',
    itemId: null,
    itemVersion: null,
  }
  const put = (size: number) =>
    store.database.transaction((tx) =>
      insertFile(tx, { ...file, bytes: new Uint8Array(size), quota: 10 * largestFile, now: new Date() }),
    )
  await expect(put(largestFile + 1)).rejects.toMatchObject({ code: 'drive_file_too_large' })
  expect((await put(1_000)).size).toBe(1_000)
})

test('DRIVE-05 a document of the drive comes back as a Word file by its id or by its item’s id', async () => {
  const userId = await addUser(store.database)
  const item = await addItem(userId)
  const { googleDriveId } = (await save(userId, item.id)).body.data
  for (const id of [googleDriveId, item.id]) {
    const answer = await ask('GET', `/documents/${id}/export?format=docx`, userId)
    expect(await answer.text()).toBe('docx 1: Dengan hormat')
    expect(answer.headers.get('content-type')).toContain('wordprocessingml')
  }
  expect((await ask('GET', `/documents/drv_tidakada/export`, userId)).status).toBe(404)
  expect((await ask('GET', `/documents/${googleDriveId}/export?format=pdf`, userId)).status).toBe(400)
})

test('OPS-05 what the drive keeps is given out with the account’s data and goes with the account', async () => {
  const userId = await addUser(store.database)
  const folder = (await call('POST', '/folders', userId, { name: 'Arsip' })).body.data.file.id
  const { googleDriveId } = (await save(userId, (await addItem(userId)).id)).body.data
  await call('PATCH', `/files/${googleDriveId}`, userId, { parentId: folder })
  const files = await driveData.read(store.database, userId)
  expect(files.map(({ path }) => path)).toEqual([
    'drive/daftar.json',
    'drive/salinan.json',
    'drive/Arsip/Surat Contoh.docx',
  ])
  await store.database.transaction((tx) => driveData.erase(tx, userId))
  expect(await driveData.read(store.database, userId)).toEqual([])
})
