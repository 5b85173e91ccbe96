import MessageCircle from 'lucide-react/icons/message-circle'
import Printer from 'lucide-react/icons/printer'
import { useEffect, useRef, useState } from 'react'

import { formatRupiah } from '#core/text/shared/rupiah.ts'
import { Button } from '#core/ui/client/button.tsx'
import key from '#core/ui/client/button.module.css'
import { classNames } from '#core/ui/client/class-names.ts'
import { LedgerRow } from '#core/ui/client/ledger-row.tsx'
import type { Sale } from '../shared/sale.ts'
import type { TillShop } from '../shared/till.contract.ts'
import { PrintedReceipt } from './printed-receipt.tsx'
import { methodNames, whatsAppAddress } from '../shared/receipt/receipt-text.ts'
import s from './sold-panel.module.css'

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

interface SoldPanelProps {
  readonly sale: Sale
  readonly shop: TillShop
  /** Absent where an earlier sale is looked at. */
  readonly onFresh?: () => void
}

/**
 * The second tap of a hasty finger falls on what has just appeared: for so long it is not taken. The receipt is written
 * after it too, so that 'LUNAS' waits for no paper.
 */
const hastyTap = 400

/** A recorded sale: LUNAS, the change, the receipt on paper or by WhatsApp. */
export const SoldPanel = ({ sale, shop, onFresh }: SoldPanelProps) => {
  const fresh = useRef<HTMLButtonElement>(null)
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), hastyTap)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (isSettled) fresh.current?.focus()
  }, [isSettled])
  return (
    <div className={s.sold}>
      <p className={s.stamp} role={onFresh ? 'status' : undefined}>
        LUNAS
      </p>
      <div className={s.figures}>
        <LedgerRow name="Total" figure={formatRupiah(sale.total)} />
        <LedgerRow name={methodNames[sale.paymentMethod] ?? sale.paymentMethod} figure={formatRupiah(sale.received)} />
      </div>
      {sale.paymentMethod === 'tunai' ? (
        <p className={s.change}>
          <span>Kembali</span> <b className="num">{formatRupiah(sale.change)}</b>
        </p>
      ) : null}
      <p className={s.number}>
        Struk <span className="num">{sale.number}</span>
      </p>
      <div className={s.keys}>
        <Button touch disabled={!isSettled} icon={<Printer {...icon} />} onClick={() => print()}>
          Cetak struk
        </Button>
        <a
          className={classNames(key.key, key.touch)}
          href={isSettled ? whatsAppAddress(sale, shop) : undefined}
          target="_blank"
          rel="noreferrer"
        >
          <MessageCircle {...icon} /> Kirim WhatsApp
        </a>
      </div>
      {onFresh ? (
        <button type="button" className={s.fresh} ref={fresh} disabled={!isSettled} onClick={onFresh}>
          Transaksi baru
        </button>
      ) : null}
      {isSettled ? <PrintedReceipt sale={sale} shop={shop} /> : null}
    </div>
  )
}
