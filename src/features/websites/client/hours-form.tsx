import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'

import { Button, IconButton } from '#core/ui/client/button.tsx'
import { type BusinessInfo, type OpeningHours, weekDays } from '../shared/site-content.ts'
import { daysText } from '../shared/site-facts.ts'
import f from './fields.module.css'
import { TextInput } from './fields.tsx'
import { changedAt, withoutAt } from './site-editing.ts'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** `8`, `8:30`, `0830`, `08.30` as a page writes it; null where it is no time of the day. */
export const readClock = (typed: string): string | null => {
  const found = /^\s*(\d{1,2})\s*(?:[.:]\s*(\d{2}))?\s*$|^\s*(\d{2})(\d{2})\s*$/.exec(typed)
  if (!found) return null
  const hour = Number(found[1] ?? found[3])
  const minute = Number(found[2] ?? found[4] ?? 0)
  if (hour > 24 || minute > 59 || (hour === 24 && minute > 0)) return null
  return `${String(hour).padStart(2, '0')}.${String(minute).padStart(2, '0')}`
}

interface ClockProps {
  readonly label: string
  readonly value: string
  readonly field?: string | undefined
  readonly onChange: (value: string) => void
}

/** A time that is only taken over once it is one; until then it stays as it was typed. */
const ClockInput = ({ label, value, field, onChange }: ClockProps) => {
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && readClock(typed) === null
  return (
    <label className={f.field}>
      <span>{label}</span>
      <input
        className={f.input}
        inputMode="decimal"
        value={typed ?? value}
        data-field={field}
        aria-invalid={isWrong || undefined}
        onChange={(event) => {
          setTyped(event.target.value)
          const read = readClock(event.target.value)
          if (read !== null && /\d[.:]?\d{2}$/.test(event.target.value.trim())) onChange(read)
        }}
        onBlur={() => {
          const read = typed === null ? null : readClock(typed)
          if (read !== null) onChange(read)
          setTyped(null)
        }}
      />
    </label>
  )
}

interface HoursFormProps {
  readonly info: BusinessInfo
  readonly onChange: (change: Partial<BusinessInfo>, field: string) => void
}

/** When it is open: rows of days with the same hours, and a note. */
export const HoursForm = ({ info, onChange }: HoursFormProps) => {
  const change = (place: number, hours: Partial<OpeningHours>, field: string): void =>
    onChange({ hours: changedAt(info.hours, place, hours) }, `hours-${field}-${place}`)
  return (
    <>
      {info.hours.map((at, place) => (
        <fieldset
          // The rows have no names; their place is what is edited.
          // oxlint-disable-next-line react/no-array-index-key
          key={place}
          className={f.entry}
        >
          <legend className="sr">Jam {place + 1}</legend>
          <div className={f.days}>
            {weekDays.map((day) => (
              <label key={day} className={f.day}>
                <input
                  type="checkbox"
                  checked={at.days.includes(day)}
                  onChange={(event) =>
                    change(
                      place,
                      {
                        days: weekDays.filter((known) =>
                          known === day ? event.target.checked : at.days.includes(known),
                        ),
                      },
                      'days',
                    )
                  }
                />
                {daysText([day])}
              </label>
            ))}
          </div>
          <div className={f.pair}>
            <ClockInput label="Buka" value={at.opens} onChange={(opens) => change(place, { opens }, 'opens')} />
            <ClockInput label="Tutup" value={at.closes} onChange={(closes) => change(place, { closes }, 'closes')} />
          </div>
          <div className={f.entryKeys}>
            <span className={f.entryName}>{at.days.length === 0 ? 'Pilih harinya' : daysText(at.days)}</span>
            <IconButton
              label={`Hapus jam ${at.days.length === 0 ? place + 1 : daysText(at.days)}`}
              onClick={() => onChange({ hours: withoutAt(info.hours, place) }, '')}
            >
              <Trash2 {...icon} />
            </IconButton>
          </div>
        </fieldset>
      ))}
      <Button
        icon={<Plus {...icon} />}
        touch
        wide
        data-field="hours"
        disabled={info.hours.length >= 14}
        onClick={() => {
          const taken = new Set(info.hours.flatMap(({ days }) => days))
          const free = weekDays.filter((day) => !taken.has(day))
          onChange({ hours: [...info.hours, { days: free, opens: '08.00', closes: '17.00' }] }, '')
        }}
      >
        Tambah jam
      </Button>
      <TextInput
        label="Catatan jam"
        value={info.hoursNote}
        placeholder="misalnya: tanggal merah tutup"
        onChange={(hoursNote) => onChange({ hoursNote }, 'hoursNote')}
      />
    </>
  )
}
