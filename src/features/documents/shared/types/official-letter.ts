import { formatDay, formatDayWithWeekday } from '#core/text/shared/dates.ts'

import type { DocumentNode } from '../document-content.ts'
import type { DocumentRequest, OfficialForm } from '../document-request.ts'
import { readerWord, senderWords, storedDay } from '../letter-facts.ts'
import type { LetterData } from '../letter.ts'
import { block, bullets, labelledLines, p } from '../nodes.ts'
import { blankText, textOrBlank } from '../runs.ts'
import { asSentence, moneyText, sentenceCase, titleCase } from '../wording.ts'
import type { TypeComposer } from './composer.ts'
import { statementBody } from './statement.ts'

const titles = {
  undangan: 'SURAT UNDANGAN',
  permohonan: 'SURAT PERMOHONAN',
  pemberitahuan: 'SURAT PEMBERITAHUAN',
  keterangan: 'SURAT KETERANGAN',
  kuasa: 'SURAT KUASA',
  pernyataan: 'SURAT PERNYATAAN',
  tugas: 'SURAT TUGAS',
  peringatan: 'SURAT PERINGATAN',
  pengantar: 'SURAT PENGANTAR',
  balasan: null,
  umum: null,
} as const satisfies Record<OfficialForm, string | null>

/** `surat pengunduran diri`: a letter that goes by a name of its own carries it as its title. */
const ownTitle = ({ form, letterName }: DocumentRequest): string | null =>
  form === 'umum' && letterName !== '' ? `SURAT ${letterName.toUpperCase()}` : null

const isStatement = (form: OfficialForm): form is 'keterangan' | 'kuasa' | 'pernyataan' | 'tugas' =>
  form === 'keterangan' || form === 'kuasa' || form === 'pernyataan' || form === 'tugas'

/** The matter without the word of the form: `undangan rapat evaluasi` -> `rapat evaluasi`. */
const matterOf = ({ form, subject }: DocumentRequest): string =>
  subject.replace(new RegExp(`^(?:surat\\s+)?${form === 'umum' ? 'resmi' : form}\\b\\s*`, 'i'), '')

const formSubject = (request: DocumentRequest): string => {
  const matter = matterOf(request)
  if (request.form === 'umum') return titleCase(matter.replace(/^surat\s+/i, ''))
  return titleCase(`${request.form} ${matter}`)
}

const day = (request: DocumentRequest): string => {
  const parsed = storedDay(request.eventDate) ?? storedDay(request.startDate)
  return parsed ? formatDayWithWeekday(parsed) : blankText('hari dan tanggal acara')
}

const hours = ([from, until]: readonly string[]): string => {
  if (!from) return `pukul ${blankText('waktu acara')}`
  return `pukul ${from} sampai dengan ${until ?? 'selesai'}`
}

const invitation = (request: DocumentRequest, reader: string): DocumentNode[] => {
  const matter = matterOf(request)
  return [
    p(
      `Dengan ini kami mengundang ${reader} untuk menghadiri ${textOrBlank(matter || (request.agenda ?? ''), 'nama acara')} yang akan diselenggarakan pada:`,
    ),
    labelledLines([
      ['Hari, tanggal', day(request)],
      ['Waktu', hours(request.times)],
      ['Tempat', textOrBlank(request.places.join(', '), 'tempat acara')],
      ['Acara', sentenceCase(textOrBlank(request.agenda ?? matter, 'nama acara'))],
    ]),
    ...conditions(request),
    p(
      `Mengingat pentingnya acara tersebut, kami mengharapkan kehadiran ${reader} tepat pada waktunya. Atas perhatian dan kehadiran ${reader}, kami ucapkan terima kasih.`,
    ),
  ]
}

const conditions = ({ terms }: DocumentRequest): DocumentNode[] =>
  terms.length > 0 ? [p('Hal yang perlu diperhatikan:'), ...bullets(terms.map(asSentence))] : []

const timedOrEach = (unit: string): string => (unit === '' ? '' : ` per ${unit}`)

/** Sums without counts are told in words: nothing is added up where nothing is sold. */
const goods = (letter: LetterData): DocumentNode[] => {
  const priced = letter.lines.filter(({ price }) => price !== null)
  if (letter.lines.length > 0 && letter.lines.every(({ quantity }) => quantity === null)) {
    const said = [
      ...priced.map(({ description, price, unit }) => ({ label: description, amount: price ?? 0, unit })),
      ...letter.charges.map(({ label, amount }) => ({ label, amount, unit: '' })),
    ].map(({ label, amount, unit }) => `${sentenceCase(label || 'biaya')}: ${moneyText(amount)}${timedOrEach(unit)}.`)
    return said.length === 1 ? said.map(p) : bullets(said)
  }
  return letter.lines.length > 0 || letter.charges.length > 0
    ? [p('Perinciannya adalah sebagai berikut.'), block('goodsTable')]
    : []
}

