import * as z from 'zod/mini'

import type { PaymentSettings } from '#core/config/server/payment-settings.ts'
import { AppError } from '#core/errors/shared/app-error.ts'

import { readSignedNotice } from './midtrans-signature.ts'
import type { PaymentGateway } from './payments.ts'

const patience = 10_000
/** Somebody looks at the page meanwhile, and is told by the next look too. */
const statusPatience = 5_000
/** Names longer than this are refused. */
const longestName = 50

const authorizationOf = (serverKey: string): string => `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`

const failed = (cause: unknown): AppError => new AppError('payment_unavailable', { cause })

/** Snap and the core API live on hosts of the same name but for their first part. */
const apiUrlOf = (snapUrl: string): string => {
  const url = new URL(snapUrl)
  url.hostname = url.hostname.replace(/^app\./, 'api.')
  return url.origin
}

/** What is said of an order that nobody has begun to pay; the status stands in the body, whatever HTTP says. */
const unknownOrder = z.looseObject({ status_code: z.literal('404') })

const opened = z.object({ token: z.string(), redirect_url: z.string() })

/**
 * Midtrans Snap (docs.midtrans.com: Snap integration guide, and HTTP(S) Notification; read 2026-11-21): a transaction is
 * opened with the server key as the user of Basic authentication and answers 201 with the page to pay on. How it stands
 * is asked of the core API (GET Status API Requests, read 2026-11-23), whose answers are signed as notifications are.
 */
export const createMidtrans = ({ serverKey, baseUrl }: PaymentSettings): PaymentGateway => ({
  name: 'midtrans',
  open: async ({ orderId, amount, description, customer, returnUrl }) => {
    const name = description.slice(0, longestName)
    const response = await fetch(`${baseUrl}/snap/v1/transactions`, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        authorization: authorizationOf(serverKey),
      },
      body: JSON.stringify({
        transaction_details: { order_id: orderId, gross_amount: amount },
        item_details: [{ id: orderId, name, price: amount, quantity: 1 }],
        customer_details: { first_name: customer.name.slice(0, longestName), email: customer.email },
        callbacks: { finish: returnUrl },
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    }).catch((cause: unknown) => {
      throw failed(cause)
    })
    if (response.status !== 201) throw failed(new Error(`the gateway answered ${response.status}`))
    const answer = opened.safeParse(await response.json().catch((cause: unknown) => Promise.reject(failed(cause))))
    if (!answer.success || !URL.canParse(answer.data.redirect_url)) throw failed(new Error('an unreadable answer'))
    return { payUrl: answer.data.redirect_url }
  },
  readNotice: (body) => readSignedNotice(body, serverKey),
  readStatus: async (orderId) => {
    const response = await fetch(`${apiUrlOf(baseUrl)}/v2/${encodeURIComponent(orderId)}/status`, {
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        authorization: authorizationOf(serverKey),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(statusPatience),
    }).catch((cause: unknown) => {
      throw failed(cause)
    })
    const body: unknown = await response.json().catch((cause: unknown) => Promise.reject(failed(cause)))
    if (response.status === 404 || unknownOrder.safeParse(body).success) return null
    if (response.status !== 200) throw failed(new Error(`the gateway answered ${response.status}`))
    const notice = readSignedNotice(body, serverKey)
    if (notice.orderId !== orderId) throw new AppError('payment_unverified', { message: 'the status of another order' })
    return notice
  },
})
