import { formatNumber } from '#core/text/shared/rupiah.ts'

/** Above this a price is refused: sums of several must stay exact. */
const largestMoney = 999_999_999_999

const scales: Readonly<Record<string, number>> = { rb: 1_000, ribu: 1_000, k: 1_000, jt: 1_000_000, juta: 1_000_000 }

/**
 * An amount as owners type it (`18.000`, `Rp 18.000`, `18rb`, `1,5 juta`) in whole Rupiah; null for nothing typed,
 * undefined for what is no amount.
 */
export const readMoney = (typed: string): number | null | undefined => {
  const text = typed.trim().toLowerCase()
  if (text === '') return null
  const match = /^(?:rp\.?\s*)?(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?\s*(rb|ribu|k|jt|juta)?(?:,-)?$/.exec(text)
  if (!match) return undefined
  const [, whole = '', fraction = '', scale = ''] = match
  const value = Math.round(Number(`${whole.replaceAll('.', '')}.${fraction || '0'}`) * (scales[scale] ?? 1))
  return value <= largestMoney ? value : undefined
}

/** A quantity as typed: `2,5`, `2.5`, `1.500`; null for nothing, undefined for what is none. Never zero. */
export const readQuantity = (typed: string): number | null | undefined => {
  const text = typed.trim()
  if (text === '') return null
  const grouped = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(text)
  const plain = /^\d+(?:[.,]\d+)?$/.test(text)
  if (!grouped && !plain) return undefined
  const value = Number(grouped ? text.replaceAll('.', '').replace(',', '.') : text.replace(',', '.'))
  return value > 0 && value <= 1_000_000_000 ? value : undefined
}

/** Whole days of 1 to 3.650. */
export const readDays = (typed: string): number | null | undefined => {
  if (typed.trim() === '') return null
  const value = Number(typed.trim())
  return Number.isInteger(value) && value > 0 && value <= 3_650 ? value : undefined
}

type Share = { readonly percent: number } | { readonly amount: number }

/** A part of a sum: `5%`, `5 persen` or an amount; null for nothing, undefined for neither. */
export const readShare = (typed: string): Share | null | undefined => {
  const match = /^(\d+(?:[.,]\d+)?)\s*(?:%|persen)$/i.exec(typed.trim())
  if (match) {
    const percent = Number((match[1] ?? '').replace(',', '.'))
    return percent <= 100 ? { percent } : undefined
  }
  const amount = readMoney(typed)
  return typeof amount === 'number' ? { amount } : amount
}

const decimals = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 6 })

export const writeMoney = (value: number | null): string => (value === null ? '' : formatNumber(value))
export const writeQuantity = (value: number | null): string => (value === null ? '' : decimals.format(value))
export const writeDays = (value: number | null): string => (value === null ? '' : String(value))
export const writeShare = (share: Share | null): string =>
  share === null ? '' : 'percent' in share ? `${decimals.format(share.percent)}%` : formatNumber(share.amount)
