import { beforeAll, expect, test } from 'vitest'

import { createHttp } from '#core/http/server/mount.ts'
import { createShareDoor } from '#core/items/server/share-door.ts'
import { shareRoutes } from '#core/items/server/shares.routes.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { addUser } from '#tests/support/people.ts'
import { silentLogger } from '#tests/support/silent-logger.ts'
import { createWholeChat } from '#tests/support/whole-chat.ts'

import { kindStores } from './kinds.ts'

const url = 'http://127.0.0.1:3000'
const store = useTestDatabase()
let http: ReturnType<typeof createHttp>
let user = ''
beforeAll(async () => {
  const { database } = store
  user = await addUser(database)
  http = createHttp({
    routes: shareRoutes({ database, kinds: kindStores, publicUrl: url }),
    publicUrl: url,
    logger: silentLogger,
    identify: async () => ({ role: 'user', userId: user }),
    addressOf: () => '10.0.0.1',
    translate: () => null,
  })
  const door = createShareDoor({ database, kinds: kindStores, businessOf: async () => 'Toko Profil' })
  http.all('/lihat/*', (c) => door(c.req.raw, '10.0.0.1'))
})

test.each([
  ['surat penawaran dari Toko Sinar Jaya untuk Pak Budi: 10 kaos @ 45.000', 'Dari Toko Sinar Jaya', /595|842/],
  ['buatkan presentasi tentang penjualan warung: penjualan 12 juta, biaya 7 juta', 'Dari Toko Profil', /720|405/],
  ['analisis laba rugi warung: penjualan 12 juta, biaya 7 juta', 'Dari Toko Profil', /595|842/],
])('DOC-06 anybody with the link sees the pages: %s', async (sentence, sender, size) => {
  const chat = createWholeChat(store.database)
  const { item } = (await chat.send({ message: sentence, sessionId: 's', clientMessageId: sentence }, { user })).body
    .data
  const made = await http.request(`${url}/api/items/${item.id}/shares`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ days: 7 }),
  })
  const link = (await made.json()).data.url as string
  const page = await (await http.request(link)).text()
  expect(page).toContain(sender)
  expect(page.match(/<img /g)?.length).toBeGreaterThan(0)
  const picture = await (await http.request(`${link}/halaman/1.svg`)).text()
  expect(picture).toMatch(/^<svg /)
  expect(/viewBox="0 0 ([\d. ]+)"/.exec(picture)?.[1]).toMatch(size)
  expect(picture).not.toMatch(/<script|href="http|<foreignObject/i)
  const file = new Uint8Array(await (await http.request(`${link}/unduh`)).arrayBuffer())
  expect(new TextDecoder('latin1').decode(file.slice(0, 5))).toBe('%PDF-')
})
