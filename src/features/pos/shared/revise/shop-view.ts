import * as z from 'zod/mini'

import { findNamed, meansAll } from '#core/assistant/shared/revision/find-named.ts'
import type { Difference } from '#core/items/shared/proposals.contract.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'

import { posContent } from '../pos-content.ts'
import { uncountedText } from '../stock-counting.ts'
import type { PosChange } from './pos-changes.ts'

/** What of a shop the assistant reads; the goods stand beside its content (resolutions 7). */
export const shopView = z.extend(posContent, {
  products: z.array(z.object({ id: z.string(), name: z.string(), price: z.int(), stock: z.nullable(z.int()) })),
})
export type ShopView = z.infer<typeof shopView>
export type ProductView = ShopView['products'][number]

/** A change and how it is shown before it is accepted. */
export interface Step {
  readonly change: PosChange
  readonly difference: Difference
}
/** The changes of some words, a question back, or nothing that is ordered here. */
export type Read = Step[] | { readonly ask: string } | null

export const example = ({ products }: ShopView): string => {
  const name = products[0]?.name.toLowerCase() ?? 'es teh'
  return `"ubah harga ${name} jadi 6.000", "stok ${name} jadi 50", atau "tambah produk kopi 8.000 stok 20"`
}
export const askWhich = (shop: ShopView): { readonly ask: string } => ({
  ask: `Barang yang mana? Contoh: ${example(shop)}.`,
})

/** The goods that some words mean; none where they could mean several and do not say all. */
export const rowsOf = (said: string, { products }: ShopView): readonly ProductView[] => {
  const places = findNamed(
    said,
    products.map(({ name }) => name),
  )
  const rows = places.flatMap((at) => products[at] ?? [])
  return rows.length > 1 && !meansAll(said) ? [] : rows
}

const stockText = (stock: number | null): string => (stock === null ? uncountedText : formatNumber(stock))

/** A product's stock as it is to be; `by` where it is told as a difference from what is there. */
export const withStock = ({ id, name, stock }: ProductView, after: number | null, by?: number): Step => ({
  change: { op: 'product', id, set: by === undefined ? { stock: after } : { stockBy: by } },
  difference: { label: `Stok ${name}`, before: stockText(stock), after: stockText(after) },
})
