import { formatRupiah, withMinus } from '#core/text/shared/rupiah.ts'

import type { Unit } from './analysis-content.ts'
import { type Fraction, rounded } from './fraction.ts'

const oneDecimal = new Intl.NumberFormat('id-ID', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const upToThree = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 3 })
const upToOne = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 })

interface Measure {
  readonly unit: Unit
  readonly noun: string
  readonly per: string
}

/** A number beyond what is written out as whole Rupiah; nobody's business reaches it. */
const largest = 9e15

/** `Rp 15.000 per porsi`, `40%`, `38,5%`, `750 porsi per bulan`. Money is rounded once, to the whole Rupiah. */
const written = (value: Fraction, { unit, noun, per }: Measure, exact: boolean): string => {
  const time = per === '' ? '' : ` per ${per}`
  if (unit === 'rupiah') {
    const amount = rounded(value, 0)
    return `${Math.abs(amount) > largest ? `Rp\u00a0${amount.toExponential(2)}` : formatRupiah(amount)}${time}`
  }
  if (unit === 'percent') {
    const isWhole = value.top % value.bottom === 0n
    return `${(isWhole ? upToOne : oneDecimal).format(rounded(value, 1))}%${time}`
  }
  const count = exact ? upToThree.format(rounded(value, 3)) : upToOne.format(rounded(value, 1))
  return `${count}${noun === '' ? '' : `\u00a0${noun}`}${time}`
}

/** A figure as an analysis writes it; what is less than nothing has the very sign that formulas subtract with. */
export const numberText = (value: Fraction, measure: Measure, exact = false): string =>
  withMinus(written(value, measure, exact))

/** `1.500.000`, `2,5`, as a field shows what is typed. */
export const fieldNumber = (value: number): string => upToThree.format(value)

/** Reads what an owner types into a figure's field: `1.500.000`, `1,5 jt`, `15rb`, `Rp 20.000`. Null for nothing or no number. */
export const readTypedNumber = (text: string): number | null => {
  const typed = /^([-−]?)\s*(?:rp\.?\s*)?(\d[\d.,]*)\s*(rb|ribu|k|jt|juta|m|miliar|milyar)?\s*%?$/i.exec(text.trim())
  if (!typed) return null
  const [, minus = '', figures = '', word = ''] = typed
  const scale = { r: 1e3, k: 1e3, j: 1e6, m: 1e9 }[word.charAt(0).toLowerCase()] ?? 1
  const plain =
    scale > 1 && /^\d+\.\d{1,2}$/.test(figures)
      ? figures
      : /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(figures) || figures.includes(',')
        ? figures.replaceAll('.', '').replace(',', '.')
        : figures
  const value = Number(plain) * scale
  if (!Number.isFinite(value) || value > 1e15) return null
  return Math.round((minus ? -value : value) * 1000) / 1000
}
