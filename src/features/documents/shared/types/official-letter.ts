import { asksForWhole } from '#core/assistant/shared/wishes.ts'
import { sentenceCase, titleCase } from '#core/text/shared/letter-case.ts'

import type { DocumentNode } from '../content/document-content.ts'
import type { DocumentRequest, OfficialForm } from '../document-request.ts'
import { isPersonalSender, letterTotals, readerWord, senderWords, storedDay } from '../letter/letter-facts.ts'
import type { LetterData } from '../letter.ts'
import { block, bullets, p, toldBesides } from '../content/nodes.ts'
import { inheritanceIn } from '../reading/people/told-heirs.ts'
import { pupilOf } from '../reading/people/leave-of-pupil.ts'
import { summons } from '../reading/official-forms.ts'
import { transferName } from '../reading/people/told-transfer.ts'
import { paperBody, paperTitle } from '../papers/compose-paper.ts'
import { isPaperForm } from '../papers/paper-names.ts'
import { blankText, textOrBlank } from '../content/runs.ts'
import { asSentence, inOffice, moneyText } from '../letter/wording.ts'
import type { TypeComposer } from './composer.ts'
import { applicationLetter, leaveLetter, leaveMatter, resignationLetter } from './personal-letters.ts'
import {
  apologyLetter,
  complaintLetter,
  complaintWord,
  congratulatedOn,
  deliveryNote,
  purchaseOrder,
  reminderLetter,
  returnNote,
  thankingLetter,
} from './trade-letters.ts'
import { invitation } from './invitation.ts'
import { formTitles } from './letter-titles.ts'
import { askedIn, certificateTitle, changeTold, spokenForms, wantedByReader, withoutReader } from './letter-subject.ts'
import { changedPrices, priceMatter } from './price-notice.ts'
import { attachmentWords, withEnclosures } from './enclosures.ts'
import { circumstances } from './circumstances.ts'
import { grantsLeave, leaveGrant } from './leave-grant.ts'
import { isParentsLeave } from './parents-leave.ts'
import { refusalLetter } from './refusal-letter.ts'
import { statementBody } from './statement.ts'
import { transferLetter } from './transfer-letter.ts'
import { vacancy } from './vacancy.ts'
import { warningLetter, warningWord } from './warning-letter.ts'
import { wholeMatter } from './whole-matter.ts'

/** A neighbourhood's letter for one of its people states something; one that goes with goods does not. */
const introducesPerson = ({ form, recipient, lines, message = '' }: DocumentRequest): boolean =>
  form === 'pengantar' &&
  recipient.name !== '' &&
  recipient.company === '' &&
  lines.length === 0 &&
  /\b(?:rt|rw|skck|ktp|kk|nikah|warga|domisili|akta)\b/i.test(message)

/** `pengumuman toko libur`: what is put up for everybody goes to no reader. */
const isPublic = ({ form, recipient, message = '' }: DocumentRequest): boolean =>
  form === 'pemberitahuan' &&
  /(?<!\p{L})pengumuman(?!\p{L})/iu.test(message) &&
  recipient.name === '' &&
  recipient.company === ''

const familyMatter = /^(?:permohonan\s)?(izin|pindah sekolah|dispensasi|keringanan)(?!\p{L})/iu

/** `izin keramaian untuk pernikahan anak saya`: what a family asks leave for, where no house is named. */
const isOfFamily = ({ sender, subject, message = '' }: DocumentRequest): boolean =>
  sender.company === '' &&
  sender.name === '' &&
  familyMatter.test(subject) &&
  /(?<!\p{L})(?:anak|putra|putri|adik|kakak|keluarga|rumah|kediaman|pernikahan|nikahan|orang tua|ibu|bapak)\s(?:saya|aku|sy|gw)(?!\p{L})/iu.test(
    message,
  )

/** `tanda terima servis`: what is signed for, by its own name. */
const receiptTitle = (message: string): string =>
  `TANDA TERIMA ${/\btanda terima\s+(?:barang\s+(?=servis|service|reparasi|titipan))?(barang|titipan|servis|service|reparasi|dokumen|berkas|kunci|sertifikat|ijazah)/i.exec(message)?.[1]?.replace(/service/i, 'servis') ?? 'barang'}`.toUpperCase()

