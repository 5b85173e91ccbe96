import { newId } from '#core/time-and-ids/shared/ids.ts'
import type { TillCustomer } from '../../shared/customers.contract.ts'
import { debtOf, type DebtPayment } from '../../shared/debt/debt.ts'
import { deviceReceiptNumber } from '../../shared/receipt-number.ts'
import type { PinLock } from '../../shared/guard/pin-text.ts'
import type { EndedShift } from '../../shared/receipt/shift-slip.ts'
import type { RefundInput } from '../../shared/refund.ts'
import type { Sale, SoldSale } from '../../shared/sale.ts'
import { type CashMove, type ClosedShift, type OpenedShift, reckonShift, type ShiftReport } from '../../shared/shift.ts'
import { debtIn, type KnownCustomer, knownDebts } from '../debts/known-debts.ts'
import { isSameSale, shownSale } from '../sold-sale.ts'
import type { DeviceFacts } from './device-facts.ts'
import type { DeviceOutbox } from './device-outbox.ts'
import { booksOf } from './shift-books.ts'
import {
  type DebtPaymentEntry,
  fresh,
  isDebtPayment,
  isRefund,
  isSale,
  type RefundEntry,
  type SaleEntry,
  type TillDatabase,
} from './till-database.ts'

/** Everything that happens at this till, written down in its order and strictly durable before it counts as done. */
export interface DeviceJournal {
  /**
   * Writes a sale down and gives it its number, in one step that is on the disk when it is done. The same sale again
   * answers what is there; another one under its id gets an id of its own.
   */
  readonly keepSale: (sold: SoldSale, deviceCode: string | null) => Promise<SaleEntry>
  /** Writes a refund of a sale down, once for its id. */
  readonly keepRefund: (refund: RefundInput, sale: Sale) => Promise<RefundEntry>
  /** Writes money down that a customer has paid back, once for its id. */
  readonly keepDebtPayment: (payment: DebtPayment) => Promise<DebtPaymentEntry>
  /** Writes down that too many wrong PINs were typed. */
  readonly keepPinLock: (lock: Pick<PinLock, 'cashier' | 'deviceCode'>) => Promise<void>
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
}

const now = (): string => new Date().toISOString()

/** The journal of a till's memory; what waits in it is told by the outbox. */
export const openJournal = (
  database: TillDatabase,
  { read, write, device, counted, take, ongoing }: DeviceFacts,
  { unsentIds }: Pick<DeviceOutbox, 'unsentIds'>,
): DeviceJournal => {
  const { journal, facts } = database
  const reportOf = async (shift: OpenedShift): Promise<ShiftReport> =>
    reckonShift(booksOf(shift, await journal.toArray()))

  /** Inside a transaction. */
  const readCustomers: DeviceJournal['readCustomers'] = async () => {
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

  return {
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
    keepPinLock: (told) =>
      database.transaction('rw', journal, facts, async () => {
        const sequence = await take()
        const lock: PinLock = { ...told, id: newId('pinLock'), lockedAt: now() }
        await journal.add({ ...fresh, kind: 'pin-locked', id: lock.id, sequence, at: lock.lockedAt, lock })
      }),
    keepCustomers: (customers) =>
      database.transaction('rw', journal, facts, async () => {
        const { sequence } = await counted()
        const unsent = await unsentIds()
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
  }
}
