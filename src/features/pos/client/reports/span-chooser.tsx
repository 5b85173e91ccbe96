import { useState } from 'react'

import { type IsoDay, parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'
import { Chip } from '#core/ui/client/chip.tsx'
import { TextField } from '#core/ui/client/text-field.tsx'
import { namedSpan, type Span, type SpanName, spanNames } from '../../shared/reports/spans.ts'
import s from './report.module.css'

interface SpanChooserProps {
  readonly today: IsoDay
  readonly span: Span
  readonly onChange: (span: Span) => void
}

const names = Object.keys(spanNames) as SpanName[]

/** The spans that are a tap away, or two days of the owner's own. */
export const SpanChooser = ({ today, span, onChange }: SpanChooserProps) => {
  const [chosen, setChosen] = useState<SpanName | 'own'>('today')
  const [typed, setTyped] = useState<{ readonly from: string; readonly to: string }>(span)
  const type = (next: typeof typed): void => {
    setTyped(next)
    const [from, to] = [parseIsoDay(next.from), parseIsoDay(next.to)]
    if (from && to && from <= to) onChange({ from, to })
  }
  return (
    <div className={s.chooser}>
      <fieldset className={s.chips}>
        <legend className="sr">Rentang waktu</legend>
        {names.map((name) => (
          <Chip
            key={name}
            isOn={chosen === name}
            onPress={() => {
              const next = namedSpan(name, today)
              setChosen(name)
              setTyped(next)
              onChange(next)
            }}
          >
            {spanNames[name]}
          </Chip>
        ))}
        <Chip isOn={chosen === 'own'} onPress={() => setChosen('own')}>
          Pilih tanggal
        </Chip>
      </fieldset>
      {chosen === 'own' ? (
        <div className={s.dates}>
          <TextField
            label="Dari tanggal"
            type="date"
            max={today}
            value={typed.from}
            onChange={(event) => type({ ...typed, from: event.currentTarget.value })}
          />
          <TextField
            label="Sampai tanggal"
            type="date"
            max={today}
            value={typed.to}
            onChange={(event) => type({ ...typed, to: event.currentTarget.value })}
            error={typed.to !== '' && typed.to < typed.from ? 'Harus sesudah tanggal awal.' : null}
          />
        </div>
      ) : null}
    </div>
  )
}
