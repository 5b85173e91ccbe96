import { type SQL, sql } from 'drizzle-orm'

import type { Reader } from '#core/db/server/database.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { DebtEntry } from '../../shared/debt/debts.contract.ts'
import { receiptNumber } from '../../shared/receipt-number.ts'
import type { Span } from '../../shared/reports/spans.ts'

/**
 * Every row of a shop that changes what somebody owes: taken with a sale, gone off with returned goods, paid back.
 * `amount` is signed, so that a debt is the sum of its rows, in whatever order they came to be known.
 */
export const debtMoves = (posId: string): SQL => sql`pos_debt_moves(${posId})`

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
    cross join lateral (
      select sum(amount)::float8 as net from ${debtMoves(posId)} as moves where moves.customer_id = s.customer_id
    ) as owed
    where s.pos_id = ${posId} and s.id = any(${ids}) and owed.net is not null`)
  return new Map(rows.map(({ sale, net }) => [sale, net]))
}

interface EntryRow extends Record<string, unknown> {
  readonly kind: DebtEntry['kind']
  readonly amount: number
  readonly receipt: string | null
  readonly sale_day: string | null
  readonly sequence: number | null
  readonly method: string
  readonly cashier: string
  readonly at: string
  readonly day: string
  readonly time: string
  readonly customer: string
}

/** An entry of somebody's debt, with the shop's own day and time of it. */
export interface DebtRow extends DebtEntry {
  readonly customer: string
  readonly day: string
  readonly time: string
}

interface EntriesWish {
  readonly customerId?: string
  readonly span?: Span
  readonly timeZone?: string
  readonly most: number
}

/** What was taken, went off with returned goods and was paid back; newest first, of a customer or of a span of days. */
export const readDebtEntries = async (
  reader: Reader,
  posId: string,
  { customerId, span, timeZone = 'UTC', most }: EntriesWish,
): Promise<DebtRow[]> => {
  const ofCustomer = customerId === undefined ? sql`` : sql`and m.customer_id = ${customerId}`
  const ofSpan = span === undefined ? sql`` : sql`and m.day between ${span.from} and ${span.to}`
  const { rows } = await reader.execute<EntryRow>(sql`
    select m.kind, abs(m.amount)::float8 as amount, m.method, m.cashier, m.day::text as day, c.name as customer,
      to_char(m.created_at at time zone ${timeZone}, 'HH24:MI') as time,
      to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      s.receipt_number as receipt, s.day::text as sale_day, s.sequence
    from ${debtMoves(posId)} as m
    join pos_customers c on c.pos_id = ${posId} and c.id = m.customer_id
    left join pos_sales s on s.pos_id = ${posId} and s.id = m.sale_id
    where true ${ofCustomer} ${ofSpan}
    order by m.created_at desc, m.kind limit ${most}`)
  return rows.map((row) => ({
    kind: row.kind,
    amount: row.amount,
    number:
      row.receipt ??
      (row.sale_day === null || row.sequence === null ? null : receiptNumber(row.sale_day, row.sequence)),
    paymentMethod: row.kind === 'paid' ? row.method : null,
    cashier: row.cashier,
    timestamp: row.at,
    customer: row.customer,
    day: row.day,
    time: row.time,
  }))
}

/** What was paid back in a span of days, by the way in which it came. */
export const readPaidBack = async (
  reader: Reader,
  posId: string,
  { from, to }: Span,
): Promise<{ readonly name: string; readonly revenue: number }[]> => {
  const { rows } = await reader.execute<{ name: string; revenue: number }>(sql`
    select d.payment_method as name, sum(d.amount)::float8 as revenue from pos_debt_payments d
    where d.pos_id = ${posId} and d.day between ${from} and ${to} group by 1 order by 2 desc, 1`)
  return rows
}

/** Who owes something, the largest debts first, with the day on which something was last taken. */
export const readDebtors = async (
  reader: Reader,
  posId: string,
  most: number,
): Promise<{ readonly name: string; readonly owed: number; readonly last: IsoDay }[]> => {
  const { rows } = await reader.execute<{ name: string; owed: number; last: IsoDay }>(sql`
    select c.name, sum(m.amount)::float8 as owed, (max(m.day) filter (where m.kind = 'taken'))::text as last
    from ${debtMoves(posId)} as m join pos_customers c on c.pos_id = ${posId} and c.id = m.customer_id
    group by c.id, c.name having sum(m.amount) > 0 order by 2 desc, 1 limit ${most}`)
  return rows
}
