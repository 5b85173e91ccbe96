import { useState } from 'react'

import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'
import { LedgerRow } from '#core/ui/client/ledger-row.tsx'
import {
  roundedCash,
  type RoundingStep,
  roundingSteps,
  type RoundingWay,
  roundingWays,
} from '../../shared/rounding-rule.ts'
import type { TillSettings } from '../../shared/till-settings.contract.ts'
import { RadioKeys } from '../parts/radio-keys.tsx'
import { useChangeSettings } from './settings.api.ts'
import { SettingsForm } from './settings-form.tsx'

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
  const [rule, setRule] = useState(roundingRule)
  const change = useChangeSettings(itemId)
  const isChanged = rule.step !== roundingRule.step || (rule.step > 0 && rule.way !== roundingRule.way)
  const choose = (chosen: Partial<typeof rule>): void => {
    change.reset()
    setRule({ ...rule, ...chosen })
  }
  return (
    <SettingsForm
      title="Pembulatan tunai"
      note="Untuk uang receh yang sudah jarang ada. Hanya pembayaran tunai yang dibulatkan; QRIS dan transfer tetap pas. Pembeli melihatnya di layar dan di struk."
      saveName="Simpan pembulatan"
      change={change}
      isChanged={isChanged}
      onSave={() => change.mutate({ roundingRule: rule })}
    >
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
    </SettingsForm>
  )
}
