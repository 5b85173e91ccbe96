import type { Database } from '#core/db/server/database.ts'

import type { Seller } from './reckoned-sale.ts'
import { type SaleCall, type WriteCall, writeCalls, type Written } from './sale-call.ts'

/** So many sales go into one transaction: the last of them waits for all. */
const mostTogether = 50

interface Waiting {
  readonly call: SaleCall
  readonly done: (written: Written | undefined) => void
  readonly fail: (error: unknown) => void
}

/** What waits for its turn, by database and shop; a shop stands here while its sales are being written. */
const turns = new WeakMap<Database, Map<string, Waiting[]>>()

/** Writes sales together; where the database refuses, each by itself, so that one holds up no other. */
const writeTogether = async (database: Database, shop: Seller['shop'], sales: readonly Waiting[]): Promise<void> => {
  try {
    const written = await writeCalls(
      database,
      shop,
      sales.map(({ call }) => call),
    )
    for (const [at, { done }] of sales.entries()) done(written[at])
  } catch (error) {
    if (sales.length === 1) sales[0]?.fail(error)
    else await Promise.all(sales.map((one) => writeTogether(database, shop, [one])))
  }
}

/**
 * Has sales of a shop written in turn; what comes while some are being written waits and is written together. The lock
 * that gives out a shop's numbers is held until the disk has the commit: one sale after the other, each would wait for as
 * many commits as there are tills before it.
 */
export const inTurn =
  (database: Database, shop: Seller['shop']): WriteCall =>
  (call) =>
    new Promise((done, fail) => {
      const shops = turns.get(database) ?? new Map<string, Waiting[]>()
      turns.set(database, shops)
      const before = shops.get(shop.id)
      const waiting = before ?? []
      waiting.push({ call, done, fail })
      if (before) return
      shops.set(shop.id, waiting)
      const work = async (): Promise<void> => {
        while (waiting.length > 0) await writeTogether(database, shop, waiting.splice(0, mostTogether))
        shops.delete(shop.id)
      }
      void work()
    })
