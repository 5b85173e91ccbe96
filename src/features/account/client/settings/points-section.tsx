import ReceiptText from 'lucide-react/icons/receipt-text'
import Wallet from 'lucide-react/icons/wallet'

import { useBalance } from '#core/points/client/points.api.ts'
import { actionLabels, type PaidAction, prices } from '#core/points/shared/prices.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'
import { Button } from '#core/ui/client/button.tsx'
import { LedgerRow } from '#core/ui/client/ledger-row.tsx'

import { openPointsHistory, openTopUp } from '../account-dialogs.ts'
import s from './section.module.css'
import { Part } from './settings-parts.tsx'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** The balance, what things cost, and where more points come from (POINT-09). */
export const PointsSection = ({ uid }: { readonly uid: string }) => {
  const balance = useBalance(uid)
  return (
    <>
      <Part title="Poin Anda">
        <p className={`num ${s.figure}`}>{balance === null ? '...' : formatNumber(balance)}</p>
        <div className={s.keys}>
          <Button look="primary" icon={<Wallet {...icon} />} onClick={() => openTopUp()}>
            Top Up
          </Button>
          <Button icon={<ReceiptText {...icon} />} onClick={openPointsHistory}>
            Riwayat poin
          </Button>
        </div>
      </Part>
      <Part
        title="Daftar harga"
        note="Poin baru dipotong setelah hasilnya jadi. Mengetik, menyimpan, dan mengunduh sendiri gratis."
      >
        <div className={s.rows}>
          {(Object.keys(prices) as PaidAction[]).map((action) => (
            <LedgerRow key={action} name={actionLabels[action]} figure={formatNumber(prices[action])} />
          ))}
          <LedgerRow name="Chat" figure="gratis" className={s.free} />
        </div>
      </Part>
    </>
  )
}
