import type { LetterData } from './letter.ts'

/**
 * PPN for ordinary goods since 1 January 2025: 12 % of DPP nilai lain, which is 11/12 of the price
 * (PMK 131/2024): effectively 11 %.
 */
const ordinaryPpn = { percent: 12, otherBase: true } as const

/** PPN as a message asks for it: the law's own rate unless another one is named. */
export const usualTax = (percent: number | null, included: boolean): NonNullable<LetterData['tax']> =>
  percent === null || !Number.isFinite(percent) || percent <= 0 || percent > 100 || percent === ordinaryPpn.percent
    ? { ...ordinaryPpn, included }
    : { percent, otherBase: false, included }
