import MessageCircle from 'lucide-react/icons/message-circle'
import Printer from 'lucide-react/icons/printer'

import { dialled } from '#core/text/shared/phone-number.ts'
import { formatRupiah } from '#core/text/shared/rupiah.ts'
import key from '#core/ui/client/button.module.css'
import { Button } from '#core/ui/client/button.tsx'
import { classNames } from '#core/ui/client/class-names.ts'
import { LedgerRow } from '#core/ui/client/ledger-row.tsx'
import { refundLines } from '../../shared/receipt/refund-receipt.ts'
import { methodNames } from '../../shared/receipt/receipt-text.ts'
import { reckonRefund, type RefundInput } from '../../shared/refund.ts'
import type { Sale } from '../../shared/sale.ts'
import type { TillShop } from '../../shared/till.contract.ts'
import { PrintedLines } from '../printed-receipt.tsx'
import s from './refund.module.css'

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

interface GivenPanelProps {
  /** As it was before. */
  readonly sale: Sale
  readonly refund: RefundInput
  readonly shop: TillShop
}

/** Money that was given back: how much, and its receipt. */
export const GivenPanel = ({ sale, refund, shop }: GivenPanelProps) => {
  const lines = refundLines(sale, refund, shop)
  const text = encodeURIComponent(['```', ...lines, '```'].join('\n'))
  return (
    <div className={s.panel}>
      <output className={s.stamp}>{refund.kind === 'void' ? 'DIBATALKAN' : 'DIKEMBALIKAN'}</output>
      <LedgerRow
        name={`Kembalikan lewat ${methodNames[refund.paymentMethod] ?? refund.paymentMethod}`}
        figure={formatRupiah(reckonRefund(sale, refund.items).amount)}
        sum
      />
      <div className={s.two}>
        <Button touch icon={<Printer {...icon} />} onClick={() => print()}>
          Cetak bukti
        </Button>
        <a
          className={classNames(key.key, key.touch)}
          href={`https://wa.me/${dialled(sale.customerPhone ?? '')}?text=${text}`}
          target="_blank"
          rel="noreferrer"
        >
          <MessageCircle {...icon} /> Kirim WhatsApp
        </a>
      </div>
      <PrintedLines lines={lines} columns={shop.receiptColumns} />
    </div>
  )
}
