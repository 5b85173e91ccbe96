import { AppError } from '#core/errors/shared/app-error.ts'
import type { AttachedSheet, ReadSheet } from '#core/sheets/shared/sheet.ts'

import { planSheet, type SheetPlan } from './sheet-columns.ts'
import { readSheetLines, type SheetLines } from './read-sheet-lines.ts'

/** A sheet as it is analysed: what its columns mean, what its lines say, what its owner wants of it. */
export interface SheetOrder {
  readonly file: string
  readonly sheet: ReadSheet['sheet']
  readonly plan: SheetPlan
  readonly lines: SheetLines
  /** What the sums are called: `Penjualan`, `Pengeluaran`, `Nilai`. */
  readonly measure: string
  /** By what length of time the owner asked; null where not told. */
  readonly unit: TimeUnit | null
}

const timeUnits = ['hari', 'bulan', 'tahun'] as const
export type TimeUnit = (typeof timeUnits)[number]

const kinds: readonly (readonly [string, RegExp])[] = [
  ['Pengeluaran', /\b(?:pengeluaran|biaya|belanja|beban|expenses?|ongkos|pembelian|purchases?|gaji|upah)/],
  ['Penjualan', /\b(?:penjualan|jualan|terjual|omzet|omset|sales|revenue|laku)/],
  ['Pendapatan', /\b(?:pendapatan|pemasukan|penerimaan|income)/],
]

/** What kind of sums words tell of; null for none. */
export const kindIn = (words: string): string | null =>
  kinds.find(([, pattern]) => pattern.test(words.toLowerCase()))?.[0] ?? null

const plainName = (file: string): string => file.replace(/\.[a-z]{3,4}$/i, '').replaceAll(/[_\-.]+/g, ' ')

/** What the sums are: by their heading, the file's name, the owner's words, in this order. */
const measureOf = ({ measured }: SheetPlan, file: string, text: string): string => {
  const byWords = (heading: string): string | null => kindIn(heading) ?? kindIn(plainName(file)) ?? kindIn(text)
  switch (measured.by) {
    case 'amount':
      return byWords(measured.amount.name) ?? 'Nilai'
    case 'product':
      return /sto[ck]k?/i.test(measured.quantity.name) ? 'Nilai stok' : (byWords(measured.quantity.name) ?? 'Nilai')
    case 'months':
      return byWords('') ?? 'Nilai'
    case 'sides':
      return 'Arus kas'
    case 'price':
      return 'Harga'
    case 'count':
      return measured.amount.name
  }
}

const unitOf = (text: string): TimeUnit | null =>
  /\b(?:per ?hari|harian|tiap hari)\b/i.test(text)
    ? 'hari'
    : /\b(?:per ?bulan|bulanan|tiap bulan)\b/i.test(text)
      ? 'bulan'
      : /\b(?:per ?tahun|tahunan|tiap tahun)\b/i.test(text)
        ? 'tahun'
        : null

/** Reads an attached sheet for an analysis. Throws `sheet_without_figures` where nothing in it can be reckoned. */
export const readSheetOrder = ({ name, rows, sheet }: AttachedSheet, text: string): SheetOrder => {
  const plan = planSheet(rows, text.toLowerCase())
  const lines = plan && readSheetLines(rows, plan)
  if (!plan || !lines || lines.entries.length === 0) throw new AppError('sheet_without_figures')
  return { file: name, sheet, plan, lines, measure: measureOf(plan, name, text), unit: unitOf(text) }
}
