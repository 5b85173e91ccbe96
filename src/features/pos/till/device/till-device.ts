import { AppError } from '#core/errors/shared/app-error.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'
import type { TillCustomer } from '../../shared/customers.contract.ts'
import { debtOf, type DebtPayment } from '../../shared/debt/debt.ts'
import { deviceReceiptNumber } from '../../shared/receipt-number.ts'
import type { EndedShift } from '../../shared/receipt/shift-slip.ts'
import type { RefundInput } from '../../shared/refund.ts'
import type { Sale, SoldSale } from '../../shared/sale.ts'
import { type CashMove, type ClosedShift, type OpenedShift, reckonShift, type ShiftReport } from '../../shared/shift.ts'
import type { TillEventResult } from '../../shared/till-event.ts'
import { usualSettings } from '../../shared/till-settings.contract.ts'
import type { TillShop } from '../../shared/till.contract.ts'
import { debtIn, type KnownCustomer, knownDebts } from '../debts/known-debts.ts'
import { isSameSale, shownSale } from '../sold-sale.ts'
import { type Goods, type GoodsAnswer, quantitiesOf, shelfOf, withoutSold } from './goods.ts'
import {
  type DebtPaymentEntry,
  type FactName,
  isDebtPayment,
  isRefund,
  isSale,
  type JournalEntry,
  type KeptFacts,
  type RefundEntry,
  type SaleEntry,
  shiftIdOf,
  TillDatabase,
} from './till-database.ts'
import { booksOf } from './shift-books.ts'

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

/** The device's memory of one till: its shop, its goods and everything that it has written down. */
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
  readonly keepSale: (sold: SoldSale, deviceCode: string | null) => Promise<SaleEntry>
  /** Writes a refund of a sale down, once for its id. */
  readonly keepRefund: (refund: RefundInput, sale: Sale) => Promise<RefundEntry>
  /** Writes money down that a customer has paid back, once for its id. */
  readonly keepDebtPayment: (payment: DebtPayment) => Promise<DebtPaymentEntry>
  /** Keeps what the shop has answered about its customers, with what it could not know. */
  readonly keepCustomers: (customers: readonly TillCustomer[]) => Promise<void>
  /** The customers with what they owe, as far as this device knows: from what was kept and written down since. */
  readonly readCustomers: () => Promise<readonly KnownCustomer[]>
  /** Opens a shift; where one goes on already, that one stays. */
  readonly openShift: (shift: Omit<OpenedShift, 'id' | 'deviceId' | 'openedAt'>) => Promise<void>
  /** Writes down cash that goes into or out of the drawer of the shift that goes on. Throws `shift_unknown`. */
  readonly moveCash: (move: Pick<CashMove, 'direction' | 'amount' | 'reason' | 'cashier'>) => Promise<void>
  /** Ends the shift that goes on, and answers its books. Throws `shift_unknown`. */
  readonly closeShift: (counted: Pick<ClosedShift, 'countedCash' | 'notes'>) => Promise<EndedShift>
  /** The shift that goes on with its books so far; null where none does. */
  readonly readShift: () => Promise<{ readonly shift: OpenedShift; readonly report: ShiftReport } | null>
  /** The first entries behind the one of that number that wait for the server, in their order. */
  readonly waiting: (after: number, most: number) => Promise<JournalEntry[]>
  /** How much is not with the server. Throws where that cannot be read. */
  readonly countUnsent: () => Promise<number>
  /** Writes down what the server has said of entries, in their order. */
  readonly settle: (entries: readonly JournalEntry[], results: readonly TillEventResult[]) => Promise<void>
  /** Sends a refused entry once more, a sale as one of its own where its id is another's. */
  readonly sendAgain: (entry: JournalEntry) => Promise<void>
  /** Takes a refused entry out on the seller's word. */
  readonly forget: (id: string) => Promise<void>
  /**
   * Everything of the shop, when somebody signs out; what this device is called and where its numbers are stays, and so
   * does a shift that goes on, with everything that its books are made of.
   */
  readonly wipe: () => Promise<void>
}

const settled = (entry: JournalEntry, result: TillEventResult): JournalEntry => {
  if (result.outcome === 'refused')
    return { ...entry, state: 'refused', refusal: { code: result.code, details: result.details } }
  const recorded = { ...entry, state: 'recorded' as const, refusal: null }
  return isSale(recorded) && result.sale ? { ...recorded, sale: result.sale } : recorded
}

const now = (): string => new Date().toISOString()

