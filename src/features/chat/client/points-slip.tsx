import ReceiptText from 'lucide-react/icons/receipt-text'

import { formatTime } from '#core/text/shared/dates.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'
import { LedgerRow } from '#core/ui/client/ledger-row.tsx'

import type { ChatMessage } from '../shared/message.ts'
import s from './points-slip.module.css'

/** The charge as a torn carbon copy: what it was for, and what is left (CHAT-08). */
export const PointsSlip = ({ message }: { readonly message: ChatMessage }) => (
  <div className={s.wrap} data-sender="ai">
    <div className={s.slip}>
      <p className={s.head}>
        <ReceiptText size={16} strokeWidth={1.75} aria-hidden="true" />
        <span className="num">Nota poin, {formatTime(new Date(message.timestamp))}</span>
      </p>
      {message.points ? (
        <>
          <LedgerRow name={message.points.label} figure={formatNumber(message.points.amount)} />
          <LedgerRow name="Sisa poin" figure={formatNumber(message.points.balance)} sum />
        </>
      ) : (
        <p>{message.content}</p>
      )}
    </div>
  </div>
)