/** When and where, for letters that are not invitations: only what the message says. */
const circumstances = (request: DocumentRequest): DocumentNode[] => {
  const [start, end, event] = [request.startDate, request.endDate, request.eventDate].map(storedDay)
  const rows: (readonly [string, string])[] = [
    ...(event ? [['Hari, tanggal', formatDayWithWeekday(event)] as const] : []),
    ...(start ? [['Mulai', formatDayWithWeekday(start)] as const] : []),
    ...(end ? [['Sampai dengan', formatDayWithWeekday(end)] as const] : []),
    ...(request.times.length > 0 ? [['Waktu', hours(request.times)] as const] : []),
    ...(request.places.length > 0 ? [['Tempat', request.places.join(', ')] as const] : []),
  ]
  if (rows.length > 1) return [labelledLines(rows)]
  const [only] = rows
  return only ? [p(`${only[0]}: ${only[1]}.`)] : []
}

const correspondence = (
  letter: LetterData,
  request: DocumentRequest,
  opening: string,
  closing: string,
): DocumentNode[] => [p(opening), ...circumstances(request), ...goods(letter), ...conditions(request), p(closing)]

const letterText = (letter: LetterData, request: DocumentRequest): DocumentNode[] => {
  const reader = readerWord(letter.recipient)
  const matter = matterOf(request)
  const from = senderWords(letter)
  const thanks = `Atas perhatian ${reader}, kami ucapkan terima kasih.`
  switch (request.form) {
    case 'undangan':
      return invitation(request, reader)
    case 'permohonan':
      return correspondence(
        letter,
        request,
        `Sehubungan dengan ${textOrBlank(request.reason ?? '', 'alasan permohonan')}, ${from} mengajukan permohonan ${textOrBlank(matter, 'hal yang dimohonkan')} kepada ${reader}.`,
        `Besar harapan kami agar permohonan ini dapat dikabulkan. Atas perhatian dan bantuan ${reader}, kami ucapkan terima kasih.`,
      )
    case 'pemberitahuan':
      return correspondence(
        letter,
        request,
        `Bersama surat ini ${from} memberitahukan kepada ${reader} mengenai ${textOrBlank(matter, 'hal yang diberitahukan')}.`,
        `Demikian pemberitahuan ini kami sampaikan. ${thanks}`,
      )
    case 'peringatan':
      return correspondence(
        letter,
        request,
        `Surat peringatan ini kami sampaikan kepada ${reader} sehubungan dengan ${textOrBlank(request.reason ?? matter.replace(/^(?:pertama|kedua|ketiga|1|2|3)$/i, ''), 'pelanggaran atau kelalaian')}.`,
        `Kami mengharapkan perbaikan dari ${reader} paling lambat ${storedDay(request.dueDate) ? formatDay(storedDay(request.dueDate)!) : blankText('tanggal batas perbaikan')}. ${thanks}`,
      )
    case 'pengantar':
      return correspondence(
        letter,
        request,
        `Bersama surat ini ${from} menyampaikan ${textOrBlank(matter, 'berkas atau barang yang diantar')} untuk dipergunakan sebagaimana mestinya.`,
        thanks,
      )
    case 'balasan':
      return correspondence(
        letter,
        request,
        `Menindaklanjuti surat ${reader} nomor ${blankText('nomor surat yang dibalas')} mengenai ${textOrBlank(matter, 'perihal surat yang dibalas')}, dengan ini kami sampaikan ${blankText('jawaban')}.`,
        `Demikian jawaban kami. ${thanks}`,
      )
    default:
      return correspondence(
        letter,
        request,
        `Bersama surat ini ${from} menyampaikan ${matter ? `hal mengenai ${matter}` : blankText('maksud surat')} kepada ${reader}.`,
        thanks,
      )
  }
}

export const officialLetter: TypeComposer = {
  completeLetter: (letter, request) => {
    const title = titles[request.form] ?? ownTitle(request)
    return {
      ...letter,
      ...(title === null ? {} : { title }),
      subject: isStatement(request.form) ? sentenceCase(matterOf(request)) : formSubject(request),
    }
  },
  writeBody: (letter, request) => {
    if (isStatement(request.form)) return statementBody(letter, request, request.form)
    return [
      block('letterhead'),
      block('letterTitle'),
      block('letterInfo'),
      block('recipient'),
      p('Dengan hormat,'),
      ...letterText(letter, request),
      block('signature'),
    ]
  },
}
