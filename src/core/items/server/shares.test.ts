import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { AppError } from '#core/errors/shared/app-error.ts'
import { createCrowdLimit } from '#core/http/server/crowd-limit.ts'
import { createHttp } from '#core/http/server/mount.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { addUser } from '#tests/support/people.ts'
import { plainKinds } from '#tests/support/plain-kinds.ts'
import { silentLogger } from '#tests/support/silent-logger.ts'

import { itemData } from './item-data.ts'
import { insertItem, saveItem, setItemDeleted } from './items.repo.ts'
import type { KindStores } from './kind-store.ts'
import { createShareDoor } from './share-door.ts'
import { shareRoutes } from './shares.routes.ts'
import { itemShares } from './shares.tables.ts'

const url = 'http://127.0.0.1:3000'
const svg = (text: string): string =>
  `<svg viewBox="0 0 595 842" xmlns="http://www.w3.org/2000/svg"><title>${text}</title></svg>`
const textOf = (content: unknown): string => (content as { text: string }).text
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const kinds: KindStores = {
  ...plainKinds,
  document: {
    ...plainKinds.document,
    pages: async ({ content }) => {
      if (textOf(content) === 'tak-tergambar') throw new AppError('export_failed')
      return [svg(textOf(content)), svg('dua')]
    },
    sharing: { sender: () => 'Toko "Sinar" <Jaya>', blanks: () => ['Alamat usaha'] },
    exports: {
      pdf: async ({ content }) => ({
        name: 'surat.pdf',
        mediaType: 'application/pdf',
        bytes: bytes(`%PDF ${textOf(content)}`),
      }),
      txt: async ({ content }) => ({ name: 'surat.txt', mediaType: 'text/plain', bytes: bytes(textOf(content)) }),
    },
  },
  website: { ...plainKinds.website, exports: {} },
}

const store = useTestDatabase()
let app: ReturnType<typeof createHttp>
let now = new Date('2026-11-21T03:00:00Z')
let owner = ''
beforeAll(() => {
  const { database } = store
  app = createHttp({
    routes: shareRoutes({ database, kinds, publicUrl: url, clock: () => now }),
    publicUrl: url,
    logger: silentLogger,
    identify: async (headers) => {
      const userId = headers.get('x-user')
      return userId ? { role: 'user', userId } : { role: 'nobody' }
    },
    addressOf: () => '10.0.0.1',
    translate: () => null,
  })
  const door = createShareDoor({ database, kinds, businessOf: async () => 'Usaha Profil', clock: () => now })
  app.all('/lihat/*', (c) => door(c.req.raw, c.req.header('x-from') ?? '10.0.0.1'))
})
beforeEach(async () => {
  now = new Date('2026-11-21T03:00:00Z')
  owner = await addUser(store.database)
})

const make = (text: string, kind: 'document' | 'website' = 'document') =>
  store.database.transaction((tx) =>
    insertItem(tx, {
      ownerId: owner,
      kind,
      type: kind,
      title: 'Surat <b>Penawaran</b>',
      description: '',
      status: 'done',
      source: 'chat',
      metadata: {},
      content: { text },
      author: 'AI',
      pointsDeducted: 50,
      balanceAfter: 1,
      now,
    }),
  )
