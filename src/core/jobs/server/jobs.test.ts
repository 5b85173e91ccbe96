import { EventEmitter, once } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'

import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { type Database, openDatabase } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { createLive, type Live } from '#core/live/server/live.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { silentLogger } from '#tests/support/silent-logger.ts'

import { createJobs, type Job, type JobKind, type Jobs, type JobsDependencies } from './jobs.ts'
import { jobs as jobsTable } from './jobs.tables.ts'
import { sendJob } from './send-job.ts'

const testDatabase = useTestDatabase()
let database: Database
beforeAll(() => {
  database = testDatabase.database
})

const servers: { readonly jobs: Jobs; readonly live: Live }[] = []
let begun: EventEmitter
beforeEach(async () => {
  begun = new EventEmitter()
  await database.delete(jobsTable)
})
afterEach(async () => {
  await Promise.all(
    servers.splice(0).map(async ({ jobs, live }) => {
      await jobs.stop()
      await live.stop()
    }),
  )
})

type Payload = { readonly number: number }
type Kind = Partial<JobKind<Payload>> & Pick<JobKind<Payload>, 'run'>

/** One more server on the same database that does the job `kerja`. */
const start = async (kind: Kind, over: Partial<JobsDependencies> = {}): Promise<Jobs> => {
  const live = createLive({ database })
  const jobs = createJobs({ database, live, logger: silentLogger, exclusive: false, firstWait: 1, grace: 20, ...over })
  jobs.define<Payload>('kerja', { retries: 2, timeoutSeconds: 30, ...kind })
  await live.start()
  await jobs.start()
  servers.push({ jobs, live })
  return jobs
}
const send = (number: number, key = String(number)) =>
  database.transaction((tx) => sendJob(tx, 'kerja', { number }, { key }))
const rowOf = async (key: string) => {
  const [row] = await database.select().from(jobsTable).where(eq(jobsTable.key, key))
  return row
}
/** Resolves when the job has come to this state, told by the database itself. */
const until = async (key: string, state: string) => {
  for (;;) {
    const row = await rowOf(key)
    if (row?.state === state) return row
    await nextTurn()
  }
}

