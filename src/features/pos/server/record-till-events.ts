import type { Database } from '#core/db/server/database.ts'

import { type TillEvent, tillEvent, type TillEventResult } from '../shared/till-event.ts'
import { storableText } from '#core/text/shared/storable-text.ts'
import { recordDebtPayment } from './debts/debts.repo.ts'
import { recordPinLock } from './guard/money-acts.repo.ts'
import { recordInOrder, recordSoldSale, soldAtOf, type TillSeller } from './record-sold-sales.ts'
import { recordRefund } from './refunds.repo.ts'
import { closeShift, moveCash, openShift } from './shifts.repo.ts'

/** Records one thing that a till has written down. Its moments are put right where the device's clock is wrong. */
const recordTillEvent = async (
  database: Database,
  event: TillEvent,
  sentAt: string,
  seller: TillSeller,
): Promise<TillEventResult> => {
  const { shop, now } = seller
  const at = (moment: string): Date => soldAtOf(moment, sentAt, now, shop.setUpAt)
  switch (event.kind) {
    case 'sale':
      return { outcome: 'recorded', sale: await recordSoldSale(database, event.sold, sentAt, seller) }
    case 'refund': {
      const { refund } = event
      const moment = { at: at(refund.refundedAt), isFromDevice: true }
      return { outcome: 'recorded', ...(await recordRefund(database, refund, moment, seller)) }
    }
    case 'debt-paid':
      await recordDebtPayment(database, event.payment, { at: at(event.payment.paidAt), isFromDevice: true }, seller)
      return { outcome: 'recorded' }
    case 'shift-opened':
      await openShift(database, event.shift, at(event.shift.openedAt), seller)
      return { outcome: 'recorded' }
    case 'cash-moved':
      await moveCash(database, event.move, at(event.move.movedAt), seller)
      return { outcome: 'recorded' }
    case 'pin-locked': {
      const { id, deviceCode = null, lockedAt, ...lock } = event.lock
      const cashier = storableText(lock.cashier) || seller.cashier
      await recordPinLock(database, { id, cashier, deviceCode, createdAt: at(lockedAt) }, seller)
      return { outcome: 'recorded' }
    }
    case 'shift-closed':
      await closeShift(database, event.shift, at(event.shift.closedAt), seller)
      return { outcome: 'recorded' }
  }
}

/** Records what a till has written down on its device, in its order, each once for its id. */
export const recordTillEvents = (
  database: Database,
  { events, sentAt }: { readonly events: readonly unknown[]; readonly sentAt: string },
  seller: TillSeller,
): Promise<TillEventResult[]> =>
  recordInOrder(
    events,
    (sent) => tillEvent.safeParse(sent),
    (event) => recordTillEvent(database, event, sentAt, seller),
  )
