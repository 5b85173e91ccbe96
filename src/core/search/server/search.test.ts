import { beforeAll, expect, test } from 'vitest'
import { and, eq, gte, inArray } from 'drizzle-orm'
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

import { useTestDatabase } from '#tests/support/database.ts'

import { createSearch, type Search } from './search.ts'
import type { SearchSource } from './source.ts'

const notes = pgTable('search_test_notes', {
  id: text('id').primaryKey(),
  ownerId: text('owner_id').notNull(),
  body: text('body').notNull(),
  at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
})

const noteSource: SearchSource = {
  name: 'note',
  readSince: async (reader, ownerId, since, limit) => {
    const rows = await reader
      .select()
      .from(notes)
      .where(and(eq(notes.ownerId, ownerId), gte(notes.at, since)))
      .orderBy(notes.at, notes.id)
      .limit(limit)
    return rows.map(({ id, body, at }) => ({ refId: id, groupId: id, body, at }))
  },
  readGroups: async (reader, ownerId, ids) => {
    const rows = await reader
      .select()
      .from(notes)
      .where(and(eq(notes.ownerId, ownerId), inArray(notes.id, [...ids])))
    return rows.map(({ id }) => ({ id, title: `Catatan ${id}`, kind: null }))
  },
}

const db = useTestDatabase()
let search: Search
beforeAll(async () => {
  await db.database.execute(
    'CREATE TABLE search_test_notes (id text PRIMARY KEY, owner_id text NOT NULL, body text NOT NULL, at timestamptz(3) NOT NULL)',
  )
  search = createSearch({ database: db.database, sources: [noteSource] })
})

const start = Date.UTC(2026, 10, 1)
const write = (ownerId: string, bodies: readonly string[], at = start) =>
  db.database
    .insert(notes)
    .values(bodies.map((body, index) => ({ id: `${ownerId}-${at}-${index}`, ownerId, body, at: new Date(at + index) })))
const bodiesOf = async (ownerId: string, query: string): Promise<string[]> =>
  (await search.find(ownerId, query, 20)).map(({ snippet }) => snippet)

test('SIDE-12 what was found is shown as it is read, without the marks of Markdown', async () => {
  await write('markah', ['**Invoice Bu Rina** sudah jadi.\n\n- Total **Rp 450.000**.\n- Sisa 2 - 1 kali'])
  expect(await bodiesOf('markah', 'invoice')).toEqual(['Invoice Bu Rina sudah jadi. Total Rp 450.000. Sisa 2 - 1 kali'])
})

test('SIDE-12 finds exact words, beginnings and one typing mistake, nearest first', async () => {
  await write('tini', ['Penawaran kaos untuk PT Maju', 'Tawaran lain', 'Invoice katering Bu Rina', 'penawara tanpa n'])
  expect(await bodiesOf('tini', 'invoice rina')).toEqual(['Invoice katering Bu Rina'])
  expect(await bodiesOf('tini', 'kater')).toEqual(['Invoice katering Bu Rina'])
  expect(await bodiesOf('tini', 'katreing')).toEqual(['Invoice katering Bu Rina'])
  expect(await bodiesOf('tini', 'invoce')).toEqual(['Invoice katering Bu Rina'])
  expect((await bodiesOf('tini', 'penawaran'))[0]).toBe('Penawaran kaos untuk PT Maju')
  expect(await bodiesOf('tini', 'bakso')).toEqual([])
  expect(await bodiesOf('tini', '  %_ ')).toEqual([])
})

test('SIDE-12 AUTH-09 an owner never finds what another one wrote', async () => {
  await write('a', ['resep rahasia sambal'])
  await write('b', ['jadwal rahasia libur'])
  expect(await bodiesOf('a', 'rahasia')).toEqual(['resep rahasia sambal'])
  expect(await bodiesOf('b', 'rahasia')).toEqual(['jadwal rahasia libur'])
})

test('SIDE-12 what is written or changed later is found, the old words are not', async () => {
  await write('lia', ['harga lama'])
  expect(await bodiesOf('lia', 'lama')).toEqual(['harga lama'])
  await db.database
    .update(notes)
    .set({ body: 'harga baru', at: new Date(start + 60_000) })
    .where(eq(notes.ownerId, 'lia'))
  expect(await bodiesOf('lia', 'baru')).toEqual(['harga baru'])
  expect(await bodiesOf('lia', 'lama')).toEqual([])
})

test('SIDE-12 more texts than one batch, many of them of one instant, are all read', async () => {
  await db.database.insert(notes).values(
    Array.from({ length: 1_300 }, (_, index) => ({
      id: `banyak-${String(index).padStart(5, '0')}`,
      ownerId: 'banyak',
      body: index === 1_299 ? 'yang terakhir sekali' : `pesan nomor ${index}`,
      at: new Date(start + Math.floor(index / 700)),
    })),
  )
  expect(await bodiesOf('banyak', 'terakhir')).toEqual(['yang terakhir sekali'])
  expect(await bodiesOf('banyak', 'nomor 777')).toEqual(['pesan nomor 777'])
})

test('SIDE-12 CHAT-14 a guest who becomes an owner finds what moved along', async () => {
  await write('pemilik', ['catatan pemilik'], start + 1_000_000)
  await write('tamu', ['catatan tamu'])
  await bodiesOf('pemilik', 'catatan')
  await bodiesOf('tamu', 'catatan')
  await db.database.transaction(async (tx) => {
    await tx.update(notes).set({ ownerId: 'pemilik' }).where(eq(notes.ownerId, 'tamu'))
    await search.forgetOwner(tx, 'tamu', 'pemilik')
  })
  expect((await bodiesOf('pemilik', 'catatan')).sort()).toEqual(['catatan pemilik', 'catatan tamu'])
  expect(await bodiesOf('tamu', 'catatan')).toEqual([])
})
