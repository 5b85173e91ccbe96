import { createHash, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'

import { AppError } from '#core/errors/shared/app-error.ts'

import type { PaymentNotice } from './payments.ts'

const notification = z.looseObject({
  order_id: z.string(),
  status_code: z.string(),
  /** Always with two decimals: `25000.00`. */
  gross_amount: z.string(),
  signature_key: z.string(),
  transaction_status: z.string(),
  fraud_status: z.optional(z.string()),
  currency: z.optional(z.string()),
})
type Notification = z.infer<typeof notification>

/** SHA-512 over order, status code, sum and server key (docs.midtrans.com, HTTP(S) Notification, read 2026-11-21). */
export const signatureOf = (
  { order_id, status_code, gross_amount }: Pick<Notification, 'order_id' | 'status_code' | 'gross_amount'>,
  serverKey: string,
): string => createHash('sha512').update(`${order_id}${status_code}${gross_amount}${serverKey}`).digest('hex')

const stateOf = ({ transaction_status: status, fraud_status: fraud }: Notification): PaymentNotice['state'] => {
  if (status === 'settlement') return 'settled'
  if (status === 'capture') return fraud === 'accept' ? 'settled' : fraud === 'deny' ? 'failed' : 'challenged'
  if (status === 'expire') return 'expired'
  return status === 'pending' || status === 'authorize' ? 'pending' : 'failed'
}

const equal = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** A notification in Midtrans' form, proved by its signature. Throws `payment_unverified`. */
export const readSignedNotice = (body: unknown, serverKey: string): PaymentNotice => {
  const parsed = notification.safeParse(body)
  if (!parsed.success || !equal(parsed.data.signature_key.toLowerCase(), signatureOf(parsed.data, serverKey)))
    throw new AppError('payment_unverified')
  if ((parsed.data.currency ?? 'IDR') !== 'IDR')
    throw new AppError('payment_unverified', { message: 'paid in another currency' })
  return { orderId: parsed.data.order_id, state: stateOf(parsed.data), amount: Number(parsed.data.gross_amount) }
}
