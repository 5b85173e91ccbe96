import { type FormEvent, useId, useState } from 'react'

import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'
import { Button } from '#core/ui/client/button.tsx'
import { LedgerRow } from '#core/ui/client/ledger-row.tsx'
import {
  roundedCash,
  type RoundingStep,
  roundingSteps,
  type RoundingWay,
  roundingWays,
} from '../../shared/rounding-rule.ts'
import type { TillSettings } from '../../shared/till-settings.contract.ts'
import { Failure } from '../parts/failure.tsx'
import { RadioKeys } from '../parts/radio-keys.tsx'
import { useChangeSettings } from './settings.api.ts'
import s from './settings.module.css'

/** Bills of so much show what is asked for. */
const examples = [12_765, 38_240] as const

const stepName = (step: RoundingStep): string => (step === 0 ? 'Tidak' : formatNumber(step))
const wayNames: Readonly<Record<RoundingWay, string>> = {
  down: 'Ke bawah',
  nearest: 'Terdekat',
  up: 'Ke atas',
}

interface RoundingSectionProps {
  readonly itemId: string
  readonly settings: TillSettings
}

/** Whether and how the till rounds what is paid in cash, with bills to look at. */
export const RoundingSection = ({ itemId, settings: { roundingRule } }: RoundingSectionProps) => {
  const titleId = useId()
  const [rule, setRule] = useState(roundingRule)
  const { mutate, isPending, isSuccess, error, reset } = useChangeSettings(itemId)
  const isChanged = rule.step !== roundingRule.step || (rule.step > 0 && rule.way !== roundingRule.way)
  const choose = (change: Partial<typeof rule>): void => {
    reset()
    setRule({ ...rule, ...change })
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    mutate({ roundingRule: rule })
  }
  return (
    <section className={s.section} aria-labelledby={titleId}>
      <h3 id={titleId}>Pembulatan tunai</h3>
      <p className={s.note}>
        Untuk uang receh yang sudah jarang ada. Hanya pembayaran tunai yang dibulatkan; QRIS dan transfer tetap pas.
        Pembeli melihatnya di layar dan di struk.
      </p>
      <form className={s.receiptForm} noValidate onSubmit={submit}>
        <RadioKeys
          legend="Dibulatkan ke (Rp)"
          choices={roundingSteps}
          chosen={rule.step}
          nameOf={stepName}
          onChoose={(step) => choose({ step })}
        />
        {rule.step > 0 ? (
          <>
            <RadioKeys
              legend="Caranya"
              choices={roundingWays}
              chosen={rule.way}
              nameOf={(way) => wayNames[way]}
              onChoose={(way) => choose({ way })}
            />
            <div aria-live="polite">
              {examples.map((left) => (
                <LedgerRow
                  key={left}
                  name={`Belanja ${formatRupiah(left)}, dibayar tunai`}
                  figure={formatRupiah(roundedCash(left, rule))}
                />
              ))}
            </div>
          </>
        ) : null}
        <div className={s.keys}>
          <Button look="teal" type="submit" touch waiting={isPending} disabled={!isChanged}>
            Simpan pembulatan
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
