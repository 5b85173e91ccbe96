import type { Reading } from '#core/assistant/shared/reading.ts'

import type { LetterData } from '../letter.ts'

/** A rate of PPN for ordinary goods, and the day from which it holds. */
export interface PpnRate {
  readonly from: string
  readonly percent: number
  /** True where the rate falls on DPP nilai lain, which is 11/12 of the price. */
  readonly otherBase: boolean
  /** The rule that it stands on. */
  readonly rule: string
}

/**
 * The one place for PPN's rates, newest first. A new rule is a new row on top: letters of earlier days keep the rate of
 * their day.
 */
export const ppnRates: readonly PpnRate[] = [
  { from: '2025-01-01', percent: 12, otherBase: true, rule: 'PMK 131/2024: 12% dari DPP nilai lain (11/12)' },
  { from: '2022-04-01', percent: 11, otherBase: false, rule: 'UU 7/2021: 11%' },
  { from: '', percent: 10, otherBase: false, rule: 'UU 42/2009: 10%' },
]

const newest = ppnRates[0] as PpnRate

/** The rate of a day (ISO); of today's rule where the day is not known. */
export const ppnRateOn = (day: string): PpnRate =>
  day === '' ? newest : (ppnRates.find(({ from }) => day >= from) ?? newest)

/**
 * PPN as a message asks for it: the rate of the letter's day unless another one is named. `ofWhole`: the owner wants the
 * rate on the sum itself (`12% dari jumlah`), whatever the base of the day is.
 */
export const usualTax = (
  percent: number | null,
  included: boolean,
  day = '',
  ofWhole = false,
): NonNullable<LetterData['tax']> => {
  const rate = ppnRateOn(day)
  const isNamed = percent !== null && Number.isFinite(percent) && percent > 0 && percent <= 100
  return !isNamed || (percent === rate.percent && !ofWhole)
    ? { percent: rate.percent, otherBase: rate.otherBase, included }
    : { percent, otherBase: false, included }
}

/** PPN as it was read, with what is told to bear none. */
export const askedTax = (told: NonNullable<Reading['tax']>): NonNullable<LetterData['tax']> => ({
  ...usualTax(told.percent, told.included, '', told.ofWhole),
  ...(told.exempt === undefined ? {} : { exempt: [...told.exempt] }),
})
