import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'

import { listItems, saveItem } from '#core/items/server/items.repo.ts'
import { createNetlify } from '#core/outbound/server/netlify.ts'
import { deduct } from '#core/points/server/charges.ts'
import { startNetlify } from '#tests/support/netlify-server.ts'
import { addUser } from '#tests/support/people.ts'
import { plainKinds } from '#tests/support/plain-kinds.ts'
import { siteContentOf, type WebsiteServer } from '#tests/support/website-server.ts'
import { paidOnce, useWebsites } from '#tests/support/website-world.ts'

import { buildSteps } from '../shared/websites.contract.ts'
import { store } from './index.ts'
import { websiteReleases, websiteSites } from './websites.tables.ts'

const { world, open, until, accountOf, chargesOf, messagesOf, slipsOf } = useWebsites()

describe('a website ordered in the chat', () => {
  test('POINT-06 its points are held while it is built; it goes live under its own address and is charged once', async () => {
    const server = await open({}, false)
    const data = await server.order('Warung Bu Sari', world.user)
    expect(data).toMatchObject({
      type: 'website',
      requiredAction: 'open_canvas',
      pointsDeducted: 0,
      item: { title: 'Warung Bu Sari' },
    })
    expect(data.fulfillmentText).toContain('100 poin ditahan dulu')
    expect(data.messages).toHaveLength(1)
    expect(await accountOf()).toEqual({ balance: 500_000, held: 100 })
    const { id } = data.item
    expect((await listItems(world.database, world.user))[0]).toMatchObject({ id, status: 'in_progress', url: null })
    expect(await server.stateOf(id, world.user)).toMatchObject({
      state: 'generating',
      done: [],
      websiteUrl: null,
      slug: 'warung-bu-sari',
      previewUrl: `/situs/pratinjau/${id}/`,
      releases: [],
    })
    expect((await server.visit('warung-bu-sari')).status).toBe(404)

    await server.start()
    const site = await until(server, id, 'done')
    const url = 'http://warung-bu-sari.localhost:3000/'
    expect(site).toMatchObject({
      done: [...buildSteps],
      running: null,
      failure: null,
      websiteUrl: url,
      platform: 'embedded',
      hasChanges: false,
      releases: [{ number: 1, version: 1, isLive: true }],
    })
    const page = await server.visit('warung-bu-sari')
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(await page.text()).toContain('Selamat datang di Warung Bu Sari')
    expect(await accountOf()).toEqual(paidOnce)
    expect(await chargesOf()).toMatchObject([{ action: 'website_create', itemId: id, points: -100 }])
    expect((await listItems(world.database, world.user))[0]).toMatchObject({
      status: 'done',
      url,
      pointsDeducted: 100,
      balanceAfter: 499_900,
      metadata: { websiteUrl: url, websiteId: id, platform: 'embedded', messageId: data.messages[0].id },
    })
    expect(await messagesOf(server)).toMatchObject([
      { sender: 'user' },
      { sender: 'ai', item: { id } },
      {
        isPointsInfo: true,
        content: 'Buat website: 100 poin dipakai. Sisa poin Anda 499.900.',
        points: { amount: 100, balance: 499_900, action: 'website_create' },
      },
    ])
  })

  test('POINT-06 the same order five times is one site, one charge, one slip', async () => {
    const server = await open()
    const order = { clientMessageId: 'c1' }
    const answers = await Promise.all(Array.from({ length: 5 }, () => server.order('Kopi Pagi', world.user, order)))
    const ids = new Set(answers.map(({ item }) => item.id))
    expect(ids.size).toBe(1)
    await until(server, [...ids][0] as string, 'done')
    expect(await accountOf()).toEqual(paidOnce)
    expect(await world.database.select().from(websiteSites).where(eq(websiteSites.ownerId, world.user))).toHaveLength(1)
    expect(await slipsOf(server)).toHaveLength(1)
  })

  test('OPS-02 three servers share the builds of twenty orders of one name: twenty addresses, each paid once', async () => {
    const all = await Promise.all([open(), open(), open()])
    const orders = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        all[index % 3]?.order('Toko Sinar Jaya', world.user, { sessionId: `s${index}` }),
      ),
    )
    const sites = await Promise.all(orders.map((order) => until(all[0] as WebsiteServer, order.item.id, 'done')))
    expect(new Set(sites.map(({ slug }) => slug)).size).toBe(20)
    expect(sites.map(({ slug }) => slug)).toContain('toko-sinar-jaya')
    expect(await accountOf()).toEqual({ balance: 498_000, held: 0 })
    expect(await chargesOf()).toHaveLength(20)
  })

  test('WEB-04 an address that its owner asked for is given once; what is taken or ours makes way to the nearest', async () => {
    const server = await open({}, false)
    const slugOf = async (order: string, sessionId: string): Promise<string> => {
      const { item } = await server.order(order, world.user, { sessionId })
      return (await server.stateOf(item.id, world.user)).slug
    }
    expect(await slugOf('Salon Gemilang Sentosa di alamat gemilang', 's1')).toBe('gemilang')
    expect(await slugOf('Salon Gemilang Abadi di alamat gemilang', 's2')).toBe('gemilang-2')
    expect(await slugOf('Kantor Kita di alamat admin', 's3')).toBe('usaha-admin')
  })

  test('POINT-06 a client that deducts while it is built has paid: the hold goes back', async () => {
    const server = await open({}, false)
    const { item } = await server.order('Bengkel Jaya', world.user)
    await world.database.transaction((tx) =>
      deduct(tx, { userId: world.user, action: 'website_create', itemIds: [item.id], key: null, metadata: {} }),
    )
    await server.start()
    await until(server, item.id, 'done')
    expect(await accountOf()).toEqual(paidOnce)
    expect((await listItems(world.database, world.user))[0]).toMatchObject({
      pointsDeducted: 100,
      balanceAfter: 499_900,
    })
  })

  test('CHAT-18 whatever was said meanwhile stays in its place below the slip', async () => {
    const server = await open({}, false)
    const { item } = await server.order('Salon Ayu', world.user)
    await server.call('POST', '/api/chat', world.user, { message: 'terima kasih', sessionId: 's1' })
    const before = await messagesOf(server)
    await server.start()
    await until(server, item.id, 'done')
    const after = await messagesOf(server)
    expect(after.map(({ content }: { content: string }) => content)).toEqual([
      'web Salon Ayu',
      before[1].content,
      'Buat website: 100 poin dipakai. Sisa poin Anda 499.900.',
      'terima kasih',
      'Anda menulis: terima kasih',
    ])
    expect(after.map(({ branch }: { branch?: unknown }) => branch)).toEqual([...Array(5)])
  })
})

