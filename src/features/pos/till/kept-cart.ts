import { newId } from '#core/time-and-ids/shared/ids.ts'
import { browserStorage } from '#core/ui/client/browser-storage.ts'
import { type Checkout, kept, type KeptCart } from './checkout.ts'

const keyOf = (slug: string): string => `juragan:kasir:${slug}`

const nothing = (): KeptCart => ({ id: newId('sale'), cart: [], order: null })

/** What this device kept of a cart; whatever does not read as one counts as nothing. */
export const readKept = (slug: string): KeptCart => {
  try {
    const parsed = kept.safeParse(JSON.parse(browserStorage.read(keyOf(slug)) ?? 'null'))
    return parsed.success ? parsed.data : nothing()
  } catch {
    // Somebody else's text, or a write that broke off: a till starts with an empty cart rather than not at all.
    return nothing()
  }
}

export const keep = (
  slug: string,
  { id, cart, extras, order }: Pick<Checkout, 'id' | 'cart' | 'extras' | 'order'>,
): void => {
  const isEmpty = cart.length === 0 && order === null && Object.values(extras).every((one) => one === undefined)
  browserStorage.write(keyOf(slug), isEmpty ? null : JSON.stringify({ id, cart, extras, order }))
}