const call = async (path: string, method: string, body?: unknown, user = owner) => {
  const answer = await app.request(`${url}/api/items/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(user ? { 'x-user': user } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.json() }
}
const share = async (id: string, days = 7) => (await call(`${id}/shares`, 'POST', { days })).body.data
const open = async (address: string, headers: Record<string, string> = {}) => {
  const answer = await app.request(address, { headers })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

test('DOC-06 a link shows the shared pages, the file and who sent it, to anybody and without any script', async () => {
  const { id } = await make('harga <script>alert(1)</script> 45.000')
  const made = await share(id)
  expect(made).toMatchObject({ version: 1, views: 0, expiresAt: '2026-11-28T03:00:00.000Z' })
  expect(made.url).toMatch(/^http:\/\/127\.0\.0\.1:3000\/lihat\/[\w-]{32}$/)
  const page = await open(made.url)
  expect(page.status).toBe(200)
  expect(page.text).toContain('<h1>Surat &lt;b&gt;Penawaran&lt;/b&gt;</h1>')
  expect(page.text).toContain('Dari Toko &quot;Sinar&quot; &lt;Jaya&gt;')
  expect(page.text).toContain('berlaku sampai 28 November 2026 pukul 10.00 WIB')
  expect(page.text).toContain('harga &lt;script&gt;alert(1)&lt;/script&gt; 45.000')
  expect(page.text).not.toMatch(/<script|style=|onload=/)
  expect(page.text.match(/<img /g)).toHaveLength(2)
  expect(page.text).toContain('name="robots" content="noindex')
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*sandbox/)
  expect(page.headers.get('content-security-policy')).not.toMatch(/script-src|unsafe/)
  expect(page.headers.get('cache-control')).toContain('no-store')
  expect(page.headers.get('referrer-policy')).toBe('no-referrer')
  expect(page.headers.get('x-robots-tag')).toContain('noindex')
  const picture = await open(`${made.url}/halaman/1.svg`)
  expect([picture.headers.get('content-type'), picture.text]).toEqual([
    'image/svg+xml; charset=utf-8',
    svg('harga <script>alert(1)</script> 45.000'),
  ])
  expect(picture.headers.get('content-security-policy')).toContain('sandbox')
  const file = await open(`${made.url}/unduh`)
  expect(file.headers.get('content-disposition')).toContain('attachment; filename="surat.pdf"')
  expect(file.text).toContain('%PDF harga')
  expect((await open(`${made.url}/halaman/3.svg`)).status).toBe(404)
  expect((await open(`${url}/lihat/-/gaya.css`)).headers.get('content-type')).toContain('text/css')
})

test('DOC-06 the shared version stays: what is changed later is seen by a new link only', async () => {
  const { id } = await make('lama')
  const first = await share(id)
  await store.database.transaction((tx) =>
    saveItem(tx, kinds, { ownerId: owner, id, baseVersion: 1, content: { text: 'baru' }, author: 'Anda', now }),
  )
  const second = await share(id)
  expect((await open(first.url)).text).toContain('lama')
  expect((await open(second.url)).text).toContain('baru')
  expect((await call(`${id}/shares`, 'GET')).body.data).toMatchObject({
    blanks: ['Alamat usaha'],
    shares: [{ version: expect.any(Number) }, { version: expect.any(Number) }],
  })
})

test('DOC-06 a link that ran out, was taken back, or whose item is gone says so and shows nothing', async () => {
  const { id } = await make('rahasia')
  const [runsOut, taken, gone] = [await share(id, 1), await share(id), await share(id, 90)]
  expect((await call(`${id}/shares/${taken.id}`, 'DELETE')).status).toBe(200)
  expect((await call(`${id}/shares/${taken.id}`, 'DELETE')).status).toBe(200)
  now = new Date('2026-11-22T03:00:00Z')
  const expired = await open(runsOut.url)
  expect([expired.status, expired.text]).toEqual([404, expect.stringContaining('sudah kedaluwarsa')])
  expect(expired.text).toContain('22 November 2026 pukul 10.00 WIB')
  expect((await open(taken.url)).text).toContain('sudah dicabut')
  expect((await open(gone.url)).text).toContain('rahasia')
  await store.database.transaction((tx) => setItemDeleted(tx, { ownerId: owner, id }, now))
  for (const path of ['', '/unduh', '/halaman/1.svg']) {
    for (const { url: address } of [runsOut, taken, gone]) {
      const closed = await open(`${address}${path}`)
      expect([closed.status, closed.text]).toEqual([404, expect.not.stringContaining('rahasia')])
    }
  }
  for (const token of ['x', 'A'.repeat(32), '-', '%00', `${taken.url.slice(-32)}x`])
    expect((await open(`${url}/lihat/${token}`)).text).toContain('Tautan tidak ditemukan')
})

test('DOC-06 tokens are kept as hashes, differ always, and only the owner gives and takes links', async () => {
  const { id } = await make('x')
  const links = await Promise.all(Array.from({ length: 20 }, () => share(id)))
  const tokens = links.map(({ url: address }) => String(address).slice(-32))
  expect(new Set(tokens).size).toBe(20)
  const rows = await store.database.select().from(itemShares)
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(tokens.join('|')))
  const stranger = await addUser(store.database)
  expect((await call(`${id}/shares`, 'POST', { days: 7 }, stranger)).status).toBe(404)
  expect((await call(`${id}/shares`, 'GET', undefined, stranger)).status).toBe(404)
  expect((await call(`${id}/shares/${links[0].id}`, 'DELETE', undefined, stranger)).status).toBe(404)
  expect((await call(`${id}/shares`, 'POST', { days: 7 }, '')).status).toBe(401)
  expect((await call(`${id}/shares`, 'POST', { days: 5 })).status).toBe(400)
  const site = await make('situs', 'website')
  expect((await call(`${site.id}/shares`, 'POST', { days: 7 })).body.code).toBe('unknown_format')
  const more = await Promise.all(Array.from({ length: 31 }, () => call(`${id}/shares`, 'POST', { days: 7 })))
  expect(more.filter(({ status }) => status === 200)).toHaveLength(30)
  expect(more.find(({ status }) => status !== 200)?.body.code).toBe('too_many_shares')
})

test('DOC-06 readers are counted, previews of messengers are not; a flood of guesses is refused', async () => {
  const { id } = await make('x')
  const link = await share(id)
  await open(link.url, { 'user-agent': 'WhatsApp/2.23' })
  await open(link.url, { 'user-agent': 'Mozilla/5.0' })
  const [known] = (await call(`${id}/shares`, 'GET')).body.data.shares
  expect(known).toMatchObject({ views: 1, lastViewedAt: now.toISOString() })
  const guesses = await Promise.all(
    Array.from({ length: 200 }, (_, at) =>
      open(`${url}/lihat/${String(at).padStart(32, 'a')}`, { 'x-from': '10.9.9.9' }),
    ),
  )
  expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThan(20)
  expect((await open(link.url, { 'x-from': '10.8.8.8' })).status).toBe(200)
})

test('DOC-06 pages that cannot be drawn are told as text, with the file beside them', async () => {
  const { id } = await make('tak-tergambar')
  const page = await open((await share(id)).url)
  expect([page.status, page.text]).toEqual([200, expect.stringContaining('<details open>')])
  expect(page.text).toContain('<pre>tak-tergambar</pre>')
  expect(page.text).not.toContain('<img')
})

test('OPS-05 many who open one link at once have it drawn once, and beyond the room for heavy calls are asked to wait', async () => {
  const { id } = await make('ramai')
  const drawn: (() => void)[] = []
  const slowKinds: KindStores = {
    ...kinds,
    document: {
      ...kinds.document,
      pages: async () => {
        await new Promise<void>((done) => void drawn.push(done))
        return [svg('ramai')]
      },
    },
  }
  const heavy = createCrowdLimit({ most: 1, mostOfOne: 1 })
  const { database } = store
  const door = createShareDoor({ database, kinds: slowKinds, businessOf: async () => '', heavy, clock: () => now })
  const [{ url: link }, { url: other }] = [await share(id), await share(id)]
  const visit = (address: string) => door(new Request(address), '10.0.0.7')
  const both = [visit(link), visit(link)]
  await expect.poll(() => drawn.length).toBe(1)
  const refused = await visit(other)
  expect([refused.status, await refused.text()]).toEqual([429, expect.stringContaining('Terlalu banyak permintaan')])
  expect((await visit(`${link}/unduh`)).status).toBe(429)
  for (const done of drawn) done()
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200])
  expect([drawn.length, heavy.size()]).toEqual([1, 0])
  expect((await visit(`${link}/unduh`)).status).toBe(200)
})

test('AUTH-09 links are part of what is kept about a person, and go with it', async () => {
  const { id } = await make('x')
  await share(id)
  const data = itemData(kinds)
  const files = await data.read(store.database, owner)
  expect(files).toContainEqual({
    path: 'item/tautan-bagikan.json',
    text: expect.stringContaining('Surat <b>Penawaran</b>'),
  })
  await store.database.transaction((tx) => data.erase(tx, owner))
  const { rows } = await store.database.execute(sql`select 1 from item_shares where item_id = ${id}`)
  expect(rows).toEqual([])
})
