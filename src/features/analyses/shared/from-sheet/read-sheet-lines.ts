import { type Cell, isBlankRow, type Row } from '#core/sheets/shared/sheet.ts'
import { unguarded } from '#core/sheets/shared/text-cells.ts'

import { readWhen, type When } from './sheet-dates.ts'
import { readNumber, wholeRupiah } from './sheet-numbers.ts'
import type { Column, SheetPlan } from './sheet-columns.ts'

/** One sum of the sheet, with where and when it belongs. */
export interface SheetEntry {
  /** The line's number as a spreadsheet shows it, from 1. */
  readonly line: number
  readonly when: When | null
  /** What stands in each of the plan's groups; empty where the line leaves it blank. */
  readonly names: readonly string[]
  readonly amount: number
  /** What went the other way, where the sheet has two sides; 0 else. */
  readonly other: number
  readonly quantity: number | null
}

export interface UnreadLine {
  readonly line: number
  readonly column: string
  readonly value: string
  readonly why: string
}

export interface SheetLines {
  readonly entries: readonly SheetEntry[]
  readonly unread: readonly UnreadLine[]
  /** Lines of sums, which would count everything twice. */
  readonly sums: readonly number[]
  /** Lines whose total is another than their count times their price. */
  readonly differing: readonly number[]
  /** Lines whose sums were no whole Rupiah. */
  readonly rounded: readonly number[]
}

/** What a shop's sums may come to together; the analysis keeps no larger numbers. */
const largestSum = 1e15
const longestName = 60

const isSumLine = (row: Row): boolean => {
  const first = row.find((cell) => typeof cell === 'string' && cell.trim() !== '' && readNumber(cell) === null)
  return (
    typeof first === 'string' && /^(?:grand |sub ?)?(?:total|jumlah)\b/i.test(first.trim()) && first.trim().length <= 30
  )
}

/** A cell's words as our own text may hold them: nothing in them is a blank, a binding or a formula. */
const nameIn = (cell: Cell | undefined): string =>
  (unguarded(cell ?? '') ?? '')
    .replaceAll(/[[\]{}*]|__+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longestName)

const isNothing = (cell: Cell | undefined): boolean => /^[-–—]?$/.test(String(cell ?? '').trim())

/** Thrown inside a line: it is left out and told. */
class Unread extends Error {
  readonly column: Column
  readonly cell: Cell
  constructor(column: Column, cell: Cell, why: string) {
    super(why)
    this.column = column
    this.cell = cell
  }
}

const numberIn = (row: Row, column: Column, scale = 1): number => {
  const cell = row[column.at] ?? ''
  if (String(cell).trim() === '') throw new Unread(column, cell, 'kosong')
  if (isNothing(cell)) return 0
  if (typeof cell === 'string' && unguarded(cell) === null) throw new Unread(column, cell, 'berisi rumus, bukan angka')
  const value = readNumber(typeof cell === 'string' ? (unguarded(cell) ?? '') : cell)
  if (value === null) throw new Unread(column, cell, 'bukan angka yang terbaca')
  return value * scale
}

const optional = (row: Row, column: Column | null): number | null => {
  const value = column === null ? null : readNumber(row[column.at] ?? '')
  return value === null ? null : value
}

interface Sums {
  readonly amount: number
  readonly other: number
}

const sumsOf = (row: Row, { measured }: SheetPlan): Sums => {
  switch (measured.by) {
    case 'amount':
      return { amount: numberIn(row, measured.amount, measured.scale), other: 0 }
    case 'count':
      return { amount: numberIn(row, measured.amount), other: 0 }
    case 'price':
      return { amount: numberIn(row, measured.price, measured.scale), other: 0 }
    case 'product':
      return { amount: numberIn(row, measured.quantity) * numberIn(row, measured.price, measured.scale), other: 0 }
    case 'sides': {
      const { first, second, scale } = measured
      const isBlank = (column: Column): boolean => isNothing(row[column.at])
      if (isBlank(first) && isBlank(second)) throw new Unread(first, '', 'kosong')
      return {
        amount: isBlank(first) ? 0 : numberIn(row, first, scale),
        other: isBlank(second) ? 0 : numberIn(row, second, scale),
      }
    }
    case 'months':
      return { amount: 0, other: 0 }
  }
}

const whenOf = (row: Row, { date }: SheetPlan): When | null => {
  const cell = date === null ? '' : (row[date.at] ?? '')
  if (date === null || String(cell).trim() === '') return null
  const when = readWhen(cell, date.order)
  if (when === null) throw new Unread(date, cell, 'bukan tanggal yang terbaca')
  return when
}

const isExact = ({ measured }: SheetPlan): boolean => measured.by === 'count'

const differs = (row: Row, { measured, quantity, price }: SheetPlan, amount: number): boolean => {
  if (measured.by !== 'amount') return false
  const [count, each] = [optional(row, quantity), optional(row, price)]
  return count !== null && each !== null && wholeRupiah(count * each * measured.scale) !== wholeRupiah(amount)
}

/** Reads every line below the headings: each is a sum, or told as unread with its number; none is guessed. */
export const readSheetLines = (rows: readonly Row[], plan: SheetPlan): SheetLines => {
  const { measured } = plan
  const entries: SheetEntry[] = []
  const unread: UnreadLine[] = []
  const lines = { sums: [] as number[], differing: [] as number[], rounded: [] as number[] }
  let all = 0
  /** What is too large together would be kept wrong. */
  const add = (...values: readonly number[]): void => {
    const sum = values.reduce((total, value) => total + Math.abs(value), all)
    if (sum > largestSum) throw new Unread(columnOf(plan), '', 'terlalu besar untuk dijumlahkan')
    all = sum
  }
  const whole = (value: number, line: number): number => {
    const kept = isExact(plan) ? Math.round(value * 1000) / 1000 : wholeRupiah(value)
    if (!isExact(plan) && kept !== value) lines.rounded.push(line)
    return kept
  }
  const take = (row: Row, line: number): void => {
    const names = plan.groups.map(({ at }) => nameIn(row[at]))
    if (measured.by === 'months') {
      const filled = measured.months.filter(({ at }) => String(row[at] ?? '').trim() !== '')
      const read = filled.map((month) => ({ when: month.when, amount: numberIn(row, month) }))
      if (read.length === 0 && measured.months[0]) throw new Unread(measured.months[0], '', 'kosong')
      add(...read.map(({ amount }) => amount))
      for (const { when, amount } of read)
        entries.push({ line, when, names, amount: whole(amount, line), other: 0, quantity: null })
      return
    }
    const { amount, other } = sumsOf(row, plan)
    const when = whenOf(row, plan)
    add(amount, other)
    if (differs(row, plan, amount)) lines.differing.push(line)
    entries.push({
      line,
      when,
      names,
      amount: whole(amount, line),
      other: whole(other, line),
      quantity: optional(row, plan.quantity),
    })
  }
  rows.forEach((row, at) => {
    if (at <= plan.headingRow || isBlankRow(row)) return
    if (isSumLine(row)) return void lines.sums.push(at + 1)
    try {
      take(row, at + 1)
    } catch (error) {
      if (!(error instanceof Unread)) throw error
      unread.push({ line: at + 1, column: error.column.name, value: nameIn(error.cell), why: error.message })
    }
  })
  return { entries, unread, ...lines }
}

const columnOf = ({ measured }: SheetPlan): Column =>
  measured.by === 'product' || measured.by === 'price'
    ? measured.price
    : measured.by === 'sides'
      ? measured.first
      : measured.by === 'months'
        ? (measured.months[0] ?? { at: 0, name: '' })
        : measured.amount
