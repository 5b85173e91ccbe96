import { sumIn } from '#core/assistant/shared/reading-grammar/sums/numbers.ts'
import { formatDay, formatDayWithWeekday, monthNames } from '#core/text/shared/dates.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'

import type { DocumentNode } from '../content/document-content.ts'
import { isBusinessName } from '../business-name.ts'
import type { DocumentRequest } from '../document-request.ts'
import { isPersonalSender, storedDay } from '../letter/letter-facts.ts'
import type { LetterData } from '../letter.ts'
import { block, bullets, labelledLines, p, toldBesides } from '../content/nodes.ts'
import { blankText, textOrBlank } from '../content/runs.ts'
import { witnessesOf } from '../reading/meeting-facts.ts'
import { identityOf, purposeOfPaper } from '../reading/people/person-facts.ts'
import { ownerBehind } from '../reading/people/request-sides.ts'
import { house, posts } from '../reading/people/name-patterns.ts'
import { serviceTime } from '../reading/people/service-time.ts'
import { isVisited } from '../reading/people/told-travellers.ts'
import { handover } from './handover.ts'
import { heirsDeclaration } from './heirs.ts'
import { minutes } from './minutes.ts'
import { recommendation } from './recommendation.ts'
import { kinship, kinWord, type Person, signerFields, subjectFields } from './statement-people.ts'
import { asSentence, inOffice, moneyText, plainName } from '../letter/wording.ts'

const extra = ({ terms }: DocumentRequest): DocumentNode[] => bullets(terms.map((term) => asSentence(inOffice(term))))

const dayOrBlank = (day: string, name: string): string => {
  const parsed = storedDay(day)
  return parsed ? formatDay(parsed) : blankText(name)
}

/** Whom a message names beside the first one. */
const othersOf = ({ parties, signer, sender, message = '' }: DocumentRequest, { recipient }: LetterData): string[] =>
  parties
    .map(({ name }) => name)
    .filter((name, at, all) => all.findIndex((one) => plainName(one) === plainName(name)) === at)
    .filter(
      (name) =>
        name !== '' &&
        !isVisited(name, message) &&
        ![recipient.name, signer.name, sender.name].some((one) => plainName(one) === plainName(name)),
    )

/** `mengikuti pelatihan di Hotel Amaris Semarang`: a place that the task itself names. */
const placeWithin = (task: string): string => /\sdi\s(\p{Lu}[^,]{2,60})$/u.exec(task)?.[1] ?? ''

/** `Bayu dan Dodi ke Hotel Grand Asia`: to which house those who are sent go. */
const goesTo = new RegExp(`(?<!\\p{L})ke\\s(${house})`, 'gu')
const houseGoneTo = ({ message = '' }: DocumentRequest): string =>
  [...message.matchAll(goesTo)].map(([, name = '']) => name).find(isBusinessName) ?? ''

const behindNamePost = new RegExp(
  `^\\s*,?\\s*\\(?(${posts})(?=\\s*[,.;)\\n]|\\s(?:dan|sama|serta|sejak|dari|mulai|di|selama)\\s|$)`,
  'iu',
)

/** `Rizal teknisi`, `Luh terapis sejak 2021`: what somebody is, told right behind the name; empty where nothing is. */
const postBehind = (name: string, message: string): string => {
  const at = name === '' ? -1 : message.indexOf(name)
  return at === -1 ? '' : (behindNamePost.exec(message.slice(at + name.length))?.[1]?.toLowerCase() ?? '')
}

/** Each of several who are sent, with what he is. */
const withPost = (name: string, { message = '', parties }: DocumentRequest): string => {
  const told = parties.find((party) => plainName(party.name) === name)?.title ?? ''
  const post = postBehind(name, message) || told.toLowerCase()
  return post === '' ? name : `${name} (${post})`
}

/** `pake mobil box H 8812 KA`: in what those who are sent drive, with its plate. */
const vehicleRow = ({ vehicle = '', message = '' }: DocumentRequest): [string, string][] => {
  if (vehicle === '') return []
  const plate = /(?<![\p{L}\d])\p{Lu}{1,2}\s\d{1,4}\s\p{Lu}{1,3}(?![\p{L}\d])/u.exec(message)?.[0] ?? ''
  return [['Kendaraan', sentenceCase(`${vehicle} ${plate}`.trim())]]
}

