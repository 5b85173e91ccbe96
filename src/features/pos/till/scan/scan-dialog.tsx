import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useState } from 'react'

import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'
import { Button } from '#core/ui/client/button.tsx'
import { ScanView } from '#core/ui/client/codes/scan-view.tsx'
import type { Product } from '../../shared/store.ts'
import { subtotalOf } from '../bill/cart-bill.ts'
import { type Cart, countOf } from '../cart.ts'
import { Modal } from '../modal.tsx'
import s from './scan-dialog.module.css'
import { type Scanned, scannedGood, scannedWords } from './scanned-good.ts'

export interface ScanDialogProps {
  readonly products: readonly Product[]
  readonly cart: Cart
  readonly onTake: (product: Product) => void
  readonly onClose: () => void
}

/** Goods before the camera go into the cart, one for each time that a code comes into its sight. */
export const ScanDialog = ({ products, cart, onTake, onClose }: ScanDialogProps) => {
  const [last, setLast] = useState<(Scanned & { readonly nth: number }) | null>(null)
  const handleCode = (code: string): void => {
    const product = scannedGood(products, code)
    const scanned = product
      ? scannedWords(product, cart)
      : { takes: false, words: `Kode ${code} belum ada di daftar barang.` }
    if (product && scanned.takes) onTake(product)
    navigator.vibrate?.(scanned.takes ? 60 : [60, 60, 60])
    setLast((before) => ({ ...scanned, nth: (before?.nth ?? 0) + 1 }))
  }
  return (
    <Modal title="Pindai barcode" onClose={onClose}>
      <ScanView kinds="goods" onCode={handleCode} />
      <output className={s.last} data-takes={last?.takes}>
        {last ? (
          // The same words once more are news too.
          <span key={last.nth}>
            {last.takes ? (
              <CircleCheck size={22} strokeWidth={1.75} aria-hidden="true" />
            ) : (
              <CircleAlert size={22} strokeWidth={1.75} aria-hidden="true" />
            )}
            {last.words}
          </span>
        ) : (
          <span>Arahkan barcode ke kotak. Setiap barang yang terbaca langsung masuk keranjang.</span>
        )}
      </output>
      <p className={s.sum}>
        <span>Keranjang: {formatNumber(countOf(cart))} barang</span>
        <b className="num">{formatRupiah(subtotalOf(cart))}</b>
      </p>
      <Button look="primary" touch wide onClick={onClose}>
        Selesai
      </Button>
    </Modal>
  )
}
