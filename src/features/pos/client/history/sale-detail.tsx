import { useMutation } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Ban from 'lucide-react/icons/ban'
import Download from 'lucide-react/icons/download'
import MessageCircle from 'lucide-react/icons/message-circle'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'

import { downloadFailure } from '#core/items/client/download-item.ts'
import { Button } from '#core/ui/client/button.tsx'
import key from '#core/ui/client/button.module.css'
import { classNames } from '#core/ui/client/class-names.ts'
import { receiptLines, type ReceiptShop, whatsAppAddress } from '../../shared/receipt/receipt-text.ts'
import { waysBack } from '../../shared/refund-draft.ts'
import type { RefundKind } from '../../shared/refund.ts'
import { statusName } from '../../shared/reports/words.ts'
import type { Sale } from '../../shared/sale.ts'
import { takeReceipt } from '../reports/books.api.ts'
import { DialogBody } from '#core/ui/client/dialog-body.tsx'
import { Failure } from '../parts/failure.tsx'
import s from './history.module.css'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

interface SaleDetailProps {
  readonly itemId: string
  readonly sale: Sale
  readonly shop: ReceiptShop
  readonly onGiveBack: (kind: RefundKind) => void
  readonly onBack: () => void
}

/** A sale as its receipt tells it, to be printed or sent again, or given back. */
export const SaleDetail = ({ itemId, sale, shop, onGiveBack, onBack }: SaleDetailProps) => {
  const [now] = useState(() => new Date())
  const ways = waysBack(sale, shop.timeZone, now)
  const taking = useMutation({ mutationFn: () => takeReceipt(itemId, sale.id) })
  return (
    <DialogBody>
      <div>
        <Button look="quiet" icon={<ArrowLeft {...icon} />} onClick={onBack}>
          Kembali ke daftar
        </Button>
      </div>
      <section className={s.paper} aria-label="Struk">
        <pre className={s.receipt}>{receiptLines(sale, shop).join('\n')}</pre>
      </section>
      <output className={s.status}>
        Status: <b>{statusName(sale.status)}</b>
        {sale.notes === '' ? null : ` · Catatan: ${sale.notes}`}
      </output>
      {taking.error ? <Failure error={downloadFailure(taking.error)} /> : null}
      <div className={s.pair}>
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
      {ways.length > 0 ? (
        <div className={s.pair}>
          <Button touch icon={<Undo2 {...icon} />} onClick={() => onGiveBack('refund')}>
            Kembalikan barang
          </Button>
          {ways.includes('void') ? (
            <Button touch icon={<Ban {...icon} />} onClick={() => onGiveBack('void')}>
              Batalkan
            </Button>
          ) : null}
        </div>
      ) : null}
    </DialogBody>
  )
}
