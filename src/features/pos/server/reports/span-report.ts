import { and, asc, eq, isNull } from 'drizzle-orm'

import type { Reader } from '#core/db/server/database.ts'

import type { SpanReport } from '../../shared/reports/report.contract.ts'
import { type Span, spanBefore } from '../../shared/reports/spans.ts'
import { mixedPayment } from '../../shared/sale.ts'
import { readPaidBack } from '../debts/debt-moves.ts'
import { listLocations } from '../locations/locations.repo.ts'
import { posProducts } from '../pos.tables.ts'
import type { ShopRow } from '../shops.repo.ts'
import {
  type GoodsSum,
  type PartSum,
  readBackGoods,
  readBackParts,
  readMixedParts,
  readSoldGoods,
  readSoldParts,
} from './span-sums.ts'

/** So many goods are named as best and as slow sellers. */
const namedGoods = 10

type Shop = Pick<ShopRow, 'id' | 'timeZone'>

const byRevenue = (one: { readonly revenue: number }, other: { readonly revenue: number }): number =>
  other.revenue - one.revenue

const of = (sums: readonly PartSum[], part: PartSum['part']): readonly PartSum[] =>
  sums.filter((sum) => sum.part === part)

/** One part of the sales with what went back taken off, by its name. */
const lessBack = (
  sold: readonly PartSum[],
  back: readonly PartSum[],
  part: PartSum['part'],
): { name: string | null; sales: number; revenue: number }[] => {
  const all = new Map<string | null, { sales: number; revenue: number }>()
  for (const { name, sales, amount } of of(sold, part)) all.set(name, { sales, revenue: amount })
  for (const { name, amount } of of(back, part)) {
    const before = all.get(name) ?? { sales: 0, revenue: 0 }
    all.set(name, { ...before, revenue: before.revenue - amount })
  }
  return [...all].map(([name, figures]) => ({ name, ...figures }))
}

const readGoods = async (reader: Reader, posId: string, span: Span): Promise<GoodsSum[]> => {
  const goods = new Map((await readSoldGoods(reader, posId, span)).map((one) => [one.id, one]))
  for (const back of await readBackGoods(reader, posId, span)) {
    const sold = goods.get(back.id) ?? { ...back, pieces: 0, revenue: 0, covered: 0, cost: 0 }
    goods.set(back.id, {
      ...sold,
      pieces: sold.pieces - back.pieces,
      revenue: sold.revenue - back.revenue,
      covered: sold.covered - back.covered,
      cost: sold.cost - back.cost,
    })
  }
  return [...goods.values()].sort(byRevenue)
}

const sumOf = (goods: readonly GoodsSum[], fact: 'pieces' | 'covered' | 'cost' | 'discount'): number =>
  goods.reduce((sum, one) => sum + one[fact], 0)

const totalsOf = (sold: readonly PartSum[], back: readonly PartSum[]) => {
  const [all] = of(sold, 'all')
  const [returned] = of(back, 'all')
  const refunds = returned?.amount ?? 0
  const amount = all?.amount ?? 0
  const charges = {
    service: (all?.service ?? 0) - (returned?.service ?? 0),
    tax: (all?.tax ?? 0) - (returned?.tax ?? 0),
  }
  return {
    charges,
    rounding: (all?.rounding ?? 0) - (returned?.rounding ?? 0),
    sales: all?.sales ?? 0,
    sold: amount,
    refunds,
    revenue: amount - refunds,
    discount: all?.discount ?? 0,
  }
}

const methodsOf = (
  sold: readonly PartSum[],
  back: readonly PartSum[],
  mixed: readonly { readonly name: string; readonly amount: number }[],
): SpanReport['methods'] => {
  const change = of(sold, 'all')[0]?.change ?? 0
  const amounts = new Map<string, number>()
  const add = (name: string, amount: number): void => void amounts.set(name, (amounts.get(name) ?? 0) + amount)
  for (const { name, amount } of of(sold, 'method')) if (name !== null && name !== mixedPayment) add(name, amount)
  for (const { name, amount } of mixed) add(name, amount)
  // The change of a bill that was paid in several ways came out of the drawer.
  if (change > 0) add('tunai', -change)
  for (const { name, amount } of of(back, 'method')) if (name !== null) add(name, -amount)
  return [...amounts].map(([name, revenue]) => ({ name, revenue })).sort(byRevenue)
}

