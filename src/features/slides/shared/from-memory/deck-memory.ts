import type { UsedFact } from '#core/assistant/shared/memory/owner-memory.ts'
import { longSpan, shortSpan } from '#core/assistant/shared/memory/period.ts'
import { recallGoods } from '#core/assistant/shared/memory/recall-goods.ts'
import { type RecalledSales, recallSales } from '#core/assistant/shared/memory/recall-sales.ts'
import { isSomebodyElses } from '#core/assistant/shared/memory/recall-shop.ts'
import type { AssistantContext } from '#core/assistant/shared/port.ts'
import { monthNames } from '#core/text/shared/dates.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'

import type { DeckRequest, FigureSeries } from '../deck-request.ts'
import { moneyText } from '../reading/told-figures.ts'

/** A request with what the owner's own things know about it. */
export interface DeckOrder extends DeckRequest {
  readonly remembered?: { readonly used: readonly UsedFact[]; readonly notes: readonly string[] }
}

/** Bars that a slide shows; more days are told by months. */
const mostBars = 24
const mostGoods = 8

const timeSeries = ({ sales: { period, today } }: RecalledSales): FigureSeries => {
  if (period.days.length <= mostBars)
    return {
      title: 'Penjualan per hari',
      unit: 'Rp',
      isTime: true,
      points: period.days.map(({ day, total }) => ({ label: shortSpan(day, day, today), value: total })),
    }
  const months = new Map<string, number>()
  for (const { day, total } of period.days) months.set(day.slice(0, 7), (months.get(day.slice(0, 7)) ?? 0) + total)
  return {
    title: 'Penjualan per bulan',
    unit: 'Rp',
    isTime: true,
    points: [...months].map(([key, value]) => ({
      label: `${(monthNames[Number(key.slice(5)) - 1] ?? '').slice(0, 3)} ${key.slice(0, 4)}`,
      value,
    })),
  }
}

/** The goods that earned most; the rest is one bar, so that all of them make the whole. */
const goodsSeries = ({ sales: { period } }: RecalledSales): FigureSeries => {
  const shown = period.goods.slice(0, mostGoods)
  const rest = period.total - shown.reduce((sum, { total }) => sum + total, 0)
  return {
    title: 'Barang yang menghasilkan',
    unit: 'Rp',
    isTime: false,
    points: [
      ...shown.map(({ name, total }) => ({ label: name.slice(0, 40), value: total })),
      ...(rest > 0 ? [{ label: 'Barang lain', value: rest }] : []),
    ],
  }
}

const withSales = (request: DeckRequest, recalled: RecalledSales): DeckRequest => {
  const { sales, shopName } = recalled
  const { period, before } = sales
  const change = period.total - before.total
  const span = longSpan(period.from, period.to)
  const compared =
    before.total === 0
      ? []
      : [
          change === 0
            ? `Penjualan sama dengan ${longSpan(before.from, before.to)}`
            : `Penjualan ${change > 0 ? 'naik' : 'turun'} ${moneyText(Math.abs(change))} dibanding ${longSpan(before.from, before.to)}`,
        ]
  const series = [timeSeries(recalled), goodsSeries(recalled)].filter(({ points }) => points.length > 1)
  return {
    ...request,
    purpose: request.purpose === 'other' ? 'report' : request.purpose,
    topic: request.topic || `Penjualan ${span}`,
    subject: request.subject || `Penjualan ${span}`,
    business: request.business || shopName,
    series: [...request.series, ...series],
    figures: [
      ...request.figures,
      { label: `Penjualan ${span}`, value: moneyText(period.total) },
      { label: 'Transaksi', value: formatNumber(period.sales) },
      { label: 'Barang terjual', value: formatNumber(period.items) },
      { label: 'Rata-rata per transaksi', value: moneyText(Math.round(period.total / period.sales)) },
    ],
    facts: [...request.facts, ...compared],
  }
}

/** Adds the till's sales or goods where the message asks for them and brings none (ASSIST-06). */
export const withMemory = (request: DeckRequest, text: string, context: AssistantContext): DeckOrder => {
  if (context.memory === undefined || isSomebodyElses(request.business, context)) return request
  const sales = request.series.length === 0 && request.figures.length === 0 ? recallSales(text, context) : null
  if (sales !== null && 'found' in sales)
    return { ...withSales(request, sales.found), remembered: { used: sales.used, notes: [] } }
  const goods = request.goods.length === 0 ? recallGoods(text, context) : null
  if (goods !== null && 'found' in goods) {
    const { shop, products } = goods.found
    return {
      ...request,
      business: request.business || shop.name,
      goods: products.slice(0, 40).map(({ name, price }) => ({ name, price, per: '', note: '', group: '' })),
      remembered: { used: goods.used, notes: [] },
    }
  }
  const notes = [sales, goods].flatMap((one) => (one !== null && 'none' in one && one.none !== '' ? [one.none] : []))
  return notes.length === 0 ? request : { ...request, remembered: { used: [], notes } }
}
