import { type Rupiah, rupiah } from '#core/text/shared/rupiah.ts'

/** An exact part or multiple: `85%` is 85.000 over 100.000, `6 bulan` of a monthly price 6 over 1. */
export interface Ratio {
  readonly over: bigint
  readonly under: bigint
}

/** Both whole and not negative; `under` at least 1. */
export const ratio = (over: number, under = 1): Ratio => ({ over: BigInt(over), under: BigInt(under) })

const thousandths = (percent: number): number => Math.round(percent * 1000)

/** `15` is 15 %; as exact as three decimals of a percent. */
export const percentRatio = (percent: number): Ratio => ratio(thousandths(percent), 100_000)

/** What is left of a price with so much percent off it. */
export const withoutPercent = (percent: number): Ratio => ratio(100_000 - thousandths(percent), 100_000)

/** A price with so much percent on it. */
export const withPercent = (percent: number): Ratio => ratio(100_000 + thousandths(percent), 100_000)

/** The selling price of which so much percent is gain: 40 % of it over a cost of 3.000 makes 5.000. */
export const withGainOfSelling = (percent: number): Ratio => ratio(100_000, 100_000 - thousandths(percent))

export const both = (one: Ratio, other: Ratio): Ratio => ({
  over: one.over * other.over,
  under: one.under * other.under,
})

/**
 * So much of a whole sum in whole Rupiah, rounded once and half up (2.250,5 is 2.251). Null where that is no sum that
 * money can be.
 */
export const partOf = (amount: number, { over, under }: Ratio): Rupiah | null => {
  if (!Number.isSafeInteger(amount) || amount < 0 || under <= 0n || over < 0n) return null
  const part = (2n * BigInt(amount) * over + under) / (2n * under)
  return part > BigInt(Number.MAX_SAFE_INTEGER) ? null : rupiah(Number(part))
}
