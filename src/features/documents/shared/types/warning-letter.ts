import { formalText } from '#core/assistant/shared/reading-grammar/formal-text.ts'
import { formatDay } from '#core/text/shared/dates.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { DocumentNode } from '../content/document-content.ts'
import { bullets, p, toldBesides } from '../content/nodes.ts'
import type { DocumentRequest } from '../document-request.ts'
import { senderWords, storedDay } from '../letter/letter-facts.ts'
import type { LetterData } from '../letter.ts'
import { asSentence, inOffice, plainName } from '../letter/wording.ts'

/** `teguran` where the owner calls it so. */
export const warningWord = ({ message = '' }: DocumentRequest): string =>
  /\bteguran\b/i.test(message) && !/\b(?:peringatan|sp\s?\d)\b/i.test(message) ? 'teguran' : 'peringatan'

/** `kasih waktu 1 bulan buat perbaikan`: how long somebody has to do better. */
const graceIn = ({ message = '' }: DocumentRequest): string => {
  const time =
    /(?<!\p{L})(?:waktu|tempo|kesempatan)\s(?:selama\s)?(\d{1,3}\s(?:hari|minggu|bulan))(?:\s(?:buat|untuk|utk)\s(?:perbaikan|berubah|memperbaiki|benerin)|(?=\s*(?:[,.;\n]|$)))/iu.exec(
      message,
    )?.[1]
  return time === undefined ? '' : `dalam waktu ${time} `
}

const repeated =
  '(?:masih|tetap|sampai|nanti|kamu|dia|yang bersangkutan|hal ini|hal tersebut|kejadian ini|ini|itu|sekali|lagi|terjadi|terulang|diulang|diulangi|mengulang|mengulangi|begini|begitu|terus)'
const following =
  /^(?:(?:dia|yang bersangkutan|saya|kami|akan|langsung|terpaksa|bisa|siap|maka|harus)\s){0,3}(?:dikeluarkan|dipecat|diberhentikan|di-?phk|phk|dirumahkan|diskors|skors(?:ing)?|dipotong|potong|diberi|kena|terkena|sp\s?-?[23]|surat peringatan|pecat|keluarkan|keluarin|denda|didenda)(?!\p{L})/iu
const ifRepeated = new RegExp(
  `^(?:apabila|kalau|kalo|klo|jika|bila)\\s(?:${repeated}\\s){0,5}${repeated},?\\s(?:maka\\s)?(.{4,80})$`,
  'iu',
)

/** `apabila terulang lagi dikeluarkan`: what follows a breach that is repeated, in the words of an office; empty where the clause tells no such thing. */
export const consequenceOf = (clause: string): string => {
  const told = ifRepeated.exec(clause.trim().replace(/\.$/, ''))?.[1] ?? ''
  if (!following.test(told)) return ''
  const bare = told
    .replace(/^(?:(?:dia|yang bersangkutan|saya|kami|akan|langsung|terpaksa|bisa|siap|maka|harus)\s){1,3}/iu, '')
    .replace(
      /^(?:dikeluarkan|dipecat|diberhentikan|di-?phk|phk|pecat|keluarkan|keluarin)(?!\p{L}|\s(?:dari|tanpa))/iu,
      'diberhentikan dari pekerjaan',
    )
    .replace(/^(?:kena|terkena|diberi)\s/iu, 'dikenai ')
    .replace(/^(?=surat peringatan|sp\s?-?[23])/iu, 'dikenai ')
    .replace(/^potong\s/iu, 'dipotong ')
    .replace(/^dipotong\sgaji\s(?=Rp)/iu, 'dipotong gajinya sebesar ')
    .replace(/^skors(?:ing)?(?!\p{L})/iu, 'diskors')
  return inOffice(bare)
}

/** What follows where the breach is repeated, as the message tells it. */
const consequence = ({ message = '', today, date, terms }: DocumentRequest): string => {
  const day = storedDay(today ?? date)
  const told = day === null ? message : formalText(message, day as IsoDay)
  return [...told.split(/[;\n]|,(?!\d)|[.](?!\d)/u), ...terms].map(consequenceOf).find((found) => found !== '') ?? ''
}

/** A breach that is told as what somebody did reads as the reason itself. */
const asDeed =
  /^(?:sudah|telah|sering|tidak|belum|terlambat|selalu|berkali-kali|berulang|masih|ketahuan|kedapatan|(?:me|ber|ter)\p{Ll}{3,})(?!\p{L})/iu

/** A warning names the breach as the owner told it, asks for better, and says what follows. */
export const warningLetter = (
  letter: LetterData,
  request: DocumentRequest,
  reader: string,
  matter: string,
): DocumentNode[] => {
  const until = storedDay(request.dueDate)
  const about = request.reason || matter
  const { recipient } = letter
  const whom = recipient.name ? `Saudara ${plainName(recipient.name)}` : reader
  const follows = consequence(request)
  return [
    p(
      `Surat ${warningWord(request)}${request.grade ? ` ${request.grade}` : ''} ini ${senderWords(letter)} sampaikan kepada ${whom}${recipient.title ? `, ${sentenceCase(recipient.title)},` : ''} ${asDeed.test(about) ? 'karena' : 'sehubungan dengan'} ${about || 'pelanggaran berikut'}.`,
    ),
    toldBesides(about ? 'Pelanggaran yang dimaksud adalah sebagai berikut.' : ''),
    ...conditions(request),
    p(
      `Kami mengharapkan perbaikan sikap dan kinerja ${until ? `paling lambat ${formatDay(until)}` : `${graceIn(request)}sejak surat ini diterima`}. ${follows === '' ? 'Apabila pelanggaran terulang, kami akan mengambil tindakan sesuai dengan ketentuan yang berlaku.' : `Apabila pelanggaran terulang, Saudara akan ${follows}.`}`,
    ),
    p(`Demikian surat ${warningWord(request)} ini disampaikan agar menjadi perhatian.`),
  ]
}

const conditions = ({ terms }: DocumentRequest): DocumentNode[] => {
  const told = terms.filter((term) => consequenceOf(term) === '')
  return told.length === 0
    ? []
    : [p('Hal yang perlu diperhatikan:'), ...bullets(told.map((term) => asSentence(inOffice(term))))]
}
