import { formatDay } from '#core/text/shared/dates.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { statusWords } from '../status-words.ts'

/** How a sale stands, in the owner's words. */
export const statusName = (status: string): string =>
  statusWords[status] ?? (status === 'completed' ? 'Selesai' : status)

/** `21 November 2026`, or `1 – 21 November 2026`, as short as it is clear. */
export const spanText = ({ from, to }: { readonly from: string; readonly to: string }): string => {
  if (from === to) return formatDay(to as IsoDay)
  const [start = '', end = ''] = [formatDay(from as IsoDay), formatDay(to as IsoDay)]
  const same = from.slice(0, 7) === to.slice(0, 7) ? 1 : from.slice(0, 4) === to.slice(0, 4) ? 2 : 3
  return `${start.split(' ').slice(0, same).join(' ')} – ${end}`
}

/** What a span came to beside the one before: 'naik 12%'; null where there is nothing to compare with. */
export const changeText = (now: number, before: number): string | null => {
  if (before <= 0) return null
  const percent = Math.round(((now - before) / before) * 100)
  if (percent === 0) return 'tetap'
  return `${percent > 0 ? 'naik' : 'turun'} ${Math.abs(percent).toLocaleString('id-ID')}%`
}
