import { useState } from 'react'

import type { TillSettings } from '../../shared/till-settings.contract.ts'
import { RadioKeys } from '../parts/radio-keys.tsx'
import { useChangeSettings } from './settings.api.ts'
import { SettingsForm } from './settings-form.tsx'

interface KitchenSectionProps {
  readonly itemId: string
  readonly settings: TillSettings
}

/** Whether the shop has a kitchen that gets slips, and tables. */
export const KitchenSection = ({ itemId, settings: { kitchenSlip } }: KitchenSectionProps) => {
  const [isOn, setOn] = useState(kitchenSlip)
  const change = useChangeSettings(itemId)
  return (
    <SettingsForm
      title="Meja dan slip dapur"
      note="Pesanan diberi nama meja, lalu slipnya dicetak untuk dapur atau bar: barang dan catatannya, tanpa harga. Kalau pesanan bertambah, slip susulan berisi tambahannya saja."
      saveName="Simpan slip dapur"
      change={change}
      isChanged={isOn !== kitchenSlip}
      onSave={() => change.mutate({ kitchenSlip: isOn })}
    >
      <RadioKeys
        legend="Meja dan slip dapur"
        hidesLegend
        choices={['Pakai', 'Tidak']}
        chosen={isOn ? 'Pakai' : 'Tidak'}
        nameOf={(one) => one}
        onChoose={(one) => {
          change.reset()
          setOn(one === 'Pakai')
        }}
      />
    </SettingsForm>
  )
}
