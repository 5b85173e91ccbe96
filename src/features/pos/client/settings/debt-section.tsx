import { useState } from 'react'

import { formatNumber } from '#core/text/shared/rupiah.ts'
import { TextField } from '#core/ui/client/text-field.tsx'
import type { TillSettings } from '../../shared/till-settings.contract.ts'
import { readTypedPrice } from '../../shared/typed-price.ts'
import { useChangeSettings } from './settings.api.ts'
import { SettingsForm } from './settings-form.tsx'

interface DebtSectionProps {
  readonly itemId: string
  readonly settings: TillSettings
}

/** How much each customer may owe who has no limit of their own. */
export const DebtSection = ({ itemId, settings: { debtLimit } }: DebtSectionProps) => {
  const [typed, setTyped] = useState(debtLimit === null ? '' : formatNumber(debtLimit))
  const change = useChangeSettings(itemId)
  const limit = typed.trim() === '' ? null : readTypedPrice(typed)?.amount
  return (
    <SettingsForm
      title="Kasbon"
      note="Berlaku untuk setiap pelanggan yang tidak punya batas sendiri di tab Pelanggan, juga yang baru. Lewat dari ini kasir meminta PIN pemilik; tanpa PIN kasir diperingatkan. Semuanya tercatat di Jejak kasir."
      saveName="Simpan batas kasbon"
      change={change}
      isChanged={limit !== debtLimit}
      isValid={limit !== undefined}
      onSave={() => {
        if (limit !== undefined) change.mutate({ debtLimit: limit })
      }}
    >
      <TextField
        label="Batas kasbon tiap pelanggan (Rp)"
        name="shopDebtLimit"
        inputMode="numeric"
        autoComplete="off"
        help="Kosongkan kalau tidak dibatasi. Isi 0 kalau pelanggan tidak boleh kasbon."
        value={typed}
        onChange={(event) => {
          change.reset()
          setTyped(event.currentTarget.value)
        }}
        error={limit === undefined ? 'Batas ini tidak terbaca. Tulis angka saja, misalnya 200.000.' : null}
      />
    </SettingsForm>
  )
}
