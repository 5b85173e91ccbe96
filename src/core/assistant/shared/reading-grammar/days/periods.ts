import { monthNames } from '#core/text/shared/dates.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'

import { isMonth, monthOf } from './month-names.ts'
import { readFigures } from '../sums/numbers.ts'
import { claim, isFree, isNumber, low, placesOf, type Sheet, textBetween } from '../sheet.ts'
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

const bills = ['tagihan', 'invoice', 'nota', 'bon', 'faktur', 'kasbon', 'utang', 'hutang', 'piutang', 'tunggakan']
/** Sums beside days that are still to come are parts of one sum, and no rows. */
const inParts =
  'cicil cicilan dicicil nyicil angsur angsuran diangsur termin tahap tempo perjanjian kontrak dp pelunasan'.split(' ')

const already = wordSet('sudah udah udh sdh telah')

/** `3 Nov 450rb`, `Juli 2026: 185rb`: where a row ends that is named by its day or its month and has its sum behind it; null for none. */
const datedTo = (sheet: Sheet, at: number): number | null => {
  const from = low(sheet, at) === 'tanggal' ? at + 1 : at
  const isDay = dayOnly.test(low(sheet, from)) && isMonth(low(sheet, from + 1))
  // `tgl 4 120rb`: the month is told elsewhere, or is the one that everybody knows.
  if (from > at && dayOnly.test(low(sheet, from)) && !isDay) return isSum(sheet, from + 1) ? from + 1 : null
  if (isNumber(sheet, at - 1) || (!isDay && (from > at || !isMonth(low(sheet, at))))) return null
  const month = isDay ? from + 1 : at
  const to = month + (/^20\d\d$/.test(low(sheet, month + 1)) ? 2 : 1)
  const sum = [':', '=', '-'].includes(low(sheet, to)) ? to + 1 : to
  return isSum(sheet, sum) ? to : null
}
const dayOnly = /^(?:[12]?\d|3[01])$/
const isSum = (sheet: Sheet, at: number): boolean => sumAt(sheet, at) && unitOf(low(sheet, at + 1)) === null

/** Whether a message bills by days, and is no report of them. */
export const isBilledDay = (sheet: Sheet): boolean =>
  bills.some((word) => sheet.words.has(word)) &&
  // `udah nyicil 50rb` has been paid, and tells of no parts to come.
  !inParts.some((word) => placesOf(sheet, word).some((at) => !already.has(low(sheet, at - 1))))

/** `belum dibayar: 3 Nov 450rb, 9 Nov 600rb`: the rows of a bill by their days; one alone is a day. */
const readBilledDays = (sheet: Sheet): void => {
  if (!isBilledDay(sheet)) return
  const rows = sheet.tokens.flatMap((_, at) => {
    const to = isFree(sheet, at) && low(sheet, at - 1) !== 'tanggal' ? datedTo(sheet, at) : null
    return to === null ? [] : [{ at, to }]
  })
  if (rows.length < 2) return
  for (const { at, to } of rows) claim(sheet, at, to, 'period')
  // `yang tgl 4 sudah lunas`: a row is spoken of again.
  const told = new Set(rows.map(({ at }) => dayAt(sheet, at)))
  for (const at of placesOf(sheet, 'yang')) {
    const from = isPaper(sheet, at + 1) ? at + 2 : at + 1
    const day = dayAt(sheet, from)
    if (day === '' || !told.has(day) || !isFree(sheet, from)) continue
    const number = low(sheet, from) === 'tanggal' ? from + 1 : from
    claim(sheet, from, isMonth(low(sheet, number + 1)) ? number + 2 : number + 1, 'period')
  }
}
const isPaper = (sheet: Sheet, at: number): boolean => bills.includes(low(sheet, at))

/** The figure of a day that is named at `at`; empty for other words. */
const dayAt = (sheet: Sheet, at: number): string => {
  const from = low(sheet, at) === 'tanggal' ? at + 1 : at
  const isDay = from > at || isMonth(low(sheet, from + 1))
  return isDay && dayOnly.test(low(sheet, from)) ? low(sheet, from) : ''
}

/**
 * The rows of a report by time: `minggu 1 4,2 juta`, `Senin 300rb`, `Januari 12jt`, and those of a bill by their days. They
 * are named by their span and are no days; read before the dates.
 */
export const readPeriods = (sheet: Sheet): void => {
  readBilledDays(sheet)
  if (!sheet.words.has('laporan') && !sheet.words.has('rekap') && !sheet.words.has('proposal')) return
  for (let at = 0; at < sheet.tokens.length; at += 1) {
    if (!isFree(sheet, at)) continue
    const word = low(sheet, at)
    const next = low(sheet, at + 1)
    // `jumat 1 1.235.000`: which of several.
    const isNumbered = days.has(word) && /^[1-9]$/.test(next) && sumAt(sheet, at + 2)
    const counted = isNumbered || (spans.has(word) && (/^\d{1,2}$/.test(next) || /^(?:i{1,3}|iv|v|ke-\d)$/.test(next)))
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
  // `tgl 3 nov`: a day as a paper writes it.
  const text = textBetween(sheet, at, to)
    .toLowerCase()
    .replace(/^(?:tanggal|tgl|tggl|tnggl)\s(?=\d{1,2}\s\p{L})/u, '')
    .replace(/^(?:tgl|tggl|tnggl)\s/u, 'tanggal ')
    .replaceAll(/\p{L}+/gu, (word) => monthNames[(monthOf(word) ?? 0) - 1] ?? word)
  return { to, text: sentenceCase(text) }
}
