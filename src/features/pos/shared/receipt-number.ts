import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

/** `261121-0042`: the shop's local day and the number within it, which goes on past 9999. */
export const receiptNumber = (day: IsoDay | string, sequence: number): string =>
  `${day.slice(2).replaceAll('-', '')}-${String(sequence).padStart(4, '0')}`
