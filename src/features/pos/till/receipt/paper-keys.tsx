import MessageCircle from 'lucide-react/icons/message-circle'
import Printer from 'lucide-react/icons/printer'

import { useState } from 'react'

import key from '#core/ui/client/button.module.css'
import { Button } from '#core/ui/client/button.tsx'
import { classNames } from '#core/ui/client/class-names.ts'
import type { ReceiptColumns } from '../../shared/receipt/paper.ts'
import { whatsAppOf } from '../../shared/receipt/receipt-text.ts'
import { Note } from '../parts/note.tsx'
import { printPaper } from '../printer/print-paper.ts'
import { PrinterChoice } from '../printer/printer-choice.tsx'
import { PrintedLines } from '../printed-receipt.tsx'
import s from './receipt-keys.module.css'

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

interface PaperKeysProps {
  readonly lines: readonly string[]
  readonly columns: ReceiptColumns
  /** Whose chat it goes to; chosen in WhatsApp where that is not known. */
  readonly phone?: string | undefined
}

/** A paper that is no receipt of a sale: printed, or sent by WhatsApp. */
export const PaperKeys = ({ lines, columns, phone }: PaperKeysProps) => {
  const [isPrinting, setPrinting] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const printLines = async (): Promise<void> => {
    setPrinting(true)
    setProblem(await printPaper(lines, columns))
    setPrinting(false)
  }
  return (
    <>
      <div className={s.keys}>
        <Button touch waiting={isPrinting} icon={<Printer {...icon} />} onClick={() => void printLines()}>
          Cetak bukti
        </Button>
        <a className={classNames(key.key, key.touch)} href={whatsAppOf(lines, phone)} target="_blank" rel="noreferrer">
          <MessageCircle {...icon} /> Kirim WhatsApp
        </a>
        <PrintedLines lines={lines} columns={columns} />
      </div>
      <PrinterChoice />
      {problem ? <Note tone="err">{problem}</Note> : null}
    </>
  )
}
