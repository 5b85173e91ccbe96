import { sumIn } from '#core/assistant/shared/reading-grammar/sums/numbers.ts'
import { formatDay, monthNames } from '#core/text/shared/dates.ts'

import type { DocumentNode } from '../content/document-content.ts'
import { bullets, labelledLines, p, toldBesides } from '../content/nodes.ts'
import { blankText, textOrBlank } from '../content/runs.ts'
import type { DocumentRequest } from '../document-request.ts'
import { dayOrBlank, storedDay } from '../letter/letter-facts.ts'
import type { LetterData } from '../letter.ts'
import { asSentence, inOffice, moneyText, plainName } from '../letter/wording.ts'
import { identityOf, purposeOfPaper } from '../reading/people/person-facts.ts'
import { ownerBehind } from '../reading/people/request-sides.ts'
import { serviceTime } from '../reading/people/service-time.ts'
import { type Person, signerFields, subjectFields } from './statement-people.ts'

const sinceYear = ({ message = '' }: DocumentRequest): string => {
  const year = /\bsejak\s+(?:tahun\s+)?((?:19|20)\d\d)\b/i.exec(message)?.[1]
  return year === undefined ? '' : ` sejak tahun ${year}`
}

/** `sejak Maret 2023`, `dari maret 2023 sampai sekarang`: a month that is told without a day stays one; empty where a day is told. */
const monthSince = ({ startDate, endDate, message = '' }: DocumentRequest): string => {
  const [, before = '', month = '', year = ''] =
    /(?<!\p{L})(?:sejak|mulai|dari|per)\s(?:(?:bulan|bln|kerja)\s)?(\d{1,2}\s)?(\p{L}{3,9})\.?\s(20\d\d)(?!\d)/iu.exec(
      message,
    ) ?? []
  const name = monthNames.find((one) => one.slice(0, 3).toLowerCase() === month.slice(0, 3).toLowerCase())
  const day = storedDay(startDate)
  const isOther = day !== null && name !== undefined && !formatDay(day).endsWith(`${name} ${year}`)
  return endDate === '' && before === '' && name !== undefined && !isOther ? `${name} ${year}` : ''
}

/** `yang buka warung sembako di rumahnya`, `punya usaha jahit`: what somebody trades in. */
const tradeIn = (message: string): string =>
  /(?<!\p{L})(?:buka|membuka|punya|mempunyai|memiliki|menjalankan|jalanin|jualan|berjualan|dagang|berdagang)\s(?:usaha\s)?((?:\p{Ll}{3,}\s){0,3}?\p{Ll}{3,})(?=\s(?:di|sejak|dari|selama|sudah|udah|milik|mulai)(?!\p{L})|\s*[,.;\n]|$)/iu
    .exec(message)?.[1]
    ?.trim() ?? ''

/** `usaha jualan gorengan … di depan pasar`: where a business is that has no address. */
const standIn = (message: string): string =>
  /(?<!\p{L})(?:usaha|jualan|dagang|warung|kios|lapak)[^,;.\n]*?\s(di\s(?:depan|samping|belakang|dekat|pinggir|pojok|seberang|sebelah)\s[^,;.\n]{3,50})/iu
    .exec(message)?.[1]
    ?.trim() ?? ''

/** `warung makan Bu Darmi udah jalan dari 2018`: the business of which a certificate is. */
const businessIn = (message: string): string =>
  /(?:^|[,.;:\n]\s*)((?:[Ww]arung|[Tt]oko|[Kk]ios|[Uu]saha|[Kk]edai|[Bb]engkel|[Ss]alon|[Kk]atering|[Cc]atering|[Kk]onveksi|[Rr]umah makan|[Dd]epot)(?:\s\p{Ll}{3,12}){0,2}\s(?:\p{Lu}[\p{L}'’]+)(?:\s\p{Lu}[\p{L}'’]+){0,3})\s+(?:sudah|udah|telah|berdiri|buka|jalan|berjalan|di)(?!\p{L})/u.exec(
    message,
  )?.[1] ?? ''

