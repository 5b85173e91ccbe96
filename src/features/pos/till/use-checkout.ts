import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import { flushSync } from 'react-dom'

import { AppError, toAppError } from '#core/errors/shared/app-error.ts'
import { isErrorCode } from '#core/errors/shared/error-codes.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'
import { mixedPayment, onDebt, type Payment, type Sale, type SoldSale } from '../shared/sale.ts'
import type { TillShop } from '../shared/till.contract.ts'
import { afterPaint } from './after-paint.ts'
import type { BillExtras } from './bill/cart-bill.ts'
import { type Cart, withCatalogue } from './cart.ts'
import { type Checkout, type CheckoutEvent, nextCheckout, type PaymentMethod, startFrom } from './checkout.ts'
import type { Buyer } from './customers/buyer-fields.tsx'
import { type Goods, productOf, quantitiesOf, withoutSold } from './device/goods.ts'
import type { SaleEntry } from './device/till-database.ts'
import { keep, readKept } from './kept-cart.ts'
import { findSale, isUnclear, sendSold, tillKeys, type TillPlace } from './till.api.ts'
import { useSoldElsewhere } from './use-journal.ts'

const lostText =
  'Penjualan ini belum tercatat: perangkat tidak bisa menyimpannya (mungkin penuh) dan internet terputus. Keranjang tetap ada; tekan Coba lagi, tidak akan tercatat dua kali.'

export interface CheckoutHand {
  readonly state: Checkout
  readonly changeCart: (change: (lines: Cart) => Cart) => void
  readonly changeExtras: (change: (extras: BillExtras) => BillExtras) => void
  /** Goes on with another cart. */
  readonly take: (cart: Pick<Checkout, 'id' | 'cart' | 'extras'>) => void
  /** `agreed`: the cart as one text, where the owner has agreed to it with the PIN. */
  readonly pay: (agreed: string | null) => void
  readonly back: () => void
  readonly send: (method: PaymentMethod, received?: number) => void
  /** Paid in several ways; a part may stay as somebody's debt. `withPin`: the owner has agreed to that with the PIN. */
  readonly sendMixed: (payments: readonly Payment[], debtor: Buyer | null, withPin: boolean) => void
  /** Nothing is paid: all of it stays as that buyer's debt. */
  readonly lend: (buyer: Buyer, withPin: boolean) => void
  readonly again: () => void
  /** Asks the server whether the sale arrived; only then may the cart be changed. */
  readonly release: () => void
  readonly fresh: () => void
}

interface CheckoutPlace extends TillPlace {
  readonly shop: TillShop
  readonly goods: Goods | undefined
  /** Called when a sale waits for the network. */
  readonly onKept: () => void
}

/** The server's own word on one sale, for a device that cannot write anything down. */
const sendAlone = async (slug: string, sold: SoldSale): Promise<Sale> => {
  const [result] = await sendSold(slug, [sold])
  if (!result) throw new AppError('bad_answer')
  if (result.outcome === 'recorded') return result.sale
  throw new AppError(isErrorCode(result.code) ? result.code : 'internal', { details: result.details })
}

