import * as z from 'zod/mini'

import { chargeRules } from '../charges.ts'
import { orderedGood, type PosContent } from '../pos-content.ts'
import { price } from '../fields.ts'

const count = z.int().check(z.minimum(-1_000_000_000), z.maximum(1_000_000_000))
const text = z.string().check(z.trim(), z.maxLength(200))
const id = z.string().check(z.minLength(1), z.maxLength(60))

/** What chat may change in a shop. Stock is set, or counted from what is there when the change is accepted. */
export const posChanges = z.array(
  z.discriminatedUnion('op', [
    z.object({
      op: z.literal('product'),
      id,
      set: z.object({
        name: z.optional(text.check(z.minLength(1))),
        price: z.optional(price),
        /** Null: not counted any more. */
        stock: z.optional(z.nullable(count.check(z.minimum(0)))),
        stockBy: z.optional(count),
        category: z.optional(text),
      }),
    }),
    z.object({ op: z.literal('product-add'), product: orderedGood }),
    z.object({ op: z.literal('product-remove'), id }),
    z.object({ op: z.literal('info'), field: z.enum(['name', 'address', 'phone']), value: text }),
    z.object({ op: z.literal('receipt-note'), value: text }),
    z.object({ op: z.literal('charges'), value: chargeRules }),
  ]),
)
export type PosChange = z.infer<typeof posChanges>[number]

/** A shop's own facts with one change applied; its goods and its till's settings stand in rows of their own. */
export const changedShop = (content: PosContent, one: PosChange): PosContent => {
  if (one.op === 'info') return { ...content, businessInfo: { ...content.businessInfo, [one.field]: one.value } }
  return content
}
