import { and, desc, eq, lt, sql } from 'drizzle-orm'

import type { Database, Reader, Tx } from '#core/db/server/database.ts'

import type { MoneyAct } from '../../shared/guard/money-acts.contract.ts'
import { receiptNumber } from '../../shared/receipt-number.ts'
import { posSales } from '../sales.tables.ts'
import { touchShop } from '../shops.repo.ts'
import type { Seller } from '../reckoned-sale.ts'
import { posMoneyActs } from './money-acts.tables.ts'

/** As many entries one page of the log has. */
const actsOfPage = 50

/** Writes into the log, once for each id. Those of a sale `pos_record_sale` writes with it. */
export const writeAct = async (tx: Tx, act: typeof posMoneyActs.$inferInsert): Promise<void> => {
  await tx.insert(posMoneyActs).values(act).onConflictDoNothing()
}

type Lock = Pick<typeof posMoneyActs.$inferInsert, 'id' | 'cashier' | 'deviceCode' | 'createdAt'>

/** Writes down that a till was given too many wrong PINs. */
export const recordPinLock = (database: Database, lock: Lock, { shop, now }: Seller): Promise<void> =>
  database.transaction(async (tx) => {
    await writeAct(tx, { ...lock, posId: shop.id, kind: 'pin', amount: 0, whole: 0, withPin: false, recordedAt: now })
    await touchShop(tx, shop, now)
  })

interface ActsWish {
  readonly kind?: MoneyAct['kind'] | undefined
  readonly after?: string | undefined
}

/** A page of the log as it arrived, newest first, and where the next one begins. */
export const listMoneyActs = async (
  reader: Reader,
  posId: string,
  { kind, after }: ActsWish,
): Promise<{ readonly acts: MoneyAct[]; readonly next: string | null }> => {
  const rows = await reader
    .select({
      act: posMoneyActs,
      receipt: posSales.receiptNumber,
      day: posSales.day,
      sequence: posSales.sequence,
    })
    .from(posMoneyActs)
    .leftJoin(posSales, and(eq(posSales.posId, posMoneyActs.posId), eq(posSales.id, posMoneyActs.saleId)))
    .where(
      and(
        eq(posMoneyActs.posId, posId),
        kind === undefined ? undefined : eq(posMoneyActs.kind, kind),
        after === undefined ? undefined : lt(posMoneyActs.position, sql`${after}::bigint`),
      ),
    )
    .orderBy(desc(posMoneyActs.position))
    .limit(actsOfPage + 1)
  const page = rows.slice(0, actsOfPage)
  return {
    acts: page.map(({ act, receipt, day, sequence }) => ({
      id: act.id,
      kind: act.kind,
      saleId: act.saleId,
      number: receipt ?? (day === null || sequence === null ? null : receiptNumber(day, sequence)),
      subject: act.subject,
      amount: act.amount,
      whole: act.whole,
      reason: act.reason,
      cashier: act.cashier,
      deviceCode: act.deviceCode,
      withPin: act.withPin,
      isFromTill: act.recordedAt !== null,
      timestamp: act.createdAt.toISOString(),
    })),
    next: rows.length > actsOfPage ? String(page.at(-1)?.act.position) : null,
  }
}
