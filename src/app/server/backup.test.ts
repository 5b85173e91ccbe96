import { randomBytes } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { flows, sessions } from '#core/auth/server/auth.tables.ts'
import { type Entry, manifestName, readBackup, writeBackup } from '#core/db/server/backup/backup-file.ts'
import { openDatabase } from '#core/db/server/database.ts'
import { findMigrations, migrate } from '#core/db/server/migrate.ts'
import { storeAsset } from '#core/items/server/assets.repo.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { asked, contents } from '#tests/support/database-contents.ts'
import { addUser } from '#tests/support/people.ts'
import { pngOf } from '#tests/support/pictures.ts'
import { createPosServer } from '#tests/support/pos-server.ts'

import { backUp, type Installation } from './backup.ts'
import { restore } from './restore.ts'

const secretKey = 'k'.repeat(40)
let folder: string
let file: string
let source: TestDatabase
let target: TestDatabase
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'juragan-backup-'))
  file = join(folder, 'semua.tar.gz')
  source = await createTestDatabase()
  target = await createTestDatabase()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await source.drop()
  await target.drop()
  await rm(folder, { recursive: true, force: true })
})

const at = ({ url }: TestDatabase, key = secretKey): Installation => ({
  dataDir: folder,
  databaseUrl: url,
  secretKey: key,
})

const goods = [
  { name: 'Kopi\tSusu', price: 15_000, stock: 20, description: 'baris satu\nbaris dua \\N \\. "petik"' },
  { name: '☕ kopi 🍵', price: 1, stock: 1, barcode: '00123' },
]

const old = [{ name: 'Lama', price: 1, stock: 3, description: '' }]

/** Data of an earlier life, by a connection that is gone afterwards. */
const fillBefore = async (place: TestDatabase): Promise<void> => {
  const database = openDatabase(place.url)
  await fill({ ...place, database }, old)
  await database.$client.end()
}

/** An owner with a shop, a sale and a picture. */
const fill = async (place: TestDatabase, many = goods) => {
  const server = createPosServer(place.database)
  const owner = await addUser(place.database)
  const shop = await server.makeShop(owner, many)
  const call = (method: string, path: string, body?: unknown) =>
    server.call(owner, method, `/api/pos/${shop.id}${path}`, body)
  const { body } = await call('GET', '/store')
  const [first] = body.data.products
  const sold = await call('POST', '/sales', {
    id: `sal_${'a'.repeat(20)}`,
    lines: [{ productId: first.id, quantity: 2 }],
  })
  expect(sold.status).toBe(200)
  await place.database.transaction((tx) => storeAsset(tx, owner, pngOf(4, 4)))
  return { owner, shop, call }
}

const failure = async (work: Promise<unknown>): Promise<{ sentence?: string; message: string }> =>
  work.then(
    () => ({ message: 'nothing failed' }),
    (error: Error & { sentence?: string }) => error,
  )

/** The same backup with some of its entries changed, and sums that fit. */
const forged = async (change: (entry: Entry) => Entry | readonly Entry[]): Promise<string> => {
  const forgery = join(folder, `${randomBytes(4).toString('hex')}.tar.gz`)
  const rows: Record<string, number> = {}
  await writeBackup(
    forgery,
    (async function* () {
      for await (const entry of readBackup(file)) yield* [change(entry)].flat()
      return rows
    })(),
  )
  return forgery
}

const withManifest =
  (change: (manifest: Record<string, unknown>) => object) =>
  (entry: Entry): Entry =>
    entry.name === manifestName
      ? {
          ...entry,
          bytes: Buffer.from(
            JSON.stringify({
              ...(JSON.parse(entry.bytes.toString()) as object),
              ...change(JSON.parse(entry.bytes.toString()) as Record<string, unknown>),
            }),
          ),
        }
      : entry

