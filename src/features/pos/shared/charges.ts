import * as z from 'zod/mini'

import { price } from './fields.ts'

/** Taxes that a shop collects for somebody else: the region's on meals (PBJT, still called PB1), or PPN. */
export const taxNames = ['PB1', 'PPN'] as const
export type TaxName = (typeof taxNames)[number]

/** The highest rates that a shop may set; the law's own limits for a tax are lower. */
export const mostService = 3_000
export const mostTax = 2_000

/** A rate in hundredths of a percent, so that 7,5% stays a whole number. */
const rate = (most: number) => z.int().check(z.minimum(0), z.maximum(most))

/** What a shop adds to its bills: service on the goods, then a tax on both. */
export const chargeRules = z.object({
  serviceRate: rate(mostService),
  taxRate: rate(mostTax),
  taxName: z.enum(taxNames),
})
export type ChargeRules = z.infer<typeof chargeRules>

/** A shop that adds nothing; most small shops. */
export const noCharges: ChargeRules = { serviceRate: 0, taxRate: 0, taxName: 'PB1' }

/** What was added to a bill, in whole Rupiah, by the rates of that moment. */
export const charges = z.extend(chargeRules, { service: price, tax: price })
export type Charges = z.infer<typeof charges>

/** Hundredths of a percent of an amount, rounded to the Rupiah; half a Rupiah counts as one. */
const partOf = (amount: number, hundredths: number): number => Math.floor((amount * hundredths + 5_000) / 10_000)

/**
 * What is added to goods that cost `net` Rupiah, discounts taken off: the tax is on the service too (UU 1/2022). Null
 * where the shop adds nothing.
 */
export const reckonCharges = (net: number, rules: ChargeRules | undefined): Charges | null => {
  if (!rules || (rules.serviceRate === 0 && rules.taxRate === 0)) return null
  const service = partOf(net, rules.serviceRate)
  return { ...rules, service, tax: partOf(net + service, rules.taxRate) }
}

/** `10`, `7,5`. */
export const rateFigure = (hundredths: number): string => String(hundredths / 100).replace('.', ',')

/** A rate as an owner types it (`10`, `7,5`, `7.5 %`, nothing for none); null where it is none, or more than `most`. */
export const readRate = (typed: string, most: number): number | null => {
  const text = typed.replace('%', '').trim().replace(',', '.')
  if (text === '') return 0
  if (!/^\d{1,3}(?:\.\d{1,2})?$/.test(text)) return null
  const hundredths = Math.round(Number(text) * 100)
  return hundredths <= most ? hundredths : null
}

/** What was added, as the lines of a bill name it: nothing that is nothing. */
export const chargeRows = (added: Charges | null | undefined): { readonly name: string; readonly amount: number }[] => {
  if (!added) return []
  return [
    { name: `Layanan ${rateFigure(added.serviceRate)}%`, amount: added.service },
    { name: `${added.taxName} ${rateFigure(added.taxRate)}%`, amount: added.tax },
  ].filter(({ amount }) => amount > 0)
}
