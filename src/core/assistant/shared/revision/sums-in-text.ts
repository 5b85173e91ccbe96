import { formatNumber } from '#core/text/shared/rupiah.ts'

const scales: Readonly<Record<string, number>> = { ribu: 1e3, rb: 1e3, k: 1e3, juta: 1e6, jt: 1e6, miliar: 1e9 }
const sums = /(?<![\d.,])(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,3}))?(\s?(?:ribu|rb|k|juta|jt|miliar))?(?![\p{L}\d%])/giu

/** `37 juta`, `37jt`, `37.000.000`: the same sum in the hand in which another one is written. */
const written = (amount: number, scaled: string): string => {
  const scale = scales[scaled.trim().toLowerCase()] ?? 1
  const value = amount / scale
  const isShort = scale > 1 && Number.isInteger(value * 1_000)
  return isShort ? `${String(value).replace('.', ',')}${scaled}` : formatNumber(amount)
}

/** A text in which every writing of one sum became another sum; the text itself where it holds none. */
export const withSum = (text: string, was: number, is: number): string =>
  text.replaceAll(sums, (found, whole: string, part: string | undefined, scaled: string | undefined) => {
    const value =
      Number(`${whole.replaceAll('.', '')}.${part ?? '0'}`) * (scales[(scaled ?? '').trim().toLowerCase()] ?? 1)
    return Math.round(value) === was ? written(is, scaled ?? '') : found
  })
