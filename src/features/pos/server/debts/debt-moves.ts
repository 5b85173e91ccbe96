import { type SQL, sql } from 'drizzle-orm'

import type { Reader } from '#core/db/server/database.ts'

import { onDebt } from '../../shared/sale.ts'

/**
 * Every row of a shop that changes what somebody owes: taken with a sale, gone off with returned goods, paid back.
 * `amount` is signed, so that a debt is the sum of its rows, in whatever order they came to be known.
 */
export const debtMoves = (posId: string): SQL => sql`(
  select s.customer_id, 'taken' as kind, s.id as sale_id, s.total_amount as amount, s.payment_method as method,
    s.cashier, s.day, s.created_at
  from pos_sales s where s.pos_id = ${posId} and s.payment_method = ${onDebt}
  union all
  select s.customer_id, 'taken', s.id, p.amount, s.payment_method, s.cashier, s.day, s.created_at
  from pos_sale_payments p join pos_sales s on s.pos_id = p.pos_id and s.id = p.sale_id
  where p.pos_id = ${posId} and p.method = ${onDebt}
  union all
  select s.customer_id, 'returned', s.id, -r.debt, r.payment_method, r.cashier, r.day, r.created_at
  from pos_refunds r join pos_sales s on s.pos_id = r.pos_id and s.id = r.sale_id
  where r.pos_id = ${posId} and r.debt > 0
  union all
  select d.customer_id, 'paid', null, -d.amount, d.payment_method, d.cashier, d.day, d.created_at
  from pos_debt_payments d where d.pos_id = ${posId}
)`

/** What each customer owes; below zero where more was paid than is owed. Who never owed anything has no row. */
export const debtSums = (posId: string): SQL =>
  sql`(select customer_id, sum(amount)::float8 as net from ${debtMoves(posId)} as moves group by customer_id)`

/** What one customer owes, below zero where more was paid. */
export const netOf = async (reader: Reader, posId: string, customerId: string): Promise<number> => {
  const { rows } = await reader.execute<{ net: number }>(
    sql`select coalesce(sum(amount), 0)::float8 as net from ${debtMoves(posId)} as moves
      where customer_id = ${customerId}`,
  )
  return rows[0]?.net ?? 0
}

/** What the buyers of sales owe in all, by the sale's id; sales that left no debt are not in it. */
export const netOfSales = async (
  reader: Reader,
  posId: string,
  saleIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (saleIds.length === 0) return new Map()
  const ids = sql.param([...saleIds])
  const { rows } = await reader.execute<{ sale: string; net: number }>(sql`
    select s.id as sale, owed.net from pos_sales s
    join (
      select customer_id, sum(amount)::float8 as net from ${debtMoves(posId)} as moves
      where customer_id in (select customer_id from pos_sales where pos_id = ${posId} and id = any(${ids}))
      group by customer_id
    ) as owed on owed.customer_id = s.customer_id
    where s.pos_id = ${posId} and s.id = any(${ids})`)
  return new Map(rows.map(({ sale, net }) => [sale, net]))
}
