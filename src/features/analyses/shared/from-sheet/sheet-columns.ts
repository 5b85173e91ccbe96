import { type Cell, isBlankRow, type Row } from '#core/sheets/shared/sheet.ts'

import { amountWords, headingWords as words, plainHeading } from './heading-words.ts'
import { type DateOrder, orderOf, readWhen, type When } from './sheet-dates.ts'
import { readNumber, scaleOf } from './sheet-numbers.ts'

/** A column with its heading as the owner reads it. */
export interface Column {
  readonly at: number
  readonly name: string
}

/** What is added up, and from which columns. */
export type Measured =
  | { readonly by: 'amount'; readonly amount: Column; readonly scale: number }
  | { readonly by: 'product'; readonly quantity: Column; readonly price: Column; readonly scale: number }
  /** Two sides beside each other: what came in, what went out. */
  | { readonly by: 'sides'; readonly first: Column; readonly second: Column; readonly scale: number }
  /** A column for each month. */
  | { readonly by: 'months'; readonly months: readonly (Column & { readonly when: When })[] }
  /** Prices are compared and never added up. */
  | { readonly by: 'price'; readonly price: Column; readonly scale: number }
  /** Things are counted: no column tells money. */
  | { readonly by: 'count'; readonly amount: Column }

export interface SheetPlan {
  /** Index of the row of headings; -1 where the lines begin at once. */
  readonly headingRow: number
  readonly measured: Measured
  readonly date: (Column & { readonly order: DateOrder }) | null
  readonly quantity: Column | null
  readonly price: Column | null
  /** By what the lines are grouped, the goods first. */
  readonly groups: readonly Column[]
  readonly unused: readonly Column[]
}

const linesAboveHeadings = 15
const mostGroups = 3

const textOf = (cell: Cell | undefined): string => String(cell ?? '').trim()
const looksLikeFigure = (cell: Cell): boolean => typeof cell === 'number' || readNumber(cell) !== null
const known = [...Object.values(words), ...amountWords]
const isMonthHeading = (cell: Cell): boolean => {
  const when = typeof cell === 'string' ? readWhen(cell, 'day') : null
  return when !== null && when.month > 0 && when.day === 0
}

/** The row of headings: the one whose words are known best, above lines with figures. */
const findHeadings = (rows: readonly Row[]): number => {
  const candidates = rows.slice(0, linesAboveHeadings).map((row, at) => {
    const cells = row.filter((cell) => textOf(cell) !== '')
    const isWords = cells.length > 1 && !cells.some((cell) => looksLikeFigure(cell) && !isMonthHeading(cell))
    const hits = cells.filter(
      (cell) => isMonthHeading(cell) || known.some((pattern) => pattern.test(plainHeading(textOf(cell)))),
    )
    return { at, score: isWords ? hits.length * 100 + cells.length : 0 }
  })
  const [best] = candidates.toSorted((one, two) => two.score - one.score)
  return best && best.score > 0 ? best.at : -1
}

const letter = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : `${letter(Math.floor(at / 26) - 1)}${letter(at % 26)}`

interface Seen extends Column {
  readonly heading: string
  readonly filled: readonly Cell[]
  readonly numbers: number
  readonly dates: number
  readonly distinct: number
  readonly order: DateOrder
  readonly scale: number
  readonly hasRupiah: boolean
}

const lookAt = (rows: readonly Row[], headingRow: number): Seen[] => {
  const below = rows.slice(headingRow + 1).filter((row) => !isBlankRow(row))
  const width = Math.max(0, ...rows.slice(Math.max(0, headingRow)).map((row) => row.length))
  return Array.from({ length: width }, (_, at) => {
    const name = headingRow < 0 ? '' : textOf(rows[headingRow]?.[at]).replaceAll(/\s+/g, ' ').slice(0, 60)
    const filled = below.map((row) => row[at] ?? '').filter((cell) => textOf(cell) !== '')
    const order = orderOf(filled)
    const share = (test: (cell: Cell) => boolean): number =>
      filled.length === 0 ? 0 : filled.filter(test).length / filled.length
    return {
      at,
      name: name === '' ? `Kolom ${letter(at)}` : name,
      heading: plainHeading(name),
      filled,
      order,
      scale: scaleOf(name),
      numbers: share((cell) => readNumber(cell) !== null),
      dates: share((cell) => readWhen(cell, order) !== null),
      distinct: new Set(filled.map((cell) => textOf(cell).toLowerCase())).size,
      hasRupiah: /\b(?:rp|rupiah|idr)\b/i.test(name) || filled.some((cell) => /^\s*(?:rp|idr)/i.test(String(cell))),
    }
  })
}

/** A column of days. Bare numbers are days only below a heading that says so. */
const findDate = (columns: readonly Seen[]): Seen | undefined =>
  columns.find(({ heading, dates }) => words.date.test(heading) && dates > 0.5) ??
  columns.find(
    ({ filled, dates }) => dates > 0.8 && filled.every((cell) => typeof cell === 'string' && /\D/.test(cell)),
  )

