import { describe, expect, test } from 'vitest'

import { listItems } from '#core/items/server/items.repo.ts'
import { createNetlify } from '#core/outbound/server/netlify.ts'
import { startNetlify } from '#tests/support/netlify-server.ts'
import { addUser } from '#tests/support/people.ts'
import { siteContentOf, type WebsiteServer } from '#tests/support/website-server.ts'
import { paidOnce, useWebsites } from '#tests/support/website-world.ts'

import { chosenSlug } from './slugs.ts'

const { world, open, until, accountOf } = useWebsites()

const move = (server: WebsiteServer, id: string, address: string, user = world.user) =>
  server.call('POST', `/api/websites/${id}/address`, user, { address })
const whereTo = (answer: Response) => [answer.status, answer.headers.get('location')]

describe('another address for a site that is live', () => {
  test('WEB-04 it is there under its new address, the old one leads there, and nobody is charged', async () => {
    const server = await open()
    const { item } = await server.order('Kedai Rinjani', world.user)
    await until(server, item.id, 'done')
    const moved = await move(server, item.id, 'Rinjani Kopi')
    expect(moved.body.data).toMatchObject({ slug: 'rinjani-kopi', websiteUrl: 'http://rinjani-kopi.localhost:3000/' })
    await until(server, item.id, 'done')
    const page = await (await server.visit('rinjani-kopi')).text()
    // The page names itself by its new address in what searchers read.
    expect(page).toContain('http://rinjani-kopi.localhost:3000/')
    expect(page).not.toContain('kedai-rinjani.localhost')
    const old = await server.visit('kedai-rinjani', '/favicon.svg')
    expect(whereTo(old)).toEqual([308, 'http://rinjani-kopi.localhost:3000/favicon.svg'])
    expect(old.headers.get('cache-control')).toBe('no-cache')
    expect(whereTo(await server.visit('kedai-rinjani', '///contoh.example/'))).toEqual([
      308,
      'http://rinjani-kopi.localhost:3000/contoh.example/',
    ])
    expect((await listItems(world.database, world.user))[0]).toMatchObject({
      url: 'http://rinjani-kopi.localhost:3000/',
      metadata: { websiteUrl: 'http://rinjani-kopi.localhost:3000/' },
    })
    expect(await accountOf()).toEqual(paidOnce)
  })

  test('WEB-04 an address once had is nobody else’s, and its owner can go back to it', async () => {
    const server = await open()
    const { item } = await server.order('Toko Bunga Rara', world.user)
    await until(server, item.id, 'done')
    await move(server, item.id, 'bunga-rara')
    await until(server, item.id, 'done')
    const other = await addUser(world.database)
    const second = await server.order('Toko Bunga Rara', other)
    expect(await server.stateOf(second.item.id, other)).toMatchObject({ slug: 'toko-bunga-rara-2' })
    expect((await move(server, second.item.id, 'toko-bunga-rara', other)).body.code).toBe('website_address_taken')
    expect((await move(server, second.item.id, 'bunga-rara', other)).body.code).toBe('website_address_taken')
    expect((await move(server, item.id, 'toko-bunga-rara')).body.data).toMatchObject({ slug: 'toko-bunga-rara' })
    expect((await server.visit('toko-bunga-rara')).status).toBe(200)
    expect(whereTo(await server.visit('bunga-rara'))).toEqual([308, 'http://toko-bunga-rara.localhost:3000/'])
  })

  test('WEB-04 what has not been published does not go live with a new address', async () => {
    const server = await open()
    const { item } = await server.order('Gym Otot', world.user)
    await until(server, item.id, 'done')
    await server.call('PUT', `/api/items/${item.id}`, world.user, {
      baseVersion: 1,
      content: siteContentOf('Gym Otot', 'Belum untuk dilihat'),
    })
    expect((await move(server, item.id, 'otot-kuat')).body.data).toMatchObject({ state: 'done', hasChanges: true })
    expect(await (await server.visit('otot-kuat')).text()).not.toContain('Belum untuk dilihat')
  })

  test('WEB-04 an address of another owner, a reserved one and too many are refused', async () => {
    const server = await open()
    const { item } = await server.order('Salon Ayu', world.user)
    await until(server, item.id, 'done')
    expect((await move(server, item.id, 'ayu', await addUser(world.database))).body.code).toBe('not_found')
    for (const wrong of ['admin', 'ab', '!!', 'a'.repeat(41), ''])
      expect((await move(server, item.id, wrong)).body.code).toBe('website_address_refused')
    for (let at = 2; at <= 10; at += 1) expect((await move(server, item.id, `ayu-${at}`)).status).toBe(200)
    expect((await move(server, item.id, 'ayu-11')).body.code).toBe('website_address_often')
    expect((await move(server, item.id, 'salon-ayu')).status).toBe(200)
  })

  test('WEB-04 where another host decides on addresses it says so', async () => {
    const netlify = await startNetlify()
    const server = await open({
      websites: {
        hostings: [createNetlify({ token: netlify.token, baseUrl: netlify.origin, wait: async () => undefined })],
      },
    })
    const { item } = await server.order('Roti Enak', world.user)
    expect(await until(server, item.id, 'done')).toMatchObject({ canMove: false })
    expect((await move(server, item.id, 'roti')).body.code).toBe('website_address_fixed')
  })
})

test.each([
  ['Kopi Senja', 'kopi-senja'],
  ['kopi-senja', 'kopi-senja'],
  ['www', null],
  ['Kasir', null],
  ['ab', null],
  ['', null],
])('WEB-04 a chosen address as it stands in a host name: %s', (text, slug) => {
  expect(chosenSlug(text)).toBe(slug)
})