const task = (letter: LetterData, request: DocumentRequest): DocumentNode[] => {
  const others = othersOf(request, letter)
  const day = storedDay(request.eventDate) ?? storedDay(request.startDate)
  const until = storedDay(request.endDate)
  return [
    p('Yang bertanda tangan di bawah ini:'),
    labelledLines(signerFields(letter, request)),
    p('memberikan tugas kepada:'),
    labelledLines(
      others.length === 0
        ? subjectFields(letter, request, 'yang ditugaskan').filter(
            ([label, value]) => (label !== 'Jabatan' && label !== 'Alamat') || !value.startsWith('[isi '),
          )
        : [letter.recipient.name, ...others].map((name, index) => [
            `Nama ${index + 1}`,
            withPost(plainName(name), request),
          ]),
    ),
    p('untuk melaksanakan tugas berikut:'),
    labelledLines([
      ['Tugas', textOrBlank(letter.subject, 'uraian tugas')],
      [
        'Hari, tanggal',
        day
          ? `${formatDayWithWeekday(day)}${until && until !== day ? ` sampai dengan ${formatDayWithWeekday(until)}` : ''}`
          : blankText('hari dan tanggal tugas'),
      ],
      [
        'Tempat',
        textOrBlank(request.places.join(', ') || placeWithin(letter.subject) || houseGoneTo(request), 'tempat tugas'),
      ],
      ...vehicleRow(request),
    ]),
    ...extra(request),
    toldBesides('Dengan keterangan sebagai berikut.'),
    p('Demikian surat tugas ini dibuat untuk dilaksanakan dengan penuh tanggung jawab.'),
  ]
}

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