/** `gaji 2,3 juta per bulan`: what somebody earns; empty where it is not told with its time. */
const incomeIn = (message: string): string => {
  const [, sum = '', time = ''] =
    /(?<!\p{L})(?:gaji|penghasilan|upah|honor)(?:nya)?(?:\spokok)?\s(?:sebesar\s|rata-rata\s)?((?:rp\.?\s?)?\d[\d.,]{0,12}\s?(?:rb|ribu|jt|juta)?)\s?(?:per\s?|\/|se|tiap\s|setiap\s)(bulan|minggu|hari)/iu.exec(
      message,
    ) ?? []
  const amount = sumIn(sum)
  return amount === null ? '' : `${moneyText(amount)} per ${time.toLowerCase()}`
}

const ofNeighbours = /^(?:RT|RW|Kelurahan|Desa|Dusun|Kecamatan|Kampung)(?!\p{L})/u

/** `sudah kerja 3 tahun`: how long somebody works, told without the day on which he began. */
const lengthOfService = (message: string): string =>
  /(?<!\p{L})(?:be)?kerja\s(?:di\s\S+\s(?:\S+\s){0,3})?(?:selama\s|sudah\s|udah\s)?(\d{1,2}\s(?:tahun|bulan))(?!\p{L})|(?<!\p{L})(?:sudah|udah|telah)\s(?:selama\s)?(\d{1,2}\s(?:tahun|bulan))\s(?:be)?kerja(?!\p{L})/iu
    .exec(message)
    ?.slice(1)
    .find((one) => one !== undefined) ?? ''

/** A business of which something is certified, with whose it is. */
const businessFields = (letter: LetterData, request: DocumentRequest): Person => {
  const owner = ownerBehind(request.message ?? '')
  const identity = identityOf(owner, request.message ?? '')
  return [
    ['Nama usaha', letter.recipient.company],
    ...(owner === '' ? [] : [['Pemilik', plainName(owner)] as const]),
    ...(identity === '' ? [] : [['NIK', identity] as const]),
    ['Alamat', textOrBlank(letter.recipient.address, 'alamat usaha yang diterangkan')],
  ]
}

/** `surat keterangan belum menikah`: what somebody is or is not, as the paper itself is called; empty where it is called otherwise. */
export const certifiedStatus = (message: string): string =>
  /(?:[Kk]eterangan|[Ss]uket)\s((?:belum|sudah|masih|aktif|berkelakuan|kelakuan)\s\p{Ll}+)(?=\s(?:dari|untuk|utk|buat|bagi|atas|an|kepada|di)\s|\s\p{Lu}|\s*[,.;\n]|$)/u.exec(
    message,
  )?.[1] ?? ''

/** What is certified, as the sentence goes on behind `adalah benar`; empty where it is told besides. */
const certifiedFact = (letter: LetterData, request: DocumentRequest, sort: string): string => {
  const { message = '', startDate, endDate, statement, subject } = request
  const { recipient, sender } = letter
  if (statement) return statement
  const business = textOrBlank(sender.name, 'nama usaha')
  const time = startDate === '' ? serviceTime(message) : null
  const since =
    (time?.from ?? '') ||
    monthSince(request) ||
    (startDate === '' ? sinceYear(request).replace(' sejak ', '') : '') ||
    dayOrBlank(startDate, 'tanggal mulai bekerja')
  const end = storedDay(endDate)
  const until = time?.until ?? (end === null ? '' : formatDay(end))
  if (sort === 'MAGANG')
    return `telah melaksanakan magang di ${business} mulai ${since}${until ? ` sampai dengan ${until}` : ''}`
  if (/\b(?:tidak|kurang) mampu\b/i.test(subject)) return 'tergolong keluarga tidak mampu'
  if (/\bdomisili\b|\btempat tinggal\b/i.test(subject)) {
    const where =
      recipient.address === '' && /^RT\b/.test(sender.name)
        ? `wilayah ${sender.name}`
        : textOrBlank(recipient.address, 'alamat domisili')
    return `berdomisili di ${where}${recipient.name === '' ? sinceYear(request).replace('sejak', 'dan beroperasi sejak') : ''}`
  }
  if (/^(?:DOMISILI )?USAHA$/u.test(sort)) {
    const trade =
      recipient.company.replace(/^usaha\s+/i, '') || businessIn(message) || (request.position ?? '') || tradeIn(message)
    const where = recipient.address ? ` di ${recipient.address}` : ` ${standIn(message)}`.trimEnd()
    return `mempunyai usaha ${textOrBlank(trade, 'nama dan jenis usaha')}${where}${sinceYear(request)}`
  }
  const income = sort === 'PENGHASILAN' ? incomeIn(message) : ''
  if (income !== '' && ofNeighbours.test(sender.name)) return `mempunyai penghasilan ${income}`
  if (income !== '')
    return `karyawan ${business}${monthSince(request) === '' ? '' : ` sejak ${monthSince(request)}`} dengan penghasilan ${income}`
  if (sort === 'KERJA') {
    const lasting = since.startsWith('[') ? lengthOfService(message) : ''
    const how = lasting === '' ? `bekerja sejak ${since}` : `telah bekerja selama ${lasting}`
    return `karyawan ${business} yang ${how} sampai dengan ${until && until !== 'sekarang' ? until : 'surat ini dibuat'}`
  }
  return certifiedStatus(message).replace(/^kelakuan/u, 'berkelakuan')
}

