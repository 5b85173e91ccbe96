import * as z from 'zod/mini'

import { quantity } from '../fields.ts'
import { longestLineNote } from '../sale.ts'

/** One of the goods as the kitchen is told of it. */
export const kitchenLine = z.object({
  productId: z.string(),
  name: z.string(),
  quantity,
  note: z.optional(z.string().check(z.maxLength(longestLineNote))),
})
export type KitchenLine = z.infer<typeof kitchenLine>

/** As long a table's name may be. */
export const longestTable = 40

/** A table as everybody calls it: one that has a number alone is `Meja 4`. */
export const tableName = (table: string): string => (/^\d/.test(table) ? `Meja ${table}` : table)

/** An order as its kitchen needs it: no prices. */
export interface KitchenOrder {
  readonly table?: string | undefined
  readonly customerName?: string | undefined
  readonly notes?: string | undefined
  readonly lines: readonly KitchenLine[]
  /** What earlier slips have told. */
  readonly told: readonly KitchenLine[]
}

/** What a slip tells of one of the goods: so many more, so many fewer, or another wish for those that were told. */
export interface KitchenNews {
  readonly kind: 'more' | 'fewer' | 'note'
  readonly name: string
  readonly quantity: number
  readonly note: string
}

/** What the kitchen does not know yet. Slip after slip, every change is told once. */
export const kitchenNews = ({ lines, told }: Pick<KitchenOrder, 'lines' | 'told'>): readonly KitchenNews[] => {
  const known = new Map(told.map((line) => [line.productId, line]))
  const wanted = new Set(lines.map(({ productId }) => productId))
  const changed = lines.flatMap(({ productId, name, quantity, note = '' }): KitchenNews[] => {
    const before = known.get(productId)
    const more = quantity - (before?.quantity ?? 0)
    if (more > 0) return [{ kind: 'more', name, quantity: more, note }]
    const fewer: KitchenNews[] = more < 0 ? [{ kind: 'fewer', name, quantity: -more, note: '' }] : []
    return (before?.note ?? '') === note ? fewer : [...fewer, { kind: 'note', name, quantity, note }]
  })
  const gone = told.filter(({ productId }) => !wanted.has(productId))
  return [...changed, ...gone.map(({ name, quantity }): KitchenNews => ({ kind: 'fewer', name, quantity, note: '' }))]
}
