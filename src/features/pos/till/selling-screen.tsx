import { useQuery, useQueryClient } from '@tanstack/react-query'
import CloudOff from 'lucide-react/icons/cloud-off'
import LogOut from 'lucide-react/icons/log-out'
import ReceiptText from 'lucide-react/icons/receipt-text'
import StoreIcon from 'lucide-react/icons/store'
import { useEffect, useState, useSyncExternalStore } from 'react'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { Button, IconButton } from '#core/ui/client/button.tsx'
import { Spinner } from '#core/ui/client/spinner.tsx'
import { ThemeButton } from '#core/ui/client/theme-button.tsx'
import type { TillShop } from '../shared/till.contract.ts'
import { CartPanel } from './cart-panel.tsx'
import { GoodsPanel } from './goods-panel.tsx'
import { PaymentDialog } from './payment-dialog.tsx'
import s from './selling-screen.module.css'
import { TodayDialog } from './today-dialog.tsx'
import { catalogueQuery, signOut, tillKeys } from './till.api.ts'
import { useCheckout } from './use-checkout.ts'

const icon = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const

const subscribeToConnection = (listener: () => void): (() => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
const useIsOnline = (): boolean => useSyncExternalStore(subscribeToConnection, () => navigator.onLine)

/** The till at work: goods, cart, payment. On phones one after the other, from tablets on side by side. */
export const SellingScreen = ({ shop, slug }: { readonly shop: TillShop; readonly slug: string }) => {
  const queries = useQueryClient()
  const isOnline = useIsOnline()
  const { data, error, refetch, isFetching } = useQuery(catalogueQuery(slug))
  const checkout = useCheckout(slug, data?.products)
  const [showsCart, setShowsCart] = useState(false)
  const [showsToday, setShowsToday] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { phase, cart } = checkout.state
  const failure = error ? toAppError(error) : null
  const isSignedOut = failure?.code === 'till_signed_out'

  useEffect(() => {
    if (isSignedOut) void queries.invalidateQueries({ queryKey: tillKeys.shop(slug) })
  }, [isSignedOut, queries, slug])

  const leave = async (): Promise<void> => {
    setLeaving(true)
    try {
      await signOut(slug)
      queries.removeQueries({ queryKey: tillKeys.catalogue(slug) })
      queries.removeQueries({ queryKey: tillKeys.today(slug) })
      await queries.resetQueries({ queryKey: tillKeys.shop(slug) })
    } catch (thrown) {
      const { code, details } = toAppError(thrown)
      setProblem(errorText(code, details))
      setLeaving(false)
    }
  }

  const isOut = !isOnline || failure?.code === 'offline'
  return (
    <main className={s.till} data-view={showsCart && cart.length > 0 ? 'cart' : 'goods'}>
      <header className={s.bar}>
        <StoreIcon {...icon} />
        <div className={s.names}>
          <h1 className="cut">{shop.name}</h1>
          <p className="cut">kasir {shop.cashier}</p>
        </div>
        <ThemeButton />
        <IconButton label="Penjualan hari ini" onClick={() => setShowsToday(true)}>
          <ReceiptText {...icon} />
        </IconButton>
        <IconButton label="Keluar dari kasir" disabled={leaving} onClick={() => void leave()}>
          <LogOut {...icon} />
        </IconButton>
      </header>
      {isOut ? (
        <output className={s.offline}>
          <CloudOff size={18} strokeWidth={1.75} aria-hidden="true" />
          Koneksi terputus. Keranjang tetap tersimpan; selesaikan penjualan begitu tersambung lagi.
        </output>
      ) : null}
      {problem ? (
        <p className={s.problem} role="alert">
          {problem}
        </p>
      ) : null}
      <div className={s.sides}>
        {data ? (
          <GoodsPanel products={data.products} categories={data.categories} cart={cart} onCart={checkout.changeCart} />
        ) : (
          <section className={s.loading} aria-label="Barang">
            {failure ? (
              <div className={s.failure} role="alert">
                <p>{errorText(failure.code, failure.details)}</p>
                <Button look="teal" touch waiting={isFetching} onClick={() => void refetch()}>
                  Coba lagi
                </Button>
              </div>
            ) : (
              <output>
                <Spinner /> Membuka daftar barang…
              </output>
            )}
          </section>
        )}
        <CartPanel
          checkout={checkout}
          products={data?.products}
          onBackToGoods={() => setShowsCart(false)}
          onShowCart={() => setShowsCart(true)}
        />
      </div>
      {phase === 'selling' ? null : (
        <PaymentDialog checkout={checkout} shop={shop} onFresh={() => setShowsCart(false)} />
      )}
      {showsToday ? <TodayDialog slug={slug} shop={shop} onClose={() => setShowsToday(false)} /> : null}
    </main>
  )
}
