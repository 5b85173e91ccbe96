import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { processesOn } from '#core/db/server/postgres-leftovers.ts'
import { readPidFile } from '#core/db/server/postgres-pid-file.ts'
import { type Product, ProductEnded, startProduct } from '#tests/support/product.ts'
import { bySoak } from '#tests/support/soak.ts'
import { createVisitor, type Visitor } from '#tests/support/visitor.ts'

const serviceKey = 'a-key-of-this-test-only'
const welcome = 500_000
/** How often each way of killing comes on the same data. */
const rounds = bySoak(1, 2)

let folder: string
let dataDir: string
const running: Product[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'juragan-kills-'))
  dataDir = join(folder, 'data')
})
afterEach(async () => {
  for (const product of running.splice(0)) await product.stop()
  await rm(folder, { recursive: true, force: true })
})

const start = async (env: Record<string, string> = {}): Promise<Product> => {
  const product = await startProduct({ dataDir, env: { SERVICE_KEY: serviceKey, TRUST_PROXY: 'ya', ...env } })
  running.push(product)
  return product
}

/** 0 while there is none. */
const serverPid = async (): Promise<number> => (await readPidFile(join(dataDir, 'postgres'))).pid ?? 0

const readBalance = async (owner: Visitor): Promise<number> => {
  const answer = await owner.call('POST', '/api/points', { action: 'getBalance' })
  const { balance } = (await answer.json()) as { balance: number }
  return balance
}

/** Adds single points under keys of its own and notes every confirmed one, until the product does not answer. */
const addPoints = async (address: string, userId: string, name: string, sent: Set<string>, confirmed: Set<string>) => {
  const service = createVisitor(() => address)
  for (let number = 1; ; number += 1) {
    const key = `${name}-${number}`
    sent.add(key)
    const body = { action: 'add', userId, points: 1, reason: 'percobaan', key }
    const answer = await service.call('POST', '/api/points', body, { 'x-api-key': serviceKey }).catch(() => undefined)
    if (answer === undefined) return
    if (answer.ok) confirmed.add(key)
    await answer.arrayBuffer().catch(() => undefined)
  }
}

const kills: Record<string, (product: Product) => Promise<void>> = {
  'the whole process group': (product) => product.killGroup(),
  'our process alone': (product) => product.kill(),
  'PostgreSQL first, then our process': async (product) => {
    const pid = await serverPid()
    expect(pid).toBeGreaterThan(1)
    process.kill(pid, 'SIGKILL')
    await product.kill()
  },
}

test.each(Object.keys(kills))(
  'OPS-03 SIGKILL of %s while owners write: nothing confirmed is lost, nothing counts twice',
  async (name) => {
    let product = await start()
    const owner = createVisitor(() => product.url)
    await owner.signUp()
    const session = await owner.call('GET', '/api/session')
    const { data } = (await session.json()) as { data: { user: { uid: string } } }
    const userId = data.user.uid
    expect(await readBalance(owner)).toBe(welcome)

    const sent = new Set<string>()
    const confirmed = new Set<string>()
    for (let round = 0; round < rounds; round += 1) {
      const before = confirmed.size
      const writers = [1, 2, 3, 4].map((writer) =>
        addPoints(product.url, userId, `${round}-${writer}`, sent, confirmed),
      )
      while (confirmed.size < before + 40) await wait(5)
      await kills[name]?.(product)
      await Promise.all(writers)
      product = await start()
      const balance = await readBalance(owner)
      expect(balance).toBeGreaterThanOrEqual(welcome + confirmed.size)
      expect(balance).toBeLessThanOrEqual(welcome + sent.size)
    }

    const unsure = [...sent].filter((key) => !confirmed.has(key))
    const service = createVisitor(() => product.url)
    for (const key of [...unsure, ...[...confirmed].slice(0, 10)]) {
      const body = { action: 'add', userId, points: 1, reason: 'percobaan', key }
      expect((await service.call('POST', '/api/points', body, { 'x-api-key': serviceKey })).status).toBe(200)
    }
    expect(await readBalance(owner)).toBe(welcome + sent.size)
  },
)

