import { randomBytes } from 'node:crypto'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { jobs } from '#core/jobs/server/jobs.tables.ts'
import { pointEntries } from '#core/points/server/points.tables.ts'
import { auditLedger } from '#core/points/server/repair.ts'
import { websiteFiles, websiteReleases } from '#features/websites/server/websites.tables.ts'
import { openDatabase } from '#core/db/server/database.ts'
import { readEvents } from '#tests/support/chat-server.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { type Product, removeData, startProduct } from '#tests/support/product.ts'
import { bySoak, isSoak } from '#tests/support/soak.ts'
import { createVisitor, type Visitor } from '#tests/support/visitor.ts'

/** Between two looks: whoever asks without a pause takes the processor from those who are asked. */
const moment = 20

let shared: TestDatabase
const started: Product[] = []
let secretKey = ''
beforeEach(async () => {
  secretKey = randomBytes(32).toString('hex')
  shared = await createTestDatabase()
})
afterEach(async () => {
  for (const product of started.splice(0)) {
    await product.stop()
    await removeData(product)
  }
  await shared.drop()
})

const start = async (): Promise<Product> => {
  const product = await startProduct({ env: { DATABASE_URL: shared.url, SECRET_KEY: secretKey, TRUST_PROXY: 'ya' } })
  started.push(product)
  return product
}

/** What a visitor of the site's own host gets; the runtime's fetch would not send another Host. */
const visit = (product: Product, slug: string): Promise<{ status: number; text: string; headers: IncomingMessage }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(product.url)
    const headers = { host: `${slug}.localhost:${port}` }
    get({ hostname, port, path: '/', headers }, async (answer) => {
      let text = ''
      for await (const chunk of answer.setEncoding('utf8')) text += chunk
      resolve({ status: answer.statusCode ?? 0, text, headers: answer })
    }).on('error', reject)
  })

interface Ordered {
  readonly item?: { readonly id: string } | null
  readonly pointsDeducted: number
}

/** Orders as a page does and reads the reply to its end: an answer without events would wait for the website itself. */
const order = async (owner: Visitor, sending: Record<string, string>): Promise<Ordered | undefined> => {
  const answer = await owner.call('POST', '/api/chat', sending, { accept: 'text/event-stream' })
  let ordered: Ordered | undefined
  for await (const { type, data } of readEvents(answer)) if (type === 'done') ordered = data
  return ordered
}

const lockedUp = sql`select count(*)::int as waiting from pg_locks l join pg_database d on d.oid = l.database
  where not l.granted and d.datname = current_database()`

/**
 * Holds the build up where it needs this table, from outside, for as long as `meanwhile` takes. What the reply itself
 * writes is not touched by it.
 */
const heldUp = async (lock: string, order: () => Promise<void>, meanwhile: () => Promise<void>): Promise<void> => {
  const outside = openDatabase(shared.url, 1)
  await outside.transaction(async (tx) => {
    await tx.execute(sql.raw(lock))
    await order()
    while ((await shared.database.execute<{ waiting: number }>(lockedUp)).rows[0]?.waiting === 0) await wait(moment)
    await meanwhile()
  })
  await outside.$client.end()
}

/** Its lease has run out, as it does a quarter of a minute after the server's death. */
const endLeases = () =>
  shared.database
    .update(jobs)
    .set({ leaseUntil: new Date(0) })
    .where(eq(jobs.state, 'running'))

const places: Record<string, string> = {
  'before the first step': 'lock table website_releases in access exclusive mode',
  'while the release is stored': 'lock table website_blobs in share mode',
  'while it goes live and the points are taken': 'lock table point_entries in share mode',
}

const finishers = ['the same server, started again,', 'another server, when the lease has run out,']
const kills = Object.keys(places).flatMap((place) => finishers.map((who) => [place, who] as const))

