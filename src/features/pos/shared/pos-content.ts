import * as z from 'zod/mini'

import { type ChargeRules, chargeRules } from './charges.ts'
import { type RoundingRule, roundingRule } from './rounding-rule.ts'

/** What a till can do beyond selling (P1 §3). */
export const posFeatures = [
  'inventory_management',
  'reporting',
  'customer_management',
  'discount_system',
  'multi_location',
  'basic_pos',
] as const
export type PosFeature = (typeof posFeatures)[number]

/** The narrower intents of P1 §5. */
export const posIntents = ['restaurant_pos', 'retail_pos', 'service_pos'] as const
export type PosIntent = (typeof posIntents)[number]

const line = z._default(z.string().check(z.trim(), z.maxLength(200)), '')

/** P1 §3's business info; empty texts were not said. */
export const businessInfo = z.object({
  name: line,
  type: line,
  description: z._default(z.string().check(z.trim(), z.maxLength(1000)), ''),
  address: z._default(z.string().check(z.trim(), z.maxLength(300)), ''),
  phone: line,
})
export type BusinessInfo = z.infer<typeof businessInfo>

/**
 * The content of a till's item. Goods and sales are no part of it: they live in the shop's tables, and callers see
 * them joined to it (resolutions 7). Whatever else a caller sends is left out.
 */
export const posContent = z.object({
  schemaVersion: z._default(z.literal(1), 1),
  businessInfo,
  businessType: line,
  posIntent: z._default(z.nullable(z.enum(posIntents)), null),
  features: z._default(z.array(z.enum(posFeatures)).check(z.maxLength(20)), ['basic_pos']),
  settings: z._default(
    z.object({
      /** The last words of a receipt, as the till's settings have them; joined when the content is read. */
      receiptNote: line,
      /** Service and tax on its bills, joined like them. */
      chargeRules: z.optional(chargeRules),
    }),
    { receiptNote: '' },
  ),
})
export type PosContent = z.infer<typeof posContent>

/** Goods that come with an order, on their way into the shop's tables. */
export const orderedGood = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  price: z.int().check(z.minimum(0), z.maximum(1_000_000_000_000)),
  /** What one piece costs the shop itself, where that was told. */
  cost: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000_000_000))),
  /** Null where it is not counted. */
  stock: z._default(z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000_000))), 0),
  category: z._default(z.nullable(z.string().check(z.trim(), z.maxLength(200))), null),
  barcode: z.optional(z.string().check(z.trim(), z.maxLength(60))),
})
export type OrderedGood = z.infer<typeof orderedGood>

/** What a new item's content has for the shop's tables, before it is taken out of it. */
export const orderedShop = z.object({
  chargeRules: z.optional(chargeRules),
  roundingRule: z.optional(roundingRule),
  goods: z._default(z.array(orderedGood).check(z.maxLength(2000)), []),
})

/** The content of a till that a maker hands over: the content, and what goes into the tables. */
export type ComposedPos = PosContent & {
  readonly goods: readonly OrderedGood[]
  readonly chargeRules?: ChargeRules
  readonly roundingRule?: RoundingRule
}
