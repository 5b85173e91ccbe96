import { setImmediate as nextTurn } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { openDatabase, type Database } from '#core/db/server/database.ts'
import { type DatabaseLine, openDatabaseLine } from '#tests/support/database-line.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addUser } from '#tests/support/people.ts'
import { createWebsiteServer, type WebsiteServer } from '#tests/support/website-server.ts'

import { embeddedHosting, siteAddresses } from './site-addresses.ts'

let testDatabase: TestDatabase
let database: Database
let server: WebsiteServer
let user = ''
let itemId = ''
beforeAll(async () => {
  testDatabase = await createTestDatabase()
  database = testDatabase.database
  server = createWebsiteServer(database)
  await server.start()
  user = await addUser(database)
  itemId = (await server.order('Warung Bu Sari', user)).item.id
  while ((await server.stateOf(itemId, user)).state !== 'done') await nextTurn()
})
afterAll(async () => {
  await server.stop()
  await testDatabase.drop()
})

const policyOf = (response: Response): string => response.headers.get('content-security-policy') ?? ''

describe('a site on its own host', () => {
  test.each([
    '/api/session',
    '/api/items',
    '/api/health',
    '/api/openapi.json',
    '/masuk',
    '/assets/index.js',
    '/situs/x/',
  ])('WEB-04 answers nothing of the workspace: %s is the site’s own 404', async (path) => {
    const response = await server.visit('warung-bu-sari', path, { headers: { 'x-user': user } })
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    expect(await response.text()).toContain('Warung Bu Sari')
  })

  test('WEB-04 sets no cookie, runs nothing, is framed by nobody and takes no orders', async () => {
    for (const path of ['/', '/favicon.svg', '/tidak-ada']) {
      const response = await server.visit('warung-bu-sari', path)
      expect(response.headers.getSetCookie()).toEqual([])
      expect(policyOf(response)).toContain("default-src 'none'")
      expect(policyOf(response)).toContain("frame-ancestors 'none'")
      expect(policyOf(response)).not.toMatch(/script-src|connect-src|sandbox/)
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    }
    const posted = await server.visit('warung-bu-sari', '/api/chat', { method: 'POST', body: '{}' })
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    const head = await server.visit('warung-bu-sari', '/', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(1000)
  })

  test('WEB-04 the workspace’s own host answers nothing of sites but their sandboxed paths', async () => {
    for (const host of ['127.0.0.1:3000', 'localhost:3000']) {
      const response = await server.fetch('/', { headers: { host } })
      expect(await response.text()).not.toContain('Warung')
    }
  })

  test.each(['tidak-ada', 'WARUNG-BU-SARI.evil', 'a.b', '-', 'www'])('WEB-04 the host %s is no site', async (slug) => {
    const response = await server.visit(slug)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('Halaman tidak ditemukan')
  })

  test('WEB-04 is compressed where it may be, and asked for again costs one word', async () => {
    const plain = await server.visit('warung-bu-sari')
    const packed = await server.visit('warung-bu-sari', '/', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(packed.headers.get('content-encoding')).toBe('br')
    const bytes = Buffer.from(await packed.arrayBuffer())
    expect(brotliDecompressSync(bytes).toString()).toBe(await plain.text())
    for (const accept of ['gzip', 'br;q=0', 'brx'])
      expect(
        (await server.visit('warung-bu-sari', '/', { headers: { 'accept-encoding': accept } })).headers.get(
          'content-encoding',
        ),
      ).toBeNull()
    const tag = plain.headers.get('etag') ?? ''
    const again = await server.visit('warung-bu-sari', '/', { headers: { 'if-none-match': `"other", W/${tag}` } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await server.visit('warung-bu-sari', '/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })

  test.each(['/%', '/%00', '/..%2f..%2fetc%2fpasswd', `/${'a'.repeat(5000)}`, '/404.html', '//evil.example/'])(
    'WEB-04 the address %s is not found, without a fault',
    async (path) => expect((await server.visit('warung-bu-sari', path)).status).toBe(404),
  )
})

describe('a site below a path of the workspace', () => {
  test('WEB-04 has no rights there: a sandbox without the host’s origin', async () => {
    const response = await server.fetch('/situs/warung-bu-sari/', { headers: { 'x-user': user } })
    expect(response.status).toBe(200)
    const policy = policyOf(response)
    expect(policy).toMatch(/^sandbox allow-scripts allow-popups allow-forms allow-popups-to-escape-sandbox;/)
    expect(policy).not.toContain('allow-same-origin')
    expect(policy).toContain("frame-ancestors 'self'")
    expect(response.headers.getSetCookie()).toEqual([])
    const root = await server.fetch('/situs/warung-bu-sari')
    expect([root.status, root.headers.get('location')]).toEqual([308, '/situs/warung-bu-sari/'])
    for (const path of ['/situs', '/situs/', '/situs/tidak-ada/', '/situs/warung-bu-sari/tidak-ada'])
      expect([path, policyOf(await server.fetch(path))]).toEqual([path, expect.stringMatching(/^sandbox /)])
  })

  test('WEB-04 is the address of sites where neither loopback nor a domain gives them a host', () => {
    expect(siteAddresses('https://juragan.example', undefined).urlOf('kopi')).toBe(
      'https://juragan.example/situs/kopi/',
    )
    expect(siteAddresses('https://juragan.example', 'situs.example').urlOf('kopi')).toBe('https://kopi.situs.example/')
    expect(siteAddresses('http://localhost:3000', undefined).urlOf('kopi')).toBe('http://kopi.localhost:3000/')
    expect(siteAddresses('http://[::1]:80', undefined).urlOf('kopi')).toBe('http://kopi.localhost/')
  })

  test('WEB-04 the workspace’s own name is never a site, even below the domain of sites', () => {
    const { siteOf } = siteAddresses('https://app.juragan.example', 'juragan.example')
    expect(
      ['app.juragan.example', 'Kopi.juragan.example:443', 'a.b.juragan.example', 'juragan.example'].map(siteOf),
    ).toEqual([null, 'kopi', '', null])
    expect(embeddedHosting(siteAddresses('http://127.0.0.1:1', undefined)).name).toBe('embedded')
  })
})

const preview = (who: Record<string, string>, id = itemId) => server.fetch(`/situs/pratinjau/${id}/`, { headers: who })

describe('a draft', () => {
  test('WEB-04 is its owner’s alone, in a sandbox that only the workspace may frame', async () => {
    const own = await preview({ 'x-user': user })
    expect(own.status).toBe(200)
    expect(policyOf(own)).toMatch(/^sandbox .*frame-ancestors 'self'/)
    expect(own.headers.get('cache-control')).toBe('private, no-store')
    expect(await own.text()).toContain('Selamat datang di Warung Bu Sari')
    const other = await addUser(database)
    for (const who of [{ 'x-user': other }, { 'x-guest': 'guest_1' }, {}]) expect((await preview(who)).status).toBe(404)
    expect((await preview({ 'x-user': user }, 'itm_none')).status).toBe(404)
    expect((await preview({ 'x-user': user }, '%00')).status).toBe(404)
  })

  test('WEB-04 is no item of another kind, and nothing on a site’s host', async () => {
    const { body } = await server.call('POST', '/api/chat', user, { message: 'buat Surat', sessionId: 's9' })
    expect((await preview({ 'x-user': user }, body.data.item.id)).status).toBe(404)
    expect(
      (await server.visit('warung-bu-sari', `/situs/pratinjau/${itemId}/`, { headers: { 'x-user': user } })).status,
    ).toBe(404)
  })

  test('WEB-05 needs no file beside it: a sandboxed frame would ask for them without a cookie', async () => {
    const text = await (await preview({ 'x-user': user })).text()
    expect(text).toContain('href="data:image/svg+xml;base64,')
    expect(text).not.toContain('"favicon.svg"')
  })
})

test('WEB-04 a deleted website is gone for its visitors', async () => {
  const { item } = await server.order('Toko Lama', user, { sessionId: 's2' })
  while ((await server.stateOf(item.id, user)).state !== 'done') await nextTurn()
  expect((await server.visit('toko-lama')).status).toBe(200)
  await server.call('DELETE', `/api/items/${item.id}`, user)
  expect((await server.visit('toko-lama')).status).toBe(404)
})

test('OPS-03 while the database is gone visitors read one sentence', async () => {
  const line: DatabaseLine = await openDatabaseLine(testDatabase.url)
  const onLine = openDatabase(line.url, 2)
  const cut = createWebsiteServer(onLine)
  line.cut()
  const response = await cut.visit('warung-bu-sari')
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await response.text()).toContain('Coba lagi sebentar')
  await onLine.$client.end()
  await line.close()
})
