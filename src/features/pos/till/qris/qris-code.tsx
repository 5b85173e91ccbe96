import { useMemo } from 'react'

import { formatRupiah } from '#core/text/shared/rupiah.ts'
import { qrisForAmount, readQris } from '../../shared/qris/qris-code.ts'
import { qrPicture } from './qr-path.ts'
import s from './qris-side.module.css'

export interface QrisCodeProps {
  /** The shop's static code. */
  readonly text: string
  readonly amount: number
}

/** The shop's code with the amount in it, black on white in every theme: paying apps read nothing else as well. */
export const QrisCode = ({ text, amount }: QrisCodeProps) => {
  const drawn = useMemo(() => {
    const reading = readQris(text)
    if ('problem' in reading) return null
    return { ...reading.code, ...qrPicture(qrisForAmount(reading.code, amount)) }
  }, [text, amount])
  if (!drawn)
    return (
      <p role="alert">
        Kode QRIS toko tidak terbaca lagi. Pakai kode di meja kasir, dan minta pemilik menaruhnya lagi di Pengaturan
        kasir.
      </p>
    )
  const { size, path, merchant, nmid } = drawn
  return (
    <figure className={s.card}>
      <svg
        className={s.code}
        role="img"
        aria-label={`Kode QRIS ${merchant} sebesar ${formatRupiah(amount)}`}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
      >
        <path d={path} />
      </svg>
      <figcaption className={s.merchant}>
        <b>{merchant}</b>
        {nmid === '' ? null : <span className="num">NMID {nmid}</span>}
      </figcaption>
    </figure>
  )
}
