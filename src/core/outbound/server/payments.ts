import type { Rupiah } from '#core/text/shared/rupiah.ts'

/** What is to be paid. */
export interface PaymentOrder {
  /** Ours; the gateway takes it once. At most 50 letters, digits, `-` and `_`. */
  readonly orderId: string
  readonly amount: Rupiah
  readonly description: string
  readonly customer: { readonly name: string; readonly email: string }
  /** Where the gateway's page leads back to. */
  readonly returnUrl: string
}

/** How a payment stands by word that was proved to come from the gateway. */
export interface PaymentNotice {
  readonly orderId: string
  /** `challenged`: paid, and the gateway's fraud check still looks at it; that is not money yet. */
  readonly state: 'pending' | 'challenged' | 'settled' | 'failed' | 'expired'
  /** The paid sum in whole Rupiah. */
  readonly amount: number
}

/** A payment gateway. It never decides what is given for the money. */
export interface PaymentGateway {
  readonly name: 'midtrans' | 'sandbox'
  /** Opens a payment and answers the page on which it is paid. Throws `payment_unavailable`. */
  open(order: PaymentOrder): Promise<{ readonly payUrl: string }>
  /** Reads a notification's body. Throws `payment_unverified` where its signature is not the gateway's. */
  readNotice(body: unknown): PaymentNotice
  /**
   * Asks how a payment stands whose notification did not come; null where nobody has begun to pay it. Throws
   * `payment_unavailable` and `payment_unverified`.
   */
  readStatus?(orderId: string): Promise<PaymentNotice | null>
}
