import type { DocumentType } from '#core/items/shared/kinds.ts'
import { romanMonth } from '#core/text/shared/dates.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

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

/** 001/SP/XI/2026 (resolutions 24). */
export const defaultNumberTemplate = '{seq:3}/{kode}/{romawi}/{tahun}'

/**
 * Fills a number template: `{seq}` or `{seq:3}` (padded), `{kode}`, `{romawi}`, `{bulan}` (two digits), `{tahun}`.
 * Unknown braces stay as they are, so that a typing mistake is seen.
 */
export const formatLetterNumber = (
  facts: { sequence: number; code: string; day: IsoDay },
  template: string = defaultNumberTemplate,
): string =>
  template.replaceAll(/\{(seq|kode|romawi|bulan|tahun)(?::(\d{1,2}))?\}/g, (_, name: string, width?: string) => {
    switch (name) {
      case 'seq':
        return String(facts.sequence).padStart(Number(width ?? 1), '0')
      case 'kode':
        return facts.code
      case 'romawi':
        return romanMonth(facts.day)
      case 'bulan':
        return facts.day.slice(5, 7)
      default:
        return facts.day.slice(0, 4)
    }
  })

/** The parts of a number in the default template, such as 012/INV/III/2026; null for numbers of another make. */
export const readLetterNumber = (text: string): { sequence: number; code: string; year: number } | null => {
  const match = /^(\d{1,6})\/([A-Z]{2,4})\/(?:I{1,3}|IV|VI{0,3}|IX|XI{0,2})\/(\d{4})$/.exec(text.trim())
  return match ? { sequence: Number(match[1]), code: match[2] ?? '', year: Number(match[3]) } : null
}
