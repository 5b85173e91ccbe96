import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react'

import { type AppError, toAppError } from '#core/errors/shared/app-error.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { Button } from '#core/ui/client/button.tsx'
import { Spinner } from '#core/ui/client/spinner.tsx'
import { useFocusOnArrival } from '#core/ui/client/use-focus-on-arrival.ts'
import { isTouchDevice } from '#core/ui/client/viewport.ts'
import type { TillShop } from '../shared/till.contract.ts'
import { afterPaint } from './after-paint.ts'
import type { Cart } from './cart.ts'
import { CartPanel } from './cart-panel.tsx'
import { knownCustomersQuery } from './customers/customers.api.ts'
import { DebtsPart } from './debts/debts-part.tsx'
import type { Goods } from './device/goods.ts'
import { GoodsPanel } from './goods-panel.tsx'
import { HeldDialog } from './held/held-dialog.tsx'
import { useHeldCarts } from './held/use-held-carts.ts'
import { leaveTill } from './leave-till.ts'
import { OutboxDialog } from './outbox/outbox-dialog.tsx'
import { calmWord, stateLine } from './outbox/outbox-words.ts'
import { StateLine } from './outbox/state-line.tsx'
import { useOutbox } from './outbox/use-outbox.ts'
import { PaymentAhead } from './payment-ahead.tsx'
import s from './selling-screen.module.css'
import { ShiftPart } from './shift/shift-part.tsx'
import { TodayDialog } from './today-dialog.tsx'
import { TillBar } from './till-bar.tsx'
import { catalogueQuery, signOut, tillKeys, type TillPlace } from './till.api.ts'
import { useCheckout } from './use-checkout.ts'
import { useUnsent } from './use-journal.ts'

const notHeldText =
  'Keranjang ini tidak bisa ditahan: sudah terlalu banyak yang tersimpan, atau perangkat penuh. Selesaikan atau buang satu keranjang tersimpan dulu.'

