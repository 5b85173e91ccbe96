import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'

import { Button } from '#core/ui/client/button.tsx'
import { type KitchenLine, kitchenNews, type KitchenOrder } from '../../shared/kitchen/kitchen-order.ts'
import { kitchenSlipLines } from '../../shared/receipt/kitchen-slip.ts'
import type { TillShop } from '../../shared/till.contract.ts'
import { Note } from '../parts/note.tsx'
import { PrintedLines } from '../printed-receipt.tsx'
import { printPaper } from '../printer/print-paper.ts'
import { PrinterChoice } from '../printer/printer-choice.tsx'
import s from './kitchen-panel.module.css'

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

interface KitchenPanelProps {
  readonly order: KitchenOrder
  readonly shop: TillShop
  /** Called with what the kitchen knows once its slip is printed. */
  readonly onTold?: (lines: readonly KitchenLine[]) => void
}

/** The slip of an order for its kitchen: what it does not know yet, or once more all of it. */
export const KitchenPanel = ({ order, shop, onTold }: KitchenPanelProps) => {
  const knowsAll = kitchenNews(order).length === 0
  // Stays as it was opened: a printed slip does not change under the printer.
  const [{ lines, isAgain }] = useState(() => ({
    lines: kitchenSlipLines(knowsAll ? { ...order, told: [] } : order, { cashier: shop.cashier, at: new Date() }, shop),
    isAgain: knowsAll,
  }))
  const [isPrinting, setPrinting] = useState(false)
  const [isPrinted, setPrinted] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const print = async (): Promise<void> => {
    setPrinting(true)
    const why = await printPaper(lines, shop.receiptColumns)
    setPrinting(false)
    setProblem(why)
    if (why !== null) return
    setPrinted(true)
    onTold?.(order.lines)
  }
  return (
    <>
      <p className={s.word} aria-live="polite">
        {isPrinted
          ? 'Slip dicetak. Kalau pesanan bertambah, cetak slip susulan: isinya tambahannya saja.'
          : isAgain
            ? 'Dapur sudah tahu semua pesanan ini. Bisa dicetak ulang kalau slipnya hilang.'
            : order.told.length > 0
              ? 'Hanya yang berubah sejak slip terakhir.'
              : null}
      </p>
      <pre className={s.paper} data-columns={shop.receiptColumns}>
        {lines.join('\n')}
      </pre>
      <PrintedLines lines={lines} columns={shop.receiptColumns} />
      <Button
        look={isPrinted ? 'plain' : 'primary'}
        touch
        wide
        waiting={isPrinting}
        icon={<Printer {...icon} />}
        onClick={() => void print()}
      >
        {isPrinted || isAgain ? 'Cetak ulang' : 'Cetak slip dapur'}
      </Button>
      <PrinterChoice />
      {problem ? <Note tone="err">{problem}</Note> : null}
    </>
  )
}
