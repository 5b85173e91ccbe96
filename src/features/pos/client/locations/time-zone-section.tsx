import { useId, useState } from 'react'

import { formatTime, zoneName } from '#core/text/shared/dates.ts'
import { shopTimeZones } from '../../shared/locations/shop-time-zones.ts'
import type { TillSettings } from '../../shared/till-settings.contract.ts'
import { useChangeSettings } from '../settings/settings.api.ts'
import { Failure } from '../parts/failure.tsx'
import { RadioKeys } from '../parts/radio-keys.tsx'
import s from '../settings/settings.module.css'

interface TimeZoneSectionProps {
  readonly itemId: string
  readonly settings: TillSettings
}

/** By which clock the shop's days and receipts go. */
export const TimeZoneSection = ({ itemId, settings: { timeZone } }: TimeZoneSectionProps) => {
  const titleId = useId()
  const { mutate, isPending, variables, error } = useChangeSettings(itemId)
  const chosen = isPending ? (variables.timeZone ?? timeZone) : timeZone
  const [now] = useState(() => new Date())
  return (
    <section className={s.section} aria-labelledby={titleId}>
      <h3 id={titleId}>Zona waktu</h3>
      <p>Jam di struk dan pergantian hari di laporan mengikuti zona waktu ini.</p>
      <RadioKeys
        legend="Zona waktu"
        hidesLegend
        choices={shopTimeZones}
        chosen={chosen}
        nameOf={(id) => `${zoneName(id)} ${formatTime(now, id)}`}
        disabled={isPending}
        onChoose={(id) => mutate({ timeZone: id })}
      />
      <p className={s.note}>
        WIB: Sumatra, Jawa, Kalimantan Barat dan Tengah. WITA: Bali, Nusa Tenggara, Sulawesi, Kalimantan Timur, Selatan
        dan Utara. WIT: Maluku dan Papua.
      </p>
      {error ? <Failure error={error} /> : null}
    </section>
  )
}