const subscribeToConnection = (listener: () => void): (() => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
const useIsOnline = (): boolean => useSyncExternalStore(subscribeToConnection, () => navigator.onLine)

interface NoGoodsProps {
  readonly slug: string
  readonly failure: AppError | null
  readonly onAgain: () => void
}

/** The place of the goods as long as there are none. Whether they are being asked for is nobody else's business. */
const NoGoods = ({ slug, failure, onAgain }: NoGoodsProps) => {
  const isFetching = useIsFetching({ queryKey: tillKeys.catalogue(slug) }) > 0
  return (
    <section className={s.loading} aria-label="Barang">
      {failure ? (
        <div className={s.failure} role="alert">
          <p>{errorText(failure.code, failure.details)}</p>
          <Button look="teal" touch waiting={isFetching} onClick={onAgain}>
            Coba lagi
          </Button>
        </div>
      ) : (
        <output>
          <Spinner /> Membuka daftar barang…
        </output>
      )}
    </section>
  )
}

/** What the goods show of the cart comes a moment later than the cart itself; 'LUNAS' is even drawn before. */
const useGoodsCart = (cart: Cart, isSelling: boolean): Cart => {
  const [shown, setShown] = useState(cart)
  useEffect(() => {
    const show = (): void => startTransition(() => setShown(cart))
    if (!isSelling) return afterPaint(show)
    show()
  }, [cart, isSelling])
  return shown
}

interface SellingScreenProps {
  readonly shop: TillShop
  readonly place: TillPlace
  /** The shelf as this device remembers it. */
  readonly found: Goods | null
}

/** The till at work: goods, cart, payment. On phones one after the other, from tablets on side by side. */
export const SellingScreen = ({ shop, place, found }: SellingScreenProps) => {
  const { slug, device } = place
  const queries = useQueryClient()
  const isOnline = useIsOnline()
  const { data, error, refetch } = useQuery(catalogueQuery(place, found))
  const outbox = useOutbox(place)
  const { wake } = outbox
  const checkout = useCheckout({ ...place, shop, goods: data, onKept: wake })
  const [showsCart, setShowsCart] = useState(false)
  const [showsDebts, setShowsDebts] = useState(false)
  const [showsToday, setShowsToday] = useState(false)
  const [outboxView, setOutboxView] = useState<'looking' | 'leaving' | null>(null)
  const [shiftView, setShiftView] = useState<'looking' | 'leaving' | null>(null)
  const [leaving, setLeaving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const held = useHeldCarts(slug, checkout)
  const [showsHeld, setShowsHeld] = useState(false)
  const { phase, cart } = checkout.state
  const isCartOver = showsCart && cart.length > 0
  const goodsPanel = useRef<HTMLElement>(null)
  const payKey = useRef<HTMLButtonElement>(null)
  // A scanner, and whoever types a name, goes on at once with the next customer; a keyboard on the glass would be in the way.
  useFocusOnArrival(data !== undefined && phase === 'selling' && !isCartOver, () => {
    const panel = goodsPanel.current
    const place = isTouchDevice() ? panel : panel?.querySelector('input')
    place?.focus({ preventScroll: true })
  })
  const goodsCart = useGoodsCart(cart, phase === 'selling')
  const journal = useUnsent(device, phase === 'writing')
  const unsent = journal === 'unreadable' ? null : journal
  const failure = error ? toAppError(error) : null
  const isSignedOut = failure?.code === 'till_signed_out'

  useEffect(() => {
    if (isSignedOut) void queries.invalidateQueries({ queryKey: tillKeys.shop(slug) })
  }, [isSignedOut, queries, slug])

  const sellsOnDevice = device !== null
  useEffect(() => {
    // A browser that is short of room then clears other pages first; one that does not promise it may all the same.
    if (sellsOnDevice) void navigator.storage?.persist?.().catch(() => false)
  }, [sellsOnDevice])

  useEffect(
    // Who owes what is to be known without a network too; goods come first.
    () => afterPaint(() => void queries.prefetchQuery(knownCustomersQuery(place))),
    [queries, place],
  )

  const waiting = unsent?.waiting ?? 0
  const refused = unsent?.refused.length ?? 0
  const onlySales = unsent?.onlySales ?? true

  const leave = async (leavesShift: boolean): Promise<void> => {
    setLeaving(true)
    setProblem(null)
    try {
      const left = await leaveTill(device, () => signOut(slug), leavesShift)
      if (left.outcome === 'left') {
        location.reload()
        return
      }
      if (left.outcome === 'unknown') setProblem(left.problem)
      else if (left.outcome === 'shift-open') setShiftView('leaving')
      else {
        setOutboxView('leaving')
        wake()
      }
      setLeaving(false)
    } catch (thrown) {
      const { code, details } = toAppError(thrown)
      setProblem(errorText(code, details))
      setLeaving(false)
    }
  }

  const tellHeld = (isHeld: boolean): void => {
    setProblem(isHeld ? null : notHeldText)
    if (isHeld) setShowsCart(false)
  }

  const isOut = !isOnline || failure?.code === 'offline' || outbox.failure === 'offline'
  const line = stateLine({
    isOut,
    isStuck: outbox.failure !== null,
    waiting,
    refused,
    onlySales,
    keepsSales: sellsOnDevice,
    isUnreadable: journal === 'unreadable',
    opensOffline: isSecureContext,
  })
  return (
    <>
      <main className={s.till} data-view={isCartOver ? 'cart' : 'goods'}>
        <TillBar
          place={place}
          shop={shop}
          // First what is about money: on a phone a long name is cut, not this.
          word={line || !unsent ? null : calmWord(waiting, onlySales)}
          held={held.carts.length}
          isLeaving={leaving}
          onHeld={() => setShowsHeld(true)}
          onShift={sellsOnDevice ? () => setShiftView('looking') : null}
          onDebts={() => setShowsDebts(true)}
          onToday={() => setShowsToday(true)}
          onLeave={() => void leave(false)}
        />
        {line ? <StateLine line={line} onMore={() => setOutboxView('looking')} /> : null}
        {problem ? (
          <p className={s.problem} role="alert">
            {problem}
          </p>
        ) : null}
        <div className={s.sides}>
          {data ? (
            <GoodsPanel
              products={data.products}
              categories={data.categories}
              cart={goodsCart}
              onCart={checkout.changeCart}
              panel={goodsPanel}
              payKey={payKey}
            />
          ) : (
            <NoGoods slug={slug} failure={failure} onAgain={() => void refetch()} />
          )}
          <CartPanel
            place={place}
            checkout={checkout}
            goods={data}
            shop={shop}
            isOver={isCartOver}
            onKept={wake}
            onBackToGoods={() => setShowsCart(false)}
            onShowCart={() => setShowsCart(true)}
            onHold={() => tellHeld(held.holdCart())}
            payKey={payKey}
          />
        </div>
      </main>
      <PaymentAhead
        place={place}
        checkout={checkout}
        shop={shop}
        goods={data}
        onKept={wake}
        onFresh={() => setShowsCart(false)}
      />
      {showsHeld ? (
        <HeldDialog
          carts={held.carts}
          shop={shop}
          onTake={(id) => {
            setShowsHeld(false)
            tellHeld(held.takeCart(id))
          }}
          onDrop={held.dropCart}
          onClose={() => setShowsHeld(false)}
        />
      ) : null}
      {showsToday ? <TodayDialog place={place} shop={shop} onKept={wake} onClose={() => setShowsToday(false)} /> : null}
      {showsDebts ? <DebtsPart place={place} shop={shop} onKept={wake} onClose={() => setShowsDebts(false)} /> : null}
      {shiftView && device ? (
        <ShiftPart
          device={device}
          shop={shop}
          isLeaving={shiftView === 'leaving'}
          onLeave={() => {
            setShiftView(null)
            void leave(true)
          }}
          onKept={wake}
          onClose={() => setShiftView(null)}
        />
      ) : null}
      {outboxView && device ? (
        <OutboxDialog
          device={device}
          slug={slug}
          timeZone={shop.timeZone}
          isLeaving={outboxView === 'leaving'}
          isSending={outbox.isSending}
          onSend={wake}
          onClose={() => setOutboxView(null)}
        />
      ) : null}
    </>
  )
}
