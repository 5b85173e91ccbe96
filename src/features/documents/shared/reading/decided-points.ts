import { formalText } from '#core/assistant/shared/reading-grammar/formal-text.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

/** `Hasil: …`, `keputusan rapat: …`: what was decided follows, to the end of the message. */
const heading =
  /(?<!\p{L})(?:hasil|keputusan|kesepakatan|kesimpulan)(?:nya)?(?:\s(?:rapat|musyawarah|pertemuan|bersama))?(?:nya)?\s*:\s*/iu
/** What stands behind the last point and is none. */
const closing =
  /^(?:(?:yang\s|yg\s)?(?:notulis|pencatat|nyatet|nyatat|mencatat|ttd|tanda tangan|hadir|peserta|pimpinan|dipimpin)|tolong|mohon|makasih|terima kasih|buatkan|bikinkan)(?!\p{L})/iu

/** `1. iuran naik 2. kerja bakti`: the number of a point. */
const numbered = /(?<![\d.,\p{L}])\d{1,2}[.)]\s(?=\p{L})/gu

/** `cat, kuas, dan rol`: a word or two that goes on with the point before. */
const goesOn = /^(?:dan|serta|sama)\s\S+(?:\s\S+)?$|^\S+$/u

/** The points that a record names below its own heading, in their order; none where it has no such heading. */
export const decidedPoints = (message: string, today: IsoDay): string[] => {
  const found = heading.exec(message)
  if (found === null) return []
  const points: string[] = []
  for (const part of formalText(message.slice(found.index + found[0].length).replaceAll(numbered, '\n'), today).split(
    /[;\n]+|,(?!\d)\s*|[.](?!\d)(?<!(?<!\d\s)\b\p{L}{1,3}\.)\s*/u,
  )) {
    const point = part.trim().replace(/^[-–•*]\s*/u, '')
    if (point === '') continue
    if (closing.test(point)) break
    const last = points.at(-1)
    if (last !== undefined && goesOn.test(point)) points[points.length - 1] = `${last}, ${point}`
    else points.push(point)
  }
  return points
}
