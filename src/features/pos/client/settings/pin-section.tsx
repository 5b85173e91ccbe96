import { type FormEvent, useId, useState } from 'react'

import { Button } from '#core/ui/client/button.tsx'
import { TextField } from '#core/ui/client/text-field.tsx'
import { rateFigure, readRate } from '../../shared/charges.ts'
import { isEasyPin, pin } from '../../shared/guard/pin-text.ts'
import type { TillSettings } from '../../shared/till-settings.contract.ts'
import { Failure } from '../parts/failure.tsx'
import { useChangeSettings } from './settings.api.ts'
import s from './settings.module.css'

/** All of it, in hundredths of a percent. */
const whole = 10_000

const pinProblem = (typed: string): string | null => {
  if (typed === '') return null
  if (!pin.safeParse(typed).success) return 'PIN terdiri dari 4 sampai 6 angka.'
  return isEasyPin(typed) ? 'Terlalu mudah ditebak. Pilih angka lain.' : null
}

interface PinSectionProps {
  readonly itemId: string
  readonly settings: TillSettings
}

/** The PIN that the till asks for before money goes other ways than usual, and which discounts need none. */
export const PinSection = ({ itemId, settings: { hasPin, freeDiscount } }: PinSectionProps) => {
  const titleId = useId()
  const [typed, setTyped] = useState('')
  const [share, setShare] = useState(rateFigure(freeDiscount))
  const { mutate, isPending, isSuccess, error, reset } = useChangeSettings(itemId)
  const rate = readRate(share, whole)
  const problem = pinProblem(typed)
  const isChanged = typed !== '' || rate !== freeDiscount
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (problem !== null || rate === null) return
    const change = { freeDiscount: rate, ...(typed === '' ? {} : { pin: typed }) }
    mutate(change, { onSuccess: () => setTyped('') })
  }
  return (
    <section className={s.section} aria-labelledby={titleId}>
      <h3 id={titleId}>PIN pemilik</h3>
      <p className={s.note}>
        Kasir meminta PIN ini sebelum membatalkan penjualan, mengembalikan uang, mengubah harga, atau memberi diskon
        besar. Tanpa internet pun jalan. Semuanya tercatat di Laporan, bagian Jejak kasir, dengan atau tanpa PIN.
      </p>
      <form className={s.receiptForm} noValidate onSubmit={submit}>
        <TextField
          label={hasPin ? 'PIN baru' : 'PIN'}
          name="pin"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={typed}
          onChange={(event) => {
            reset()
            setTyped(event.currentTarget.value.replaceAll(/\D/g, ''))
          }}
          error={problem}
          help={
            hasPin
              ? 'PIN sudah terpasang. Lupa? Tulis yang baru, yang lama tidak berlaku lagi.'
              : '4 sampai 6 angka. Kosongkan kalau kasir tidak perlu PIN.'
          }
        />
        <TextField
          label="Diskon tanpa PIN sampai (%)"
          name="freeDiscount"
          inputMode="decimal"
          autoComplete="off"
          value={share}
          onChange={(event) => {
            reset()
            setShare(event.currentTarget.value)
          }}
          {...(rate === null ? { error: 'Tulis angka dari 0 sampai 100.' } : {})}
        />
        <div className={s.keys}>
          <Button
            look="teal"
            type="submit"
            touch
            waiting={isPending}
            disabled={!isChanged || problem !== null || rate === null}
          >
            Simpan PIN dan diskon
          </Button>
          {hasPin ? (
            <Button touch disabled={isPending} onClick={() => mutate({ pin: null })}>
              Hapus PIN
            </Button>
          ) : null}
          <output className={s.saved}>
            {isSuccess && !isChanged
              ? hasPin
                ? 'Tersimpan. Kasir memakainya sebentar lagi.'
                : 'Tersimpan. Kasir tidak meminta PIN.'
              : ''}
          </output>
        </div>
        {error ? <Failure error={error} /> : null}
      </form>
    </section>
  )
}