describe('where Netlify is configured', () => {
  test('WEB-04 a website goes there, keeps its releases here too, and goes back there as well', async () => {
    const netlify = await startNetlify()
    const hosting = createNetlify({ token: netlify.token, baseUrl: netlify.origin, wait: async () => undefined })
    const server = await open({ websites: { hostings: [hosting] } })
    const { item } = await server.order('Kedai Kopi Senja', world.user)
    const first = await until(server, item.id, 'done')
    const name = netlify.siteNames[0] ?? ''
    expect(first).toMatchObject({ platform: 'netlify', websiteUrl: `https://${name}.netlify.app/` })
    expect(netlify.live(name)?.get('/index.html')).toContain('Selamat datang di Kedai Kopi Senja')
    expect((await listItems(world.database, world.user))[0]).toMatchObject({
      url: first.websiteUrl,
      metadata: { platform: 'netlify', deploymentId: 'deploy-1' },
    })
    await server.call('POST', `/api/websites/${item.id}/publish`, world.user, {})
    const second = await until(server, item.id, 'done')
    const back = { releaseId: second.releases.at(-1).id }
    expect((await server.call('POST', `/api/websites/${item.id}/rollback`, world.user, back)).status).toBe(200)
    expect(netlify.calls.at(-1)).toBe('POST /sites/site-1/deploys/deploy-1/restore')
    expect(await accountOf()).toEqual(paidOnce)
    await netlify.close()
  })
})

