import { sql } from 'drizzle-orm'

import type { Reader } from '#core/db/server/database.ts'

import type { Span } from '../../shared/reports/spans.ts'
import { mixedPayment, onDebt } from '../../shared/sale.ts'
import { countedRefunds, countedSales } from '../counted.ts'

/** A sum over the sales, or over the refunds, of one part: everything, a day, an hour, a way of paying, a cashier, a place. */
export interface PartSum {
  readonly part: 'all' | 'day' | 'hour' | 'method' | 'cashier' | 'place'
  readonly name: string | null
  readonly sales: number
  readonly amount: number
  readonly discount: number
  readonly service: number
  readonly tax: number
  /** What rounding the cash added, or with a minus took off. */
  readonly rounding: number
  /** Cash that was given back on mixed payments. */
  readonly change: number
}

/** What was sold, or came back, of one product. */
export interface GoodsSum {
  readonly id: string | null
  readonly name: string
  readonly category: string | null
  readonly pieces: number
  readonly revenue: number
  readonly discount: number
  /** The revenue of lines whose cost is known, without service and tax, and what those cost. */
  readonly covered: number
  readonly cost: number
}

const partName = sql`case when grouping(day) = 0 then 'day' when grouping(hour) = 0 then 'hour'
  when grouping(method) = 0 then 'method' when grouping(cashier) = 0 then 'cashier'
  when grouping(place) = 0 then 'place' else 'all' end as part,
  coalesce(day::text, hour::text, method, cashier, place) as name`
const parts = sql`group by grouping sets ((), (day), (hour), (method), (cashier), (place))`

/** Sums of the sales' totals by part, in one look at the sales. */
export const readSoldParts = async (
  reader: Reader,
  { id, timeZone }: { readonly id: string; readonly timeZone: string },
  span: Span,
): Promise<PartSum[]> => {
  const { rows } = await reader.execute<PartSum & Record<string, unknown>>(sql`
    with sold as (
      select day, extract(hour from created_at at time zone ${timeZone})::int as hour, payment_method as method,
        cashier, location_id as place, total_amount, discount, service, tax, rounding,
        case when payment_method = ${mixedPayment} then received - total_amount else 0 end as change
      from pos_sales where ${countedSales(id, span)}
    )
    select ${partName}, count(*)::float8 as sales, coalesce(sum(total_amount), 0)::float8 as amount,
      coalesce(sum(discount), 0)::float8 as discount, coalesce(sum(service), 0)::float8 as service,
      coalesce(sum(tax), 0)::float8 as tax, coalesce(sum(rounding), 0)::float8 as rounding,
      coalesce(sum(change), 0)::float8 as change
    from sold ${parts}`)
  return rows
}

/**
 * Sums of what went back, as money or off a debt, by part; cashier and place are those of the sale. Of its service, tax
 * and rounding each refund takes its share in whole Rupiah along.
 */
export const readBackParts = async (reader: Reader, posId: string, span: Span): Promise<PartSum[]> => {
  const { rows } = await reader.execute<PartSum & Record<string, unknown>>(sql`
    with back as (
      select pos_refunds.day, null::int as hour, way.method, s.cashier, s.location_id as place, way.amount,
        round(way.amount::numeric * s.service / greatest(s.total_amount, 1)) as service,
        round(way.amount::numeric * s.tax / greatest(s.total_amount, 1)) as tax,
        round(way.amount::numeric * s.rounding / greatest(s.total_amount, 1)) as rounding
      from pos_refunds join pos_sales s on s.pos_id = pos_refunds.pos_id and s.id = pos_refunds.sale_id
      cross join lateral (values (pos_refunds.payment_method, pos_refunds.amount - pos_refunds.debt),
        (${onDebt}, pos_refunds.debt)) as way(method, amount)
      where ${countedRefunds(posId, span)} and way.amount > 0
    )
    select ${partName}, 0::float8 as sales, coalesce(sum(amount), 0)::float8 as amount, 0::float8 as discount,
      coalesce(sum(service), 0)::float8 as service, coalesce(sum(tax), 0)::float8 as tax,
      coalesce(sum(rounding), 0)::float8 as rounding, 0::float8 as change
    from back ${parts}`)
  return rows
}

/** What was handed over in each way where a bill was paid in several. */
export const readMixedParts = async (
  reader: Reader,
  posId: string,
  span: Span,
): Promise<{ readonly name: string; readonly amount: number }[]> => {
  const { rows } = await reader.execute<{ name: string; amount: number }>(sql`
    select p.method as name, sum(p.amount)::float8 as amount
    from pos_sale_payments p join pos_sales on pos_sales.pos_id = p.pos_id and pos_sales.id = p.sale_id
    where ${countedSales(posId, span)} and pos_sales.payment_method = ${mixedPayment} group by p.method`)
  return rows
}

/** What was sold of each product. */
export const readSoldGoods = async (reader: Reader, posId: string, span: Span): Promise<GoodsSum[]> => {
  const { rows } = await reader.execute<GoodsSum & Record<string, unknown>>(sql`
    select l.id, coalesce(p.name, l.name) as name, p.category, l.pieces, l.revenue, l.discount, l.covered, l.cost
    from (
      select i.product_id as id, max(i.product_name) as name, sum(i.quantity)::float8 as pieces,
        sum(i.total_price)::float8 as revenue, sum(i.discount)::float8 as discount,
        coalesce(sum(i.total_price - i.charges) filter (where i.unit_cost is not null), 0)::float8 as covered,
        coalesce(sum(i.quantity::bigint * i.unit_cost), 0)::float8 as cost
      from pos_sales join pos_sale_items i on i.pos_id = pos_sales.pos_id and i.sale_id = pos_sales.id
      where ${countedSales(posId, span)} group by i.product_id
    ) as l left join pos_products p on p.pos_id = ${posId} and p.id = l.id`)
  return rows
}

/** What came back of each product; what went back on the shelf costs nothing any more. */
export const readBackGoods = async (reader: Reader, posId: string, span: Span): Promise<GoodsSum[]> => {
  const { rows } = await reader.execute<GoodsSum & Record<string, unknown>>(sql`
    select i.product_id as id, coalesce(p.name, max(i.product_name)) as name, p.category,
      sum(b.quantity)::float8 as pieces, sum(b.amount)::float8 as revenue, 0::float8 as discount,
      coalesce(sum(b.amount - round(b.amount::numeric * i.charges / greatest(i.total_price, 1)))
        filter (where i.unit_cost is not null), 0)::float8 as covered,
      coalesce(sum(b.quantity::bigint * i.unit_cost) filter (where b.restocked), 0)::float8 as cost
    from pos_refunds
    join pos_refund_items b on b.pos_id = pos_refunds.pos_id and b.refund_id = pos_refunds.id
    join pos_sale_items i on i.pos_id = b.pos_id and i.sale_id = b.sale_id and i.line = b.line
    left join pos_products p on p.pos_id = i.pos_id and p.id = i.product_id
    where ${countedRefunds(posId, span)} group by i.product_id, p.name, p.category`)
  return rows
}
