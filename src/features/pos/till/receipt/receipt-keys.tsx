import FileDown from 'lucide-react/icons/file-down'
import MessageCircle from 'lucide-react/icons/message-circle'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'

import { Button } from '#core/ui/client/button.tsx'
import key from '#core/ui/client/button.module.css'
import { classNames } from '#core/ui/client/class-names.ts'
import type { Sale } from '../../shared/sale.ts'
import { receiptLines, whatsAppAddress } from '../../shared/receipt/receipt-text.ts'
import type { TillShop } from '../../shared/till.contract.ts'
import { Note } from '../parts/note.tsx'
import { printPaper } from '../printer/print-paper.ts'
import { PrinterChoice } from '../printer/printer-choice.tsx'
import s from './receipt-keys.module.css'
import { takeReceipt } from './take-receipt.ts'

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

interface ReceiptKeysProps {
  readonly sale: Sale
  readonly shop: TillShop
  readonly disabled: boolean
}

/** The receipt on paper, as PDF, or by WhatsApp. */
export const ReceiptKeys = ({ sale, shop, disabled }: ReceiptKeysProps) => {
  const [isTaking, setTaking] = useState(false)
  const [isPrinting, setPrinting] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const take = async (): Promise<void> => {
    setTaking(true)
    setProblem(await takeReceipt(shop.slug, sale))
    setTaking(false)
  }
  const printReceipt = async (): Promise<void> => {
    setPrinting(true)
    setProblem(await printPaper(receiptLines(sale, shop), shop.receiptColumns))
    setPrinting(false)
  }
  return (
    <>
      <div className={s.keys}>
        <Button
          touch
          disabled={disabled}
          waiting={isPrinting}
          icon={<Printer {...icon} />}
          onClick={() => void printReceipt()}
        >
          Cetak struk
        </Button>
        <a
          className={classNames(key.key, key.touch)}
          href={disabled ? undefined : whatsAppAddress(sale, shop)}
          target="_blank"
          rel="noreferrer"
        >
          <MessageCircle {...icon} /> Kirim WhatsApp
        </a>
        <Button
          touch
          look="quiet"
          className={s.pdf}
          disabled={disabled}
          waiting={isTaking}
          icon={<FileDown {...icon} />}
          onClick={() => void take()}
        >
          Unduh PDF
        </Button>
      </div>
      <PrinterChoice />
      {problem ? <Note tone="err">{problem}</Note> : null}
    </>
  )
}