/** Opens the till's memory. Throws where the browser keeps nothing (private window, storage refused or broken). */
export const openDevice = async (slug: string): Promise<TillDevice> => {
  const database = new TillDatabase(slug)
  const { journal, products, shelf, facts } = database
  const read = async <Name extends FactName>(name: Name): Promise<KeptFacts[Name] | undefined> =>
    (await facts.get(name)) as KeptFacts[Name] | undefined
  const write = <Name extends FactName>(name: Name, value: KeptFacts[Name]) => facts.put(value, name)

  const device = await database.transaction('rw', facts, async () => {
    const known = await read('device')
    if (known) return known
    const made = { id: newId('device'), sequence: 0, receipts: 0 }
    await write('device', made)
    return made
  })
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

  const waiting: TillDevice['waiting'] = (after, most) =>
    journal
      .where('[state+sequence]')
      .between(['waiting', after + 1], ['waiting', Infinity])
      .limit(most)
      .toArray()

  /** Inside a transaction: how far journal and receipts are counted. */
  const counted = async () => (await read('device')) ?? device
  /** Inside a transaction: the next place in the journal, which is taken with it. */
  const take = async (): Promise<number> => {
    const before = await counted()
    const sequence = before.sequence + 1
    await write('device', { ...before, sequence })
    return sequence
  }
  const fresh = { state: 'waiting', refusal: null } as const

  /** Inside a transaction: the shift that goes on. Throws `shift_unknown` where none does. */
  const ongoing = async (): Promise<OpenedShift> => {
    const shift = await read('shift')
    if (!shift) throw new AppError('shift_unknown')
    return shift
  }
  const reportOf = async (shift: OpenedShift): Promise<ShiftReport> =>
    reckonShift(booksOf(shift, await journal.toArray()))

  const unsentEntries = () =>
    journal
      .where('[state+sequence]')
      .between(['waiting', 0], ['waiting', Infinity])
      .or('[state+sequence]')
      .between(['refused', 0], ['refused', Infinity])

  /** Inside a transaction. */
  const readCustomers: TillDevice['readCustomers'] = async () => {
    const kept = (await read('customers')) ?? { customers: [], sequence: 0, unsent: [] }
    const [before, since] = [
      await journal.bulkGet([...kept.unsent]),
      await journal.where('sequence').above(kept.sequence).toArray(),
    ]
    return knownDebts(kept, [...before.filter((entry) => entry !== undefined), ...since])
  }

  /** Inside a transaction: what the buyer of a sale owes with it, as far as this device knows. */
  const owedWith = async ({ customerName, customerPhone }: SoldSale, debt: number): Promise<number> => {
    return debtIn(await readCustomers(), { name: customerName ?? '', phone: customerPhone }) + debt
  }

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
      database.transaction('rw', journal, facts, async () => {
        // The buyer waits: everything is read at once, and both writes go together.
        const [known, shift, before] = await Promise.all([journal.get(sold.id), read('shift'), counted()])
        if (known && isSale(known) && isSameSale(known.sold, sold)) return known
        const [sequence, receipts] = [before.sequence + 1, before.receipts + 1]
        const mine: SoldSale = {
          ...sold,
          ...(deviceCode === null ? {} : { number: deviceReceiptNumber(deviceCode, receipts) }),
          ...(shift ? { shiftId: shift.id } : {}),
          id: known ? newId('sale') : sold.id,
        }
        const { id, soldAt } = mine
        const shown = shownSale(mine)
        const debt = debtOf(shown)
        const sale = debt > 0 ? { ...shown, owed: await owedWith(mine, debt) } : shown
        const entry: SaleEntry = { ...fresh, kind: 'sale', id, sequence, at: soldAt, sold: mine, sale }
        await Promise.all([write('device', { ...before, sequence, receipts }), journal.add(entry)])
        return entry
      }),
    keepRefund: (refund, sale) =>
      database.transaction('rw', journal, facts, async () => {
        const [known, shift] = await Promise.all([journal.get(refund.id), read('shift')])
        if (known && isRefund(known)) return known
        const sequence = await take()
        const mine = { ...refund, ...(shift ? { shiftId: shift.id } : {}) }
        const { id, refundedAt: at } = mine
        const entry: RefundEntry = { ...fresh, kind: 'refund', id, sequence, at, refund: mine, sale }
        await journal.add(entry)
        return entry
      }),
    keepDebtPayment: (payment) =>
      database.transaction('rw', journal, facts, async () => {
        const [known, shift] = await Promise.all([journal.get(payment.id), read('shift')])
        if (known && isDebtPayment(known)) return known
        const sequence = await take()
        const mine = { ...payment, ...(shift ? { shiftId: shift.id } : {}) }
        const { id, paidAt: at } = mine
        const entry: DebtPaymentEntry = { ...fresh, kind: 'debt-paid', id, sequence, at, payment: mine }
        await journal.add(entry)
        return entry
      }),
    keepCustomers: (customers) =>
      database.transaction('rw', journal, facts, async () => {
        const { sequence } = await counted()
        const unsent = await unsentEntries().primaryKeys()
        await write('customers', { customers, sequence, unsent })
      }),
    readCustomers: () => database.transaction('r', journal, facts, readCustomers),
    openShift: (opening) =>
      database.transaction('rw', journal, facts, async () => {
        if (await read('shift')) return
        const sequence = await take()
        const shift: OpenedShift = { ...opening, id: newId('shift'), deviceId: device.id, openedAt: now() }
        await write('shift', shift)
        await journal.add({ ...fresh, kind: 'shift-opened', id: shift.id, sequence, at: shift.openedAt, shift })
      }),
    moveCash: (told) =>
      database.transaction('rw', journal, facts, async () => {
        const shift = await ongoing()
        const sequence = await take()
        const move: CashMove = { ...told, id: newId('cashMove'), shiftId: shift.id, movedAt: now() }
        await journal.add({ ...fresh, kind: 'cash-moved', id: move.id, sequence, at: move.movedAt, move })
      }),
    closeShift: (counted) =>
      database.transaction('rw', journal, facts, async () => {
        const opened = await ongoing()
        const report = await reportOf(opened)
        const sequence = await take()
        const shift: ClosedShift = { ...counted, id: opened.id, closedAt: now() }
        // Its opening has the shift's own id.
        const id = `${opened.id}_tutup`
        await journal.add({ ...fresh, kind: 'shift-closed', id, sequence, at: shift.closedAt, shift, report })
        await facts.delete('shift')
        return { opened, closed: shift, report }
      }),
    readShift: () =>
      database.transaction('r', journal, facts, async () => {
        const shift = await read('shift')
        return shift ? { shift, report: await reportOf(shift) } : null
      }),
    waiting,
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
