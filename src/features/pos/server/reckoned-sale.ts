import type { Bill } from '../shared/bill.ts'
import type { ChargeRules } from '../shared/charges.ts'
import type { SoldSale } from '../shared/sale.ts'
import type { RoundingColumn, ShopRow } from './shops.repo.ts'

/** For which shop, by whom and when a sale is recorded. */
export interface Seller {
  readonly shop: Pick<ShopRow, 'id' | 'ownerId' | 'timeZone' | 'freeDiscount' | keyof ChargeRules | RoundingColumn>
  readonly cashier: string
  readonly now: Date
}

type SaleFacts = Pick<
  SoldSale,
  'id' | 'paymentMethod' | 'customerName' | 'customerPhone' | 'notes' | 'shiftId' | 'locationId'
>

/** What a sale tells besides its goods and its money. */
export const factsOf = ({
  id,
  paymentMethod,
  customerName,
  customerPhone,
  notes,
  shiftId,
  locationId,
}: SaleFacts): SaleFacts => ({
  id,
  paymentMethod,
  customerName,
  customerPhone,
  notes,
  shiftId,
  locationId,
})

/** A sale with its money reckoned. */
export interface ReckonedSale extends SaleFacts {
  readonly soldAt: Date
  readonly cashier: string
  readonly bill: Bill<{
    readonly productId: string
    readonly name: string
    readonly quantity: number
    readonly price: number
    readonly listPrice?: number | undefined
    readonly note?: string | undefined
  }>
  /** What a till's receipt has on it, where the till has made the sale by itself and its goods are handed over. */
  readonly handedOver?: { readonly number: string | undefined; readonly withPin: boolean }
}