/** Where the most is at stake, and without waiting for a lease; `npm run soak` kills at each place for both. */
test.each(isSoak ? kills : kills.slice(-2, -1))(
  'OPS-03 POINT-06 SIGKILL %s: %s finishes the website, charged once',
  async (place, who) => {
    const first = await start()
    let address = first.url
    const owner = createVisitor(() => address)
    await owner.signUp()
    expect((await owner.call('POST', '/api/points', { action: 'initialize' })).status).toBe(200)
    let other: Product | null = null
    let itemId = ''
    await heldUp(
      places[place] ?? '',
      async () => {
        const message = 'Buatkan website untuk Warung Soto Bu Tini, soto ayam 15.000, WA 081234567890'
        const data = await order(owner, { message, sessionId: 's1', clientMessageId: 'c1' })
        itemId = data?.item?.id ?? ''
        expect(data?.pointsDeducted).toBe(0)
      },
      async () => {
        // Started only now, so that it is surely the first one that is at work.
        if (who.startsWith('another')) other = await start()
        await first.kill()
      },
    )
    if (other === null) await endLeases()
    const next: Product = other ?? (await start())
    address = next.url
    const stateOf = async () => {
      const answer = await owner.call('GET', `/api/websites/${itemId}/state`)
      return ((await answer.json()) as { data: { state: string; slug: string; websiteUrl: string } }).data
    }
    let site = await stateOf()
    while (site.state === 'generating') {
      await wait(moment)
      site = await stateOf()
    }
    expect(site).toMatchObject({ state: 'done', slug: 'warung-soto-bu-tini' })
    const page = await visit(next, site.slug)
    expect([page.status, page.headers.headers['set-cookie']]).toEqual([200, undefined])
    expect(page.text).toContain('Warung Soto Bu Tini')
    const charges = (await shared.database.select().from(pointEntries)).filter(({ points }) => points < 0)
    expect(charges).toMatchObject([{ points: -100, itemId, action: 'website_create' }])
    expect(await auditLedger(shared.database)).toEqual([])
    const releases = await shared.database.select().from(websiteReleases)
    expect(releases).toHaveLength(1)
    expect(new Set((await shared.database.select().from(websiteFiles)).map(({ releaseId }) => releaseId)).size).toBe(1)
    const chat = await owner.call('GET', '/api/chat/sessions/s1')
    const { data } = (await chat.json()) as { data: { messages: { isPointsInfo?: boolean }[] } }
    expect(data.messages.map(({ isPointsInfo }) => isPointsInfo === true)).toEqual([false, false, true])
  },
)

const rounds = bySoak(2, 3)

test('OPS-03 kills while websites of one name are ordered: every one that was promised is live and paid once', async () => {
  let product = await start()
  const owner = createVisitor(() => product.url)
  await owner.signUp()
  const promised = new Set<string>()
  for (let round = 0; round < rounds; round += 1) {
    const orders = Array.from({ length: 4 }, async (_, index) => {
      const message = `Buatkan website untuk Toko Kembar, WA 081234567890`
      const ids = { sessionId: `s${round}-${index}`, clientMessageId: `c${round}-${index}` }
      const data = await order(owner, { message, ...ids }).catch(() => undefined)
      if (data?.item) promised.add(data.item.id)
    })
    await Promise.race(orders)
    await product.kill()
    await Promise.all(orders)
    await endLeases()
    product = await start()
  }
  expect(promised.size).toBeGreaterThan(0)
  const open = sql`select count(*)::int as open from jobs where state in ('waiting', 'running')`
  while ((await shared.database.execute<{ open: number }>(open)).rows[0]?.open !== 0) await wait(moment)
  const items = (await (await owner.call('GET', '/api/items')).json()) as {
    data: { items: { id: string; status: string; pointsDeducted: number; metadata: { websiteUrl: string } }[] }
  }
  for (const id of promised) expect(items.data.items.map((item) => item.id)).toContain(id)
  for (const item of items.data.items) expect(item).toMatchObject({ status: 'done', pointsDeducted: 100 })
  const urls = new Set(items.data.items.map(({ metadata }) => metadata.websiteUrl))
  expect(urls.size).toBe(items.data.items.length)
  const charges = (await shared.database.select().from(pointEntries)).filter(({ points }) => points < 0)
  expect(charges.map(({ itemId }) => itemId).sort()).toEqual(items.data.items.map(({ id }) => id).sort())
  expect(await auditLedger(shared.database)).toEqual([])
})
