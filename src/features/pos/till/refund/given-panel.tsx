import { formatRupiah } from '#core/text/shared/rupiah.ts'
import { LedgerRow } from '#core/ui/client/ledger-row.tsx'
import { refundLines } from '../../shared/receipt/refund-receipt.ts'
import { paymentMethodName } from '#core/text/shared/payment-methods.ts'
import { reckonRefund, type RefundInput } from '../../shared/refund.ts'
import type { Sale } from '../../shared/sale.ts'
import type { TillShop } from '../../shared/till.contract.ts'
import { InkStamp } from '../parts/ink-stamp.tsx'
import { PaperKeys } from '../receipt/paper-keys.tsx'
import s from './refund.module.css'

interface GivenPanelProps {
  /** As it was before. */
  readonly sale: Sale
  readonly refund: RefundInput
  readonly shop: TillShop
}

/** Money that was given back: how much, and its receipt. */
export const GivenPanel = ({ sale, refund, shop }: GivenPanelProps) => (
  <div className={s.panel}>
    <InkStamp look="err" isNew>
      {refund.kind === 'void' ? 'DIBATALKAN' : 'DIKEMBALIKAN'}
    </InkStamp>
    {refund.debt ? <LedgerRow name="Kasbon berkurang" figure={formatRupiah(refund.debt)} /> : null}
    <LedgerRow
      name={`Kembalikan lewat ${paymentMethodName(refund.paymentMethod)}`}
      figure={formatRupiah(reckonRefund(sale, refund.items).amount - (refund.debt ?? 0))}
      sum
    />
    <PaperKeys lines={refundLines(sale, refund, shop)} columns={shop.receiptColumns} phone={sale.customerPhone} />
  </div>
)
