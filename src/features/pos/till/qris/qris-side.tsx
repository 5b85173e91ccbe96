import { formatRupiah } from '#core/text/shared/rupiah.ts'
import { lazyPart } from '#core/ui/client/lazy-part.ts'
import { Spinner } from '#core/ui/client/spinner.tsx'
import type { QrisCodeProps } from './qris-code.tsx'
import s from './qris-side.module.css'

const code = lazyPart<QrisCodeProps>(
  async () => (await import('./qris-code.tsx')).QrisCode,
  (module) => module['QrisCode'],
)

/** The most that Bank Indonesia lets a buyer pay by QRIS at once. */
const mostByQris = 10_000_000

const Waiting = () => (
  <output className={s.card}>
    <span className={s.code}>
      <Spinner /> Menggambar kode…
    </span>
  </output>
)

interface QrisSideProps {
  /** The shop's static code; null where its owner has given none. */
  readonly text: string | null
  readonly amount: number
}

/** What the buyer scans. No bank tells us that it was paid: that is the cashier's word. */
export const QrisSide = ({ text, amount }: QrisSideProps) => (
  <>
    {text === null || amount === 0 ? (
      <>
        <p>
          Pembeli memindai kode QRIS toko dan membayar sebesar <b className="num">{formatRupiah(amount)}</b>. Lihat di
          aplikasi bank atau QRIS Anda: sudah diterima?
        </p>
        {text === null ? (
          <p className={s.note}>
            Supaya kodenya tampil di sini dengan jumlahnya, pemilik menaruh QRIS toko di Juragan: buka kasir ini, lalu
            Pengaturan kasir.
          </p>
        ) : null}
      </>
    ) : (
      <>
        <code.Place text={text} amount={amount} fallback={<Waiting />} />
        <p>
          Jumlah <b className="num">{formatRupiah(amount)}</b> sudah terisi di kode ini. Lihat di aplikasi bank atau
          QRIS Anda: sudah diterima?
        </p>
      </>
    )}
    {amount > mostByQris ? (
      <p className={s.note}>
        Satu pembayaran QRIS paling banyak {formatRupiah(mostByQris)}. Lebih dari itu, minta pembeli membayar dengan
        cara lain.
      </p>
    ) : null}
  </>
)
