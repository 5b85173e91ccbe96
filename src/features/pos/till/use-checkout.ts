import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useReducer, useRef } from 'react'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'
import type { Product } from '../shared/store.ts'
import { type Cart, withCatalogue } from './cart.ts'
import { type Checkout, nextCheckout, type Order, type PaymentMethod, startFrom } from './checkout.ts'
import { keep, readKept } from './kept-cart.ts'
import { findSale, isUnclear, sendSale, tillKeys } from './till.api.ts'

const lostText =
  'Koneksi terputus sebelum ada jawaban. Keranjang tetap tersimpan; tekan Coba lagi, penjualan tidak akan tercatat dua kali.'

export interface CheckoutHand {
  readonly state: Checkout
  readonly changeCart: (change: (lines: Cart) => Cart) => void
  readonly pay: () => void
  readonly back: () => void
  readonly send: (method: PaymentMethod, received?: number) => void
  readonly again: () => void
  /** Asks the server whether the sale arrived; only then may the cart be changed. */
  readonly release: () => void
  readonly fresh: () => void
}

/** The sale in hand: cart and payment, kept on this device, sent once however often it is tapped. */
export const useCheckout = (slug: string, products: readonly Product[] | undefined): CheckoutHand => {
  const queries = useQueryClient()
  const [state, send] = useReducer(nextCheckout, slug, (name) => startFrom(readKept(name)))
  const { cart, order, phase } = state
  const isSending = useRef(false)

  useEffect(() => keep(slug, { cart, order }), [slug, cart, order])

  useEffect(() => {
    if (products) send({ type: 'cart', change: (lines) => withCatalogue(lines, products) })
  }, [products])

  const refresh = useCallback(
    () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: tillKeys.catalogue(slug) }),
        queries.invalidateQueries({ queryKey: tillKeys.today(slug) }),
      ]),
    [queries, slug],
  )

  const deliver = useCallback(
    async (sent: Order): Promise<void> => {
      if (isSending.current) return
      isSending.current = true
      try {
        send({ type: 'recorded', sale: await sendSale(slug, sent) })
      } catch (error) {
        const { code, details } = toAppError(error)
        if (isUnclear(error)) send({ type: 'lost', failure: lostText })
        else send({ type: 'refused', failure: errorText(code, details) })
        // Whoever has been signed out signs in again; the cart waits.
        if (code === 'till_signed_out') await queries.invalidateQueries({ queryKey: tillKeys.shop(slug) })
      } finally {
        isSending.current = false
      }
      await refresh()
    },
    [slug, queries, refresh],
  )

  useEffect(() => {
    if (phase === 'sending' && order) void deliver(order)
  }, [phase, order, deliver])

  useEffect(() => {
    if (phase !== 'unclear') return
    const handleOnline = (): void => send({ type: 'again' })
    addEventListener('online', handleOnline)
    return () => removeEventListener('online', handleOnline)
  }, [phase])

  const release = async (): Promise<void> => {
    if (!order) return
    try {
      const sale = await findSale(slug, order.id)
      send(sale ? { type: 'recorded', sale } : { type: 'free' })
    } catch (error) {
      const { code, details } = toAppError(error)
      send({ type: 'lost', failure: errorText(code, details) })
    }
  }

  return {
    state,
    changeCart: useCallback((change) => send({ type: 'cart', change }), []),
    pay: () => send({ type: 'pay' }),
    back: () => send({ type: 'back' }),
    // The id is made here, once, before anything is sent.
    send: (method, received) =>
      send({ type: 'send', id: newId('sale'), method, ...(received === undefined ? {} : { received }) }),
    again: () => send({ type: 'again' }),
    release: () => void release(),
    fresh: () => send({ type: 'fresh' }),
  }
}
