import { useMutation } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Download from 'lucide-react/icons/download'
import MessageCircle from 'lucide-react/icons/message-circle'

import { downloadFailure } from '#core/items/client/download-item.ts'
import { Button } from '#core/ui/client/button.tsx'
import key from '#core/ui/client/button.module.css'
import { classNames } from '#core/ui/client/class-names.ts'
import { receiptLines, type ReceiptShop, whatsAppAddress } from '../../shared/receipt/receipt-text.ts'
import { statusName } from '../../shared/reports/words.ts'
import type { Sale } from '../../shared/sale.ts'
import { takeReceipt } from '../reports/books.api.ts'
import s from './history.module.css'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

interface SaleDetailProps {
  readonly itemId: string
  readonly sale: Sale
  readonly shop: ReceiptShop
  readonly onBack: () => void
}

/** A sale as its receipt tells it, to be printed or sent again. */
export const SaleDetail = ({ itemId, sale, shop, onBack }: SaleDetailProps) => {
  const taking = useMutation({ mutationFn: () => takeReceipt(itemId, sale.id) })
  return (
    <div className={s.body}>
      <div>
        <Button look="quiet" icon={<ArrowLeft {...icon} />} onClick={onBack}>
          Kembali ke daftar
        </Button>
      </div>
      <section className={s.paper} aria-label="Struk">
        <pre className={s.receipt}>{receiptLines(sale, shop).join('\n')}</pre>
      </section>
      <p className={s.status}>
        Status: <b>{statusName(sale.status)}</b>
        {sale.notes === '' ? null : ` · Catatan: ${sale.notes}`}
      </p>
      {taking.error ? (
        <p className={s.problem} role="alert">
          {downloadFailure(taking.error)}
        </p>
      ) : null}
      <div className={s.keys}>
        <Button touch icon={<Download {...icon} />} waiting={taking.isPending} onClick={() => taking.mutate()}>
          Unduh struk (PDF)
        </Button>
        <a
          className={classNames(key.key, key.touch)}
          href={whatsAppAddress(sale, shop)}
          target="_blank"
          rel="noreferrer"
        >
          <MessageCircle {...icon} /> Kirim WhatsApp
        </a>
      </div>
    </div>
  )
}