/** The title of a letter: by its form, by what it certifies or warns of, or by the name it goes by. */
const titleOf = (request: DocumentRequest): string | null => {
  const { form, grade, letterName, message = '' } = request
  if (isPaperForm(form)) return paperTitle(request)
  if (form === 'pernyataan' && isParentsLeave(message)) return 'SURAT IZIN ORANG TUA'
  if (form === 'undangan' && summons.test(message)) return 'SURAT PANGGILAN'
  if (form === 'keterangan') return certificateTitle(request)
  if (form === 'mutasi') return `SURAT ${transferName(message)}`.toUpperCase()
  if (introducesPerson(request)) return 'SURAT PENGANTAR RT/RW'
  if (form === 'peringatan' && grade) return `SURAT ${warningWord(request).toUpperCase()} ${grade.toUpperCase()}`
  if (form === 'pernyataan' && inheritanceIn(message, request.today ?? request.date).heirs.length > 0)
    return 'SURAT PERNYATAAN AHLI WARIS'
  if (grantsLeave(request)) return 'SURAT IZIN CUTI'
  if (form === 'permohonan' && isOfFamily(request))
    return `SURAT PERMOHONAN ${familyMatter.exec(request.subject)?.[1]}`.toUpperCase()
  if (form === 'izin' && /\bcuti\b/i.test(message)) return 'SURAT PERMOHONAN CUTI'
  if (form === 'pesanan' && /\bpurchase order\b/i.test(message)) return 'PURCHASE ORDER'
  if (form === 'jalan' && /\btanda terima\b/i.test(message)) return 'TANDA TERIMA BARANG'
  if (isPublic(request)) return 'PENGUMUMAN'
  if (form === 'pemberitahuan' && /\bedaran\b/i.test(message)) return 'SURAT EDARAN'
  if (form === 'pemberitahuan' && /^penolakan\slamaran/iu.test(letterName)) return 'SURAT PENOLAKAN LAMARAN KERJA'
  if (form === 'pemberitahuan' && /^(?:pemutusan|penghentian|pengakhiran)\s/iu.test(letterName))
    return `SURAT ${letterName.replace(/kerjasama/iu, 'kerja sama').toUpperCase()}`
  if (form === 'ucapan' && congratulatedOn(request) !== null) return 'SURAT UCAPAN SELAMAT'
  if (form === 'keluhan') return `SURAT ${complaintWord(request)}`.toUpperCase()
  if (form === 'serah_terima' && /\btanda terima\b/i.test(message)) return receiptTitle(message)
  if (form === 'berita_acara') return `BERITA ACARA ${matterOf(request)}`.trim().toUpperCase()
  if (form === 'tagihan' && !grade && warningWord(request) === 'teguran') return 'SURAT TEGURAN'
  if (form === 'tagihan' && grade) return `SURAT ${warningWord(request).toUpperCase()} ${grade.toUpperCase()}`
  if (form === 'tagihan' && /\bsomasi\b/i.test(message)) return 'SURAT SOMASI'
  if (form === 'tagihan' && warnsOfDebt(request)) return 'SURAT PERINGATAN'
  return formTitles[form] ?? (letterName === '' ? null : `SURAT ${letterName.toUpperCase()}`)
}

/** `surat peringatan … nunggak sewa`: a reminder that its owner calls a warning. */
const warnsOfDebt = ({ letterName }: DocumentRequest): boolean => /^peringatan$/iu.test(letterName)

const statements = [
  'serah_terima',
  'berita_acara',
  'notulen',
  'keterangan',
  'kuasa',
  'pernyataan',
  'tugas',
  'rekomendasi',
] as const

const isStatement = (form: OfficialForm): form is (typeof statements)[number] =>
  (statements as readonly OfficialForm[]).includes(form)

/** The matter without the word of the form: `undangan rapat evaluasi` -> `rapat evaluasi`. */
const formNames: Partial<Record<OfficialForm, string>> = {
  umum: 'resmi',
  pengunduran: '(?:pengunduran|mengundurkan)(?: diri)?(?: dari .*)?|resign',
  lamaran: 'lamaran(?: kerja| pekerjaan)?',
  peringatan: '(?:peringatan|teguran|sp)(?:\\s*(?:ke-?)?(?:[123]|i{1,3}|pertama|kedua|ketiga))?',
  serah_terima: '(?:berita acara )?serah terima',
  berita_acara: 'berita acara',
  notulen: 'notulen|notulensi|risalah',
  pemberitahuan: 'pemberitahuan|pengumuman|edaran|pengajuan(?=\\s(?:kenaikan|penyesuaian|perubahan))',
  keluhan: 'keluhan|komplain|complain|protes|pengaduan|aduan|(?:teguran|peringatan)(?: (?:pertama|kedua|ketiga))?',
  pesanan: 'pesanan|pemesanan|order|po|purchase order',
  retur: '(?:nota )?(?:retur|pengembalian)(?: barang)?',
  tagihan: `penagihan|tagihan|somasi|(?:peringatan|teguran|sp)(?:\\s*(?:ke-?)?(?:[123]|i{1,3}|pertama|kedua|ketiga))?`,
  ucapan: 'ucapan(?: terima kasih)?|terima kasih',
  maaf: '(?:permintaan|permohonan|ungkapan|pernyataan|minta|mohon)?\\s?maaf',
  keterangan: 'keterangan|suket|surket|ket',
  balasan: 'balasan|jawaban|tanggapan',
  jalan: 'jalan|tanda terima barang',
}

