import * as z from 'zod/mini'

import { debtPayment } from './debt/debt.ts'
import { pinLock } from './guard/pin-text.ts'
import { refund, refundInput } from './refund.ts'
import { sale, soldSale } from './sale.ts'
import { cashMove, closedShift, openedShift } from './shift.ts'

/** What a till writes down on its device and sends: each is recorded once for its id, in the order in which it was made. */
export const tillEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sale'), sold: soldSale }),
  z.object({ kind: z.literal('refund'), refund: refundInput }),
  z.object({ kind: z.literal('debt-paid'), payment: debtPayment }),
  z.object({ kind: z.literal('shift-opened'), shift: openedShift }),
  z.object({ kind: z.literal('cash-moved'), move: cashMove }),
  z.object({ kind: z.literal('shift-closed'), shift: closedShift }),
  z.object({ kind: z.literal('pin-locked'), lock: pinLock }),
])
export type TillEvent = z.output<typeof tillEvent>

export const tillEventResult = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('recorded'),
    /** The sale as the shop has it now; absent where the event is about none. */
    sale: z.optional(sale),
    refund: z.optional(refund),
  }),
  z.object({ outcome: z.literal('refused'), code: z.string(), details: z.record(z.string(), z.unknown()) }),
])
export type TillEventResult = z.infer<typeof tillEventResult>