const certificate = (letter: LetterData, request: DocumentRequest): DocumentNode[] => {
  const isAboutWork = /^SURAT KETERANGAN KERJA\b/.test(letter.title ?? '')
  const business = textOrBlank(letter.sender.name, 'nama usaha')
  const since =
    (request.startDate === '' ? serviceTime(request.message ?? '')?.from : '') ||
    monthSince(request) ||
    (request.startDate === '' ? sinceYear(request).replace(' sejak ', '') : '') ||
    dayOrBlank(request.startDate, 'tanggal mulai bekerja')
  const time = request.startDate === '' ? serviceTime(request.message ?? '') : null
  const end = storedDay(request.endDate)
  const until = time?.until ?? (end === null ? '' : formatDay(end))
  const { recipient } = letter
  const isAboutTraining = /^SURAT KETERANGAN MAGANG\b/.test(letter.title ?? '')
  const isAboutBusiness = /^SURAT KETERANGAN (?:DOMISILI )?USAHA\b/.test(letter.title ?? '')
  const isOfPost =
    isAboutWork || (/^SURAT KETERANGAN PENGHASILAN\b/.test(letter.title ?? '') && request.position !== undefined)
  const income = /^SURAT KETERANGAN PENGHASILAN\b/.test(letter.title ?? '') ? incomeIn(request.message ?? '') : ''
  const isAboutHome = /\bdomisili\b|\btempat tinggal\b/i.test(request.subject)
  const isAboutNeed = /\b(?:tidak|kurang) mampu\b/i.test(request.subject)
  const fact = request.statement
    ? `adalah benar ${request.statement}.`
    : isAboutTraining
      ? `adalah benar telah melaksanakan magang di ${business} mulai ${since}${until ? ` sampai dengan ${until}` : ''}.`
      : isAboutNeed
        ? 'adalah benar tergolong keluarga tidak mampu.'
        : isAboutHome
          ? `adalah benar berdomisili di ${recipient.address === '' && /^RT\b/.test(letter.sender.name) ? `wilayah ${letter.sender.name}` : textOrBlank(recipient.address, 'alamat domisili')}${recipient.name === '' ? sinceYear(request).replace('sejak', 'dan beroperasi sejak') : ''}.`
          : isAboutBusiness
            ? `adalah benar mempunyai usaha ${textOrBlank(recipient.company.replace(/^usaha\s+/i, '') || businessIn(request.message ?? '') || (request.position ?? '') || tradeIn(request.message ?? ''), 'nama dan jenis usaha')}${recipient.address ? ` di ${recipient.address}` : ''}${sinceYear(request)}.`
            : income !== ''
              ? `adalah benar karyawan ${business}${monthSince(request) === '' ? '' : ` sejak ${monthSince(request)}`} dengan penghasilan ${income}.`
              : isAboutWork
                ? `adalah benar karyawan ${business} yang bekerja sejak ${since}${until && until !== 'sekarang' ? ` sampai dengan ${until}` : ' sampai dengan surat ini dibuat'}.`
                : ''
  const purpose = purposeOfPaper(request.message ?? '')
  const blank = `adalah benar ${blankText(letter.subject ? `keterangan mengenai ${letter.subject.toLowerCase()}` : 'hal yang diterangkan')}.`
  return [
    p('Yang bertanda tangan di bawah ini:'),
    labelledLines(signerFields(letter, request)),
    p('menerangkan bahwa:'),
    labelledLines(
      (recipient.name === '' && recipient.company !== '' && (isAboutBusiness || isAboutHome)
        ? businessFields(letter, request)
        : subjectFields(
            letter,
            request,
            'yang diterangkan',
            isOfPost ? request.position || postBehind(plainName(recipient.name), request.message ?? '') : '',
          )
      )
        .filter(([label]) => label !== 'Jabatan' || isOfPost || recipient.title !== '')
        .concat(
          isAboutTraining && recipient.name !== '' && recipient.company !== ''
            ? [['Asal sekolah', recipient.company]]
            : [],
        )
        // Where somebody lives who worked here is only told where the message tells it.
        .filter(([label]) => label !== 'Alamat' || !(isAboutWork || isAboutTraining) || recipient.address !== ''),
    ),
    ...(fact === '' ? [] : [p(fact)]),
    ...extra(request),
    fact === ''
      ? toldBesides('dengan keterangan sebagai berikut:', { blank })
      : toldBesides('Dengan keterangan sebagai berikut.'),
    p(
      `Surat keterangan ini dibuat dengan sebenarnya untuk dipergunakan ${purpose === '' ? 'sebagaimana mestinya' : `sebagai kelengkapan ${purpose}`}.`,
    ),
  ]
}

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

const proxy = (letter: LetterData, request: DocumentRequest): DocumentNode[] => [
  p('Yang bertanda tangan di bawah ini:'),
  labelledLines(signerFields(letter, request)),
  p('selanjutnya disebut Pemberi Kuasa, dengan ini memberikan kuasa kepada:'),
  labelledLines([
    ...subjectFields(letter, request, 'penerima kuasa').filter(
      ([label]) => label !== 'Jabatan' || (letter.recipient.title !== '' && !kinWord.test(letter.recipient.title)),
    ),
    ...kinship(letter, request),
  ]),
  p(
    `selanjutnya disebut Penerima Kuasa, khusus untuk mewakili Pemberi Kuasa dalam hal ${textOrBlank(request.subject.replaceAll(/\b(?:saya|aku)\b/gi, 'Pemberi Kuasa'), 'hal yang dikuasakan')}.`,
  ),
  ...extra(request),
  toldBesides('Dengan keterangan sebagai berikut.'),
  p('Demikian surat kuasa ini dibuat dengan sebenarnya untuk dipergunakan sebagaimana mestinya.'),
]

/** `utk Satpol PP Kota …`: to whom a declaration, which has no address, goes; nothing where the declaration itself names him. */
const declaredTo = ({ recipient, message = '', statement = '' }: DocumentRequest): DocumentNode[] => {
  const reader = recipient.company || plainName(recipient.name)
  const at = reader === '' ? -1 : message.indexOf(reader)
  const isTo = /(?<!\p{L})(?:ke|kepada|kpd|untuk|utk|buat|yth\.?)\s(?:(?:[Pp]ak|[Bb]u|[Bb]apak|[Ii]bu)\s)?$/u.test(
    message.slice(0, Math.max(at, 0)),
  )
  return isTo && !statement.includes(reader)
    ? [p(`Surat pernyataan ini ditujukan kepada ${recipient.company || recipient.name}.`)]
    : []
}

