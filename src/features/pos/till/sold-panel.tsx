import { useEffect, useRef, useState } from 'react'

import { formatRupiah } from '#core/text/shared/rupiah.ts'
import { Button } from '#core/ui/client/button.tsx'
import { LedgerRow } from '#core/ui/client/ledger-row.tsx'
import { debtOf } from '../shared/debt/debt.ts'
import { kitchenNews, type KitchenOrder } from '../shared/kitchen/kitchen-order.ts'
import type { Sale } from '../shared/sale.ts'
import type { TillShop } from '../shared/till.contract.ts'
import { KitchenPanel } from './kitchen/kitchen-panel.tsx'
import { InkStamp } from './parts/ink-stamp.tsx'
import { PrintedReceipt } from './printed-receipt.tsx'
import { paymentMethodName } from '#core/text/shared/payment-methods.ts'
import { paymentsOf } from '../shared/receipt/receipt-text.ts'
import { ReceiptKeys } from './receipt/receipt-keys.tsx'
import s from './sold-panel.module.css'

interface SoldPanelProps {
  readonly sale: Sale
  readonly shop: TillShop
  /** Absent where an earlier sale is looked at. */
  readonly onFresh?: () => void
  /** The order as its kitchen needs it, where it was sold just now. */
  readonly ordered?: KitchenOrder | null
}

/**
 * The second tap of a hasty finger falls on what has just appeared: for so long it is not taken. The receipt is written
 * after it too, so that 'LUNAS' waits for no paper.
 */
const hastyTap = 400

/** What is stamped on a sale of which nothing is paid any more. */
const backStamps: Readonly<Record<string, string>> = { void: 'DIBATALKAN', refunded: 'DIKEMBALIKAN' }

/** A recorded sale: LUNAS, the change, the receipt on paper or by WhatsApp. */
export const SoldPanel = ({ sale, shop, onFresh, ordered = null }: SoldPanelProps) => {
  const fresh = useRef<HTMLButtonElement>(null)
  const debt = debtOf(sale)
  const back = backStamps[sale.status]
  const isForKitchen = shop.kitchenSlip && ordered !== null && kitchenNews(ordered).length > 0
  const [showsKitchen, setShowsKitchen] = useState(false)
  const [isSettled, setSettled] = useState(onFresh === undefined)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), hastyTap)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (isSettled) fresh.current?.focus()
  }, [isSettled])
  if (showsKitchen && ordered) {
    return (
      <>
        <KitchenPanel order={ordered} shop={shop} />
        <Button touch wide onClick={() => setShowsKitchen(false)}>
          Kembali ke struk
        </Button>
      </>
    )
  }
  return (
    <div className={s.sold}>
      <InkStamp look={back ? 'err' : debt > 0 ? 'warn' : 'ok'} isNew={onFresh !== undefined}>
        {back ?? (debt > 0 ? 'KASBON' : 'LUNAS')}
      </InkStamp>
      <div className={s.figures}>
        <LedgerRow name="Total" figure={formatRupiah(sale.total)} />
        {paymentsOf(sale).map(({ method, amount }) => (
          <LedgerRow key={method} name={paymentMethodName(method)} figure={formatRupiah(amount)} />
        ))}
        {sale.owed ? <LedgerRow sum name="Kasbon seluruhnya" figure={formatRupiah(sale.owed)} /> : null}
      </div>
      {debt === 0 && paymentsOf(sale).some(({ method }) => method === 'tunai') ? (
        <p className={s.change}>
          <span>Kembali</span> <b className="num">{formatRupiah(sale.change)}</b>
        </p>
      ) : null}
      <p className={s.number}>
        Struk <span className="num">{sale.number}</span>
      </p>
      <ReceiptKeys sale={sale} shop={shop} disabled={!isSettled} />
      {isForKitchen ? (
        <Button touch wide disabled={!isSettled} onClick={() => setShowsKitchen(true)}>
          Slip dapur
        </Button>
      ) : null}
      {onFresh ? (
        <button type="button" className={s.fresh} ref={fresh} disabled={!isSettled} onClick={onFresh}>
          Transaksi baru
        </button>
      ) : null}
      {isSettled ? <PrintedReceipt sale={sale} shop={shop} /> : null}
    </div>
  )
}