/** Of whom or of which business it is, with only those rows that a paper of this sort asks for. */
const certifiedRows = (letter: LetterData, request: DocumentRequest, sort: string): Person => {
  const { recipient, sender } = letter
  const isOfPost = sort === 'KERJA' || (sort === 'PENGHASILAN' && request.position !== undefined)
  const isOfTraining = sort === 'MAGANG'
  const isOfHouse =
    recipient.name === '' &&
    recipient.company !== '' &&
    (sort.endsWith('USAHA') || /\bdomisili\b|\btempat tinggal\b/i.test(request.subject))
  const rows = isOfHouse
    ? businessFields(letter, request)
    : subjectFields(letter, request, 'yang diterangkan', isOfPost ? request.position : '')
  return (
    rows
      .filter(([label]) => label !== 'Jabatan' || isOfPost || recipient.title !== '')
      // A neighbourhood says what its people work as, and employs nobody.
      .map(
        ([label, value]) =>
          [label === 'Jabatan' && ofNeighbours.test(sender.name) ? 'Pekerjaan' : label, value] as const,
      )
      .concat(
        isOfTraining && recipient.name !== '' && recipient.company !== '' ? [['Asal sekolah', recipient.company]] : [],
      )
      // Where somebody lives who worked here is only told where the message tells it.
      .filter(([label]) => label !== 'Alamat' || !(sort === 'KERJA' || isOfTraining) || recipient.address !== '')
  )
}

/** A house, a neighbourhood or a school certifies something of somebody or of a business. */
export const certificate = (letter: LetterData, request: DocumentRequest): DocumentNode[] => {
  const sort = (letter.title ?? '').replace(/^SURAT KETERANGAN\s?/u, '')
  const fact = certifiedFact(letter, request, sort)
  const purpose = purposeOfPaper(request.message ?? '')
  const blank = `adalah benar ${blankText(letter.subject ? `keterangan mengenai ${letter.subject.toLowerCase()}` : 'hal yang diterangkan')}.`
  return [
    p('Yang bertanda tangan di bawah ini:'),
    labelledLines(signerFields(letter, request)),
    p('menerangkan bahwa:'),
    labelledLines(certifiedRows(letter, request, sort)),
    ...(fact === '' ? [] : [p(`adalah benar ${fact}.`)]),
    ...bullets(request.terms.map((term) => asSentence(inOffice(term)))),
    fact === ''
      ? toldBesides('dengan keterangan sebagai berikut:', { blank })
      : toldBesides('Dengan keterangan sebagai berikut.'),
    p(
      `Surat keterangan ini dibuat dengan sebenarnya untuk dipergunakan ${purpose === '' ? 'sebagaimana mestinya' : `sebagai kelengkapan ${purpose}`}.`,
    ),
  ]
}