describe('publishing again', () => {
  test('WEB-04 a saved change is published for nothing, and an older release can be made the live one again', async () => {
    const server = await open()
    const { item } = await server.order('Gym Kuat', world.user)
    const first = await until(server, item.id, 'done')
    await world.database.transaction((tx) =>
      saveItem(
        tx,
        { ...plainKinds, website: store },
        {
          ownerId: world.user,
          id: item.id,
          baseVersion: 1,
          content: siteContentOf('Gym Kuat', 'Latihan gratis minggu pertama'),
          author: 'Anda',
          now: new Date(),
        },
      ),
    )
    expect(await server.stateOf(item.id, world.user)).toMatchObject({ hasChanges: true, state: 'done' })
    expect(await (await server.visit('gym-kuat')).text()).toContain('Selamat datang')
    const publish = () => server.call('POST', `/api/websites/${item.id}/publish`, world.user, { key: 'p1' })
    expect((await publish()).status).toBe(200)
    await until(server, item.id, 'done')
    await publish()
    const second = await until(server, item.id, 'done')
    expect(second).toMatchObject({ hasChanges: false, websiteUrl: first.websiteUrl })
    expect(second.releases).toMatchObject([
      { number: 2, version: 2, isLive: true },
      { number: 1, version: 1, isLive: false },
    ])
    expect(await (await server.visit('gym-kuat')).text()).toContain('Latihan gratis minggu pertama')

    const back = { releaseId: second.releases[1].id }
    const rolled = await server.call('POST', `/api/websites/${item.id}/rollback`, world.user, back)
    expect(rolled.body.data).toMatchObject({ hasChanges: true, releases: [{ isLive: false }, { isLive: true }] })
    expect(await (await server.visit('gym-kuat')).text()).toContain('Selamat datang')
    expect(await accountOf()).toEqual(paidOnce)
  })

  test('WEB-04 a site is taken down without being deleted: its address says so, and it comes back as it was', async () => {
    const server = await open()
    const { item } = await server.order('Sanggar Seni', world.user)
    const first = await until(server, item.id, 'done')
    const hide = async (user = world.user) => server.call('POST', `/api/websites/${item.id}/hide`, user, {})
    expect((await hide(await addUser(world.database))).body.code).toBe('not_found')
    expect((await hide()).body.data).toMatchObject({ isHidden: true, websiteUrl: null, releases: [{ isLive: true }] })
    const gone = await server.visit('sanggar-seni')
    expect([gone.status, await gone.text()]).toEqual([404, expect.stringContaining('Situs sedang tidak tersedia')])
    expect((await listItems(world.database, world.user))[0]).toMatchObject({ url: null, metadata: { websiteUrl: '' } })
    const back = { releaseId: first.releases[0].id }
    const shown = await server.call('POST', `/api/websites/${item.id}/rollback`, world.user, back)
    expect(shown.body.data).toMatchObject({ isHidden: false, websiteUrl: first.websiteUrl })
    expect(await (await server.visit('sanggar-seni')).text()).toContain('Selamat datang')
    // What is published anew is seen again too.
    await hide()
    await server.call('POST', `/api/websites/${item.id}/publish`, world.user, {})
    expect(await until(server, item.id, 'done')).toMatchObject({ isHidden: false, websiteUrl: first.websiteUrl })
    expect(await accountOf()).toEqual(paidOnce)
  })

  test('WEB-04 releases and builds of others are nobody else’s', async () => {
    const server = await open()
    const mine = await server.order('Hotel Melati', world.user)
    const site = await until(server, mine.item.id, 'done')
    const other = await addUser(world.database)
    const stranger = await server.order('Hotel Mawar', other)
    for (const [method, path, body] of [
      ['GET', 'state', undefined],
      ['POST', 'publish', {}],
      ['POST', 'retry', {}],
      ['POST', 'rollback', { releaseId: site.releases[0].id }],
    ] as const)
      expect((await server.call(method, `/api/websites/${mine.item.id}/${path}`, other, body)).body.code).toBe(
        'not_found',
      )
    const foreign = await server.call('POST', `/api/websites/${stranger.item.id}/rollback`, other, {
      releaseId: site.releases[0].id,
    })
    expect(foreign.body.code).toBe('not_found')
    expect(await world.database.select().from(websiteReleases).where(eq(websiteReleases.siteId, 'x'))).toEqual([])
  })
})
