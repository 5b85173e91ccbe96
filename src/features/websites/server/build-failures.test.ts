import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'

import { AppError } from '#core/errors/shared/app-error.ts'
import { listItems } from '#core/items/server/items.repo.ts'
import { jobs } from '#core/jobs/server/jobs.tables.ts'
import { pointAccounts } from '#core/points/server/points.tables.ts'
import { createGate } from '#tests/support/scripted-assistant.ts'
import { chatCharges, type WebsiteServerOptions } from '#tests/support/website-server.ts'
import { paidOnce, unpaid, useWebsites } from '#tests/support/website-world.ts'

import { renderSite } from '../shared/render-site.ts'

const { world, open, until, accountOf, chargesOf, messagesOf, slipsOf } = useWebsites()

describe('a build that fails', () => {
  const broken = new AppError('hosting_refused', { message: 'no' })
  const faults: Record<string, WebsiteServerOptions['websites']> = {
    render: {
      render: () => {
        throw new AppError('invalid_content')
      },
    },
    check: {
      render: (content, options) =>
        renderSite(content, options).map((file) =>
          file.path === 'index.html' ? { ...file, bytes: Buffer.from('<script>fetch("/api/points")</script>') } : file,
        ),
    },
    publish: {
      hostings: [
        {
          name: 'embedded',
          canMove: false,
          addressOf: () => 'http://x.localhost/',
          restore: async () => undefined,
          publish: async () => {
            throw broken
          },
        },
      ],
    },
    live: {
      charges: {
        ...chatCharges,
        take: async () => {
          throw new AppError('insufficient_points')
        },
      },
    },
  }

  test.each(Object.keys(faults))(
    'POINT-06 for good in its step %s gives the points back, says so in the chat, and can be tried again',
    async (step) => {
      const failing = await open({ websites: { ...faults[step] } })
      const { item } = await failing.order(`Laundry ${step}`, world.user)
      await until(failing, item.id, 'error')
      const failed = await failing.stateOf(item.id, world.user)
      expect(failed).toMatchObject({ running: step, websiteUrl: null })
      expect(failed.failure).toMatch(/\S/)
      expect(await accountOf()).toEqual(unpaid)
      expect((await listItems(world.database, world.user))[0]).toMatchObject({
        status: 'failed',
        url: null,
        pointsDeducted: null,
      })
      expect((await messagesOf(failing)).at(-1)).toMatchObject({
        sender: 'ai',
        isError: true,
        content: `Maaf, terjadi kesalahan: ${failed.failure}`,
      })
      expect((await failing.visit(failed.slug)).status).toBe(404)
      await failing.stop()

      const server = await open()
      expect((await server.call('POST', `/api/websites/${item.id}/retry`, world.user, {})).status).toBe(200)
      await until(server, item.id, 'done')
      expect(await accountOf()).toEqual(paidOnce)
      expect(await chargesOf()).toHaveLength(1)
      expect(await slipsOf(server)).toHaveLength(1)
      expect((await server.call('POST', `/api/websites/${item.id}/retry`, world.user, {})).body.code).toBe(
        'nothing_to_retry',
      )
    },
  )

  test('OPS-03 once in each of its steps is tried again and finishes, charged once', async () => {
    const left = new Set(['render', 'take', 'publish'])
    const failOnce = (name: string): void => {
      if (left.delete(name)) throw new Error(`${name} broke`)
    }
    const server = await open({
      websites: {
        render: (content, options) => {
          failOnce('render')
          return renderSite(content, options)
        },
        charges: {
          ...chatCharges,
          take: async (tx, late) => {
            const charge = await chatCharges.take(tx, late)
            failOnce('take')
            return charge
          },
        },
        hostings: [
          {
            name: 'embedded',
            canMove: false,
            addressOf: ({ slug }) => `http://${slug}.localhost:3000/`,
            restore: async () => undefined,
            publish: async ({ slug }, { releaseId }) => {
              failOnce('publish')
              return { url: `http://${slug}.localhost:3000/`, deploymentId: releaseId, providerId: null }
            },
          },
        ],
      },
    })
    const { item } = await server.order('Klinik Sehat', world.user)
    const site = await until(server, item.id, 'done')
    expect(left.size).toBe(0)
    expect(site.releases).toHaveLength(1)
    expect(await accountOf()).toEqual(paidOnce)
  })

  test('OPS-03 a server that wakes up after another has finished its build adds nothing to it', async () => {
    const [asleep, wakes] = [createGate(), createGate()]
    const slow = await open({
      jobs: { grace: 5_000 },
      websites: {
        hostings: [
          {
            name: 'embedded',
            canMove: false,
            addressOf: ({ slug }) => `http://${slug}.localhost:3000/`,
            restore: async () => undefined,
            publish: async ({ slug }, { releaseId }) => {
              asleep.open()
              await wakes.passed()
              return { url: `http://${slug}.localhost:3000/`, deploymentId: releaseId, providerId: null }
            },
          },
        ],
      },
    })
    const { item } = await slow.order('Travel Nusantara', world.user)
    await asleep.passed()
    await world.database
      .update(jobs)
      .set({ leaseUntil: new Date(0) })
      .where(eq(jobs.state, 'running'))
    const other = await open()
    const done = await until(other, item.id, 'done')
    wakes.open()
    await slow.stop()
    expect(await other.stateOf(item.id, world.user)).toEqual(done)
    expect(done.releases).toHaveLength(1)
    expect(await slipsOf(other)).toHaveLength(1)
    expect(await accountOf()).toEqual(paidOnce)
  })

  test('POINT-06 a website that its owner deletes meanwhile is not charged', async () => {
    const server = await open({}, false)
    const { item } = await server.order('Studio Foto', world.user)
    expect((await server.call('DELETE', `/api/items/${item.id}`, world.user)).status).toBe(200)
    await server.start()
    await until(server, item.id, 'error')
    expect(await accountOf()).toEqual(unpaid)
    expect((await server.visit('studio-foto')).status).toBe(404)
  })

  test('POINT-06 publishing what has never been paid for holds the points like a new try', async () => {
    const failing = await open({ websites: { ...faults['render'] } })
    const { item } = await failing.order('Kursus Bahasa', world.user)
    await until(failing, item.id, 'error')
    await failing.stop()
    const server = await open()
    await world.database
      .update(pointAccounts)
      .set({ balance: 500_000, held: 499_950 })
      .where(eq(pointAccounts.userId, world.user))
    const refused = await server.call('POST', `/api/websites/${item.id}/publish`, world.user, {})
    await world.database.update(pointAccounts).set({ held: 0 }).where(eq(pointAccounts.userId, world.user))
    expect([refused.status, refused.body.code]).toEqual([402, 'insufficient_points'])
    expect((await server.stateOf(item.id, world.user)).state).toBe('error')
    await server.call('POST', `/api/websites/${item.id}/publish`, world.user, {})
    await until(server, item.id, 'done')
    expect(await accountOf()).toEqual(paidOnce)
  })
})