/** Has something happen once the database has done what it was asked for, or while it streams it. */
const onQuery = (matches: (text: string) => boolean, happens: () => unknown): void => {
  const { query } = pg.Client.prototype
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const answer: unknown = Reflect.apply(query, this, given)
    const [first] = given as [string | { readonly text: string }]
    if (typeof first === 'string') return matches(first) ? Promise.resolve(answer).then(happens) : answer
    if (matches(first.text)) setImmediate(happens)
    return answer
  })
}

const untouched = async (given: string, over: Partial<Installation> = {}, signal = new AbortController().signal) => {
  const before = await contents(target)
  const refused = await failure(restore({ ...at(target), ...over }, given, { overwrite: true, signal }))
  expect(await contents(target)).toEqual(before)
  return refused
}

describe('OPS-06 backup and restore', () => {
  test('OPS-06 every row comes back, and what guards and numbers them', async () => {
    const { owner } = await fill(source)
    const soon = new Date(Date.now() + 1e6)
    await source.database.insert(sessions).values({ id: 's', token: 't', userId: owner, expiresAt: soon })
    await source.database
      .insert(flows)
      .values({ id: 'f', provider: 'p', browser: 'b', isPopup: false, expiresAt: soon })
    await backUp(at(source), file)
    expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600')
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([])
    await restore(at(target), file, { overwrite: false })
    // AUTH-08 Who was signed out since stays so.
    const signedOut = { 'public.auth_sessions': '0 ', 'public.auth_flows': '0 ' }
    expect(await contents(target)).toEqual({ ...(await contents(source)), ...signedOut })
    const server = createPosServer(target.database)
    const again = await server.makeShop(owner, goods)
    const { body } = await server.call(owner, 'GET', `/api/pos/${again.id}/store`)
    expect(body.data.products.map(({ name }: { name: string }) => name)).toEqual(goods.map(({ name }) => name))
  })

  test('OPS-06 while tills go on selling, the backup is one moment: stocks are the sums of their moves', async () => {
    const { call } = await fill(source)
    const stop = new AbortController()
    let written = 0
    const write = async (writer: number): Promise<void> => {
      for (let number = 0; !stop.signal.aborted; number += 1) {
        await call('POST', '/products', { name: `Barang ${writer}-${number}`, price: 1000, stock: 3 })
        written += 1
      }
    }
    const writers = [1, 2, 3].map(write)
    await expect.poll(() => written).toBeGreaterThan(0)
    for (let round = 0; round < 3; round += 1) {
      const before = written
      await backUp(at(source), `${file}.${round}`)
      expect(written).toBeGreaterThan(before)
    }
    stop.abort()
    await Promise.all(writers)
    for (let round = 0; round < 3; round += 1) {
      await restore(at(target), `${file}.${round}`, { overwrite: true })
      const { rows } = await asked(target, (client) =>
        client.query(
          `select count(*)::int as goods, count(*) filter (where stock is distinct from
             (select sum(delta) from pos_stock_moves m where m.product_id = p.id))::int as wrong from pos_products p`,
        ),
      )
      expect(rows[0]).toMatchObject({ wrong: 0 })
      expect(rows[0].goods).toBeGreaterThan(2)
    }
  })

  test('OPS-06 a place with data is written over only when told, and then wholly', async () => {
    await fill(source)
    await backUp(at(source), file)
    await fillBefore(target)
    const before = await contents(target)
    const refused = await failure(restore(at(target), file, { overwrite: false }))
    expect(refused.sentence).toContain('--timpa')
    expect(await contents(target)).toEqual(before)
    await restore(at(target), file, { overwrite: true })
    expect(await contents(target)).toEqual(await contents(source))
  })

  test('OPS-06 stopped at any moment: no draft stays', async () => {
    await fill(source)
    for (const moment of [/^begin/, /^copy .*items/, /^commit/]) {
      const stop = new AbortController()
      onQuery(
        (text) => moment.test(text),
        () => stop.abort(),
      )
      expect((await failure(backUp(at(source), file, new Date(), stop.signal))).message).not.toBe('nothing failed')
      expect(await readdir(folder)).toEqual([])
      vi.restoreAllMocks()
    }
  })

  test('OPS-06 stopped while it is put in: what was there stays', async () => {
    await fill(source)
    await backUp(at(source), file)
    await fillBefore(target)
    const stop = new AbortController()
    onQuery(
      (text) => text.includes('add constraint'),
      () => stop.abort(),
    )
    expect((await untouched(file, {}, stop.signal)).message).not.toBe('nothing failed')
  })

  test('OPS-06 a database without Juragan in it is told in a sentence', async () => {
    await asked(source, (client) => client.query('drop schema drizzle cascade'))
    expect((await failure(backUp(at(source), file))).sentence).toContain('belum berisi data Juragan')
    expect(await readdir(folder)).toEqual([])
  })

  test('OPS-06 a backup never takes the place of another file', async () => {
    await writeFile(file, 'x')
    expect((await failure(backUp(at(source), file))).sentence).toContain('sudah ada')
    expect(await readFile(file, 'utf8')).toBe('x')
  })
})

