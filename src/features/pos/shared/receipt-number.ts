import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

/** `261121-0042`: the shop's local day and the number within it, which goes on past 9999. */
export const receiptNumber = (day: IsoDay | string, sequence: number): string =>
  `${day.slice(2).replaceAll('-', '')}-${String(sequence).padStart(4, '0')}`

/** The letters of a shop's n-th device: 1 is A, 26 is Z, 27 is AA. */
export const deviceCode = (number: number): string =>
  number <= 0 ? '' : deviceCode(Math.floor((number - 1) / 26)) + String.fromCharCode(65 + ((number - 1) % 26))

/** `A-0042`: the device's letters and the number that it gives out once, whatever its clock says. */
export const deviceReceiptNumber = (code: string, sequence: number): string =>
  `${code}-${String(sequence).padStart(4, '0')}`
