import { newId } from '#core/time-and-ids/shared/ids.ts'
import { deviceReceiptNumber } from '../../shared/receipt-number.ts'
import type { SoldSale } from '../../shared/sale.ts'
import { usualSettings } from '../../shared/till-settings.contract.ts'
import type { SoldSaleResult, TillShop } from '../../shared/till.contract.ts'
import { isSameSale, shownSale } from '../sold-sale.ts'
import { type Goods, type GoodsAnswer, quantitiesOf, shelfOf, withoutSold } from './goods.ts'
import { type FactName, type JournalEntry, type KeptFacts, TillDatabase } from './till-database.ts'

/** Recorded sales stay this long for 'Penjualan hari ini' without a network, in milliseconds. */
const keptRecorded = 3 * 86_400_000

/** As many goods are written in one go. */
const writtenAtOnce = 100

/**
 * Until the till has nothing else to do: a tap or a typed letter does not wait behind goods that are written. A till that
 * never rests writes all the same, and browsers without idle callbacks rest a moment, in milliseconds.
 */
const rest = (): Promise<void> =>
  new Promise((done) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => done(), { timeout: 1_000 })
    else setTimeout(done, 20)
  })

/** What a till finds on its device when it is opened. */
export interface FoundOnDevice {
  readonly shop: TillShop | null
  readonly goods: Goods | null
}

/** The device's memory of one till: its shop, its goods and every sale that it has made. */
export interface TillDevice {
  /** Names this device for ever. */
  readonly id: string
  readonly database: TillDatabase
  readonly find: () => Promise<FoundOnDevice>
  readonly keepShop: (shop: TillShop) => Promise<void>
  /**
   * Keeps what the server says of the shelf: what has changed since that moment, or all of it where that is null.
   * Changes that do not build on what lies here (it was wiped, a write has failed) are let go.
   */
  readonly keepAnswer: (answer: GoodsAnswer, since: string | null) => Promise<void>
  /**
   * Writes a sale down and gives it its number, in one step that is on the disk when it is done. The same sale again
   * answers what is there; another one under its id gets an id of its own.
   */
  readonly keepSale: (sold: SoldSale, deviceCode: string | null) => Promise<JournalEntry>
  /** The first sales behind the one of that number that wait for the server, in their order. */
  readonly waiting: (after: number, most: number) => Promise<JournalEntry[]>
  /** How many sales are not with the server. Throws where that cannot be read. */
  readonly countUnsent: () => Promise<number>
  /** Writes down what the server has said of sales, in their order. */
  readonly settle: (entries: readonly JournalEntry[], results: readonly SoldSaleResult[]) => Promise<void>
  /** Sends a refused sale once more, as a sale of its own where its id is another's. */
  readonly sendAgain: (entry: JournalEntry) => Promise<void>
  /** Takes a refused sale out on the seller's word. */
  readonly forget: (id: string) => Promise<void>
  /** Everything of the shop, when somebody signs out; what this device is called and where its numbers are stays. */
  readonly wipe: () => Promise<void>
}

const settled = (entry: JournalEntry, result: SoldSaleResult): JournalEntry =>
  result.outcome === 'recorded'
    ? { ...entry, state: 'recorded', sale: result.sale, refusal: null }
    : { ...entry, state: 'refused', refusal: { code: result.code, details: result.details } }

