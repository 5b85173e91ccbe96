import { type FormEvent, useId, useState } from 'react'

import { formatRupiah } from '#core/text/shared/rupiah.ts'
import { Button } from '#core/ui/client/button.tsx'
import { LedgerRow } from '#core/ui/client/ledger-row.tsx'
import { TextField } from '#core/ui/client/text-field.tsx'
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
import { Failure } from '../parts/failure.tsx'
import { RadioKeys } from '../parts/radio-keys.tsx'
import { useChangeSettings } from './settings.api.ts'
import s from './settings.module.css'

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
  const titleId = useId()
  const [service, setService] = useState(typedRate(chargeRules.serviceRate))
  const [tax, setTax] = useState(typedRate(chargeRules.taxRate))
  const [taxName, setTaxName] = useState(chargeRules.taxName)
  const { mutate, isPending, isSuccess, error, reset } = useChangeSettings(itemId)
  const serviceRate = readRate(service, mostService)
  const taxRate = readRate(tax, mostTax)
  const rules = serviceRate === null || taxRate === null ? null : { serviceRate, taxRate, taxName }
  const isChanged =
    rules === null ||
    rules.serviceRate !== chargeRules.serviceRate ||
    rules.taxRate !== chargeRules.taxRate ||
    (rules.taxRate > 0 && rules.taxName !== chargeRules.taxName)
  const charges = reckonCharges(exampleNet, rules ?? undefined)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (rules) mutate({ chargeRules: rules })
  }
  return (
    <section className={s.section} aria-labelledby={titleId}>
      <h3 id={titleId}>Pajak dan layanan</h3>
      <p className={s.note}>
        Ditambahkan kasir pada setiap tagihan, pajak dihitung dari barang dan layanan. Kosongkan kalau tidak dipungut.
        Tarif PB1 diatur pemerintah daerah, PPN hanya dipungut pengusaha kena pajak.
      </p>
      <form className={s.receiptForm} noValidate onSubmit={submit}>
        <TextField
          label="Biaya layanan (%)"
          name="service"
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          value={service}
          onChange={(event) => {
            reset()
            setService(event.currentTarget.value)
          }}
          {...(serviceRate === null ? { error: `Tulis angka dari 0 sampai ${rateFigure(mostService)}.` } : {})}
        />
        <TextField
          label="Pajak (%)"
          name="tax"
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          value={tax}
          onChange={(event) => {
            reset()
            setTax(event.currentTarget.value)
          }}
          {...(taxRate === null ? { error: `Tulis angka dari 0 sampai ${rateFigure(mostTax)}.` } : {})}
        />
        <RadioKeys
          legend="Nama pajak di struk"
          choices={taxNames}
          chosen={taxName}
          nameOf={(one) => taxWords[one]}
          onChoose={(one) => {
            reset()
            setTaxName(one)
          }}
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
        <div className={s.keys}>
          <Button look="teal" type="submit" touch waiting={isPending} disabled={!isChanged || rules === null}>
            Simpan pajak dan layanan
          </Button>
          <output className={s.saved}>
            {isSuccess && !isChanged ? 'Tersimpan. Kasir memakainya sebentar lagi.' : ''}
          </output>
        </div>
        {error ? <Failure error={error} /> : null}
      </form>
    </section>
  )
}
