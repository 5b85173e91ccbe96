import { createPortal } from 'react-dom'

import type { Sale } from '../shared/store.ts'
import type { TillShop } from '../shared/till.contract.ts'
import s from './printed-receipt.module.css'
import { receiptLines } from './receipt-text.ts'

/** The receipt as it is printed: only the printer sees it. */
export const PrintedReceipt = ({ sale, shop }: { readonly sale: Sale; readonly shop: TillShop }) =>
  createPortal(
    <pre className={s.receipt} data-receipt>
      {receiptLines(sale, shop).join('\n')}
    </pre>,
    document.body,
  )
