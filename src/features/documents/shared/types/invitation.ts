import { formatDayWithWeekday } from '#core/text/shared/dates.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'

import type { DocumentNode } from '../content/document-content.ts'
import { labelledLines, p, toldBesides } from '../content/nodes.ts'
import { blankText, textOrBlank } from '../content/runs.ts'
import type { DocumentRequest } from '../document-request.ts'
import { storedDay } from '../letter/letter-facts.ts'
import { summons } from '../reading/official-forms.ts'

const day = (request: DocumentRequest): string => {
  const parsed = storedDay(request.eventDate) ?? storedDay(request.startDate)
  return parsed ? formatDayWithWeekday(parsed) : blankText('hari dan tanggal acara')
}

/** From when until when, as letters write it. */
export const hours = ([from, until]: readonly string[]): string => {
  if (from !== undefined && !/^\d/.test(from)) return from
  if (!from) return `pukul ${blankText('waktu acara')}`
  return `pukul ${from} sampai dengan ${until ?? 'selesai'}`
}

/** `di rumah kami Jl. Anggrek 7 RT 02`: the house of who invites, with its address; empty for other places. */
const ownHome = ({ message = '' }: DocumentRequest): string => {
  const address =
    /(?<!\p{L})(?:rumah|kediaman)\s(?:kami|saya)\s*,?\s*((?:Jl|Jln|Jalan|Gg|Gang|Blok|Perum|Komplek|Desa|Dusun)(?!\p{L})(?:[^,;\n.]|\.(?=\s?[\p{L}\d]+\s?\d))*)/u.exec(
      message,
    )?.[1]
  return address === undefined ? '' : `Rumah kami, ${address.trim()}`
}

/** `di Klaten, Sabtu 28 November, Jl Pemuda 45`: an address in a clause of its own belongs to the place. */
const venue = ({ places, sender, recipient, message = '' }: DocumentRequest): string => {
  const street =
    /(?:^|[,.;\n]\s*)((?:Jl|Jln|Jalan|Gg|Gang)\.?\s[^,.;\n]{3,60})(?=[,.;\n]|$)/u.exec(message)?.[1]?.trim() ?? ''
  const isKnown = [...places, sender.address, recipient.address].some((place) => place.includes(street))
  return (street === '' || isKnown ? places : [street, ...places]).join(', ')
}

/** To what the reader is invited, when and where. */
export const invitation = (
  request: DocumentRequest,
  reader: string,
  matter: string,
  conditions: readonly DocumentNode[],
): DocumentNode[] => {
  const isSummons = summons.test(request.message ?? '')
  return [
    p(
      isSummons
        ? `Dengan ini kami mengharapkan kehadiran ${reader} pada:`
        : `Dengan ini kami mengundang ${reader} untuk menghadiri ${textOrBlank(matter || (request.agenda ?? ''), 'nama acara')} yang akan diselenggarakan pada:`,
    ),
    labelledLines([
      ['Hari, tanggal', day(request)],
      ['Waktu', hours(request.times)],
      [
        'Tempat',
        sentenceCase(textOrBlank(ownHome(request) || venue(request) || request.sender.address, 'tempat acara')),
      ],
      ...(isSummons
        ? []
        : [
            [
              request.agenda === undefined || matter === '' ? 'Acara' : 'Agenda',
              sentenceCase(textOrBlank(request.agenda ?? matter, 'nama acara')),
            ] as const,
          ]),
    ]),
    ...conditions,
    toldBesides(isSummons ? 'Adapun keterangannya sebagai berikut.' : 'Hal lain yang perlu kami sampaikan:'),
    p(
      `Mengingat pentingnya acara tersebut, kami mengharapkan kehadiran ${reader} tepat pada waktunya. Atas perhatian dan kehadiran ${reader}, kami ucapkan terima kasih.`,
    ),
  ]
}
