const scales: Readonly<Record<string, number>> = {
  rb: 1e3,
  ribu: 1e3,
  k: 1e3,
  jt: 1e6,
  juta: 1e6,
  m: 1e9,
  miliar: 1e9,
  milyar: 1e9,
}

/** A sum as owners write it, for patterns of one message: two groups, the digits and their scale. */
export const amount = String.raw`(?:rp\.?\s{0,2})?(\d{1,3}(?:\.\d{3})+(?!\d)|\d{1,15}(?:[.,]\d{1,4})?)\s{0,2}(rb|ribu|k|jt|juta|miliar|milyar|m)?(?![\p{L}\d]|[.,]\d)`

/** The value of what `amount` found; null where it is no sum that a small business deals in. */
export const valueOf = (digits: string | undefined, scale: string | undefined): number | null => {
  // `0812…` is called and `007` counted: no sum begins so.
  if (digits === undefined || /^0\d/.test(digits)) return null
  // `1.5jt`: a point before one or two digits is a comma.
  const plain = /^\d+\.\d{1,2}$/.test(digits) ? digits : digits.replaceAll('.', '').replace(',', '.')
  const number = Number(plain) * (scales[scale?.toLowerCase() ?? ''] ?? 1)
  return Number.isFinite(number) && number >= 0 && number <= 1e12 ? number : null
}

const sumPattern = new RegExp(`(?<![\\d.,])${amount}(?!\\s?(?:%|persen))`, 'giu')
const counted = /^\s?(?:hari|hr\b|minggu|bulan|bln|orang)/i
/** Below that a number is a count of things. */
const leastSum = 500

/** The sums of money of a message, in order. */
export const sumsIn = (text: string): readonly number[] =>
  [...text.matchAll(sumPattern)]
    // `600 orang` counts; `3.600.000 minggu kemarin` is a sum, and when it was.
    .filter(
      ({ index, 0: whole, 1: digits = '', 2: scale }) =>
        scale !== undefined || digits.includes('.') || !counted.test(text.slice(index + whole.length)),
    )
    .map(([, digits, scale]) => valueOf(digits, scale) ?? 0)
    .filter((sum) => sum >= leastSum)

const months = 'jan|feb|mar|apr|mei|jun|jul|agu|ags|sep|okt|nov|des'
const datePattern = new RegExp(
  String.raw`(?<!\d)\d{1,2}\s(?:${months})\p{L}{0,7}(?:\s20\d\d)?(?!\d)|(?<!\p{L})(?:(?:${months})\p{L}{0,7}|tahun|thn|taun)\s20\d\d(?!\d)`,
  'giu',
)

/** A message without its dates, whose numbers are no sums: each is as long as before. */
export const withoutDates = (text: string): string => text.replace(datePattern, (date) => ' '.repeat(date.length))

const oneDecimal = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 })

/** `12,5`: a count or a share in Indonesian writing. */
export const shownNumber = (value: number): string => oneDecimal.format(value)
