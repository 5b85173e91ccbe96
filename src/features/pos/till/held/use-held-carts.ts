import { useEffect, useState } from 'react'

import { newId } from '#core/time-and-ids/shared/ids.ts'
import type { CheckoutHand } from '../use-checkout.ts'
import { type HeldCart, hold, isHeldKey, mostHeld, readHeld, release } from './held-carts.ts'

export interface HeldCartsHand {
  readonly carts: readonly HeldCart[]
  /** Puts the cart in hand aside; false where too many wait already, or the device keeps no more. */
  readonly holdCart: () => boolean
  /** Goes on with a cart that waits; what was in hand waits instead. False as for `holdCart`. */
  readonly takeCart: (id: string) => boolean
  readonly dropCart: (id: string) => void
}

/** The carts that wait on this device, also while other tabs of the till hold and take some. */
export const useHeldCarts = (slug: string, { state, take }: CheckoutHand): HeldCartsHand => {
  const [carts, setCarts] = useState(() => readHeld(slug))
  const { id, cart, extras, phase } = state

  useEffect(() => {
    const handleStorage = ({ key }: StorageEvent): void => {
      if (isHeldKey(slug, key)) setCarts(readHeld(slug))
    }
    addEventListener('storage', handleStorage)
    return () => removeEventListener('storage', handleStorage)
  }, [slug])

  /** Whether nothing is in hand any more that would be lost: a full device keeps no further cart. */
  const putAside = (): boolean => {
    if (cart.length === 0) return true
    if (readHeld(slug).length >= mostHeld) return false
    hold(slug, { id, cart: [...cart], extras, heldAt: new Date().toISOString() })
    return readHeld(slug).some((one) => one.id === id)
  }

  return {
    carts,
    holdCart: () => {
      if (phase !== 'selling' || !putAside()) return false
      setCarts(readHeld(slug))
      take({ id: newId('sale'), cart: [], extras: {} })
      return true
    },
    takeCart: (heldId) => {
      if (phase !== 'selling' || !putAside()) return false
      const taken = release(slug, heldId)
      take(taken ?? { id: newId('sale'), cart: [], extras: {} })
      setCarts(readHeld(slug))
      return true
    },
    dropCart: (heldId) => {
      release(slug, heldId)
      setCarts(readHeld(slug))
    },
  }
}