const ownDeclaration = (letter: LetterData, request: DocumentRequest): DocumentNode[] => [
  p('Yang bertanda tangan di bawah ini:'),
  labelledLines(signerFields(letter, request)),
  p(
    request.statement
      ? `menyatakan dengan sebenarnya bahwa ${declared(request.statement).replace(/,?\s(?:dan\s)?apabila\s([^,]{4,60}?),?\s(?=(?:saya|\p{Ll}+(?:\ssaya)?)\s(?:siap|bersedia|sanggup|rela|akan|boleh)\s)/u, '. Apabila $1, ')}.`
      : `menyatakan dengan sebenarnya ${letter.subject ? `mengenai ${letter.subject.toLowerCase()} ` : ''}bahwa ${blankText('pernyataan')}.`,
  ),
  // What the declaration itself says is no further condition.
  ...extra({
    ...request,
    terms: request.terms
      .filter((term) => !(request.statement ?? '').includes(term.replace(/^menyatakan bahwa /i, '')))
      .map((term) => term.replace(/^(apabila\s[^,]{3,70}?),?\s(?=(?:siap|bersedia|sanggup|rela)\s)/iu, '$1, saya ')),
  }),
  toldBesides('Dengan keterangan sebagai berikut.'),
  ...declaredTo(request),
  p(
    `Demikian surat pernyataan ini dibuat dalam keadaan sadar dan tanpa paksaan dari pihak mana pun, untuk dipergunakan ${purposeOfPaper(request.message ?? '') === '' ? 'sebagaimana mestinya' : `sebagai kelengkapan ${purposeOfPaper(request.message ?? '')}`}.`,
  ),
]

/** What is declared: by heirs together, or by one person. */
const declaration = (letter: LetterData, request: DocumentRequest): DocumentNode[] =>
  heirsDeclaration(request) ?? ownDeclaration(letter, request)

/** What nobody carries out. */
const happened =
  /^(?:kejadian|kerusakan|kehilangan|kebakaran|kecelakaan|kemalingan|pencurian|kerugian|kebocoran|banjir|gangguan|perkelahian|kematian|insiden|peristiwa)(?!\p{L})/iu

/** `beras kurang 2 karung, minyak lebih 3 liter`: a count that says what is missing is told in words. */
const differs = /(?<!\p{L})(?:kurang|lebih|hilang|rusak|pecah|susut)\s\d/iu

/** `pas buka toko`, `di gudang`: a record that tells of the writer's own house by its sort happened there. */
const ownPlace = (house: string, message: string): string => {
  const sort = /^\p{L}{4,}/u.exec(house)?.[0].toLowerCase() ?? ''
  return sort !== '' && new RegExp(`(?<!\\p{L})(?:di|buka|tutup)\\s${sort}(?!\\p{L}|\\s\\p{Lu})`, 'u').test(message)
    ? house
    : ''
}

/** What happened or was done, when and where, and who saw it. */
const record = (letter: LetterData, request: DocumentRequest): DocumentNode[] => {
  const day = storedDay(request.eventDate || request.startDate) ?? storedDay(letter.date)
  const witnesses = witnessesOf(request.message ?? '')
  const [time] = request.times
  const place = request.places.join(', ') || ownPlace(letter.sender.name, request.message ?? '')
  return [
    p(
      `Pada hari ini, ${day ? formatDayWithWeekday(day) : blankText('hari dan tanggal')}${time === undefined ? '' : `, pukul ${time}`}, bertempat di ${textOrBlank(place, 'tempat kejadian atau kegiatan')}, telah ${happened.test(letter.subject) ? 'terjadi' : 'dilaksanakan'} ${textOrBlank(
        letter.subject.replace(/^\p{Lu}(?=\p{Ll})/u, (one) => one.toLowerCase()),
        'hal yang dicatat',
      )} dengan keterangan sebagai berikut.`,
    ),
    ...(letter.lines.some(({ price }) => price !== null) ||
    (letter.lines.length > 0 && !differs.test(request.message ?? ''))
      ? [block('goodsTable')]
      : []),
    ...extra(request),
    toldBesides(''),
    ...(witnesses === '' ? [] : [labelledLines([['Saksi', witnesses]])]),
    p('Demikian berita acara ini dibuat dengan sebenarnya untuk dipergunakan sebagaimana mestinya.'),
  ]
}

