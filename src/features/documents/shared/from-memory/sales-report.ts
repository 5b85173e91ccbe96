import type { SalesDay, SpanOfSales } from '#core/assistant/shared/memory/owner-memory.ts'
import { longSpan } from '#core/assistant/shared/memory/period.ts'
import type { RecalledSales } from '#core/assistant/shared/memory/recall-sales.ts'
import { formatDayWithWeekday, monthNames } from '#core/text/shared/dates.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'

import { tillReportTitle } from '../cash-flow.ts'
import type { DocumentNode } from '../document-content.ts'
import type { LetterLine } from '../letter.ts'
import { block, bullets, heading, labelledLines, p } from '../nodes.ts'
import type { TypeComposer } from '../types/composer.ts'
import { moneyText, percentText, sentenceCase } from '../wording.ts'

/** Rows of the goods table; what lies beyond them is one row, so that the total stays the till's. */
const mostRows = 40
/** More days than these are told by months. */
const mostDays = 31

/** The goods of the report: quantity x price is each row's sum, and all rows make the total. */
export const salesLines = ({ goods, otherGoods }: SpanOfSales): LetterLine[] => {
  const shown = goods.slice(0, mostRows)
  const rest = goods.slice(mostRows)
  const kinds = rest.length + otherGoods.kinds
  const total = rest.reduce((sum, good) => sum + good.total, 0) + otherGoods.total
  const quantity = rest.reduce((sum, good) => sum + good.quantity, 0) + otherGoods.quantity
  return [
    ...shown.map((good) => ({ description: good.name, quantity: good.quantity, unit: '', price: good.price })),
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

const dayRow = ({ day, total, sales, items }: SalesDay): string =>
  `${formatDayWithWeekday(day)}: ${moneyText(total)} (${formatNumber(sales)} transaksi, ${formatNumber(items)} barang)`

const monthRows = (days: readonly SalesDay[]): string[] => {
  const months = new Map<string, { total: number; sales: number }>()
  for (const { day, total, sales } of days) {
    const key = day.slice(0, 7)
    const sum = months.get(key) ?? { total: 0, sales: 0 }
    months.set(key, { total: sum.total + total, sales: sum.sales + sales })
  }
  return [...months].map(
    ([key, { total, sales }]) =>
      `${monthNames[Number(key.slice(5)) - 1] ?? ''} ${key.slice(0, 4)}: ${moneyText(total)} (${formatNumber(sales)} transaksi)`,
  )
}

const methodNames: Readonly<Record<string, string>> = { tunai: 'Tunai', qris: 'QRIS', transfer: 'Transfer' }

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

/** A report on what the owner's till has sold: every figure is the till's own. */
export const salesReport = (recalled: RecalledSales): TypeComposer => {
  const { sales, shopName } = recalled
  const { period } = sales
  const span = longSpan(period.from, period.to)
  return {
    completeLetter: (letter) => ({ ...letter, title: tillReportTitle, subject: `Penjualan ${span}` }),
    writeBody: (letter) => [
      block('letterhead'),
      block('letterTitle'),
      block('letterInfo'),
      ...(letter.recipient.name === '' && letter.recipient.company === '' ? [] : [block('recipient')]),
      heading(2, '1. Ringkasan'),
      p(
        `Laporan ini merangkum penjualan ${shopName} untuk ${sales.periodName === span ? span : `${sales.periodName}, ${span}`}, dihitung dari transaksi yang tercatat di kasir.`,
      ),
      ...summary(recalled),
      p(comparison(sales)),
      heading(2, period.days.length > mostDays ? '2. Penjualan per bulan' : '2. Penjualan per hari'),
      ...bullets(period.days.length > mostDays ? monthRows(period.days) : period.days.map(dayRow)),
      heading(2, '3. Barang yang terjual'),
      block('goodsTable'),
      heading(2, '4. Cara bayar'),
      ...bullets(
        period.methods.map(
          ({ name, sales: times, total }) =>
            `${methodNames[name] ?? sentenceCase(name)}: ${moneyText(total)} (${formatNumber(times)} transaksi)`,
        ),
      ),
      heading(2, '5. Yang menonjol'),
      ...findings(recalled),
      block('signature'),
    ],
  }
}
