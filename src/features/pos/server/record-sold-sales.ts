import type { Database } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'

import { reckonBill } from '../shared/bill.ts'
import { type Sale, type SoldSale, soldSale } from '../shared/sale.ts'
import type { SoldSaleResult } from '../shared/till.contract.ts'
import { recordOnce } from './record-sale.ts'
import { inTurn } from './sales-in-turn.ts'
import type { ShopRow } from './shops.repo.ts'
import { factsOf, type Seller } from './reckoned-sale.ts'
import { writeSale } from './write-sale.ts'

/** A device's clock may be off by so much before its times are put right, in milliseconds. */
const allowedSkew = 5 * 60_000

/** Who sells by a till: no sale is older than the till itself. */
export interface TillSeller extends Seller {
  readonly shop: Seller['shop'] & Pick<ShopRow, 'setUpAt'>
}

/**
 * When a sale was made by our clock: a device with a wrong clock still knows how long ago it was. One whose clock was
 * put right in between does not; no sale is made before the shop was set up.
 */
export const soldAtOf = (soldAt: string, sentAt: string, now: Date, setUpAt: Date | null): Date => {
  const skew = now.getTime() - Date.parse(sentAt)
  const at = Date.parse(soldAt) + (Math.abs(skew) > allowedSkew ? skew : 0)
  return new Date(Math.min(Math.max(at, setUpAt?.getTime() ?? at), now.getTime()))
}

/**
 * Records a sale that a till has made by itself (POS-07), once for each sale id: at its own prices, time and cashier,
 * and beyond the stock where the goods have been handed over. Throws `product_gone` for goods that the shop never had,
 * `received_too_low`, `discount_too_large`, `payments_wrong`, `sale_too_large`, `sale_conflict`.
 */
export const recordSoldSale = (database: Database, sold: SoldSale, sentAt: string, seller: TillSeller): Promise<Sale> =>
  recordOnce(database, sold, seller, async () => {
    const { number, cashier, withPin = false } = sold
    const written = await writeSale(
      database,
      {
        ...factsOf(sold),
        soldAt: soldAtOf(sold.soldAt, sentAt, seller.now, seller.shop.setUpAt),
        cashier: cashier === '' ? seller.cashier : cashier,
        bill: reckonBill(sold),
        handedOver: { number, withPin },
      },
      seller,
      inTurn(database, seller.shop),
    )
    if (written === 'changed') throw new AppError('product_gone')
    return written
  })

type Refused = SoldSaleResult & { readonly outcome: 'refused' }

/**
 * Does the work for each of an outbox's entries in their order. One that is refused does not hold up the others. A
 * failure that says nothing about its entry ends the work: what has been done is answered, the rest is sent again.
 */
export const recordInOrder = async <Entry, Result>(
  entries: readonly unknown[],
  read: (sent: unknown) => { readonly success: boolean; readonly data?: Entry; readonly error?: unknown },
  record: (entry: Entry) => Promise<Result>,
): Promise<(Result | Refused)[]> => {
  const results: (Result | Refused)[] = []
  for (const sent of entries) {
    const parsed = read(sent)
    try {
      if (parsed.data === undefined) throw new AppError('invalid_request', { cause: parsed.error })
      results.push(await record(parsed.data))
    } catch (error) {
      if (error instanceof AppError && error.status < 500)
        results.push({ outcome: 'refused', code: error.code, details: error.details })
      else if (results.length === 0) throw error
      else break
    }
  }
  return results
}

/** Records the sales of a till's page that knows of sales only. */
export const recordSoldSales = (
  database: Database,
  { sales, sentAt }: { readonly sales: readonly unknown[]; readonly sentAt: string },
  seller: TillSeller,
): Promise<SoldSaleResult[]> =>
  recordInOrder(
    sales,
    (sent) => soldSale.safeParse(sent),
    async (sold) => ({ outcome: 'recorded', sale: await recordSoldSale(database, sold, sentAt, seller) }) as const,
  )
