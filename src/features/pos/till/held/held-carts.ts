import * as z from 'zod/mini'

import { browserStorage } from '#core/ui/client/browser-storage.ts'
import { saleId } from '../../shared/sale.ts'
import { billExtras } from '../bill/cart-bill.ts'
import { cart } from '../cart.ts'

/** As many carts may wait at one till. */
export const mostHeld = 20

const heldCart = z.object({ id: saleId, cart, extras: billExtras, heldAt: z.iso.datetime() })
export type HeldCart = z.infer<typeof heldCart>

const keyOf = (slug: string): string => `juragan:kasir:${slug}:tahan`

/** The carts that wait on this device, the newest first; one that does not read as a cart is left out. */
export const readHeld = (slug: string): readonly HeldCart[] => {
  try {
    const kept: unknown = JSON.parse(browserStorage.read(keyOf(slug)) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.flatMap((one) => {
      const parsed = heldCart.safeParse(one)
      return parsed.success ? [parsed.data] : []
    })
  } catch {
    // Somebody else's text, or a write that broke off.
    return []
  }
}

const write = (slug: string, carts: readonly HeldCart[]): readonly HeldCart[] => {
  browserStorage.write(keyOf(slug), carts.length === 0 ? null : JSON.stringify(carts))
  return carts
}

/** Puts a cart with those that wait; what is there already stays once. */
export const hold = (slug: string, held: HeldCart): readonly HeldCart[] =>
  write(slug, [held, ...readHeld(slug).filter(({ id }) => id !== held.id)])

/** Takes a cart from those that wait; null where another tab has taken it. */
export const release = (slug: string, id: string): HeldCart | null => {
  const carts = readHeld(slug)
  write(
    slug,
    carts.filter((one) => one.id !== id),
  )
  return carts.find((one) => one.id === id) ?? null
}

/** Whether a change of this browser's storage is one of these carts. */
export const isHeldKey = (slug: string, key: string | null): boolean => key === null || key === keyOf(slug)
