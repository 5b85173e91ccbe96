import { paymentMethodName } from '#core/text/shared/payment-methods.ts'
import type { SalesDay, SoldGood, SpanOfSales } from '#core/assistant/shared/memory/owner-memory.ts'
import { longSpan } from '#core/assistant/shared/memory/period.ts'
import type { RecalledSales } from '#core/assistant/shared/memory/recall-sales.ts'
import { formatDayWithWeekday, monthNames } from '#core/text/shared/dates.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'

import { tillReportTitle } from '../letter/cash-flow.ts'
import type { DocumentNode } from '../content/document-content.ts'
import type { LetterLine } from '../letter.ts'
import { block, bullets, heading, labelledLines, p } from '../content/nodes.ts'
import type { TypeComposer } from '../types/composer.ts'
import { moneyText, percentText } from '../letter/wording.ts'

/** Rows of the goods table; what lies beyond them is one row, so that the total stays the till's. */
const mostRows = 40
/** More days than these are told by months. */
const mostDays = 31

/** Quantity x price; goods with discounts or charges say how many were sold, and what they brought in. */
const goodLine = ({ name, quantity, price, total }: SoldGood): LetterLine => {
  const off = quantity * price - total
  if (off === 0) return { description: name, quantity, unit: '', price }
  // What a sum has beyond its pieces is service and tax.
  const change = off > 0 ? `diskon ${moneyText(off)}` : `layanan dan pajak ${moneyText(-off)}`
  const description = `${name} (${formatNumber(quantity)} terjual @ ${formatNumber(price)}, ${change})`
  return { description, quantity: null, unit: '', price: total }
}

/** The goods of the report; all rows make the total. */
export const salesLines = ({ goods, otherGoods }: SpanOfSales): LetterLine[] => {
  const shown = goods.slice(0, mostRows)
  const rest = goods.slice(mostRows)
  const kinds = rest.length + otherGoods.kinds
  const total = rest.reduce((sum, good) => sum + good.total, 0) + otherGoods.total
  const quantity = rest.reduce((sum, good) => sum + good.quantity, 0) + otherGoods.quantity
  return [
    ...shown.map(goodLine),
    ...(kinds === 0
      ? []
      : [
          {
            description: `${kinds} barang lain (${formatNumber(quantity)} terjual)`,
            quantity: null,
            unit: '',
            price: total,
          },
        ]),
  ]
}

const share = (part: number, whole: number): string => percentText(Math.round((part / whole) * 1000) / 10)

const best = (days: readonly SalesDay[]): SalesDay | null =>
  days.reduce<SalesDay | null>((found, day) => (found === null || day.total > found.total ? day : found), null)

/** `naik Rp 120.000 (12,5%)`, as a sentence about both spans. */
export const comparison = ({ period, before }: RecalledSales['sales']): string => {
  const span = longSpan(before.from, before.to)
  if (before.total === 0) return `Tidak ada penjualan pada ${span} untuk dibandingkan.`
  const change = period.total - before.total
  const word = change > 0 ? 'naik' : 'turun'
  return change === 0
    ? `Penjualan sama dengan ${span} (${moneyText(before.total)}).`
    : `Dibanding ${span} (${moneyText(before.total)} dari ${formatNumber(before.sales)} transaksi), penjualan ${word} ${moneyText(Math.abs(change))} (${share(Math.abs(change), before.total)}).`
}

const cell = (type: 'tableCell' | 'tableHeader', words: string, isFigure: boolean): DocumentNode => ({
  type,
  attrs: { colspan: 1, rowspan: 1, colwidth: null },
  content: [{ ...p(words), ...(isFigure ? { attrs: { textAlign: 'right' } } : {}) }],
})

/** A table whose first column is words and whose others are figures. */
const figureTable = (head: readonly string[], rows: readonly (readonly string[])[]): DocumentNode => ({
  type: 'table',
  content: [head, ...rows].map((row, at) => ({
    type: 'tableRow',
    content: row.map((words, column) => cell(at === 0 ? 'tableHeader' : 'tableCell', words, column > 0)),
  })),
})

interface TimeSum {
  readonly label: string
  readonly total: number
  readonly sales: number
  readonly items: number
}

