import { mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'

import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { createJobs, type Jobs } from '#core/jobs/server/jobs.ts'
import { sendJob } from '#core/jobs/server/send-job.ts'
import { jobs as jobsTable } from '#core/jobs/server/jobs.tables.ts'
import { createLive, type Live } from '#core/live/server/live.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { silentLogger } from '#tests/support/silent-logger.ts'
import { type SmtpServer, startSmtp } from '#tests/support/smtp-server.ts'

import type { MailCarrier } from './mail.ts'
import { createMailOutbox } from './mail-outbox.ts'
import { createMails, mailData, type MailOrder, type Mails } from './mails.ts'
import { outboundMails } from './mails.tables.ts'
import { createSmtp } from './smtp.ts'

const store = useTestDatabase()
const secretKey = 'a-secret-of-more-than-thirty-two-letters'
const servers: { readonly jobs: Jobs; readonly live: Live }[] = []
let smtp: SmtpServer
let folder: string

beforeEach(async () => {
  smtp = await startSmtp()
  folder = join(await mkdtemp(join(tmpdir(), 'juragan-mails-')), 'outbox')
  await store.database.delete(outboundMails)
  await store.database.delete(jobsTable)
})
afterEach(async () => {
  for (const { jobs, live } of servers.splice(0)) {
    await jobs.stop()
    await live.stop()
  }
  await smtp.close()
  await rm(join(folder, '..'), { recursive: true, force: true })
})

const smtpCarrier = (over: { password?: string } = {}): MailCarrier =>
  createSmtp({
    host: '127.0.0.1',
    port: smtp.port,
    tls: 'none',
    login: { user: smtp.user, password: over.password ?? smtp.password },
    from: { name: 'Juragan', address: 'kirim@juragan.example' },
  })

const start = async (carrier: MailCarrier): Promise<Mails> => {
  const live = createLive({ database: store.database })
  const jobs = createJobs({ database: store.database, live, logger: silentLogger, exclusive: false, firstWait: 1 })
  const mails = createMails({ database: store.database, jobs, carrier, secretKey, logger: silentLogger })
  await live.start()
  await jobs.start()
  servers.push({ jobs, live })
  return mails
}

const order: MailOrder = {
  key: 'surat:1',
  userId: 'siapa',
  to: 'ibu@contoh.test',
  subject: 'Kata sandi baru: buka tautan ini — cepat',
  text: 'Halo Bu,\n\n.titik di awal baris\nhttp://juragan.test/masuk#sandi=abc\n\nSalam',
}
const send = (mails: Mails, over: Partial<MailOrder> = {}) =>
  store.database.transaction((tx) => mails.send(tx, { ...order, ...over }))
const row = async (key = order.key) => {
  const [found] = await store.database.select().from(outboundMails).where(eq(outboundMails.key, key))
  return found
}
const settled = async (key = order.key) => {
  for (;;) {
    const found = await row(key)
    if (found?.settledAt) return found
    await nextTurn()
  }
}

/** What the log and the table hold of an attempt that failed. */
const firstFailure = async () => {
  for (;;) {
    const [job] = await store.database.select().from(jobsTable)
    if (job && job.attempts > 1 && job.failure !== null) return job.failure
    await nextTurn()
  }
}

test('OPS-03 a mail arrives as it was written, and what it said is forgotten then', async () => {
  const mails = await start(smtpCarrier())
  await send(mails)
  expect(await settled()).toMatchObject({ state: 'sent', sealed: null })
  const [mail] = smtp.mails
  expect(mail).toMatchObject({ from: 'kirim@juragan.example', to: ['ibu@contoh.test'], text: order.text })
  expect(mail?.headers).toMatchObject({
    from: 'Juragan <kirim@juragan.example>',
    to: 'ibu@contoh.test',
    subject: order.subject,
  })
  expect(mails.reaches).toBe(true)
})

test('OPS-03 what is undone is not sent, and a waiting mail cannot be read in the database', async () => {
  const mails = await start({ reaches: true, deliver: () => new Promise(() => undefined) })
  await expect(
    store.database.transaction(async (tx) => {
      await mails.send(tx, order)
      throw new Error('undone')
    }),
  ).rejects.toThrow('undone')
  expect(await row()).toBeUndefined()
  await send(mails)
  expect(JSON.stringify(await store.database.select().from(outboundMails))).not.toContain('abc')
  expect(JSON.stringify(await store.database.select().from(jobsTable))).not.toContain('abc')
})

test('OPS-03 one key is one mail: ten orders at once, three servers, and again when it is sent', async () => {
  const all = await Promise.all([start(smtpCarrier()), start(smtpCarrier()), start(smtpCarrier())])
  await Promise.all(Array.from({ length: 10 }, (_, index) => send(all[index % 3] ?? all[0])))
  await settled()
  await send(all[0])
  await send(all[1], { key: 'surat:2' })
  await settled('surat:2')
  expect(smtp.mails).toHaveLength(2)
})

test.each([
  ['greeting', 'hang-up'],
  ['greeting', 421],
  ['auth', 454],
  ['mail', 451],
  ['rcpt', 450],
  ['data', 451],
  ['data', 'hang-up'],
  ['end', 452],
] as const)('OPS-03 a server that says %s %s is tried again: the mail arrives once', async (step, how) => {
  smtp.failNext(step, how)
  await send(await start(smtpCarrier()))
  expect(await settled()).toMatchObject({ state: 'sent' })
  expect(smtp.mails).toHaveLength(1)
})

test('OPS-03 a mail that was taken without our hearing of it is not sent again', async () => {
  smtp.failNext('end', 'hang-up')
  await send(await start(smtpCarrier()))
  expect(await settled()).toMatchObject({ state: 'handed', sealed: null })
  expect(smtp.mails).toHaveLength(1)
  expect(smtp.seen('end')).toBe(1)
})

test.each([
  ['mail', 550],
  ['rcpt', 550],
  ['end', 554],
] as const)('OPS-03 a server that refuses for good (%s %s) is not asked again', async (step, how) => {
  smtp.failNext(step, how)
  await send(await start(smtpCarrier()))
  expect(await settled()).toMatchObject({ state: 'failed', sealed: null })
  expect([smtp.mails.length, smtp.seen('greeting')]).toEqual([0, 1])
})

test('OPS-03 a wrong password of ours is tried again later, and the failure names no person', async () => {
  await send(await start(smtpCarrier({ password: 'bukan' })))
  const failure = await firstFailure()
  expect(failure).toContain('535')
  expect(failure).not.toMatch(/ibu@|bukan/)
})

test('OPS-03 a mail waits in the database while no server runs, and one that died while handing is left', async () => {
  const orders = createMails({
    database: store.database,
    jobs: { define: () => undefined, send: sendJob },
    carrier: smtpCarrier(),
    secretKey,
    logger: silentLogger,
  })
  await send(orders)
  await send(orders, { key: 'mati' })
  await store.database.update(outboundMails).set({ state: 'handed' }).where(eq(outboundMails.key, 'mati'))
  await start(smtpCarrier())
  expect(await settled()).toMatchObject({ state: 'sent' })
  expect(await settled('mati')).toMatchObject({ state: 'handed' })
  expect(smtp.mails).toHaveLength(1)
})

test('OPS-04 without a mail server mails lie in a folder that only its owner may open', async () => {
  const mails = await start(createMailOutbox(folder))
  expect(mails.reaches).toBe(false)
  await send(mails)
  await settled()
  const [name = ''] = await readdir(folder)
  expect(await readFile(join(folder, name), 'utf8')).toBe(
    `Kepada: ibu@contoh.test\nPerihal: ${order.subject}\n\n${order.text}\n`,
  )
  expect([(await stat(folder)).mode & 0o777, (await stat(join(folder, name))).mode & 0o777]).toEqual([0o700, 0o600])
  await utimes(join(folder, name), 0, 0)
  await send(mails, { key: 'surat:2' })
  await settled('surat:2')
  expect(await readdir(folder)).not.toContain(name)
})

test('SIDE-10 a person is told which mails went out, and takes them along', async () => {
  const mails = await start(smtpCarrier())
  await send(mails)
  await settled()
  const [file] = await mailData.read(store.database, 'siapa')
  expect(file && 'text' in file ? JSON.parse(file.text) : null).toMatchObject([{ toAddress: order.to, state: 'sent' }])
  await store.database.transaction((tx) => mailData.erase(tx, 'siapa'))
  expect(await mailData.read(store.database, 'siapa')).toEqual([])
})