const categoriesOf = (goods: readonly GoodsSum[]): SpanReport['categories'] => {
  const all = new Map<string | null, { pieces: number; revenue: number }>()
  for (const { category, pieces, revenue } of goods) {
    const before = all.get(category) ?? { pieces: 0, revenue: 0 }
    all.set(category, { pieces: before.pieces + pieces, revenue: before.revenue + revenue })
  }
  return [...all].map(([name, figures]) => ({ name, ...figures })).sort(byRevenue)
}

/** The goods on the shelf that sold least, those that did not sell at all first. */
const readSlow = async (reader: Reader, posId: string, goods: readonly GoodsSum[]): Promise<SpanReport['slow']> => {
  const sold = new Map(goods.map((one) => [one.id, one]))
  const shelf = await reader
    .select({ id: posProducts.id, name: posProducts.name })
    .from(posProducts)
    .where(and(eq(posProducts.posId, posId), isNull(posProducts.removedAt)))
    .orderBy(asc(posProducts.position))
  return shelf
    .map(({ id, name }) => ({ name, pieces: sold.get(id)?.pieces ?? 0, revenue: sold.get(id)?.revenue ?? 0 }))
    .sort((one, other) => one.pieces - other.pieces)
    .slice(0, namedGoods)
}

/** The figures of a span of the shop's own days. Sums are the database's; a call reads as of one moment in a transaction. */
export const readSpanReport = async (reader: Reader, shop: Shop, span: Span): Promise<SpanReport> => {
  const sold = await readSoldParts(reader, shop, span)
  const back = await readBackParts(reader, shop.id, span)
  const goods = await readGoods(reader, shop.id, span)
  const earlier = spanBefore(span)
  const before = totalsOf(await readSoldParts(reader, shop, earlier), await readBackParts(reader, shop.id, earlier))
  const totals = totalsOf(sold, back)
  const covered = sumOf(goods, 'covered')
  const isCostKnown = goods.some((one) => one.covered !== 0 || one.cost !== 0)
  const places = new Map((await listLocations(reader, shop.id)).map(({ id, name }) => [id, name]))
  return {
    ...span,
    revenue: totals.revenue,
    sold: totals.sold,
    sales: totals.sales,
    average: totals.sales === 0 ? 0 : Math.round(totals.sold / totals.sales),
    pieces: sumOf(goods, 'pieces'),
    discounts: totals.discount + sumOf(goods, 'discount'),
    refunds: totals.refunds,
    charges: totals.charges,
    rounding: totals.rounding,
    before: {
      ...earlier,
      revenue: before.revenue,
      sales: before.sales,
      pieces: sumOf(await readGoods(reader, shop.id, earlier), 'pieces'),
    },
    profit: isCostKnown ? { amount: covered - sumOf(goods, 'cost'), covered } : null,
    methods: methodsOf(sold, back, await readMixedParts(reader, shop.id, span)),
    debtsPaid: await readPaidBack(reader, shop.id, span),
    days: lessBack(sold, back, 'day')
      .map(({ name, ...figures }) => ({ day: name ?? '', ...figures }))
      .sort((one, other) => one.day.localeCompare(other.day)),
    hours: of(sold, 'hour')
      .map(({ name, sales, amount }) => ({ hour: Number(name), sales, revenue: amount }))
      .sort((one, other) => one.hour - other.hour),
    categories: categoriesOf(goods),
    best: goods
      .filter(({ pieces }) => pieces > 0)
      .slice(0, namedGoods)
      .map(({ name, pieces, revenue }) => ({ name, pieces, revenue })),
    slow: await readSlow(reader, shop.id, goods),
    cashiers: lessBack(sold, back, 'cashier').sort(byRevenue),
    locations:
      places.size === 0
        ? []
        : lessBack(sold, back, 'place')
            .map(({ name, ...figures }) => ({ name: places.get(name ?? '') ?? null, ...figures }))
            .sort(byRevenue),
  }
}