const matterOf = (request: DocumentRequest): string => {
  const { form, subject, recipient, message = '' } = request
  if (form === 'balasan' && /^surat\b|^permintaan$/i.test(subject)) return askedIn(message) || subject
  const bare = subject.replace(new RegExp(`^(?:surat\\s+)?(?:${formNames[form] ?? form})(?:nya)?\\b\\s*`, 'i'), '')
  if (form === 'balasan' && bare === '') return wantedByReader(message)
  // `rapat soal retribusi`: what is met about is no event.
  const metAs =
    form === 'undangan' && bare !== ''
      ? new RegExp(
          `(?<!\\p{L})(rapat(?:\\s(?!soal|tentang|ttg|mengenai)\\p{L}+){0,3})\\s(?:soal|tentang|ttg|mengenai|bahas|membahas)\\s${bare.slice(0, 12).replaceAll(/[^\p{L}\p{N}\s]/gu, '.')}`,
          'iu',
        ).exec(message)?.[1]
      : undefined
  if (metAs !== undefined) return `${metAs} mengenai ${bare}`
  return withoutReader(priceMatter(bare, request), recipient).replace(
    /^buka\s(?=(?:cabang|toko|warung|kedai|usaha|gerai|outlet|kantor|bengkel|kafe|cafe|klinik|salon)(?!\p{L}))/iu,
    'pembukaan ',
  )
}

const formSubject = (request: DocumentRequest): string => {
  const matter = matterOf(request)
  const { form, grade, position } = request
  const called = form === 'undangan' ? summons.exec(request.message ?? '') : null
  if (called) return titleCase(`panggilan ${called[1] ?? ''}`.trim())
  if (form === 'izin') return titleCase(`permohonan ${leaveMatter(matter, request)}`)
  if (form === 'tagihan' && /\bsomasi\b/i.test(request.message ?? '')) return titleCase(`somasi ${matter}`)
  if (form === 'tagihan' && !grade && warningWord(request) === 'teguran')
    return titleCase(`teguran ${matter || 'pembayaran'}`)
  if (form === 'lamaran') return titleCase(position ? `lamaran kerja sebagai ${position}` : 'lamaran kerja')
  if (grade) return titleCase(`surat ${warningWord(request)} ${grade}`)
  if (request.form === 'umum') return titleCase(matter.replace(/^surat\s+/i, ''))
  return titleCase(
    `${form === 'keluhan' ? complaintWord(request) : form === 'ucapan' && congratulatedOn(request) !== null ? 'ucapan' : (spokenForms[form] ?? form)} ${form === 'pemberitahuan' ? (changeTold(request) || matter).replace(/(?<=\p{Ll}\s)(?:kami|saya)\s(?=\p{Lu})/u, '') : matter}`,
  )
}

const conditions = ({ form, terms }: DocumentRequest): DocumentNode[] =>
  terms.length === 0
    ? []
    : [
        ...(form === 'balasan' ? [] : [p('Hal yang perlu diperhatikan:')]),
        ...bullets(terms.map((term) => asSentence(inOffice(term)))),
      ]

const timedOrEach = (unit: string): string => (unit === '' ? '' : ` per ${unit}`)

/** Sums without counts are told in words: nothing is added up where nothing is sold. */
const goods = (letter: LetterData, { message = '' }: DocumentRequest): DocumentNode[] => {
  const priced = letter.lines.filter(({ price }) => price !== null)
  if (letter.lines.length > 0 && letter.lines.every(({ quantity }) => quantity === null)) {
    const said = [
      ...priced.map(({ description, price, unit }) => ({ label: description, amount: price ?? 0, unit })),
      ...letter.charges.map(({ label, amount }) => ({ label, amount, unit: '' })),
    ].map(({ label, amount, unit }) => `${sentenceCase(label || 'biaya')}: ${moneyText(amount)}${timedOrEach(unit)}.`)
    const { total } = letterTotals(letter)
    const sum =
      said.length > 1 && total !== null && asksForWhole(message) ? [p(`Jumlah seluruhnya: ${moneyText(total)}.`)] : []
    return said.length === 1 ? said.map(p) : [...bullets(said), ...sum]
  }
  return letter.lines.length > 0 || letter.charges.length > 0
    ? [p('Perinciannya adalah sebagai berikut.'), block('goodsTable')]
    : []
}

