import { useState } from 'react'

import { formatRupiah } from '#core/text/shared/rupiah.ts'
import { LedgerRow } from '#core/ui/client/ledger-row.tsx'
import {
  chargeRows,
  mostService,
  mostTax,
  rateFigure,
  readRate,
  reckonCharges,
  type TaxName,
  taxNames,
} from '../../shared/charges.ts'
import type { TillSettings } from '../../shared/till-settings.contract.ts'
import { RadioKeys } from '../parts/radio-keys.tsx'
import { RateField } from './rate-field.tsx'
import { useChangeSettings } from './settings.api.ts'
import { SettingsForm } from './settings-form.tsx'

/** Goods for so much show what is added. */
const exampleNet = 100_000

const taxWords: Readonly<Record<TaxName, string>> = { PB1: 'PB1 (pajak restoran)', PPN: 'PPN' }

const typedRate = (hundredths: number): string => (hundredths === 0 ? '' : rateFigure(hundredths))

interface ChargesSectionProps {
  readonly itemId: string
  readonly settings: TillSettings
}

/** Service and tax that the till adds to its bills, with a bill to look at. */
export const ChargesSection = ({ itemId, settings: { chargeRules } }: ChargesSectionProps) => {
  const [service, setService] = useState(typedRate(chargeRules.serviceRate))
  const [tax, setTax] = useState(typedRate(chargeRules.taxRate))
  const [taxName, setTaxName] = useState(chargeRules.taxName)
  const change = useChangeSettings(itemId)
  const serviceRate = readRate(service, mostService)
  const taxRate = readRate(tax, mostTax)
  const rules = serviceRate === null || taxRate === null ? null : { serviceRate, taxRate, taxName }
  const isChanged =
    rules === null ||
    rules.serviceRate !== chargeRules.serviceRate ||
    rules.taxRate !== chargeRules.taxRate ||
    (rules.taxRate > 0 && rules.taxName !== chargeRules.taxName)
  const charges = reckonCharges(exampleNet, rules ?? undefined)
  /** What is typed anew is not what was saved. */
  const typing =
    <T,>(set: (value: T) => void) =>
    (value: T): void => {
      change.reset()
      set(value)
    }
  return (
    <SettingsForm
      title="Pajak dan layanan"
      note="Ditambahkan kasir pada setiap tagihan, pajak dihitung dari barang dan layanan. Kosongkan kalau tidak dipungut. Tarif PB1 diatur pemerintah daerah, PPN hanya dipungut pengusaha kena pajak."
      saveName="Simpan pajak dan layanan"
      change={change}
      isChanged={isChanged}
      isValid={rules !== null}
      onSave={() => rules && change.mutate({ chargeRules: rules })}
    >
      <RateField
        label="Biaya layanan (%)"
        name="service"
        placeholder="0"
        typed={service}
        most={mostService}
        onType={typing(setService)}
      />
      <RateField label="Pajak (%)" name="tax" placeholder="0" typed={tax} most={mostTax} onType={typing(setTax)} />
      <RadioKeys
        legend="Nama pajak di struk"
        choices={taxNames}
        chosen={taxName}
        nameOf={(one) => taxWords[one]}
        onChoose={typing(setTaxName)}
      />
      {charges ? (
        <div>
          <LedgerRow name="Contoh belanja" figure={formatRupiah(exampleNet)} />
          {chargeRows(charges).map(({ name, amount }) => (
            <LedgerRow key={name} name={name} figure={formatRupiah(amount)} />
          ))}
          <LedgerRow sum name="Dibayar" figure={formatRupiah(exampleNet + charges.service + charges.tax)} />
        </div>
      ) : null}
    </SettingsForm>
  )
}
