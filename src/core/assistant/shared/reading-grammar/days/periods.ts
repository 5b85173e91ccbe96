import { isMonth } from './month-names.ts'
import { readFigures } from '../sums/numbers.ts'
import { claim, isFree, isNumber, low, type Sheet, textBetween } from '../sheet.ts'
import { unitOf } from '../goods/units.ts'
import { wordSet } from '../words.ts'

const spans = wordSet('minggu pekan hari bulan tahun semester triwulan kuartal tanggal shift')
const days = wordSet("senin selasa rabu kamis jumat jum'at sabtu minggu ahad")

/** Whether a sum of money, and not a day or a count, begins at `at`. */
const sumAt = (sheet: Sheet, at: number): boolean => {
  if (low(sheet, at) === 'rp') return true
  if (!isNumber(sheet, at)) return false
  const scaled = /^(?:rb|rbu|ribu|jt|juta|k|m|miliar|milyar)$/.test(low(sheet, at + 1))
  // `senin 45 bungkus`
  if (/^\d{1,5}$/.test(low(sheet, at)) && unitOf(low(sheet, at + 1)) !== null) return true
  return scaled || readFigures(sheet.tokens[at]?.raw ?? '')?.grouped === true || /^\d{5,9}$/.test(low(sheet, at))
}

/**
 * The rows of a report by time: `minggu 1 4,2 juta`, `Senin 300rb`, `Januari 12jt`. They are named by their span and
 * are no days; read before the dates.
 */
export const readPeriods = (sheet: Sheet): void => {
  if (!sheet.words.has('laporan') && !sheet.words.has('rekap') && !sheet.words.has('proposal')) return
  for (let at = 0; at < sheet.tokens.length; at += 1) {
    if (!isFree(sheet, at)) continue
    const word = low(sheet, at)
    const next = low(sheet, at + 1)
    const counted = spans.has(word) && (/^\d{1,2}$/.test(next) || /^(?:i{1,3}|iv|v|ke-\d)$/.test(next))
    const ordinal = spans.has(word) && /^(?:pertama|kedua|ketiga|keempat|kelima)$/.test(next)
    const named = days.has(word) || isMonth(word)
    const year = isMonth(word) && /^20\d\d$/.test(next) ? 1 : 0
    if (!counted && !ordinal && !named) continue
    const to = at + (counted || ordinal ? 2 : 1 + year)
    const sum = [':', '=', '-'].includes(low(sheet, to)) ? to + 1 : to
    if (!sumAt(sheet, sum) || /^\d{1,2}$/.test(low(sheet, at - 1))) continue
    claim(sheet, at, to, 'period')
  }
}

/** The end of the span that begins at `at`, and its name with a capital. */
export const periodAt = (sheet: Sheet, at: number): { readonly to: number; readonly text: string } => {
  let to = at + 1
  while (sheet.claims[to] === 'period') to += 1
  const text = textBetween(sheet, at, to)
  return { to, text: text.charAt(0).toUpperCase() + text.slice(1).toLowerCase() }
}
