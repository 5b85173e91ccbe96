import CircleAlert from 'lucide-react/icons/circle-alert'
import ExternalLink from 'lucide-react/icons/external-link'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'
import { Button } from '#core/ui/client/button.tsx'
import keys from '#core/ui/client/button.module.css'
import { classNames } from '#core/ui/client/class-names.ts'
import { LedgerRow } from '#core/ui/client/ledger-row.tsx'
import { Spinner } from '#core/ui/client/spinner.tsx'

import type { OpenPayment, TopUp } from '../../shared/top-up.contract.ts'
import { LoadingLines, Retry } from '../settings/settings-parts.tsx'
import s from './payment.module.css'
import { usePaySandbox, useTopUp } from './use-top-up.ts'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

interface PaymentProps {
  readonly id: string
  /** Back to what can be bought. */
  readonly onAgain: () => void
  readonly onClose: () => void
}

const Order = ({ topUp }: { readonly topUp: TopUp }) => (
  <div className={s.order}>
    <LedgerRow name="Poin" figure={formatNumber(topUp.points)} />
    <LedgerRow name="Harga" figure={formatRupiah(topUp.price)} sum />
  </div>
)

const Sandbox = ({ topUp, onAgain }: { readonly topUp: TopUp; readonly onAgain: () => void }) => {
  const paying = usePaySandbox(topUp.id)
  const press = (outcome: 'settlement' | 'cancel'): void => {
    if (!paying.isPending) paying.mutate(outcome)
  }
  return (
    <section className={s.page} aria-label="Pembayaran percobaan">
      <p className={s.notice}>
        <CircleAlert {...icon} />
        Pembayaran percobaan: tidak ada uang yang berpindah
      </p>
      <Order topUp={topUp} />
      <p className={s.words}>
        Juragan ini belum disambungkan ke layanan pembayaran. Tekan Bayar untuk melihat jalannya; poinnya sungguh masuk
        ke akun Anda.
      </p>
      <div className={s.keys}>
        <Button
          look="primary"
          touch
          waiting={paying.isPending && paying.variables === 'settlement'}
          disabled={paying.isPending}
          onClick={() => press('settlement')}
        >
          Bayar
        </Button>
        <Button touch disabled={paying.isPending} onClick={() => press('cancel')}>
          Batalkan
        </Button>
      </div>
      {paying.isError ? (
        <p className={s.failure} role="alert">
          {errorText(toAppError(paying.error).code)}{' '}
          <button type="button" onClick={onAgain}>
            Pilih paket lagi
          </button>
        </p>
      ) : null}
    </section>
  )
}

/** What the gateway said of the payment when it was asked, for the owner. */
const said = (openPayment: OpenPayment | null, id: string): string | null => {
  switch (openPayment) {
    case 'waiting':
      return 'Pembayaran sudah dimulai. Selesaikan sesuai petunjuk di halaman pembayaran.'
    case 'challenged':
      return 'Pembayaran Anda sudah diterima dan sedang diperiksa layanan pembayaran. Poin masuk sendiri begitu lolos; jangan membayar lagi.'
    case 'unreachable':
      return 'Layanan pembayaran sedang tidak bisa ditanya. Kalau Anda sudah membayar, poin tetap masuk sendiri; jangan membayar lagi.'
    case 'mismatch':
      return `Yang dibayar tidak cocok dengan tagihan ini, jadi poin belum masuk. Hubungi pengelola Juragan dan sebutkan nomor ${id}.`
    default:
      return null
  }
}

const Gateway = ({ topUp, onAgain }: { readonly topUp: TopUp; readonly onAgain: () => void }) => (
  <section className={s.page} aria-label="Menunggu pembayaran">
    <Order topUp={topUp} />
    <output className={s.waiting}>
      <Spinner /> {topUp.openPayment === 'challenged' ? 'Pembayaran sedang diperiksa…' : 'Menunggu pembayaran Anda…'}
    </output>
    <output className={s.words}>{said(topUp.openPayment, topUp.id)}</output>
    <p className={s.words}>
      Bayar di tab yang terbuka: QRIS, transfer, atau e-wallet. Poin masuk sendiri begitu pembayaran diterima; jendela
      ini boleh ditutup.
    </p>
    <div className={s.keys}>
      {/* A link, not a key: no browser keeps it from opening. */}
      <a
        className={classNames(keys.key, keys.primary, keys.touch)}
        href={topUp.payUrl}
        target="_blank"
        rel="noopener noreferrer"
      >
        <ExternalLink {...icon} />
        Buka halaman pembayaran
      </a>
      <Button touch onClick={onAgain}>
        Pilih paket lain
      </Button>
    </div>
  </section>
)

const Settled = ({ topUp, onClose }: { readonly topUp: TopUp; readonly onClose: () => void }) => (
  <section className={s.page} aria-label="Top up berhasil">
    <p className={s.stamp}>LUNAS</p>
    <output className={s.good}>{formatNumber(topUp.points)} poin sudah masuk.</output>
    <div className={s.order}>
      <LedgerRow name="Top up" figure={`+${formatNumber(topUp.points)}`} />
      {topUp.balanceAfter === null ? null : (
        <LedgerRow name="Sisa poin" figure={formatNumber(topUp.balanceAfter)} sum />
      )}
    </div>
    <div className={s.keys}>
      <Button look="primary" touch onClick={onClose}>
        Selesai
      </Button>
    </div>
  </section>
)

const unpaid: Readonly<Record<'failed' | 'expired', string>> = {
  failed:
    'Pembayaran ini dibatalkan atau ditolak. Tidak ada poin yang masuk; kalau uang Anda terpotong, bank mengembalikannya.',
  expired: 'Waktu membayar sudah lewat. Tidak ada yang ditagih; buat pembayaran baru.',
}

/** One payment from its opening to its end. */
export const Payment = ({ id, onAgain, onClose }: PaymentProps) => {
  const query = useTopUp(id)
  const topUp = query.data
  if (topUp === undefined)
    return query.isError ? (
      <Retry text={errorText(toAppError(query.error).code)} onAgain={() => void query.refetch()} />
    ) : (
      <LoadingLines what="pembayaran" />
    )
  if (topUp.state === 'settled') return <Settled topUp={topUp} onClose={onClose} />
  if (topUp.state === 'pending')
    return topUp.provider === 'sandbox' ? (
      <Sandbox topUp={topUp} onAgain={onAgain} />
    ) : (
      <Gateway topUp={topUp} onAgain={onAgain} />
    )
  return (
    <section className={s.page} aria-label="Top up tidak jadi">
      <output className={s.failure}>{unpaid[topUp.state]}</output>
      <Order topUp={topUp} />
      <div className={s.keys}>
        <Button look="primary" touch onClick={onAgain}>
          Pilih paket lagi
        </Button>
      </div>
    </section>
  )
}
