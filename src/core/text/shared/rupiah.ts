/** Whole Rupiah. Never a fraction, never a float: built only by `rupiah()`. */
export type Rupiah = number & { readonly __brand: 'Rupiah' }

/** Points, whole and never mixed with Rupiah: built only by `points()`. */
export type Points = number & { readonly __brand: 'Points' }

const whole = (value: number, unit: string): number => {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${unit} must be a whole number: ${value}`)
  return value === 0 ? 0 : value
}

/** Brands a whole number as Rupiah; throws RangeError on fractions and unsafe sizes. */
export const rupiah = (value: number): Rupiah => whole(value, 'Rupiah') as Rupiah

/** Rounds half away from zero to the whole Rupiah (P2 POS-03: a decimal price is rounded, visibly). */
export const roundToRupiah = (value: number): Rupiah => rupiah(Math.sign(value) * Math.round(Math.abs(value)))

/** Brands a whole number as points; throws RangeError on fractions and unsafe sizes. */
export const points = (value: number): Points => whole(value, 'Points') as Points

const grouped = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 })

/** `1.250.000`: a whole number in the Indonesian writing (points, quantities, table columns). */
export const formatNumber = (value: number): string => grouped.format(value)

/** `Rp 1.250.000`, with a no-break space as everywhere on screen (design §7). */
export const formatRupiah = (value: number): string => `${value < 0 ? '-' : ''}Rp\u00a0${formatNumber(Math.abs(value))}`

/** `−10%`, `−Rp 5.000`: the minus of formulas in place of the hyphen, where figures and formulas stand beside each other. */
export const withMinus = (written: string): string => written.replace(/^-/, '−')