const correspondence = (
  letter: LetterData,
  request: DocumentRequest,
  opening: string,
  closing: string,
  blank?: string,
): DocumentNode[] => [
  p(opening),
  // What the opening or the answer says of the day is not said again.
  ...(request.form === 'balasan' || /\b20\d\d\b/.test(`${request.statement ?? ''} ${opening}`)
    ? []
    : circumstances(request, opening)),
  ...(changedPrices(letter, request) ?? goods(letter, request)),
  ...(request.form === 'balasan'
    ? [toldBesides('', blank === undefined ? {} : { blank }), ...conditions(request)]
    : [toldBesides('Adapun keterangannya sebagai berikut.', blank === undefined ? {} : { blank })]),
  p(closing),
]

/** What is announced to everybody, without an address and a greeting. */
const publicNotice = (letter: LetterData, request: DocumentRequest): DocumentNode[] => {
  const matter = matterOf(request)
  const [, ...rest] = correspondence(
    letter,
    request,
    '',
    'Demikian pengumuman ini disampaikan untuk diketahui. Atas perhatiannya, kami ucapkan terima kasih.',
    ...(matter || request.statement ? [] : [`${sentenceCase(blankText('hal yang diumumkan'))}.`]),
  )
  const house = letter.sender.name.toLowerCase()
  const tellsHouse = house !== '' && (request.statement ?? '').toLowerCase().startsWith(house)
  return [
    p(
      `Dengan ini ${tellsHouse ? 'diumumkan' : `${senderWords(letter)} mengumumkan`}${request.statement ? ` bahwa ${request.statement}` : matter ? ` ${matter}` : ' hal berikut'}.`,
    ),
    ...rest,
  ]
}

/** `ada acara syukuran`: the occasion alone. */
const withoutAda = (reason: string): string => reason.replace(/^ada\s/iu, '')

const letterText = (letter: LetterData, request: DocumentRequest): DocumentNode[] => {
  const reader = readerWord(letter.recipient)
  const matter = matterOf(request)
  const from = senderWords(letter)
  const thanks = `Atas perhatian ${reader}, kami ucapkan terima kasih.`
  switch (request.form) {
    case 'undangan':
      return invitation(request, reader, matter, conditions(request))
    case 'izin':
      return leaveLetter(letter, request, matter)
    case 'lamaran':
      return applicationLetter(letter, request)
    case 'pengunduran':
      return resignationLetter(letter, request)
    case 'tagihan':
      return reminderLetter(letter, request, matter)
    case 'pesanan':
      return purchaseOrder(letter, request)
    case 'retur':
      return returnNote(letter, request)
    case 'jalan':
      return deliveryNote(letter, request)
    case 'keluhan':
      return complaintLetter(letter, request, matter)
    case 'ucapan':
      return thankingLetter(letter, request)
    case 'maaf':
      return apologyLetter(letter, request)
    case 'permohonan':
      return correspondence(
        letter,
        request,
        `${request.reason && !matter.includes(withoutAda(request.reason).replace(/^(?:nikahan|kawinan)(?!\p{L})/iu, 'pernikahan')) ? `${/^(?:ikut|ingin|mau|akan|sedang|belum|tidak|sudah|masih|telah|harus|me\p{L}{3,}|ber\p{L}{3,})\s/iu.test(request.reason) ? 'Karena' : 'Sehubungan dengan'} ${request.reason.replace(/^ada\s(?=(?:acara|kegiatan|hajatan|pernikahan|nikahan|kawinan|syukuran|khitanan|sunatan)(?!\p{L}))/iu, '').replace(/\s(?:pada\s)?tanggal\s.*$/u, '')},` : 'Melalui surat ini,'} ${from} mengajukan permohonan ${textOrBlank(matter, 'hal yang dimohonkan')} kepada ${reader}.`,
        `Besar harapan kami agar permohonan ini dapat dikabulkan. Atas perhatian dan bantuan ${reader}, kami ucapkan terima kasih.`,
      )
    case 'pemberitahuan':
      if (/^penolakan\slamaran/iu.test(request.letterName)) return refusalLetter(letter, request)
      return correspondence(
        letter,
        request,
        `Bersama surat ini ${from} memberitahukan kepada ${reader}${request.statement ? ` bahwa ${request.statement}` : matter ? ` mengenai ${wholeMatter(matter, request)}` : ' hal berikut'}.`,
        `Demikian pemberitahuan ini kami sampaikan. ${thanks}`,
        ...(matter || request.statement ? [] : [`${sentenceCase(blankText('hal yang diberitahukan'))}.`]),
      )
    case 'peringatan':
      return warningLetter(letter, request, reader, matter)
    case 'pengantar':
      return correspondence(
        letter,
        request,
        `Bersama surat ini ${from} menyampaikan ${textOrBlank(matter.replace(/^(?:pe)?(?:ng)?kirim(?:an)?\s(?=\p{L})/iu, ''), 'berkas atau barang yang diantar')} untuk dipergunakan sebagaimana mestinya.`,
        thanks,
      )
    case 'balasan':
      return correspondence(
        letter,
        request,
        `Menindaklanjuti surat ${reader}${request.letterNumber === '' && matter ? '' : ` nomor ${textOrBlank(request.letterNumber, 'nomor surat yang dibalas')}`}${matter ? ` mengenai ${matter}` : ''}, dengan ini kami sampaikan jawaban kami.`,
        `Demikian jawaban kami. ${thanks}`,
        ...(request.terms.length > 0 ? [] : [blankText('jawaban')]),
      )
    default:
      return correspondence(
        letter,
        request,
        `Bersama surat ini ${from} menyampaikan ${matter ? `hal mengenai ${matter}` : blankText('maksud surat')} kepada ${reader}${matter && request.reason ? `, karena ${request.reason}` : ''}.`,
        thanks,
      )
  }
}