const byMonth = (days: readonly SalesDay[]): TimeSum[] => {
  const months = new Map<string, TimeSum>()
  for (const { day, total, sales, items } of days) {
    const key = day.slice(0, 7)
    const label = `${monthNames[Number(key.slice(5)) - 1] ?? ''} ${key.slice(0, 4)}`
    const sum = months.get(key) ?? { label, total: 0, sales: 0, items: 0 }
    months.set(key, { label, total: sum.total + total, sales: sum.sales + sales, items: sum.items + items })
  }
  return [...months.values()]
}

const timeRow = (one: TimeSum): string[] => [
  one.label,
  formatNumber(one.sales),
  formatNumber(one.items),
  moneyText(one.total),
]

/** The sales of each day or month, with their sum. */
const timeTable = ({ days, total, sales, items }: SpanOfSales): DocumentNode => {
  const isLong = days.length > mostDays
  const rows = isLong ? byMonth(days) : days.map((one) => ({ ...one, label: formatDayWithWeekday(one.day) }))
  return figureTable(
    [isLong ? 'Bulan' : 'Hari', 'Transaksi', 'Barang', 'Penjualan'],
    [...rows.map(timeRow), timeRow({ label: 'Jumlah', total, sales, items })],
  )
}

const summary = ({ sales: { period } }: RecalledSales): DocumentNode[] => {
  const top = best(period.days)
  return [
    labelledLines([
      ['Total penjualan', moneyText(period.total)],
      ['Jumlah transaksi', formatNumber(period.sales)],
      ['Barang terjual', formatNumber(period.items)],
      ['Rata-rata per transaksi', moneyText(Math.round(period.total / period.sales))],
      ...(top && period.days.length > 1
        ? [['Hari terbaik', `${formatDayWithWeekday(top.day)} (${moneyText(top.total)})`] as const]
        : []),
    ]),
  ]
}

const findings = ({ sales: { period } }: RecalledSales): DocumentNode[] => {
  const [first, second] = period.goods
  const low = period.days.reduce<SalesDay | null>(
    (found, day) => (found === null || day.total < found.total ? day : found),
    null,
  )
  return bullets([
    ...(first
      ? [
          `Paling banyak menghasilkan: ${first.name}, ${moneyText(first.total)} atau ${share(first.total, period.total)} dari penjualan${second ? `; disusul ${second.name} dengan ${moneyText(second.total)}` : ''}.`,
        ]
      : []),
    ...(low && period.days.length > 2
      ? [`Paling sepi dari hari yang ada penjualannya: ${formatDayWithWeekday(low.day)} (${moneyText(low.total)}).`]
      : []),
  ])
}

/** What stands under each heading; a day by itself needs no table of days. */
const sections = (recalled: RecalledSales): readonly (readonly [title: string, nodes: readonly DocumentNode[]])[] => {
  const { sales, shopName } = recalled
  const { period } = sales
  const span = longSpan(period.from, period.to)
  const when = sales.periodName === span ? span : `${sales.periodName}, ${span}`
  return [
    [
      'Ringkasan',
      [
        p(`Laporan ini merangkum penjualan ${shopName} untuk ${when}, dihitung dari transaksi yang tercatat di kasir.`),
        ...summary(recalled),
        p(comparison(sales)),
      ],
    ],
    ...(period.days.length > 1
      ? [[period.days.length > mostDays ? 'Penjualan per bulan' : 'Penjualan per hari', [timeTable(period)]] as const]
      : []),
    ['Barang yang terjual', [block('goodsTable')]],
    [
      'Cara bayar',
      bullets(
        period.methods.map(
          ({ name, sales: times, total }) =>
            `${paymentMethodName(name)}: ${moneyText(total)} (${formatNumber(times)} transaksi)`,
        ),
      ),
    ],
    ...(period.goods.length > 1 || period.days.length > 2 ? [['Yang menonjol', findings(recalled)] as const] : []),
  ]
}

/** A report on what the owner's till has sold: every figure is the till's own. */
export const salesReport = (recalled: RecalledSales): TypeComposer => {
  const { period } = recalled.sales
  return {
    completeLetter: (letter) => ({
      ...letter,
      title: tillReportTitle,
      subject: `Penjualan ${longSpan(period.from, period.to)}`,
    }),
    writeBody: (letter) => [
      block('letterhead'),
      block('letterTitle'),
      block('letterInfo'),
      ...(letter.recipient.name === '' && letter.recipient.company === '' ? [] : [block('recipient')]),
      ...sections(recalled).flatMap(([title, nodes], at) => [heading(2, `${at + 1}. ${title}`), ...nodes]),
      block('signature'),
    ],
  }
}
