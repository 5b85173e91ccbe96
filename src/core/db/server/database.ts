import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

/** The product's database: one dialect, PostgreSQL, embedded or by DATABASE_URL. Tables are imported where they are used. */
export type Database = NodePgDatabase & { readonly $client: pg.Pool }
/** A transaction, or anything that can stand in its place. Rules that must be atomic ask for this type. */
export type Tx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]
/** Reads that may run inside or outside a transaction. */
export type Reader = NodePgDatabase | Tx

/**
 * Opens a pool on `url`. Queries wait at most `connectionTimeoutMillis` for a connection, so that a database that is
 * gone is noticed and told, not waited for.
 */
export const openDatabase = (url: string, maxConnections = 10): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
  })
  // A pool without a listener ends the process when an idle connection breaks; the next query reports the loss.
  pool.on('error', () => {})
  // The same holds for a connection that breaks inside a transaction, while it is out of the pool.
  pool.on('connect', (client) => client.on('error', () => {}))
  return drizzle(pool)
}

/**
 * Reads in one transaction that writes nothing and in which no statement takes longer than `milliseconds`. A reading that
 * fails ends its connection, and with it the transaction.
 */
export const readWithin = async <Answer>(
  database: Database,
  milliseconds: number,
  read: (reader: Reader) => Promise<Answer>,
): Promise<Answer> => {
  const client = await database.$client.connect()
  try {
    await client.query(`begin read only; set local statement_timeout = ${Math.round(milliseconds)}`)
    const answer = await read(drizzle(client))
    // Nothing was written: nobody waits for the end of it.
    client.query('commit').then(
      () => client.release(),
      () => client.release(true),
    )
    return answer
  } catch (error) {
    client.release(true)
    throw error
  }
}
