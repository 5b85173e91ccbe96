import { useState } from 'react'

import { Button } from '#core/ui/client/button.tsx'
import { TextField } from '#core/ui/client/text-field.tsx'
import { rateFigure, readRate } from '../../shared/charges.ts'
import { isEasyPin, pin } from '../../shared/guard/pin-text.ts'
import type { TillSettings } from '../../shared/till-settings.contract.ts'
import { useChangeSettings } from './settings.api.ts'
import { RateField } from './rate-field.tsx'
import { SettingsForm } from './settings-form.tsx'

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
  const [typed, setTyped] = useState('')
  const [share, setShare] = useState(rateFigure(freeDiscount))
  const change = useChangeSettings(itemId)
  const rate = readRate(share, whole)
  const problem = pinProblem(typed)
  const isChanged = typed !== '' || rate !== freeDiscount
  const save = (): void => {
    if (rate === null) return
    const decided = { freeDiscount: rate, ...(typed === '' ? {} : { pin: typed }) }
    change.mutate(decided, { onSuccess: () => setTyped('') })
  }
  return (
    <SettingsForm
      title="PIN pemilik"
      note="Kasir meminta PIN ini sebelum membatalkan penjualan, mengembalikan uang, mengubah harga, memberi diskon besar, atau memberi kasbon lewat batas. Tanpa internet pun jalan. Semuanya tercatat di Laporan, bagian Jejak kasir, dengan atau tanpa PIN."
      saveName="Simpan PIN dan diskon"
      change={change}
      isChanged={isChanged}
      isValid={problem === null && rate !== null}
      savedWords={`Tersimpan. Kasir ${hasPin ? 'memakainya sebentar lagi' : 'tidak meminta PIN'}.`}
      moreKeys={
        hasPin ? (
          <Button touch disabled={change.isPending} onClick={() => change.mutate({ pin: null })}>
            Hapus PIN
          </Button>
        ) : null
      }
      onSave={save}
    >
      <TextField
        label={hasPin ? 'PIN baru' : 'PIN'}
        name="pin"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={typed}
        onChange={(event) => {
          change.reset()
          setTyped(event.currentTarget.value.replaceAll(/\D/g, ''))
        }}
        error={problem}
        help={
          hasPin
            ? 'PIN sudah terpasang. Lupa? Tulis yang baru, yang lama tidak berlaku lagi.'
            : '4 sampai 6 angka. Kosongkan kalau kasir tidak perlu PIN.'
        }
      />
      <RateField
        label="Diskon tanpa PIN sampai (%)"
        name="freeDiscount"
        typed={share}
        most={whole}
        onType={(value) => {
          change.reset()
          setShare(value)
        }}
      />
    </SettingsForm>
  )
}
