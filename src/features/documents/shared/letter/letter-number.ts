import { inPattern } from '#core/text/shared/in-pattern.ts'
import type { DocumentType } from '#core/items/shared/kinds.ts'
import { romanMonth } from '#core/text/shared/dates.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { paySlipTitle } from './cash-flow.ts'
import type { LetterData } from '../letter.ts'

/** The codes that Indonesian offices put into letter numbers, one for each type (editors-anchors §3, Letter number). */
export const numberCodes = {
  surat_penawaran: 'SP',
  kontrak: 'PKS',
  invoice: 'INV',
  kuitansi: 'KW',
  proposal: 'PROP',
  laporan: 'LAP',
  surat_resmi: 'SR',
  'surat-perjalanan-dinas': 'SPD',
} as const satisfies Record<DocumentType, string>

/** A pay slip is stored as a report and counted on its own: a row of reports would skip a number for each slip. */
export const paySlipCode = 'SG'

/** The code in whose series a letter is counted. */
export const letterCode = ({ documentType, title }: Pick<LetterData, 'documentType' | 'title'>): string =>
  title === paySlipTitle ? paySlipCode : numberCodes[documentType]

/** How an owner writes letter numbers; `unit` is what `{unit}` stands for. */
export interface NumberFormat {
  readonly template: string
  readonly unit: string
}

/** 001/SP/XI/2026 (resolutions 24). */
export const defaultNumberFormat: NumberFormat = { template: '{seq:3}/{kode}/{romawi}/{tahun}', unit: '' }

const parts = /\{(seq|kode|romawi|bulan|tahun|unit)(?::(\d{1,2}))?\}/g

interface NumberFacts {
  readonly sequence: number
  readonly code: string
  readonly day: IsoDay
}

/**
 * Fills a number template: `{seq}` or `{seq:3}` (padded), `{kode}`, `{unit}`, `{romawi}`, `{bulan}` (two digits),
 * `{tahun}`. Unknown braces stay as they are, so that a typing mistake is seen.
 */
export const formatLetterNumber = (
  { sequence, code, day }: NumberFacts,
  { template, unit }: NumberFormat = defaultNumberFormat,
): string =>
  template.replaceAll(parts, (_, name: string, width?: string) => {
    switch (name) {
      case 'seq':
        return String(sequence).padStart(Number(width ?? 1), '0')
      case 'kode':
        return code
      case 'unit':
        return unit
      case 'romawi':
        return romanMonth(day)
      case 'bulan':
        return day.slice(5, 7)
      default:
        return day.slice(0, 4)
    }
  })

/** What counts together: letters of one code and year, or of all codes or years where the template tells none. */
export interface SeriesKey {
  readonly code: string
  readonly year: number
}

const has = (template: string, name: string): boolean => template.includes(`{${name}`)

/** The series to which a letter's number belongs: without a code in the template all types count on together. */
export const seriesOf = ({ template }: NumberFormat, code: string, day: IsoDay): SeriesKey => ({
  code: has(template, 'kode') ? code : '*',
  year: has(template, 'tahun') ? Number(day.slice(0, 4)) : 0,
})

const shapes: Readonly<Record<string, string>> = {
  seq: '(?<seq>\\d{1,9})',
  kode: '(?<kode>[A-Z]{2,4})',
  romawi: '(?:I{1,3}|IV|VI{0,3}|IX|XI{0,2})',
  bulan: '(?:0[1-9]|1[0-2])',
  tahun: '(?<tahun>\\d{4})',
}

const patternOf = ({ template, unit }: NumberFormat): RegExp | null => {
  let pattern = ''
  let from = 0
  const seen = new Set<string>()
  for (const match of template.matchAll(parts)) {
    const name = match[1] ?? ''
    pattern += inPattern(template.slice(from, match.index))
    // A name may stand twice in a template but only once in a pattern.
    const shape = name === 'unit' ? inPattern(unit) : (shapes[name] ?? '')
    pattern += seen.has(name) ? shape.replace(/\?<\w+>/, '?:') : shape
    seen.add(name)
    from = match.index + match[0].length
  }
  return seen.has('seq') ? new RegExp(`^${pattern}${inPattern(template.slice(from))}$`) : null
}

/** A number's place in its series; null for a number of another make. */
export const readLetterNumber = (
  text: string,
  format: NumberFormat = defaultNumberFormat,
): { sequence: number; code: string; year: number } | null => {
  const found = patternOf(format)?.exec(text.trim())?.groups
  if (!found?.['seq']) return null
  return { sequence: Number(found['seq']), code: found['kode'] ?? '*', year: Number(found['tahun'] ?? 0) }
}

/** The longest number that letters and lists have room for. */
const longestNumber = 60

/** What is wrong with a format, as a sentence with what to do; null where it can be used. */
export const formatProblem = ({ template, unit }: NumberFormat): string | null => {
  const text = template.trim()
  if (text === '') return 'Format nomor masih kosong. Contoh: {seq:3}/{kode}/{romawi}/{tahun}.'
  const sequences = [...text.matchAll(/\{seq(?::(\d+))?\}/g)]
  if (sequences.length === 0) return 'Tulis {seq:3} di tempat nomor urut, contoh: {seq:3}/{kode}/{romawi}/{tahun}.'
  if (sequences.length > 1) return 'Nomor urut {seq} cukup ditulis satu kali.'
  if (Number(sequences[0]?.[1] ?? 1) > 8 || Number(sequences[0]?.[1] ?? 1) < 1)
    return 'Panjang nomor urut antara 1 dan 8 angka, contoh {seq:3} untuk 001.'
  const unknown = /\{[^}]*\}?|\}/.exec(text.replaceAll(parts, ''))?.[0]
  if (unknown !== undefined)
    return `${unknown} tidak dikenal. Yang bisa dipakai: {seq:3}, {kode}, {unit}, {romawi}, {bulan}, {tahun}.`
  if (has(text, 'unit') && unit.trim() === '') return 'Isi dulu nama unitnya, karena {unit} dipakai di format.'
  const sample = formatLetterNumber(
    { sequence: 99_999_999, code: 'PROP', day: '2026-08-08' as IsoDay },
    { template: text, unit },
  )
  if (sample.length > longestNumber) return `Nomor jadi terlalu panjang. Pendekkan sampai ${longestNumber} huruf.`
  return /[\p{Cc}\p{Zl}\p{Zp}]/u.test(`${text}${unit}`) ? 'Format nomor harus dalam satu baris.' : null
}
