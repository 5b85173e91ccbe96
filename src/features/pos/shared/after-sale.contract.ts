import * as z from 'zod/mini'

import { defineContract, succeeded } from '#core/http/shared/contract.ts'
import { refund, refundInput } from './refund.ts'
import { sale } from './sale.ts'
import { shiftView } from './shift.ts'

const byId = z.object({ id: z.string() })

/** GET /api/pos/:id/shifts: the newest shifts of all tills, with what must lie and what was counted in each drawer. */
export const getShifts = defineContract({
  method: 'get',
  path: '/api/pos/:id/shifts',
  access: 'user',
  summary: 'The shifts of a shop, the newest first',
  params: byId,
  response: succeeded(z.object({ shifts: z.array(shiftView), timeZone: z.string() })),
})

/**
 * POST /api/pos/:id/refunds: the owner gives money back, once for each refund id. The moment is the server's. 409
 * `refund_too_much` where the goods have come back already.
 */
export const refundSale = defineContract({
  method: 'post',
  path: '/api/pos/:id/refunds',
  access: 'user',
  summary: 'Gives a sale back, whole or in part',
  params: byId,
  body: z.omit(refundInput, { refundedAt: true, cashier: true, shiftId: true, deviceCode: true, withPin: true }),
  response: succeeded(z.object({ refund, sale })),
})
