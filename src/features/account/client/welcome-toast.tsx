import { type PaidAction, prices, welcomeBonus } from '#core/points/shared/prices.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'
import { LedgerRow } from '#core/ui/client/ledger-row.tsx'
import { Toast } from '#core/ui/client/toast.tsx'

import s from './welcome-toast.module.css'

/** How long the welcome stays (P1 §9). */
const lasts = 10_000

const rows: readonly (readonly [PaidAction, string])[] = [
  ['document_create', 'Buat dokumen'],
  ['website_create', 'Buat website'],
  ['pos_create', 'Buat kasir (POS)'],
  ['document_edit', 'Ubah dokumen'],
  ['website_edit', 'Ubah website'],
]

/** For a new owner: the bonus, what things cost, and that chatting costs nothing (SIDE-13). */
export const WelcomeToast = ({ onClose }: { readonly onClose: () => void }) => (
  <Toast title="Selamat datang, Juragan!" lasts={lasts} awning onClose={onClose}>
    <p className={s.bonus}>
      Anda mendapat <b className="num">{formatNumber(welcomeBonus)} poin</b>. Cukup untuk{' '}
      {formatNumber(Math.floor(welcomeBonus / prices.document_create))} surat.
    </p>
    <div className={s.list}>
      {rows.map(([action, name]) => (
        <LedgerRow key={action} name={name} figure={formatNumber(prices[action])} />
      ))}
      <LedgerRow name="Chat" figure="gratis" className={s.free} />
    </div>
  </Toast>
)
