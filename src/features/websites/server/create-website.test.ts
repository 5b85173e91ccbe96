import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'

import { AppError } from '#core/errors/shared/app-error.ts'
import { listItems } from '#core/items/server/items.repo.ts'
import { pointAccounts } from '#core/points/server/points.tables.ts'
import type { WebsiteServer } from '#tests/support/website-server.ts'
import { paidOnce, unpaid, useWebsites } from '#tests/support/website-world.ts'

import { websiteBuilds, websiteSites } from './websites.tables.ts'

const { world, open, until, accountOf } = useWebsites()

describe('the builder’s endpoint', () => {
  const businessInfo = { name: 'Toko Kue Melati', type: 'toko', description: 'Kue kering dan basah' }
  const ask = async (server: WebsiteServer, who: string | null, over: Record<string, unknown> = {}, headers = {}) =>
    server.call(
      'POST',
      '/api/create-website-netlify',
      who,
      { businessInfo, ...over },
      { ...headers, ...(who === null ? {} : await server.verified(who)) },
    )

  test('WEB-02 answers at once; the site is in the lists when it is live, charged once', async () => {
    const server = await open({}, false)
    const { status, body } = await ask(server, world.user, {
      userId: 'user_other',
      userName: 'Orang lain',
      idToken: 'x',
    })
    expect([status, body.success, body.status]).toEqual([200, true, 'generating'])
    expect(await listItems(world.database, world.user)).toEqual([])
    expect(await accountOf()).toEqual({ balance: 500_000, held: 100 })
    expect(await server.stateOf(body.websiteId, world.user)).toMatchObject({ state: 'generating' })
    await server.start()
    await until(server, body.websiteId, 'done')
    const url = 'http://toko-kue-melati.localhost:3000/'
    expect(await listItems(world.database, world.user)).toMatchObject([
      { id: body.websiteId, kind: 'website', title: 'Toko Kue Melati', status: 'done', url, pointsDeducted: 100 },
    ])
    expect((await server.visit('toko-kue-melati')).status).toBe(200)
    expect(await accountOf()).toEqual(paidOnce)
  })

  test('WEB-02 the same order at once, or under the same key later, is one site', async () => {
    const server = await open()
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(server, world.user)))
    expect(new Set(answers.map(({ body }) => body.websiteId)).size).toBe(1)
    await until(server, answers[0]?.body.websiteId, 'done')
    const keyed = await ask(server, world.user, {}, { 'idempotency-key': 'k1' })
    await until(server, keyed.body.websiteId, 'done')
    const again = await ask(server, world.user, { key: 'k1' })
    expect(again.body.websiteId).toBe(keyed.body.websiteId)
    expect(keyed.body.websiteId).not.toBe(answers[0]?.body.websiteId)
    expect(await accountOf()).toEqual({ balance: 499_800, held: 0 })
  })

  test.each(['netlify', 'vercel', 'cloudflare'])('WEB-06 %s: nobody and guests are asked to log in', async (name) => {
    const server = await open({}, false)
    for (const headers of [{}, { 'x-guest': 'guest_1' }]) {
      const { status, body } = await server.call(
        'POST',
        `/api/create-website-${name}`,
        null,
        { businessInfo, userId: world.user },
        headers,
      )
      expect([status, body.code]).toEqual([401, 'website_needs_sign_in'])
      expect(body.error).toContain('tombol Log In di sidebar')
    }
    expect(await world.database.select().from(websiteSites).where(eq(websiteSites.ownerId, world.user))).toEqual([])
  })

  test('WEB-02 without enough points nothing is ordered; what fails is given back and can be tried again', async () => {
    const failing = await open({
      websites: {
        compose: () => {
          throw new AppError('invalid_content')
        },
      },
    })
    const { body } = await ask(failing, world.user)
    await until(failing, body.websiteId, 'error')
    expect(await accountOf()).toEqual(unpaid)
    expect(await listItems(world.database, world.user)).toEqual([])
    await world.database.update(pointAccounts).set({ held: 499_950 }).where(eq(pointAccounts.userId, world.user))
    const refused = await ask(failing, world.user)
    await world.database.update(pointAccounts).set({ held: 0 }).where(eq(pointAccounts.userId, world.user))
    expect([refused.status, refused.body.code]).toEqual([402, 'insufficient_points'])
    await failing.stop()
    const server = await open()
    await server.call('POST', `/api/websites/${body.websiteId}/retry`, world.user, {})
    await until(server, body.websiteId, 'done')
    expect(await listItems(world.database, world.user)).toMatchObject([{ id: body.websiteId, pointsDeducted: 100 }])
    expect(await accountOf()).toEqual(paidOnce)
  })

  test('WEB-02 after fifteen minutes the end is unknown, and the hold stays until it is known', async () => {
    const late = await open({ websites: { clock: () => new Date(Date.now() + 900_001) } }, false)
    const server = await open({}, false)
    const { body } = await ask(server, world.user)
    expect((await late.stateOf(body.websiteId, world.user)).state).toBe('timeout')
    expect(await accountOf()).toEqual({ balance: 500_000, held: 100 })
    const builds = await world.database.select().from(websiteBuilds)
    expect(builds.some(({ state }) => state === 'generating')).toBe(true)
  })
})
