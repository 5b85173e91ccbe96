import { useEffect } from 'react'
import { createPortal } from 'react-dom'

import { paperHeight, paperWidth, type ReceiptColumns } from '../shared/receipt/paper.ts'
import { receiptLines, type ReceiptShop } from '../shared/receipt/receipt-text.ts'
import type { Sale } from '../shared/sale.ts'
import s from './printed-receipt.module.css'

/** The paper is as long as the receipt: a roll is cut behind the last line, a PDF has no empty sheet around it. */
const usePaper = (lines: number, columns: ReceiptColumns): void => {
  useEffect(() => {
    const paper = new CSSStyleSheet()
    paper.insertRule(`@page { size: ${paperWidth(columns)}mm ${paperHeight(lines, columns)}mm; }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, paper]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== paper)
    }
  }, [lines, columns])
}

interface PrintedLinesProps {
  readonly lines: readonly string[]
  readonly columns: ReceiptColumns
}

/** Paper as it is printed: only the printer sees it. */
export const PrintedLines = ({ lines, columns }: PrintedLinesProps) => {
  usePaper(lines.length, columns)
  return createPortal(
    <pre className={s.receipt} data-receipt data-columns={columns}>
      {lines.join('\n')}
    </pre>,
    document.body,
  )
}

export const PrintedReceipt = ({ sale, shop }: { readonly sale: Sale; readonly shop: ReceiptShop }) => (
  <PrintedLines lines={receiptLines(sale, shop)} columns={shop.receiptColumns} />
)