describe('OPS-06 what is refused leaves everything as it was', () => {
  beforeEach(async () => {
    await fill(source)
    await backUp(at(source), file)
    await fillBefore(target)
  })

  test('OPS-06 a file that is cut off, changed by one bit, or something else', async () => {
    const whole = await readFile(file)
    const damaged = join(folder, 'rusak.tar.gz')
    const cuts = [0, 10, whole.length >> 1, whole.length - 1].map((length) => whole.subarray(0, length))
    const flipped = [0.1, 0.5, 0.9].map((share) => {
      const copy = Buffer.from(whole)
      const place = Math.floor(copy.length * share)
      copy.writeUInt8((copy[place] ?? 0) ^ 4, place)
      return copy
    })
    for (const bytes of [...cuts, ...flipped, Buffer.from('bukan cadangan')]) {
      await writeFile(damaged, bytes)
      expect((await untouched(damaged)).sentence).toContain('bukan cadangan Juragan yang utuh')
    }
  })

  test('OPS-06 a backup of a newer format, and one with migrations that this program does not have', async () => {
    const format = await forged(withManifest(() => ({ format: 2 })))
    expect((await untouched(format)).sentence).toContain('lebih baru')
    const migrations = await forged(
      withManifest((manifest) => ({
        migrations: [...(manifest['migrations'] as object[]), { hash: 'x', at: Date.now() + 1e9 }],
      })),
    )
    expect((await untouched(migrations)).sentence).toContain('lebih baru')
  })

  test('OPS-06 rows that do not fit: all of it is taken back', async () => {
    const bad = await forged((entry) =>
      entry.name.includes('public.pos_sale_items/') ? { ...entry, bytes: Buffer.from('salah\n') } : entry,
    )
    expect((await untouched(bad)).message).toMatch(/pos_sale_items|missing data/)
    const long = await forged((entry) =>
      entry.name.includes('public.pos_sale_items/')
        ? Array.from({ length: 60 }, (_, part) => ({
            name: `${entry.name}-${part}`,
            bytes: Buffer.from('salah\n'.repeat(50_000)),
          }))
        : entry,
    )
    expect((await untouched(long)).message).toContain('missing data for column')
    const orphans = await forged((entry) =>
      entry.name.includes('public.pos_products/') ? { ...entry, bytes: Buffer.alloc(0) } : entry,
    )
    expect((await untouched(orphans)).message).toMatch(/foreign key/)
  })

  test('OPS-06 another SECRET_KEY: what is sealed would never open again', async () => {
    expect((await untouched(file, { secretKey: 'x'.repeat(40) })).sentence).toContain('SECRET_KEY')
  })

  test('OPS-06 what others built on our tables', async () => {
    await asked(target, (client) =>
      client.query('create schema laporan; create view laporan.tetangga as select count(*) from pos_products'),
    )
    expect((await untouched(file)).sentence).toContain('laporan.tetangga')
    const views = await asked(target, (client) => client.query('select * from laporan.tetangga'))
    expect(views.rowCount).toBe(1)
    await asked(target, (client) =>
      client.query(`drop view laporan.tetangga;
        create function tetangga(one pos_products) returns text language sql as $$ select (one).name $$`),
    )
    expect((await untouched(file)).sentence).toContain('tetangga(pos_products)')
    // One that needs nothing of ours outlives a restore.
    await asked(target, (client) =>
      client.query(`drop function tetangga; create function tetangga() returns int language sql as 'select 7'`),
    )
    await restore(at(target), file, { overwrite: true })
    expect((await asked(target, (client) => client.query('select tetangga()'))).rows).toEqual([{ tetangga: 7 }])
  })

  test('OPS-06 a database with tables of others, and one that is in use', async () => {
    await asked(target, (client) => client.query('create table tetangga (id int)'))
    expect((await untouched(file)).sentence).toContain('tabel lain (public.tetangga)')
    await asked(target, (client) => client.query('drop table tetangga'))
    const refused = await asked(target, () => failure(restore(at(target), file, { overwrite: true })))
    expect(refused.sentence).toContain('masih dipakai')
  })
})

