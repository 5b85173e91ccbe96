import QrCode from 'lucide-react/icons/qr-code'
import { useId, useState } from 'react'

import { Button } from '#core/ui/client/button.tsx'
import { readQris, type StaticQris } from '../../shared/qris/qris-code.ts'
import { QrisGiving } from './qris-giving.tsx'
import { useChangeSettings } from './settings.api.ts'
import { Failure } from '../parts/failure.tsx'
import s from './settings.module.css'

/** Whose code it is, in words that the owner can compare with the sticker on the counter. */
const Merchant = ({ code: { merchant, city, nmid } }: { readonly code: StaticQris }) => (
  <div className={s.merchant}>
    <QrCode size={28} strokeWidth={1.5} aria-hidden="true" />
    <dl>
      <div>
        <dt>Nama toko</dt>
        <dd>{merchant}</dd>
      </div>
      {city === '' ? null : (
        <div>
          <dt>Kota</dt>
          <dd>{city}</dd>
        </div>
      )}
      {nmid === '' ? null : (
        <div>
          <dt>NMID</dt>
          <dd className="num">{nmid}</dd>
        </div>
      )}
    </dl>
  </div>
)

interface QrisSectionProps {
  readonly itemId: string
  readonly qris: string | null
}

/** The shop's static QRIS code: given as a picture or as its text, confirmed by its owner, replaced or taken away. */
export const QrisSection = ({ itemId, qris }: QrisSectionProps) => {
  const titleId = useId()
  const [found, setFound] = useState<StaticQris | null>(null)
  const [step, setStep] = useState<'shown' | 'giving' | 'removing'>('shown')
  const { mutate, isPending, error, reset } = useChangeSettings(itemId)
  const reading = qris === null ? null : readQris(qris)
  const stored = reading && 'code' in reading ? reading.code : null

  const show = (): void => {
    setFound(null)
    setStep('shown')
    reset()
  }
  const store = (text: string | null): void => mutate({ qris: text }, { onSuccess: show })

  return (
    <section className={s.section} aria-labelledby={titleId}>
      <h3 id={titleId}>QRIS</h3>
      {found ? (
        <>
          <p>Ini QRIS toko Anda? Cocokkan dengan stiker di meja kasir sebelum dipakai.</p>
          <Merchant code={found} />
          <div className={s.keys}>
            <Button look="primary" touch waiting={isPending} onClick={() => store(found.text)}>
              Ya, pakai kode ini
            </Button>
            <Button look="quiet" touch disabled={isPending} onClick={show}>
              Bukan, batal
            </Button>
          </div>
        </>
      ) : stored && step !== 'giving' ? (
        <>
          <p>Kasir menampilkan kode ini dengan jumlah belanja yang sudah terisi.</p>
          <Merchant code={stored} />
          {step === 'removing' ? (
            <div className={s.ask}>
              <p>Hapus kode ini dari kasir? Pembeli lalu memindai stiker di meja dan mengetik jumlahnya sendiri.</p>
              <Button look="danger" touch waiting={isPending} onClick={() => store(null)}>
                Hapus kode
              </Button>
              <Button look="quiet" touch disabled={isPending} onClick={show}>
                Batal
              </Button>
            </div>
          ) : (
            <div className={s.keys}>
              <Button touch onClick={() => setStep('giving')}>
                Ganti kode
              </Button>
              <Button look="quiet" touch onClick={() => setStep('removing')}>
                Hapus
              </Button>
            </div>
          )}
        </>
      ) : (
        <>
          <p>
            Taruh kode QRIS toko Anda di sini. Saat pembeli membayar, kasir menampilkan kode yang jumlahnya sudah
            terisi, juga tanpa internet.
          </p>
          <QrisGiving onFound={setFound} />
          {stored ? (
            <Button look="quiet" touch onClick={show}>
              Batal, tetap pakai kode {stored.merchant}
            </Button>
          ) : null}
        </>
      )}
      {error ? <Failure error={error} /> : null}
      <p className={s.note}>
        Uang masuk langsung ke rekening Anda. Juragan tidak terhubung ke bank, jadi kasir sendiri yang memeriksa uangnya
        sudah diterima.
      </p>
    </section>
  )
}
