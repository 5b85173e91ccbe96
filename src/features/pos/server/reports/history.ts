import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm'

import type { Reader } from '#core/db/server/database.ts'
import { storableText } from '#core/text/shared/storable-text.ts'

import type { Sale } from '../../shared/sale.ts'
import { listSales } from '../sales.repo.ts'
import { posSales } from '../sales.tables.ts'

/** As many sales one page has. */
const salesOfPage = 30

export interface HistoryWish {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly search?: string | undefined
  readonly after?: string | undefined
}

/** Receipt number, goods, customer: whatever of them has the words. */
const found = (search: string): SQL => {
  const like = `%${storableText(search).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql`(coalesce(${posSales.receiptNumber},
      to_char(${posSales.day}, 'YYMMDD') || '-' || lpad(${posSales.sequence}::text, greatest(4, length(${posSales.sequence}::text)), '0')) ilike ${like}
    or exists (select from pos_customers c where c.pos_id = ${posSales.posId} and c.id = ${posSales.customerId}
      and (c.name ilike ${like} or c.phone ilike ${like}))
    or exists (select from pos_sale_items i where i.pos_id = ${posSales.posId} and i.sale_id = ${posSales.id}
      and i.product_name ilike ${like}))`
}

/** A page of the sales, newest first, and where the next one begins. */
export const readHistory = async (
  reader: Reader,
  posId: string,
  { from, to, search, after }: HistoryWish,
): Promise<{ readonly sales: Sale[]; readonly next: string | null }> => {
  const [day, sequence] = after?.split('.') ?? []
  const where = and(
    from === undefined ? undefined : gte(posSales.day, from),
    to === undefined ? undefined : lte(posSales.day, to),
    search ? found(search) : undefined,
    day === undefined ? undefined : sql`(${posSales.day}, ${posSales.sequence}) < (${day}::date, ${sequence}::int)`,
  )
  const sales = await listSales(reader, posId, { where, most: salesOfPage + 1 })
  const page = sales.slice(0, salesOfPage)
  const last = page.at(-1)
  if (sales.length <= salesOfPage || !last) return { sales: page, next: null }
  const [place] = await reader
    .select({ day: posSales.day, sequence: posSales.sequence })
    .from(posSales)
    .where(and(eq(posSales.posId, posId), eq(posSales.id, last.id)))
  return { sales: page, next: place ? `${place.day}.${place.sequence}` : null }
}