/** A heading of money stands over figures even where many of them are badly written. */
const isFigures = ({ numbers, heading }: Seen): boolean =>
  !words.number.test(heading) &&
  (numbers > 0.5 || (numbers > 0.2 && [words.price, ...amountWords].some((pattern) => pattern.test(heading))))

const ranked = (columns: readonly Seen[], wanted: string): Seen | undefined => {
  const named = columns.find(
    ({ heading }) => heading !== '' && heading.split(' ').some((word) => word.length > 3 && wanted.includes(word)),
  )
  const sure = amountWords.flatMap((pattern) => columns.filter(({ heading }) => pattern.test(heading)))
  return named && sure.includes(named) ? named : (sure[0] ?? columns.find(({ hasRupiah }) => hasRupiah))
}

const median = ({ filled }: Seen): number => {
  const values = filled.map((cell) => Math.abs(readNumber(cell) ?? 0)).toSorted((one, two) => one - two)
  return values[values.length >> 1] ?? 0
}

const is = (pattern: RegExp) => (one: Seen) => pattern.test(one.heading)

/** Finds the headings of a sheet and what its columns mean. `wanted` are the owner's words; null where nothing can be added up. */
export const planSheet = (rows: readonly Row[], wanted: string): SheetPlan | null => {
  const headingRow = findHeadings(rows)
  const columns = lookAt(rows, headingRow).filter(({ filled }) => filled.length > 0)
  const months = columns.filter((one) => isMonthHeading(one.name) && one.numbers > 0.5)
  const date = months.length > 1 ? undefined : findDate(columns)
  const figures = columns.filter(
    (one) => one !== date && !months.includes(one) && isFigures(one) && !words.balance.test(one.heading),
  )
  const price = figures.find(
    (one) => is(words.price)(one) && !is(words.cost)(one) && !/\b(?:total|jumlah)\b/.test(one.heading),
  )
  const ofMoney = figures.filter(
    (one) =>
      one !== price &&
      (is(words.money)(one) || one.hasRupiah || amountWords.some((pattern) => pattern.test(one.heading))),
  )
  const quantity = figures.find(
    (one) =>
      one !== price &&
      is(words.quantity)(one) &&
      !is(words.money)(one) &&
      !one.hasRupiah &&
      // `Jumlah` is a sum where it is the only one and large.
      (!/^(?:jumlah|jml)$/.test(one.heading) ||
        median(one) < 1000 ||
        (price !== undefined && ofMoney.some((other) => other !== one))),
  )
  const money = ofMoney.filter((one) => one !== quantity && !(is(words.cost)(one) && ofMoney.length > 2))
  const [first, second] = [money.find(is(words.in)), money.find(is(words.out))]
  const amount = ranked(money, wanted)
  const other = figures.find((one) => one !== price && one !== quantity)
  const measured = ((): Measured | null => {
    if (months.length > 1)
      return {
        by: 'months',
        months: months.flatMap((one) => {
          const when = readWhen(one.name, 'day')
          return when ? [{ at: one.at, name: one.name, when }] : []
        }),
      }
    if (first && second && first !== second) return { by: 'sides', first, second, scale: first.scale }
    if (amount) return { by: 'amount', amount, scale: amount.scale }
    if (quantity && price) return { by: 'product', quantity, price, scale: price.scale }
    if (quantity) return { by: 'count', amount: quantity }
    if (price) return { by: 'price', price, scale: price.scale }
    return other ? { by: 'count', amount: other } : null
  })()
  if (measured === null) return null
  const lines = Math.max(1, ...columns.map(({ filled }) => filled.length))
  const groupable = columns.filter(
    (one) =>
      one !== date &&
      !figures.includes(one) &&
      !months.includes(one) &&
      !words.number.test(one.heading) &&
      one.numbers <= 0.5 &&
      one.distinct > 1 &&
      (is(words.item)(one) || one.distinct < lines || lines <= 12),
  )
  const rank = (one: Seen): number => (is(words.group)(one) ? 1 : is(words.item)(one) ? 0 : 2)
  const groups = groupable.toSorted((one, two) => rank(one) - rank(two)).slice(0, mostGroups)
  const used = new Set<number>([
    ...groups.map(({ at }) => at),
    ...(date ? [date.at] : []),
    ...(quantity ? [quantity.at] : []),
    ...(price ? [price.at] : []),
    ...usedBy(measured),
  ])
  return {
    headingRow,
    measured,
    date: date ?? null,
    quantity: quantity ?? null,
    price: price ?? null,
    groups,
    unused: columns.filter(({ at }) => !used.has(at)),
  }
}

const usedBy = (measured: Measured): number[] => {
  switch (measured.by) {
    case 'amount':
    case 'count':
      return [measured.amount.at]
    case 'product':
      return [measured.quantity.at, measured.price.at]
    case 'sides':
      return [measured.first.at, measured.second.at]
    case 'months':
      return measured.months.map(({ at }) => at)
    case 'price':
      return [measured.price.at]
  }
}