const keyFile = () => join(folder, 'baru', 'secret.key')
const drafts = async () => (await readdir(join(folder, 'baru'))).filter((name) => name !== 'secret.key')
const newPlace = () => ({ ...at(target, 'b'.repeat(40)), dataDir: join(folder, 'baru') })

describe('OPS-06 the commit went through', () => {
  beforeEach(async () => {
    await fill(source)
    await writeFile(join(folder, 'secret.key'), secretKey)
    await backUp(at(source), file)
    await mkdir(join(folder, 'baru'))
    await writeFile(keyFile(), 'b'.repeat(40))
  })

  test('OPS-06 the key of the backup is in its place even where nothing works after it', async () => {
    onQuery(
      (text) => text === 'analyze',
      () => Promise.reject(new Error('no space left')),
    )
    const warn = vi.spyOn(process, 'emitWarning').mockReturnValue()
    await restore(newPlace(), file, { overwrite: false })
    expect(await readFile(keyFile(), 'utf8')).toBe(secretKey)
    expect(await drafts()).toEqual([])
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('no space left'))
  })

  test('OPS-06 a failure after it promises no old data, and the same once more mends it', async () => {
    onQuery(
      (text) => text === 'commit',
      async () => {
        for (const name of await drafts()) await rm(join(folder, 'baru', name))
      },
    )
    const refused = await failure(restore(newPlace(), file, { overwrite: false }))
    expect(refused.sentence).toContain('mungkin sudah menggantikan')
    expect(refused.sentence).toContain('--timpa')
    vi.restoreAllMocks()
    await restore(newPlace(), file, { overwrite: true })
    expect(await readFile(keyFile(), 'utf8')).toBe(secretKey)
    expect(await contents(target)).toEqual(await contents(source))
  })
})

test('OPS-06 a backup from before the newest migrations comes back as it was, and the next start brings it up', async () => {
  const older = join(folder, 'migrations')
  await cp(findMigrations(), older, { recursive: true })
  const journalFile = join(older, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(journalFile, 'utf8')) as { entries: object[] }
  await writeFile(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 12) }))
  await asked(source, (client) =>
    client.query('drop schema public cascade; create schema public; drop schema drizzle cascade'),
  )
  await migrate(source.database, older)
  await backUp(at(source), file)
  const newest = Object.keys(await contents(target))
  await restore(at(target), file, { overwrite: false })
  expect(await contents(target)).toEqual(await contents(source))
  await migrate(target.database)
  expect(Object.keys(await contents(target))).toEqual(newest)
})