/** `panggilan orang tua murid, anaknya bernama Bima`: whose parents are called, where nobody else is addressed. */
const summonedParents = ({ form, message = '', recipient }: DocumentRequest): string => {
  const isOfParents = form === 'undangan' && /^(?:orang|wali)/iu.test(summons.exec(message)?.[1] ?? '')
  return isOfParents && recipient.company === '' && (recipient.name === '' || pupilOf(message)?.name === recipient.name)
    ? `Orang Tua/Wali ${pupilOf(message)?.name ?? 'Murid'}`
    : ''
}

export const officialLetter: TypeComposer = {
  completeLetter: (letter, request) => {
    const title = titleOf(request)
    const [heir] =
      request.form === 'pernyataan' ? inheritanceIn(request.message ?? '', request.today ?? request.date).heirs : []
    return {
      ...letter,
      // The first of those who inherit signs for all of them.
      ...(heir === undefined
        ? {}
        : { sender: { ...letter.sender, name: heir.name }, signer: { name: heir.name, title: 'Ahli Waris' } }),
      // The number of a reply's letter is that of the letter it answers.
      ...(request.form === 'balasan' ? { letterNumber: '' } : {}),
      // What is handed over is signed for on that day.
      ...((request.form === 'serah_terima' || request.form === 'berita_acara') && storedDay(request.eventDate)
        ? { date: request.eventDate }
        : {}),
      ...(summonedParents(request) === ''
        ? {}
        : { recipient: { ...letter.recipient, name: summonedParents(request) } }),
      ...(title === null ? {} : { title }),
      attachment: isStatement(request.form) ? '' : attachmentWords(request),
      subject: isPaperForm(request.form)
        ? sentenceCase(request.subject)
        : isStatement(request.form)
          ? sentenceCase(matterOf(request))
          : formSubject(request),
    }
  },
  writeBody: (letter, request) => {
    const paper = isPaperForm(request.form) ? paperBody(letter, request) : null
    if (paper !== null) return paper
    if (request.form === 'mutasi')
      return [block('letterhead'), block('letterTitle'), ...transferLetter(letter, request), block('signature')]
    if (grantsLeave(request))
      return [block('letterhead'), block('letterTitle'), ...leaveGrant(letter, request), block('signature')]
    if (request.form === 'lowongan')
      return [block('letterhead'), block('letterTitle'), ...vacancy(letter, request), block('signature')]
    if (isStatement(request.form)) return statementBody(letter, request, request.form)
    if (introducesPerson(request)) return statementBody(letter, request, 'pengantar')
    if (isPublic(request))
      return [
        ...(isPersonalSender(letter) ? [] : [block('letterhead')]),
        block('letterTitle'),
        ...publicNotice(letter, request),
        block('signature'),
      ]
    if (request.form === 'jalan') {
      return [block('letterhead'), block('letterTitle'), ...letterText(letter, request), block('signature')]
    }
    return [
      ...(isPersonalSender(letter) ? [] : [block('letterhead')]),
      block('letterTitle'),
      block('letterInfo'),
      block('recipient'),
      p('Dengan hormat,'),
      ...withEnclosures(letterText(letter, request), request),
      block('signature'),
    ]
  },
}
