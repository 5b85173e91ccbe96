import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, test } from 'vitest'

import { newId } from '#core/time-and-ids/shared/ids.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { addUser } from '#tests/support/people.ts'
import { createPosServer } from '#tests/support/pos-server.ts'
import { openTill, soldAt } from '#tests/support/selling-till.ts'

import { personalData } from './personal-data.ts'

const store = useTestDatabase()

const takeAway = (userId: string): Promise<void> =>
  store.database.transaction(async (tx) => {
    for (const part of personalData) await part.erase(tx, userId)
  })

/** What outlives an account, and why. */
const stays: Readonly<Record<string, string>> = {
  auth_users: 'the row that the ledger names, without a name or an address',
  point_accounts: 'the ledger is never changed (POINT-05)',
  point_entries: 'the ledger is never changed (POINT-05)',
  point_holds: 'the ledger is never changed (POINT-05)',
  account_top_ups: 'books of ours about money that was paid',
  auth_flows: 'names nobody and ends by itself',
  auth_used_proofs: 'names nobody and ends by itself',
  jobs: 'holds ids alone and is forgotten after its time',
  website_blobs: 'bytes that sites of others may have too, known by their sum',
}

/** The tables that an erasing deletes from, as its statements name them. */
const emptiedTables = async (): Promise<string[]> => {
  const asked: string[] = []
  const listening = drizzle(store.database.$client, { logger: { logQuery: (query) => void asked.push(query) } })
  await listening.transaction(async (tx) => {
    for (const part of personalData) await part.erase(tx, 'user_nobody')
  })
  return asked.flatMap((query) => /^delete from "(\w+)"/i.exec(query)?.[1] ?? [])
}

test('SIDE-10 every table is emptied of a person whose account goes, but for those that say why not', async () => {
  const emptied = await emptiedTables()
  // Rows that the database itself takes away with the rows that they belong to.
  const { rows: cascades } = await store.database.execute<{ name: string; of: string }>(
    sql`select conrelid::regclass::text as name, confrelid::regclass::text as of
      from pg_constraint where contype = 'f' and confdeltype = 'c'`,
  )
  const along = cascades.flatMap(({ name, of }) => (emptied.includes(of) ? [name] : []))
  const { rows } = await store.database.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  expect([...new Set([...emptied, ...along, ...Object.keys(stays)])].sort()).toEqual(
    rows.map(({ name }) => name).sort(),
  )
})

test('SIDE-10 no row that goes makes the database read a whole table to see whether another one refers to it', async () => {
  const { rows } = await store.database.execute<{ name: string; of: string; by: string }>(sql`
    select c.conrelid::regclass::text as name, c.confrelid::regclass::text as of, a.attname as by
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and not exists (
      select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1] and i.indpred is null
    )`)
  const emptied = await emptiedTables()
  // Tickets of tills live for two minutes: there are never many.
  expect(rows.filter(({ name, of }) => emptied.includes(of) && name !== 'pos_till_tickets')).toEqual([])
})

test('SIDE-10 an owner whose customers paid debts back gets those with all data, and the account can go', async () => {
  const server = createPosServer(store.database)
  const owner = await addUser(store.database)
  const rina = { customerName: 'Bu Rina', customerPhone: '0812 3456 7890' }
  const shop = await openTill(server, owner, [{ name: 'Teh', price: 10_000, stock: null }])
  const payment = {
    id: newId('debtPayment'),
    ...rina,
    amount: 7_000,
    paymentMethod: 'tunai',
    cashier: 'Sari',
    paidAt: soldAt,
  }
  const events = [
    { kind: 'sale', sold: shop.sale([[0, 2]], { paymentMethod: 'kasbon', ...rina }) },
    { kind: 'debt-paid', payment },
  ]
  const { body } = await shop.till('POST', '/events', { sentAt: server.clock().toISOString(), events })
  expect(body.data.results).toMatchObject([{ outcome: 'recorded' }, { outcome: 'recorded' }])

  const files = (await Promise.all(personalData.map((part) => part.read(store.database, owner)))).flat()
  const given = files.flatMap((file) => (file.path.endsWith('/bayar-kasbon.json') && 'text' in file ? [file.text] : []))
  expect(given.map((text) => JSON.parse(text) as unknown)).toMatchObject([[{ id: payment.id, amount: 7_000 }]])

  await takeAway(owner)
  const { rows } = await store.database.execute(sql`select 1 from pos_shops where owner_id = ${owner}`)
  expect(rows).toEqual([])
})
