import { usualSettings } from '../../shared/till-settings.contract.ts'
import type { TillShop } from '../../shared/till.contract.ts'
import { openFacts } from './device-facts.ts'
import { type DeviceJournal, openJournal } from './device-journal.ts'
import { type DeviceOutbox, openOutbox } from './device-outbox.ts'
import { type DeviceShelf, openShelf } from './device-shelf.ts'
import { type Goods, quantitiesOf, withoutSold } from './goods.ts'
import { type JournalEntry, shiftIdOf, TillDatabase } from './till-database.ts'

/** Recorded sales stay this long for 'Penjualan hari ini' without a network, in milliseconds. */
const keptRecorded = 3 * 86_400_000

/** What a till finds on its device when it is opened. */
export interface FoundOnDevice {
  readonly shop: TillShop | null
  readonly goods: Goods | null
}

/** The device's memory of one till: its shop, its goods and everything that it has written down. */
export interface TillDevice extends Pick<DeviceShelf, 'keepAnswer'>, DeviceJournal, Omit<DeviceOutbox, 'unsentIds'> {
  /** Names this device for ever. */
  readonly id: string
  readonly database: TillDatabase
  readonly find: () => Promise<FoundOnDevice>
  readonly keepShop: (shop: TillShop) => Promise<void>
  /**
   * Everything of the shop, when somebody signs out; what this device is called and where its numbers are stays, and so
   * does a shift that goes on, with everything that its books are made of.
   */
  readonly wipe: () => Promise<void>
}

/** Opens the till's memory. Throws where the browser keeps nothing (private window, storage refused or broken). */
export const openDevice = async (slug: string): Promise<TillDevice> => {
  const database = new TillDatabase(slug)
  const { journal, products, shelf, facts } = database
  const own = await openFacts(database)
  const { read, write, device } = own
  const { readGoods, keepAnswer } = openShelf(database)
  const { unsentIds, ...outbox } = openOutbox(database)

  /** What may go as far as shifts are concerned: one that goes on, for days maybe, still needs its books. */
  const isOver = async (): Promise<(entry: JournalEntry) => boolean> => {
    const shift = await read('shift')
    return (entry) => !shift || shiftIdOf(entry) !== shift.id
  }
  const isPast = await isOver()
  const old = new Date(Date.now() - keptRecorded).toISOString()
  await journal
    .where('at')
    .below(old)
    .and((entry) => entry.state === 'recorded' && isPast(entry))
    .delete()

  return {
    id: device.id,
    database,
    keepAnswer,
    ...openJournal(database, own, { unsentIds }),
    ...outbox,
    find: async () => {
      const [told, goods] = await Promise.all([read('shop'), readGoods()])
      // A till of an older version has kept less of its shop.
      const shop = told ? { ...usualSettings, ...told } : null
      if (!goods) return { shop, goods }
      const sold = quantitiesOf(await outbox.waiting(0, Infinity), goods.locationId)
      return { shop, goods: withoutSold(goods, sold) }
    },
    keepShop: async (shop) => {
      await write('shop', shop)
    },
    wipe: () =>
      database.transaction('rw', journal, products, shelf, facts, async () => {
        await journal
          .where('[state+sequence]')
          .between(['recorded', 0], ['recorded', Infinity])
          .and(await isOver())
          .delete()
        await products.clear()
        await shelf.clear()
        await facts.bulkDelete(['shop', 'customers'])
      }),
  }
}