/** Opens the till's memory. Throws where the browser keeps nothing (private window, storage refused or broken). */
export const openDevice = async (slug: string): Promise<TillDevice> => {
  const database = new TillDatabase(slug)
  const { sales, products, shelf, facts } = database
  const read = async <Name extends FactName>(name: Name): Promise<KeptFacts[Name] | undefined> =>
    (await facts.get(name)) as KeptFacts[Name] | undefined
  const write = <Name extends FactName>(name: Name, value: KeptFacts[Name]) => facts.put(value, name)

  const device = await database.transaction('rw', facts, async () => {
    const known = await read('device')
    if (known) return known
    const made = { id: newId('device'), sequence: 0 }
    await write('device', made)
    return made
  })
  const old = new Date(Date.now() - keptRecorded).toISOString()
  await sales
    .where('soldAt')
    .below(old)
    .and(({ state }) => state === 'recorded')
    .delete()

  const waiting: TillDevice['waiting'] = (after, most) =>
    sales
      .where('[state+sequence]')
      .between(['waiting', after + 1], ['waiting', Infinity])
      .limit(most)
      .toArray()

  /** In parts, with rests between them. The shelf counts as kept with the last part: one that breaks off is none. */
  const keepWhole = async ({ products: answered, categories, asOf, seen, locationId }: GoodsAnswer): Promise<void> => {
    await shelf.delete('now')
    for (let at = 0; at < answered.length; at += writtenAtOnce) {
      await products.bulkPut(
        answered.slice(at, at + writtenAtOnce).map((product, nth) => ({ id: product.id, place: at + nth, product })),
      )
      await rest()
    }
    await database.transaction('rw', products, shelf, async () => {
      const sold = new Set(answered.map(({ id }) => id))
      const kept = await products.toCollection().primaryKeys()
      await products.bulkDelete(kept.filter((id) => !sold.has(id)))
      await shelf.put({ categories, asOf, seen, locationId }, 'now')
    })
  }

  const keepChanges = (
    { products: answered, removed, categories, asOf, seen, locationId }: GoodsAnswer,
    since: string,
  ): Promise<void> =>
    database.transaction('rw', products, shelf, async () => {
      const kept = await shelf.get('now')
      // Changes upon another state would leave goods out for good; older news than what lies here are none.
      if (!kept || kept.asOf < since || kept.asOf > asOf) return
      const known = await products.bulkGet(answered.map(({ id }) => id))
      let end = (await products.orderBy('place').last())?.place ?? -1
      await products.bulkPut(
        answered.map((product, at) => ({ id: product.id, place: known[at]?.place ?? (end += 1), product })),
      )
      await products.bulkDelete([...removed])
      await shelf.put({ categories, asOf, seen, locationId }, 'now')
    })

  /** One answer after the other: changes build on what was answered before them. */
  let lastKept: Promise<void> = Promise.resolve()

  return {
    id: device.id,
    database,
    find: async () => {
      const [told, known, kept] = await Promise.all([read('shop'), shelf.get('now'), products.toArray()])
      // A till of an older version has kept less of its shop.
      const shop = told ? { ...usualSettings, ...told } : null
      if (!known) return { shop, goods: null }
      const inOrder = kept.sort((one, other) => one.place - other.place).map(({ product }) => product)
      const sold = quantitiesOf(await waiting(0, Infinity), known.locationId)
      return { shop, goods: withoutSold(shelfOf({ ...known, products: inOrder }), sold) }
    },
    keepShop: async (shop) => {
      await write('shop', shop)
    },
    keepAnswer: (answer, since) => {
      const keeping = since === null ? () => keepWhole(answer) : () => keepChanges(answer, since)
      const turn = lastKept.then(keeping, keeping)
      lastKept = turn
      return turn
    },
    keepSale: (sold, deviceCode) =>
      database.transaction('rw', sales, facts, async () => {
        const [known, { id, sequence: last } = device] = await Promise.all([sales.get(sold.id), read('device')])
        if (known && isSameSale(known.sold, sold)) return known
        const sequence = last + 1
        const number = deviceCode === null ? {} : { number: deviceReceiptNumber(deviceCode, sequence) }
        const mine: SoldSale = { ...sold, ...number, id: known ? newId('sale') : sold.id }
        const entry: JournalEntry = {
          id: mine.id,
          sequence,
          state: 'waiting',
          soldAt: mine.soldAt,
          sold: mine,
          sale: shownSale(mine),
          refusal: null,
        }
        await Promise.all([sales.add(entry), write('device', { id, sequence })])
        return entry
      }),
    waiting,
    countUnsent: () =>
      sales
        .where('[state+sequence]')
        .between(['waiting', 0], ['waiting', Infinity])
        .or('[state+sequence]')
        .between(['refused', 0], ['refused', Infinity])
        .count(),
    settle: (entries, results) =>
      database.transaction('rw', sales, async () => {
        const known = await sales.bulkGet(entries.map(({ id }) => id))
        // What another tab has settled meanwhile stays settled.
        const next = results.flatMap((result, at) => {
          const entry = known[at]
          return entry?.state === 'waiting' ? [settled(entry, result)] : []
        })
        await sales.bulkPut(next)
      }),
    sendAgain: (entry) =>
      database.transaction('rw', sales, async () => {
        if ((await sales.get(entry.id))?.state !== 'refused') return
        const isOthers = entry.refusal?.code === 'sale_conflict'
        const id = isOthers ? newId('sale') : entry.id
        await sales.delete(entry.id)
        const sold = { ...entry.sold, id }
        await sales.add({ ...entry, id, sold, sale: { ...entry.sale, id }, state: 'waiting', refusal: null })
      }),
    forget: (id) =>
      database.transaction('rw', sales, async () => {
        if ((await sales.get(id))?.state === 'refused') await sales.delete(id)
      }),
    wipe: () =>
      database.transaction('rw', sales, products, shelf, facts, async () => {
        await sales.where('[state+sequence]').between(['recorded', 0], ['recorded', Infinity]).delete()
        await products.clear()
        await shelf.clear()
        await facts.delete('shop')
      }),
  }
}