test('OPS-03 a job ordered in a transaction is done once it commits; one that is undone orders nothing', async () => {
  const seen: number[] = []
  await start({ run: async ({ payload }) => void seen.push(payload.number) })
  const undone = database.transaction(async (tx) => {
    await sendJob(tx, 'kerja', { number: 1 }, { key: '1' })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await send(2)).toBe(true)
  await until('2', 'done')
  expect(seen).toEqual([2])
  expect(await rowOf('1')).toBeUndefined()
})

test('OPS-03 the same key orders once, whoever sends it and also when it is done', async () => {
  const seen: number[] = []
  await start({ run: async ({ payload }) => void seen.push(payload.number) })
  const sent = await Promise.all(Array.from({ length: 20 }, () => send(7)))
  expect(sent.filter(Boolean)).toHaveLength(1)
  await until('7', 'done')
  expect(await send(7)).toBe(false)
  await send(8)
  await until('8', 'done')
  expect(seen).toEqual([7, 8])
})

test('OPS-02 three servers share two hundred jobs: each is done once', async () => {
  const seen: number[] = []
  const run: Kind['run'] = async ({ payload }) => void seen.push(payload.number)
  await Promise.all([start({ run }), start({ run }), start({ run })])
  await database.transaction(async (tx) => {
    for (let number = 0; number < 200; number += 1) await sendJob(tx, 'kerja', { number }, { key: String(number) })
  })
  const open = sql`select count(*)::int as open from jobs where state <> 'done'`
  while ((await database.execute<{ open: number }>(open)).rows[0]?.open !== 0) await nextTurn()
  expect(seen.sort((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, number) => number))
})

test('OPS-03 a failure is tried again, at most so often, then the job is given up in one transaction', async () => {
  let attempts = 0
  const gaveUp: unknown[] = []
  await start({
    run: async () => {
      attempts += 1
      throw new AppError('making_failed')
    },
    giveUp: async (tx, payload, error) => {
      gaveUp.push([payload, (error as AppError).code])
      await tx.execute(sql`select 1`)
    },
  })
  await send(1)
  expect(await until('1', 'failed')).toMatchObject({ attempts: 3, failure: expect.stringContaining('making_failed') })
  expect([attempts, gaveUp]).toEqual([3, [[{ number: 1 }, 'making_failed']]])
})

test('OPS-03 a failure that nothing can change ends the job at once', async () => {
  await start({
    run: async () => {
      throw new AppError('invalid_content')
    },
    isFinal: (error) => error instanceof AppError && error.code === 'invalid_content',
  })
  await send(1)
  expect(await until('1', 'failed')).toMatchObject({ attempts: 1 })
})

test('OPS-03 giving up that cannot be stored is done by the next attempt', async () => {
  const givingUp: number[] = []
  await start({
    retries: 0,
    run: async () => {
      throw new Error('broken')
    },
    giveUp: async () => {
      givingUp.push(1)
      if (givingUp.length === 1) throw new Error('the database went away')
    },
  })
  await send(1)
  await until('1', 'running')
  while (givingUp.length === 0) await nextTurn()
  expect(await rowOf('1')).toMatchObject({ state: 'running' })
  await database.update(jobsTable).set({ leaseUntil: new Date(0) })
  await send(2, 'wakes')
  await until('1', 'failed')
  expect(givingUp.length).toBeGreaterThanOrEqual(2)
})

/** A job that says that it began and then waits until it is cut off. */
const hang = async ({ signal }: Job<Payload>): Promise<void> => {
  begun.emit('begun')
  await once(signal, 'abort')
  throw signal.reason as Error
}

test('OPS-03 a job whose server has died is taken up by another and finishes; the dead one changes nothing', async () => {
  const gaveUp: number[] = []
  const waiting: (() => void)[] = []
  const dead = openDatabase(testDatabase.url, 5)
  const first = start(
    {
      // Neither lease nor stop reaches it: as if the machine stood still.
      run: () =>
        new Promise<void>((_, reject) => {
          waiting.push(() => reject(new AppError('invalid_content')))
          begun.emit('begun')
        }),
      isFinal: () => true,
      giveUp: async (_tx, { number }) => void gaveUp.push(number),
    },
    // It has no hand free: a machine that stands still takes nothing up, not even its own job.
    { database: dead, atOnce: 1 },
  )
  await first
  const begins = once(begun, 'begun')
  await send(1)
  await begins
  const seen: number[] = []
  await start({ run: async ({ payload, attempt }) => void seen.push(payload.number, attempt) })
  await database.update(jobsTable).set({ leaseUntil: new Date(0) })
  await send(2, 'wakes')
  await until('1', 'done')
  waiting[0]?.()
  await (await first).stop()
  expect(await rowOf('1')).toMatchObject({ state: 'done', attempts: 2 })
  expect(seen.slice(0, 2)).toEqual([1, 2])
  expect(gaveUp).toEqual([])
  for (const { jobs, live } of servers.splice(0)) {
    await jobs.stop()
    await live.stop()
  }
  await dead.$client.end()
})

test('OPS-03 a server that takes up its own job anew cuts the older attempt off and keeps the newer one', async () => {
  const attempts: { readonly signal: AbortSignal; readonly finish: () => void }[] = []
  const jobs = await start({
    run: ({ signal }) =>
      new Promise<void>((resolve) => {
        attempts.push({ signal, finish: resolve })
        begun.emit('begun')
      }),
  })
  const first = once(begun, 'begun')
  await send(1)
  await first
  const again = once(begun, 'begun')
  await database.update(jobsTable).set({ leaseUntil: new Date(0) })
  await send(2, 'wakes')
  await again
  const [older, newer] = attempts
  expect(older?.signal.aborted).toBe(true)
  expect(newer?.signal.aborted).toBe(false)
  expect(await rowOf('1')).toMatchObject({ state: 'running', attempts: 2 })
  // The server still knows the newer attempt: stopping puts it back.
  await jobs.stop()
  expect(newer?.signal.aborted).toBe(true)
  expect(await rowOf('1')).toMatchObject({ state: 'waiting', attempts: 1 })
})

test('OPS-03 the sole server of a database takes up at once what ran when it was killed', async () => {
  await database.insert(jobsTable).values({
    id: 'job_killed',
    name: 'kerja',
    key: 'killed',
    payload: { number: 1 },
    state: 'running',
    attempts: 1,
    runAt: new Date(),
    serverId: 'srv_killed',
    leaseUntil: new Date(Date.now() + 3_600_000),
    createdAt: new Date(),
  })
  await start({ run: async () => undefined }, { exclusive: true })
  expect(await until('killed', 'done')).toMatchObject({ attempts: 2 })
})

test('OPS-04 a server that stops puts its job back for the next one, which does not count as a failure', async () => {
  const jobs = await start({ run: hang })
  const begins = once(begun, 'begun')
  await send(1)
  await begins
  await jobs.stop()
  expect(await rowOf('1')).toMatchObject({ state: 'waiting', attempts: 0, serverId: null })
  await start({ run: async () => undefined })
  await until('1', 'done')
})

test('OPS-03 a job that takes too long is cut off and tried again', async () => {
  let attempts = 0
  await start({
    timeoutSeconds: 0.05,
    run: async (job) => {
      attempts += 1
      if (attempts === 1) await hang(job)
    },
  })
  await send(1)
  expect(await until('1', 'done')).toMatchObject({ attempts: 2 })
})

test('OPS-03 a job that kills every server it runs on ends all the same', async () => {
  await send(1)
  await database.update(jobsTable).set({ attempts: 8 })
  let ran = 0
  const gaveUp: number[] = []
  await start({ run: async () => void (ran += 1), giveUp: async (_tx, { number }) => void gaveUp.push(number) })
  await until('1', 'failed')
  expect([ran, gaveUp]).toEqual([0, [1]])
})
