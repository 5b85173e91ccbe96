import { formatDay, formatTime } from '#core/text/shared/dates.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'
import { dayIn } from '#core/time-and-ids/shared/zoned-date.ts'

const kilobyte = 1024

/** `48 kB`, `1,2 MB`: as people say it, with the Indonesian comma. */
export const sizeWords = (bytes: number): string => {
  if (bytes < kilobyte) return `${formatNumber(bytes)} byte`
  const inKilobytes = bytes / kilobyte
  if (inKilobytes < kilobyte) return `${formatNumber(Math.round(inKilobytes))} kB`
  return `${(inKilobytes / kilobyte).toFixed(1).replace('.', ',').replace(',0', '')} MB`
}

/** `21 November 2026, 14.05`. */
export const momentWords = (iso: string): string => {
  const instant = new Date(iso)
  return `${formatDay(dayIn(instant))}, ${formatTime(instant)}`
}

const endings: Readonly<Record<string, string>> = { docx: 'Word', pptx: 'PowerPoint', pdf: 'PDF', xlsx: 'Excel' }

/** What kind of file a name stands for: `Word`, `PDF`. */
export const kindWords = (name: string): string =>
  endings[/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''] ?? 'Berkas'
