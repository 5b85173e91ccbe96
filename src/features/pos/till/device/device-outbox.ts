import { newId } from '#core/time-and-ids/shared/ids.ts'
import type { TillEventResult } from '../../shared/till-event.ts'
import { fresh, isRefund, isSale, type JournalEntry, type TillDatabase } from './till-database.ts'

/** What of the journal the server does not have yet, and what it has said of the rest. */
export interface DeviceOutbox {
  /** The first entries behind the one of that number that wait for the server, in their order. */
  readonly waiting: (after: number, most: number) => Promise<JournalEntry[]>
  /** The ids of everything that is not with the server. */
  readonly unsentIds: () => Promise<string[]>
  /** How much that is. Throws where that cannot be read. */
  readonly countUnsent: () => Promise<number>
  /** Writes down what the server has said of entries, in their order. */
  readonly settle: (entries: readonly JournalEntry[], results: readonly TillEventResult[]) => Promise<void>
  /** Sends a refused entry once more, a sale as one of its own where its id is another's. */
  readonly sendAgain: (entry: JournalEntry) => Promise<void>
  /** Takes a refused entry out on the seller's word. */
  readonly forget: (id: string) => Promise<void>
}

const settled = (entry: JournalEntry, result: TillEventResult): JournalEntry => {
  if (result.outcome === 'refused')
    return { ...entry, state: 'refused', refusal: { code: result.code, details: result.details } }
  const recorded = { ...entry, state: 'recorded' as const, refusal: null }
  return isSale(recorded) && result.sale ? { ...recorded, sale: result.sale } : recorded
}

/** The outbox of a till's memory. */
export const openOutbox = (database: TillDatabase): DeviceOutbox => {
  const { journal } = database
  const unsentEntries = () =>
    journal
      .where('[state+sequence]')
      .between(['waiting', 0], ['waiting', Infinity])
      .or('[state+sequence]')
      .between(['refused', 0], ['refused', Infinity])

  return {
    waiting: (after, most) =>
      journal
        .where('[state+sequence]')
        .between(['waiting', after + 1], ['waiting', Infinity])
        .limit(most)
        .toArray(),
    unsentIds: () => unsentEntries().primaryKeys(),
    countUnsent: () => unsentEntries().count(),
    settle: (entries, results) =>
      database.transaction('rw', journal, async () => {
        const known = await journal.bulkGet(entries.map(({ id }) => id))
        // What another tab has settled meanwhile stays settled.
        const next = results.flatMap((result, at) => {
          const entry = known[at]
          return entry?.state === 'waiting' ? [settled(entry, result)] : []
        })
        await journal.bulkPut(next)
        // A refund tells how its sale stands now.
        for (const result of results) {
          const sale = result.outcome === 'recorded' && result.refund ? result.sale : undefined
          const own = sale && (await journal.get(sale.id))
          if (own && isSale(own) && own.state === 'recorded') await journal.put({ ...own, sale })
        }
      }),
    sendAgain: (entry) =>
      database.transaction('rw', journal, async () => {
        if ((await journal.get(entry.id))?.state !== 'refused') return
        if (!isSale(entry) || entry.refusal?.code !== 'sale_conflict') {
          await journal.put({ ...entry, ...fresh })
          return
        }
        const id = newId('sale')
        await journal.delete(entry.id)
        await journal.add({ ...entry, ...fresh, id, sold: { ...entry.sold, id }, sale: { ...entry.sale, id } })
        // What of it was given back goes with it, not to the other sale.
        const unsent = (await journal.toArray()).filter(isRefund)
        for (const back of unsent.filter(({ refund, state }) => refund.saleId === entry.id && state !== 'recorded'))
          await journal.put({ ...back, refund: { ...back.refund, saleId: id }, sale: { ...back.sale, id } })
      }),
    forget: (id) =>
      database.transaction('rw', journal, async () => {
        if ((await journal.get(id))?.state === 'refused') await journal.delete(id)
      }),
  }
}