/** The sale in hand: cart and payment, written down on this device once however often it is tapped, sent afterwards. */
export const useCheckout = ({ slug, device, shop, goods, onKept }: CheckoutPlace): CheckoutHand => {
  const queries = useQueryClient()
  const [state, send] = useReducer(nextCheckout, slug, (name) => startFrom(readKept(name)))
  const { id, cart, extras, order, phase } = state
  const isWriting = useRef(false)
  const { cashier, deviceCode, chargeRules, roundingRule } = shop
  const locationId = shop.location?.id

  useEffect(() => keep(slug, { id, cart, extras, order }), [slug, id, cart, extras, order])

  useEffect(() => {
    // What has changed while a buyer paid counts as soon as goods are chosen again.
    if (goods && phase === 'selling')
      send({
        type: 'cart',
        change: (lines) => withCatalogue(lines, (productId) => productOf(goods, productId)),
        nextId: newId('sale'),
      })
  }, [goods, phase])

  useSoldElsewhere(
    phase === 'selling' || phase === 'paying' ? device : null,
    id,
    useCallback(({ sold }) => send({ type: 'sold-elsewhere', sold: sold.lines, nextId: newId('sale') }), []),
  )

  /** Null where this device cannot write. */
  const writeDown = useCallback(
    async (sold: SoldSale): Promise<SaleEntry | null> => {
      if (!device) return null
      try {
        // An answer that is on its way would count this sale or not, nobody knows; the sending asks for a new one.
        const queryKey = tillKeys.catalogue(slug)
        if (queries.getQueryData(queryKey)) void queries.cancelQueries({ queryKey })
        return await device.keepSale(sold, deviceCode)
      } catch {
        // Full or broken: the server's word counts then, and where that cannot be had either the cashier is told.
        return null
      }
    },
    [device, deviceCode, queries, slug],
  )

  const deliver = useCallback(
    async (sold: SoldSale): Promise<void> => {
      if (isWriting.current) return
      isWriting.current = true
      try {
        const entry = await writeDown(sold)
        const sale = entry?.sale ?? (await sendAlone(slug, sold))
        flushSync(() => send({ type: 'sold', sale, nextId: newId('sale') }))
        // The buyer waits for 'LUNAS' alone: the shelf and the network come behind it.
        if (entry) {
          afterPaint(() => {
            queries.setQueryData<Goods>(
              tillKeys.catalogue(slug),
              (goods) => goods && withoutSold(goods, quantitiesOf([entry])),
            )
            onKept()
          })
        }
      } catch (error) {
        const { code, details } = toAppError(error)
        if (isUnclear(error)) send({ type: 'lost', failure: lostText })
        else send({ type: 'refused', failure: errorText(code, details) })
        // Whoever has been signed out signs in again; the cart waits.
        if (code === 'till_signed_out') await queries.invalidateQueries({ queryKey: tillKeys.shop(slug) })
      } finally {
        isWriting.current = false
      }
    },
    [slug, queries, writeDown, onKept],
  )

  useEffect(() => {
    if (phase === 'writing' && order) void deliver(order)
  }, [phase, order, deliver])

  useEffect(() => {
    if (phase !== 'unclear') return
    const handleOnline = (): void => send({ type: 'again' })
    addEventListener('online', handleOnline)
    return () => removeEventListener('online', handleOnline)
  }, [phase])

  useEffect(() => {
    if (phase !== 'paying') return
    // What other tills have sold meanwhile is asked for now, before the money is taken; nobody waits for it, the
    // question how it is paid neither. A sale that is being written calls it off, as it ends an answer on its way.
    return afterPaint(() => void queries.invalidateQueries({ queryKey: tillKeys.catalogue(slug) }))
  }, [phase, queries, slug])

  const release = async (): Promise<void> => {
    if (!order) return
    try {
      const sale = await findSale(slug, order.id)
      send(sale ? { type: 'sold', sale, nextId: newId('sale') } : { type: 'free' })
    } catch (error) {
      const { code, details } = toAppError(error)
      send({ type: 'lost', failure: errorText(code, details) })
    }
  }

  const sendPaid = (
    paid: Pick<Extract<CheckoutEvent, { type: 'send' }>, 'method' | 'received' | 'payments' | 'withPin'>,
  ): void =>
    send({ type: 'send', cashier, locationId, chargeRules, roundingRule, soldAt: new Date().toISOString(), ...paid })

  const sellTo = ({ name, phone }: Buyer): void =>
    send({
      type: 'extras',
      change: (extras) => ({ ...extras, customerName: name.trim(), customerPhone: phone.trim() || undefined }),
    })

  return {
    state,
    changeCart: useCallback((change) => send({ type: 'cart', change, nextId: newId('sale') }), []),
    changeExtras: useCallback((change) => send({ type: 'extras', change }), []),
    take: (other) => send({ type: 'take', ...other }),
    pay: (agreed) => send({ type: 'pay', agreed }),
    back: () => send({ type: 'back' }),
    send: (method, received) => sendPaid({ method, ...(received === undefined ? {} : { received }) }),
    sendMixed: (payments, debtor, withPin) => {
      if (debtor) sellTo(debtor)
      sendPaid({ method: mixedPayment, payments, withPin })
    },
    lend: (buyer, withPin) => {
      sellTo(buyer)
      sendPaid({ method: onDebt, withPin })
    },
    again: () => send({ type: 'again' }),
    release: () => void release(),
    fresh: () => send({ type: 'fresh' }),
  }
}
