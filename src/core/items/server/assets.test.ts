import { beforeAll, expect, test } from 'vitest'

import { createHttp } from '#core/http/server/mount.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { jpegOf, pngOf } from '#tests/support/pictures.ts'
import { silentLogger } from '#tests/support/silent-logger.ts'
import { assetData } from './asset-data.ts'
import { moveAssets, readAssets, storeDataUrl } from './assets.repo.ts'
import { assetRoutes } from './assets.routes.ts'

const url = 'http://127.0.0.1:3000'
const store = useTestDatabase()
let app: ReturnType<typeof createHttp>
beforeAll(() => {
  app = createHttp({
    routes: assetRoutes(store.database),
    publicUrl: url,
    logger: silentLogger,
    identify: async (headers) => {
      const userId = headers.get('x-user')
      return userId ? { role: 'user', userId } : { role: 'nobody' }
    },
    addressOf: () => '10.0.0.1',
    translate: () => null,
  })
})

const send = async (bytes: Uint8Array, userId: string | null, mediaType = 'image/png') => {
  const answer = await app.request(`${url}/api/assets`, {
    method: 'POST',
    headers: { 'content-type': mediaType, ...(userId ? { 'x-user': userId } : {}) },
    body: new Uint8Array(bytes),
  })
  return { status: answer.status, body: (await answer.json()) as { code?: string; data?: { id: string } } }
}
const read = (id: string, userId: string) => app.request(`${url}/api/assets/${id}`, { headers: { 'x-user': userId } })

test('DOC-06 a picture is stored once, read by its owner alone, and never run as a page', async () => {
  const png = pngOf(30, 20)
  const [first, second] = await Promise.all([send(png, 'usr_a'), send(png, 'usr_a')])
  expect(first.body.data).toMatchObject({ width: 30, height: 20, mediaType: 'image/png' })
  expect(second.body.data?.id).toBe(first.body.data?.id)
  const id = first.body.data?.id ?? ''
  expect((await send(png, 'usr_b')).body.data?.id).not.toBe(id)
  const answer = await read(id, 'usr_a')
  expect(Buffer.from(await answer.arrayBuffer()).equals(png)).toBe(true)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, max-age=31536000, immutable',
  })
  expect((await read(id, 'usr_b')).status).toBe(404)
})

test('DOC-06 the type is read from the bytes, not from what the sender says', async () => {
  expect((await send(jpegOf(), 'usr_c', 'image/svg+xml')).body.data).toMatchObject({ mediaType: 'image/jpeg' })
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  expect(await send(svg, 'usr_c')).toMatchObject({ status: 400, body: { code: 'image_unreadable' } })
  expect(await send(pngOf(3, 3), 'usr_c', 'text/html')).toMatchObject({ status: 400 })
  expect(await send(Buffer.alloc(3_000_000), 'usr_c')).toMatchObject({
    status: 413,
    body: { code: 'picture_too_large' },
  })
  expect(await send(pngOf(3, 3), null)).toMatchObject({ status: 401 })
})

test("AUTH-09 a guest's pictures go along, keep their ids, and are part of the data that is given out and erased", async () => {
  const { database } = store
  const guest = (await send(pngOf(5, 5), 'gst_1')).body.data?.id ?? ''
  await send(pngOf(5, 5), 'usr_d')
  await database.transaction((tx) => moveAssets(tx, 'gst_1', 'usr_d'))
  expect((await read(guest, 'usr_d')).status).toBe(200)
  const files = await assetData.read(database, 'usr_d')
  expect(files.map(({ path }) => path)).toContain(`gambar/${guest}.png`)
  await database.transaction((tx) => assetData.erase(tx, 'usr_d'))
  expect((await readAssets(database, 'usr_d', [guest])).size).toBe(0)
})

test('DOC-02 the logo of a profile becomes a stored picture; what is none is left out', async () => {
  const logo = `data:image/png;base64,${pngOf(9, 9).toString('base64')}`
  const stored = await store.database.transaction((tx) => storeDataUrl(tx, 'usr_e', logo))
  expect(stored).toMatchObject({ width: 9, height: 9 })
  expect(await store.database.transaction((tx) => storeDataUrl(tx, 'usr_e', 'data:image/png;base64,AAAA'))).toBeNull()
  expect(await store.database.transaction((tx) => storeDataUrl(tx, 'usr_e', 'profile'))).toBeNull()
})
