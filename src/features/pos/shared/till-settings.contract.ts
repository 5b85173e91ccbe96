import * as z from 'zod/mini'

import { defineContract, succeeded } from '#core/http/shared/contract.ts'
import { chargeRules, noCharges } from './charges.ts'
import { price } from './fields.ts'
import { usualFreeDiscount } from './guard/money-acts.ts'
import { pin } from './guard/pin-text.ts'
import { shopTimeZones } from './locations/shop-time-zones.ts'
import { longestQris } from './qris/qris-code.ts'
import { narrowPaper, receiptColumns } from './receipt/paper.ts'
import { noRounding, roundingRule } from './rounding-rule.ts'

const byId = z.object({ id: z.string() })

const qris = z.nullable(z.string().check(z.maxLength(longestQris)))
const columns = z.union([z.literal(receiptColumns[0]), z.literal(receiptColumns[1])])
/** In hundredths of a percent. */
const freeDiscount = z.int().check(z.minimum(0), z.maximum(10_000))
const footer = z.string().check(z.trim(), z.maxLength(200))

/** What an owner decides for the till of a shop. */
export const tillSettings = z.object({
  /** The shop's static QRIS code as its bank has given it; null where there is none. */
  qris,
  receiptColumns: columns,
  /** The last words of a receipt; the usual thanks where it is empty. */
  receiptFooter: footer,
  /** The clock by which the shop's days and receipts go. */
  timeZone: z.string(),
  /** Service and tax on its bills. */
  chargeRules,
  /** How it rounds what is paid in cash. */
  roundingRule,
  /** So much each customer may owe who has no limit of their own; null where the owner has set none. */
  debtLimit: z.nullable(price),
  /** Whether it has a kitchen (or a bar) that gets slips, and tables. */
  kitchenSlip: z.boolean(),
  /** Whether its till asks for the owner's PIN; the PIN itself is told to nobody. */
  hasPin: z.boolean(),
  /** Discounts up to this, in hundredths of a percent, need no PIN and are not in the log. */
  freeDiscount,
})
export type TillSettings = z.infer<typeof tillSettings>

/** The till of an owner who has decided nothing. */
export const usualSettings: Omit<TillSettings, 'timeZone'> = {
  qris: null,
  receiptColumns: narrowPaper,
  receiptFooter: '',
  chargeRules: noCharges,
  roundingRule: noRounding,
  debtLimit: null,
  kitchenSlip: false,
  hasPin: false,
  freeDiscount: usualFreeDiscount,
}

export const tillSettingsChange = z.object({
  qris: z.optional(qris),
  receiptColumns: z.optional(columns),
  receiptFooter: z.optional(footer),
  timeZone: z.optional(z.enum(shopTimeZones)),
  chargeRules: z.optional(chargeRules),
  roundingRule: z.optional(roundingRule),
  debtLimit: z.optional(z.nullable(price)),
  kitchenSlip: z.optional(z.boolean()),
  /** Null takes the PIN away. */
  pin: z.optional(z.nullable(pin)),
  freeDiscount: z.optional(freeDiscount),
})
export type TillSettingsChange = z.infer<typeof tillSettingsChange>

export const getTillSettings = defineContract({
  method: 'get',
  path: '/api/pos/:id/till-settings',
  access: 'user',
  summary: 'What the owner has decided for the till',
  params: byId,
  response: succeeded(tillSettings),
})

/** PATCH /api/pos/:id/till-settings: 422 `qris_unusable` with the `problem` of a code that is no shop's own. */
export const changeTillSettings = defineContract({
  method: 'patch',
  path: '/api/pos/:id/till-settings',
  access: 'user',
  summary: 'Decides something for the till',
  params: byId,
  body: tillSettingsChange,
  response: succeeded(tillSettings),
})
