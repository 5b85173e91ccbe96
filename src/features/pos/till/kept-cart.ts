import type * as z from 'zod/mini'

import { browserStorage } from '#core/ui/client/browser-storage.ts'
import { type Checkout, kept } from './checkout.ts'

const keyOf = (slug: string): string => `juragan:kasir:${slug}`

const nothing: z.infer<typeof kept> = { cart: [], order: null }

/** What this device kept of a till; whatever does not read as a cart counts as nothing. */
export const readKept = (slug: string): z.infer<typeof kept> => {
  try {
    const parsed = kept.safeParse(JSON.parse(browserStorage.read(keyOf(slug)) ?? 'null'))
    return parsed.success ? parsed.data : nothing
  } catch {
    // Somebody else's text, or a write that broke off: a till starts with an empty cart rather than not at all.
    return nothing
  }
}

export const keep = (slug: string, { cart, order }: Pick<Checkout, 'cart' | 'order'>): void =>
  browserStorage.write(keyOf(slug), cart.length === 0 && order === null ? null : JSON.stringify({ cart, order }))
