import { useEffect } from 'react'
import { createPortal } from 'react-dom'

import type { Sale } from '../shared/store.ts'
import type { TillShop } from '../shared/till.contract.ts'
import s from './printed-receipt.module.css'
import { paperHeight, receiptLines } from './receipt-text.ts'

/** The paper is as long as the receipt: a roll is cut behind the last line, a PDF has no empty sheet around it. */
const usePaper = (lines: number): void => {
  useEffect(() => {
    const paper = new CSSStyleSheet()
    paper.insertRule(`@page { size: 58mm ${paperHeight(lines)}mm; }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, paper]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== paper)
    }
  }, [lines])
}

/** The receipt as it is printed: only the printer sees it. */
export const PrintedReceipt = ({ sale, shop }: { readonly sale: Sale; readonly shop: TillShop }) => {
  const lines = receiptLines(sale, shop)
  usePaper(lines.length)
  return createPortal(
    <pre className={s.receipt} data-receipt>
      {lines.join('\n')}
    </pre>,
    document.body,
  )
}
