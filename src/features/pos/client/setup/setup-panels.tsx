import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useEffect, useRef } from 'react'

import { Button } from '#core/ui/client/button.tsx'
import { Spinner } from '#core/ui/client/spinner.tsx'
import { PasswordOnce } from '../password-once.tsx'
import { OpenTillKey } from '../till-keys.tsx'
import s from './setup.module.css'
import type { SetupTarget } from './setup-machine.ts'
import { authorizedForms, type Setup } from './use-setup.ts'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** What is being done while the shop is put into place. */
export const InjectingPanel = ({ target }: { readonly target: SetupTarget }) => (
  <output className={s.waiting}>
    <Spinner />
    {target === 'supabase'
      ? 'Setting up... menunggu project Supabase siap, lalu memasang tabel toko. Bisa sampai dua menit.'
      : 'Setting up... tabel toko, pemilik, dan kata sandi kasir sedang dipasang.'}
  </output>
)

/** Why it failed, and the way back to the start. */
export const FailurePanel = ({ setup }: { readonly setup: Setup }) => {
  const panel = useRef<HTMLElement>(null)
  // It stands below the steps: on a phone it would go unseen.
  useEffect(() => {
    // Newer browsers answer a promise, which is no clean-up.
    void panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section className={s.failure} role="alert" ref={panel}>
      <CircleAlert {...icon} />
      <div>
        <p>{setup.state.failure}</p>
        <p className={s.failureNote}>Data toko Anda tidak berubah. Coba lagi, atau pilih Database Juragan.</p>
      </div>
      <div className={s.keys}>
        {setup.state.canCreate ? (
          <Button look="teal" touch onClick={() => setup.deploy(authorizedForms)}>
            Buatkan project di Supabase
          </Button>
        ) : null}
        <Button look="danger" touch onClick={setup.tryAgain}>
          Try Again
        </Button>
      </div>
    </section>
  )
}

const methodNames: Readonly<Record<string, string>> = {
  embedded: 'Database Juragan (siap pakai)',
  connection: 'Connection string',
  supabase: 'Otorisasi Supabase',
}

/** The truth about a database of one's own: it is ready, and not yet sold on. */
const ownDatabaseDone = (name: string): string =>
  `${name}: tabel toko dan data pemilik sudah terpasang di database Anda. Untuk sekarang barang dan penjualan kasir tetap dicatat di Database Juragan, belum di sana.`

/** What there is now (P2 §2.10, success). The canvas closes once the password is kept. */
export const SuccessPanel = ({ setup, itemId }: { readonly setup: Setup; readonly itemId: string }) => {
  const { result, isKept } = setup.state
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The keys that were pressed are gone or off: whoever cannot see goes on here, and it is scrolled into sight.
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])
  if (!result) return null
  return (
    <section className={s.success} aria-labelledby="kasir-siap">
      <h3 id="kasir-siap" tabIndex={-1} ref={heading}>
        <Check {...icon} /> Kasir siap dipakai
      </h3>
      {result.password !== null && !isKept ? <PasswordOnce password={result.password} onKept={setup.keep} /> : null}
      <dl className={s.facts}>
        <div>
          <dt>POS ID</dt>
          <dd className="num">{result.posId}</dd>
        </div>
        <div>
          <dt>POS URL</dt>
          <dd>{result.posUrl}</dd>
        </div>
        <div>
          <dt>Email pemilik</dt>
          <dd>{result.ownerEmail}</dd>
        </div>
        <div>
          <dt>Metode</dt>
          <dd>{methodNames[result.setupMethod] ?? result.setupMethod}</dd>
        </div>
      </dl>
      {result.setupMethod === 'embedded' ? null : <p className={s.today}>{ownDatabaseDone(result.projectName)}</p>}
      <div className={s.next}>
        <h4>Langkah berikutnya</h4>
        <p>
          Masuk ke kasir dengan email akun Anda ({result.ownerEmail}) dan kata sandi kasir
          {result.password === null ? ' yang sudah Anda simpan' : ' di atas'}. Buka juga dari ponsel kasir: alamatnya
          sama.
        </p>
        {result.passwordMailed ? (
          <p>
            Kata sandinya juga dikirim ke {result.ownerEmail}. Periksa email Anda; kalau belum ada, lihat juga folder
            spam.
          </p>
        ) : null}
        {result.password === null ? (
          <p>Lupa kata sandinya? Buka lagi kasir ini dari sidebar, lalu tekan Kata sandi kasir baru.</p>
        ) : null}
      </div>
      {isKept ? (
        <output className={s.waiting}>
          <Spinner /> Tersimpan. Kanvas ditutup sendiri; buka lagi dari sidebar untuk mengisi produk.
        </output>
      ) : (
        <OpenTillKey itemId={itemId} look="plain" />
      )}
    </section>
  )
}
