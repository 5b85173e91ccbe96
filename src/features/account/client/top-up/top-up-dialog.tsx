import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useState } from 'react'

import type { User } from '#core/auth/shared/user.ts'
import { toAppError } from '#core/errors/shared/app-error.ts'
import { useBalance } from '#core/points/client/points.api.ts'
import { formatTime } from '#core/text/shared/dates.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'
import { Button, IconButton } from '#core/ui/client/button.tsx'
import { DialogShell } from '#core/ui/client/dialog-shell.tsx'
import { LedgerRow } from '#core/ui/client/ledger-row.tsx'

import type { TopUp, TopUpPackageId } from '../../shared/top-up.contract.ts'
import { dayHeading } from '../ledger-words.ts'
import { LoadingLines, Retry } from '../settings/settings-parts.tsx'
import { openSignIn } from '../sign-in-window.ts'
import { Payment } from './payment.tsx'
import s from './top-up-dialog.module.css'
import { useOpenTopUp, useTopUps } from './use-top-up.ts'

export interface TopUpDialogProps {
  readonly user: User | null
  /** The payment to go on with; null shows what can be bought. */
  readonly topUpId: string | null
  readonly onClose: () => void
}

const stateNames: Readonly<Record<TopUp['state'], string>> = {
  pending: 'Menunggu',
  settled: 'LUNAS',
  failed: 'Batal',
  expired: 'Lewat waktu',
}

const PastTopUp = ({ topUp, onOpen }: { readonly topUp: TopUp; readonly onOpen: () => void }) => {
  const instant = new Date(topUp.createdAt)
  return (
    <li className={s.past}>
      <span className={s.pastText}>
        <b className="num">{formatNumber(topUp.points)} poin</b>
        <span className="num">
          {dayHeading(instant)} {formatTime(instant)}, {formatRupiah(topUp.price)}
        </span>
      </span>
      <span className={s.stamp} data-state={topUp.state}>
        {stateNames[topUp.state]}
      </span>
      {topUp.state === 'pending' ? <Button onClick={onOpen}>Lanjutkan</Button> : null}
    </li>
  )
}

interface ShopProps {
  readonly user: User
  readonly onOpen: (topUp: TopUp, isNew: boolean) => void
}

const Shop = ({ user, onOpen }: ShopProps) => {
  const balance = useBalance(user.uid)
  const shop = useTopUps(user.uid)
  const opening = useOpenTopUp((topUp) => onOpen(topUp, true))
  const choose = (id: TopUpPackageId): void => {
    if (!opening.isPending) opening.mutate(id)
  }
  if (shop.data === undefined)
    return shop.isError ? (
      <Retry text={errorText(toAppError(shop.error).code)} onAgain={() => void shop.refetch()} />
    ) : (
      <LoadingLines what="paket poin" />
    )
  const { packages, topUps, provider } = shop.data
  return (
    <>
      <LedgerRow name="Sisa poin" figure={balance === null ? '...' : formatNumber(balance)} sum className={s.sum} />
      {provider === 'sandbox' ? (
        <p className={s.sandbox}>Ini pembayaran percobaan: tidak ada uang yang berpindah.</p>
      ) : null}
      <h3 className={s.heading}>Pilih paket</h3>
      <ul className={s.packages}>
        {packages.map(({ id, points, price }) => (
          <li key={id}>
            <button type="button" className={s.package} aria-disabled={opening.isPending} onClick={() => choose(id)}>
              <LedgerRow name={`${formatNumber(points)} poin`} figure={formatRupiah(price)} className={s.row} />
              <span className={s.each}>
                {opening.isPending && opening.variables === id
                  ? 'Membuka pembayaran…'
                  : `Rp\u00a01.000 dapat ${formatNumber(Math.floor((points * 1000) / price))} poin`}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {opening.isError ? (
        <p className={s.failure} role="alert">
          {errorText(toAppError(opening.error).code)}
        </p>
      ) : null}
      <p className={s.fine}>Chat selalu gratis. Poin tidak punya masa kedaluwarsa.</p>
      {topUps.length === 0 ? null : (
        <section aria-label="Riwayat top up">
          <h3 className={s.heading}>Riwayat top up</h3>
          <ul>
            {topUps.map((topUp) => (
              <PastTopUp key={topUp.id} topUp={topUp} onOpen={() => onOpen(topUp, false)} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** Buying points (POINT-12): what there is, the payment, what became of it. */
export const TopUpDialog = ({ user, topUpId, onClose }: TopUpDialogProps) => {
  const [open, setOpen] = useState<string | null>(topUpId)
  const handleOpen = (topUp: TopUp, isNew: boolean): void => {
    setOpen(topUp.id)
    // Where the browser keeps new tabs from us, the page of the payment is a key away.
    if (isNew && topUp.provider === 'midtrans') window.open(topUp.payUrl, '_blank', 'noopener')
  }
  return (
    <DialogShell
      title="Top Up"
      size="narrow"
      onClose={onClose}
      start={
        user === null || open === null ? null : (
          <IconButton label="Kembali ke paket" onClick={() => setOpen(null)}>
            <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        )
      }
    >
      <div className={s.body}>
        {user === null ? (
          <div className={s.signIn}>
            <p>Poin disimpan di akun. Masuk dulu, lalu Top Up terbuka lagi dari menu Anda.</p>
            <Button look="teal" onClick={openSignIn}>
              Log In
            </Button>
          </div>
        ) : open === null ? (
          <Shop user={user} onOpen={handleOpen} />
        ) : (
          <Payment key={open} id={open} onAgain={() => setOpen(null)} onClose={onClose} />
        )}
      </div>
    </DialogShell>
  )
}
