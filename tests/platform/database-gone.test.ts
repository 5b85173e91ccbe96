import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { type Product, ProductEnded, startProduct } from '#tests/support/product.ts'
import { createVisitor } from '#tests/support/visitor.ts'

/** A way to the database that can be cut and mended, as a network can. */
const createWay = async (target: URL): Promise<{ url: string; cut(): void; mend(): void; close(): void }> => {
  let open = true
  const sockets = new Set<Socket>()
  const server: Server = createServer((near) => {
    if (!open) {
      near.destroy()
      return
    }
    const far = connect(Number(target.port), target.hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const address = server.address()
  const url = new URL(target)
  url.port = String(typeof address === 'object' && address !== null ? address.port : 0)
  const cut = (): void => {
    open = false
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: url.href,
    cut,
    mend: () => {
      open = true
    },
    close: () => {
      cut()
      server.close()
    },
  }
}

let db: TestDatabase
let folder: string
let way: Awaited<ReturnType<typeof createWay>>
let product: Product | undefined

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'juragan-gone-'))
  db = await createTestDatabase()
  way = await createWay(new URL(db.url))
})
afterAll(async () => {
  await product?.stop()
  way.close()
  await db.drop()
  await rm(folder, { recursive: true, force: true })
})

test('OPS-03 a database of the operator that goes away is told in a sentence, and all goes on when it is back', async () => {
  const started = await startProduct({
    dataDir: folder,
    env: { DATABASE_URL: way.url, SECRET_KEY: 'x'.repeat(40), TRUST_PROXY: 'ya' },
  })
  product = started
  expect(await readdir(folder)).not.toContain('postgres')
  const owner = createVisitor(() => started.url)
  await owner.signUp()
  const balance = () => owner.call('POST', '/api/points', { action: 'getBalance' })
  expect(await (await balance()).json()).toMatchObject({ success: true, balance: 500_000 })

  way.cut()
  for (let round = 0; round < 10; round += 1) {
    const answer = await balance()
    expect(answer.status).toBe(503)
    const failure = (await answer.json()) as { code: string; error: string }
    expect(failure.code).toBe('database_unavailable')
    expect(failure.error).toMatch(/^[A-Z].*\.$/)
  }
  expect((await owner.call('GET', '/api/health')).status).toBe(503)
  expect((await owner.call('GET', '/api/health/ready')).status).toBe(503)
  // A restart of ours would not bring it back.
  expect((await owner.call('GET', '/api/health/live')).status).toBe(200)
  expect((await owner.call('GET', '/')).status).toBe(200)

  way.mend()
  expect((await owner.call('GET', '/api/health')).status).toBe(200)
  expect(await (await balance()).json()).toMatchObject({ success: true, balance: 500_000 })
  expect(await started.stop()).toBe(0)
})

test('OPS-01 a database of the operator that is not there at the start is told in one sentence', async () => {
  way.cut()
  const refusal = await startProduct({
    dataDir: folder,
    env: { DATABASE_URL: way.url, SECRET_KEY: 'x'.repeat(40) },
  }).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(ProductEnded)
  expect((refusal as ProductEnded).output).toContain('DATABASE_URL')
  expect((refusal as ProductEnded).output).not.toContain(new URL(way.url).password)
})
