import * as z from 'zod/mini'

import { defineContract, succeeded } from '#core/http/shared/contract.ts'
import { topUpPackages } from '#core/points/shared/top-up-packages.ts'

export type TopUpPackageId = (typeof topUpPackages)[number]['id']
const packageIds = topUpPackages.map(({ id }) => id) as [TopUpPackageId, ...TopUpPackageId[]]

export const topUpStates = ['pending', 'settled', 'failed', 'expired'] as const

/** What the gateway said of a payment that is still open, when it was asked for this answer. */
export const openPayments = ['not_begun', 'waiting', 'challenged', 'unreachable', 'mismatch'] as const
export type OpenPayment = (typeof openPayments)[number]

export const topUp = z.object({
  id: z.string(),
  points: z.int(),
  price: z.int(),
  state: z.enum(topUpStates),
  createdAt: z.string(),
  /** The points after it was settled; null before. */
  balanceAfter: z.nullable(z.int()),
  /** `sandbox`: no money moves, and the screen says so. */
  provider: z.enum(['midtrans', 'sandbox']),
  payUrl: z.string(),
  /** Null where nothing is known beyond `state`. */
  openPayment: z.nullable(z.enum(openPayments)),
})
export type TopUp = z.infer<typeof topUp>

const byId = z.object({ id: z.string() })

export const listTopUps = defineContract({
  method: 'get',
  path: '/api/top-ups',
  access: 'user',
  summary: 'What can be bought, and the last top ups of the owner',
  response: succeeded(
    z.object({
      provider: z.enum(['midtrans', 'sandbox']),
      packages: z.array(z.object({ id: z.enum(packageIds), points: z.int(), price: z.int() })),
      topUps: z.array(topUp),
    }),
  ),
})

/** POST /api/top-ups: opens a payment; the same key again answers the same top up. */
export const openTopUp = defineContract({
  method: 'post',
  path: '/api/top-ups',
  access: 'user',
  summary: 'Opens a top up and answers where it is paid',
  body: z.object({ packageId: z.enum(packageIds), key: z.string().check(z.minLength(8), z.maxLength(80)) }),
  response: succeeded(topUp),
})

export const getTopUp = defineContract({
  method: 'get',
  path: '/api/top-ups/:id',
  access: 'user',
  summary: 'How a top up stands',
  params: byId,
  response: succeeded(topUp),
})

/** POST /api/top-ups/:id/sandbox: the key of the sandbox's page; `not_found` where a real gateway is set up. */
export const paySandbox = defineContract({
  method: 'post',
  path: '/api/top-ups/:id/sandbox',
  access: 'user',
  summary: 'Pays or cancels a top up in the sandbox',
  params: byId,
  body: z.object({ outcome: z.enum(['settlement', 'cancel']) }),
  response: succeeded(topUp),
})

/** POST /api/payments/midtrans: the gateway's notification; the signature decides, not the caller. */
export const receivePaymentNotice = defineContract({
  method: 'post',
  path: '/api/payments/midtrans',
  access: 'public',
  summary: "The payment gateway's notification",
  body: z.unknown(),
  response: z.object({ success: z.literal(true) }),
})