test('OPS-03 SIGKILL of PostgreSQL alone heals while the product runs', async () => {
  const product = await start()
  const owner = createVisitor(() => product.url)
  await owner.signUp()
  const first = await serverPid()
  expect(first).toBeGreaterThan(1)
  process.kill(first, 'SIGKILL')
  const failures = new Set<unknown>()
  // Connections of the dead server may still answer for a moment, so health has to be good on the new one.
  while ([0, first].includes(await serverPid()) || (await owner.call('GET', '/api/health')).status !== 200) {
    const answer = await owner.call('POST', '/api/points', { action: 'getBalance' })
    const { code = 'none' } = (await answer.json()) as { code?: string }
    failures.add(code)
  }
  expect([...failures].filter((code) => code !== 'none' && code !== 'database_unavailable')).toEqual([])
  expect(await readBalance(owner)).toBe(welcome)
})

test('OPS-01 a second start on a data folder in use refuses in one sentence and the first goes on', async () => {
  const product = await start()
  const refusal = await start().catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(ProductEnded)
  const { code, output } = refusal as ProductEnded
  expect(code).toBe(1)
  expect(output).toContain(`Folder data ${dataDir} sedang dipakai Juragan lain (pid ${product.pid})`)
  expect((await fetch(`${product.url}/api/health`)).status).toBe(200)
})

test('OPS-01 a port in use is told in one sentence, and the data folder is free afterwards', async () => {
  const taken = createServer()
  await new Promise<void>((done) => {
    taken.listen(0, '127.0.0.1', done)
  })
  const address = taken.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const refusal = await start({ PORT: String(port) }).catch((error: unknown) => error)
  expect((refusal as ProductEnded).output).toContain(`Port ${port} sudah dipakai`)
  await new Promise((done) => {
    taken.close(done)
  })
  await start()
})

test('OPS-01 wrong settings are told in one sentence', async () => {
  const refusal = await start({ PORT: 'tiga ribu', ASSISTANT: 'lain' }).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(ProductEnded)
  expect((refusal as ProductEnded).code).toBe(1)
  expect((refusal as ProductEnded).output).toMatch(/Pengaturan belum benar: PORT .*; ASSISTANT .*\./)
})

test('OPS-01 SIGTERM ends product and database in order, also while SIGINT is ending them', async () => {
  const product = await start()
  // A terminal tells all of its programs; npm then ends, and the start says so once more.
  process.kill(product.pid, 'SIGINT')
  expect(await product.stop()).toBe(0)
  expect(product.output()).not.toContain('Error')
  expect(await processesOn(join(dataDir, 'postgres'))).toEqual([])
  expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).toContain('database system is shut down')
})

test('OPS-03 an orphan that PostgreSQL has become is stopped by the next start', async () => {
  // Without this program the kernel does not end PostgreSQL with us, as on systems other than Linux.
  const path = await pathWithout('setpriv')
  const first = await start({ PATH: path })
  const owner = createVisitor(() => (running.at(-1) ?? first).url)
  await owner.signUp()
  const orphan = await serverPid()
  await first.kill()
  expect(await processesOn(join(dataDir, 'postgres'))).toContain(orphan)
  await start({ PATH: path })
  expect(await serverPid()).not.toBe(orphan)
  expect(await processesOn(join(dataDir, 'postgres'))).not.toContain(orphan)
  expect(await readBalance(owner)).toBe(welcome)
})

test('OPS-03 a pid file left behind that names another program is no obstacle, also below a closed folder', async () => {
  await mkdir(join(folder, 'closed'), { mode: 0o700 })
  dataDir = join(folder, 'closed', 'data')
  const first = await start()
  await first.killGroup()
  await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), `${process.pid}\n`)
  await writeFile(join(dataDir, 'juragan.9.lock'), JSON.stringify({ pid: process.pid, birth: 'another' }))
  const second = await start()
  expect((await fetch(`${second.url}/api/health`)).status).toBe(200)
})

/** A PATH with the same programs except one. */
const pathWithout = async (program: string): Promise<string> => {
  const bin = join(folder, 'bin')
  await mkdir(bin)
  for (const name of ['unshare', 'true', 'ps', 'node']) {
    const found = (process.env['PATH'] ?? '').split(delimiter).find((part) => existsSync(join(part, name)))
    if (found !== undefined && name !== program) await symlink(join(found, name), join(bin, name))
  }
  return bin
}
