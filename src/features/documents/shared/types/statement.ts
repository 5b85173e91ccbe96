import { formatDayWithWeekday } from '#core/text/shared/dates.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'

import type { DocumentNode } from '../content/document-content.ts'
import { isBusinessName } from '../business-name.ts'
import type { DocumentRequest } from '../document-request.ts'
import { isPersonalSender, storedDay } from '../letter/letter-facts.ts'
import type { LetterData } from '../letter.ts'
import { block, bullets, labelledLines, p, toldBesides } from '../content/nodes.ts'
import { blankText, textOrBlank } from '../content/runs.ts'
import { witnessesOf } from '../reading/meeting-facts.ts'
import { purposeOfPaper } from '../reading/people/person-facts.ts'
import { house } from '../reading/people/name-patterns.ts'
import { postBehind } from '../reading/people/told-post.ts'
import { isVisited } from '../reading/people/told-travellers.ts'
import { certificate } from './certified.ts'
import { handover } from './handover.ts'
import { heirsDeclaration } from './heirs.ts'
import { minutes } from './minutes.ts'
import { isParentsLeave, parentsLeave } from './parents-leave.ts'
import { recommendation } from './recommendation.ts'
import { kinship, kinWord, signerFields, subjectFields } from './statement-people.ts'
import { asSentence, inOffice, plainName } from '../letter/wording.ts'

const extra = ({ terms }: DocumentRequest): DocumentNode[] => bullets(terms.map((term) => asSentence(inOffice(term))))

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

/** `… kepada kakaknya Rahmat di SMA Negeri 1 Pati`: where it is done, told behind whoever does it. */
const placeOfDeed = ({ subject, message = '' }: DocumentRequest): string => {
  const place = [...message.matchAll(new RegExp(`(?<!\\p{L})di\\s(${house})`, 'gu'))]
    .map(([, name = '']) => name)
    .find(isBusinessName)
  return place === undefined || subject.includes(place) || subject === '' ? '' : ` di ${place}`
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
    `selanjutnya disebut Penerima Kuasa, khusus untuk mewakili Pemberi Kuasa dalam hal ${textOrBlank(request.subject.replaceAll(/\b(?:saya|aku)\b/gi, 'Pemberi Kuasa'), 'hal yang dikuasakan')}${placeOfDeed(request)}.`,
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
      ? `menyatakan dengan sebenarnya bahwa ${declared(request.statement).replace(/,?\s(?:dan\s)?apabila\s([^,]{4,60}?),?\s((?:saya|\p{Ll}+(?:\ssaya)?)\s)?(?=(?:siap|bersedia|sanggup|rela|akan|boleh)\s)/u, (_, then: string, who = 'saya ') => `. Apabila ${then}, ${who}`)}.`
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
  isParentsLeave(request.message ?? '')
    ? parentsLeave(letter, request)
    : (heirsDeclaration(request) ?? ownDeclaration(letter, request))

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

/** Letters that state something instead of writing to somebody: number under the title, no salutation. */
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
