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

/** `sama masalah stok susu`: the last of several points, joined to them as somebody talks. */
const joined = /^(?:dan|serta|sama|terus|trus|lalu|juga|plus)\s(?=\S+\s\S+\s)/iu

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
    else points.push(point.replace(joined, ''))
  }
  return points
}

/** What a meeting talked about, and what it decided. */
export interface MeetingPoints {
  readonly discussed: readonly string[]
  readonly decided: readonly string[]
}

const talks =
  /^(?:(?:yang|yg|kita|kami)\s)?(?:(?:mem|di|nge)?bahas(?:nya|an)?|(?:me|di)?(?:m|ng)?(?:bicara|omong|obrol)(?:kan|in)|(?:ber)?diskusi(?:kan|in)?)\s*:?\s+(?:(?:soal|tentang|mengenai|masalah)\s)?/iu
const links = '(?:(?:akhirnya|terus|trus|lalu|dan|jadi|maka|semua|kita|kami|terakhir)\\s)*'
const deciding =
  '(?:(?:di)?putus(?:kan|in)|disepakati|sepakat|menyepakati|keputusan(?:nya)?|kesepakatan(?:nya)?|putusannya|hasilnya)'
/** `terus diputuskan …`, `akhirnya sepakat …`: what is decided follows. */
const opensDecision = new RegExp(
  `^${links}${deciding}(?:\\s*:|(?!\\p{L}))\\s*(?:(?:kalau|bahwa|untuk|buat|adalah|yaitu|apabila)\\s)?`,
  'iu',
)
/** `RAT disepakati 17 Januari`, `dipindah semua setuju`: the whole clause is a decision. */
const holdsDecision = /(?<!\p{L})(?:diputus(?:kan|in)|disepakati|(?:semua|sudah)\s(?:setuju|sepakat))(?!\p{L})/iu
/** `disetujui semua`: what was talked about is what was decided. */
const allAgreed =
  /^(?:semua(?:nya)?\s)?(?:disetujui|setuju|disepakati|sepakat)(?:\s(?:semua|bersama|peserta|hadirin))*$/iu
/** Who was there, when and where: no point of the meeting. */
const aroundMeeting =
  /^(?:(?:yang|yg)\s(?:hadir|datang)|(?:di)?hadir\p{L}*|peserta|pimpinan|dipimpin|notulis|pencatat|tempat|bertempat|tanggal|tgl|hari|jam|pukul|di\s|rapat\s(?!lagi|berikut)|selesai)/iu

/** Told without headings: each clause stands with what the last word of talking or deciding made of it. */
export const meetingPoints = (message: string, today: IsoDay): MeetingPoints => {
  let [discussed, decided]: [string[], string[]] = [[], []]
  let now: 'nothing' | 'talk' | 'decision' = 'nothing'
  const clauses = formalText(message, today)
    .replace(/^[^:]{0,80}\bnotulen[^:,.]{0,60}:\s/iu, '')
    .split(
      /[;\n]+|,(?!\d)\s*|[.](?!\d)(?:(?<!(?<!\d\s)\b\p{L}{1,3}\.)|(?=\s\p{Ll}))\s*|\s(?=(?:terus|lalu|akhirnya)\s(?:di)?(?:putus|sepakat))/u,
    )
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')
  for (const clause of clauses) {
    if (allAgreed.test(clause) && decided.length === 0) {
      ;[discussed, decided] = [[], discussed]
      continue
    }
    if (closing.test(clause) || aroundMeeting.test(clause)) {
      now = 'nothing'
      continue
    }
    const said = clause.replace(talks, '')
    if (said !== clause) now = 'talk'
    const point = said.replace(opensDecision, '')
    if (point !== said || holdsDecision.test(said)) now = 'decision'
    const list = now === 'talk' ? discussed : now === 'decision' ? decided : null
    const last = list?.at(-1)
    if (list === null || point === '') continue
    if (last !== undefined && point === said && goesOn.test(point)) list[list.length - 1] = `${last}, ${point}`
    else list.push(point.replace(joined, ''))
  }
  return { discussed, decided }
}