/** A neighbourhood introduces one of its people to an office. */
const introduction = (letter: LetterData, request: DocumentRequest): DocumentNode[] => {
  const purpose =
    /\b(?:mau|hendak|ingin)\s+(?:bikin|buat|membuat|mengurus|urus|ngurus)\s+([^,.;\n]{3,60})/i.exec(
      request.message ?? '',
    )?.[1] ??
    /\b(?:untuk|buat|utk|keperluan|guna)\s+(?!warga|anak|pak\b|bu\b|bapak|ibu\b|mas\b|mbak\b|saudara)(?:keperluan\s+)?(?:bikin|buat|membuat|mengurus|urus|ngurus|bikin)?\s*([^,.;\n]{3,60})/i.exec(
      request.message ?? '',
    )?.[1]
  return [
    p('Yang bertanda tangan di bawah ini:'),
    labelledLines(signerFields(letter, request).filter(([label]) => label !== 'Alamat')),
    p('menerangkan bahwa:'),
    labelledLines([
      ['Nama', textOrBlank(plainName(letter.recipient.name), 'nama warga')],
      ['Alamat', textOrBlank(letter.recipient.address, 'alamat warga')],
      ['Keperluan', textOrBlank(sentenceCase(purpose?.trim() ?? ''), 'keperluan')],
    ]),
    p('adalah benar warga di lingkungan kami.'),
    ...extra(request),
    toldBesides('Dengan keterangan sebagai berikut.'),
    p('Demikian surat pengantar ini dibuat untuk dipergunakan sebagaimana mestinya.'),
  ]
}

const texts = {
  keterangan: certificate,
  kuasa: proxy,
  pernyataan: declaration,
  tugas: task,
  rekomendasi: recommendation,
  pengantar: introduction,
  serah_terima: handover,
  berita_acara: record,
  notulen: minutes,
} as const

/** Letters that state something instead of writing to somebody: number under the title, no salutation. */
/** Whoever declares speaks of himself, unless the sentence has another subject: `daging yang saya pakai 100% sapi`. */
const declared = (statement: string): string => {
  const told = statement.replace(/^saya\s+/i, '')
  // `lahan kosong depan pos itu milik bersama`: something else is told of than who declares.
  const isOfThing =
    /^\p{Ll}+(?:\s\p{Ll}+)?\s(?:yang|yg)\s(?:saya|kami)\s/u.test(told) ||
    // `usaha sepatu saya belum pernah …`
    (told === statement &&
      /^(?!(?:me|ber|di|ter)\p{L}{4,}|tidak|belum|akan|siap|sanggup)\p{Ll}+(?:\s\p{Ll}+)?\s(?:saya|kami)\s(?:tidak|belum|sudah|telah|adalah|benar|masih|akan)\s/u.test(
        told,
      )) ||
    (told === statement &&
      /^(?!(?:tidak|belum|akan|siap|telah|sudah|benar|masih|sedang|pernah|selalu|bukan|hanya|mau)\s|(?:me|ber|di|ter|se)\p{L}{3,}|sanggup|rela)\p{Ll}+(?:\s\p{L}+){0,6}?\s(?:itu|ini|tersebut|adalah|merupakan)\s/iu.test(
        told,
      ))
  return isOfThing ? told : `saya ${told}`
}

export const statementBody = (
  letter: LetterData,
  request: DocumentRequest,
  form: keyof typeof texts,
): DocumentNode[] => [
  ...(isPersonalSender(letter) ? [] : [block('letterhead')]),
  block('letterTitle'),
  ...texts[form](letter, request),
  block('signature'),
]
