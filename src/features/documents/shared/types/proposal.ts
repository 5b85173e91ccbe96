import { formalText } from '#core/assistant/shared/reading-grammar/formal-text.ts'
import { formatDayWithWeekday } from '#core/text/shared/dates.ts'
import { sentenceCase, titleCase } from '#core/text/shared/letter-case.ts'
import { parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { DocumentNode } from '../content/document-content.ts'
import type { DocumentRequest } from '../document-request.ts'
import { dayText, letterTotals, readerWord, storedDay } from '../letter/letter-facts.ts'
import type { LetterData, LetterLine } from '../letter.ts'
import { fieldOf, tradeIn } from '../reading/people/work-facts.ts'
import { block, bullets, heading, p, toldBesides } from '../content/nodes.ts'
import { aimOf as purposeOf, backgroundOf, customersOf, foundedIn, salesWayOf } from '../reading/plan-facts.ts'
import { blankText, textOrBlank } from '../content/runs.ts'
import { asSentence, doubled, inOffice, joinWords, moneyText, moneyWithWords } from '../letter/wording.ts'
import type { TypeComposer } from './composer.ts'
import { plannedIn } from './planned.ts'
import { type Funding, fundingOf, fundsAtHand } from './funding.ts'

const matterOf = ({ subject, message = '' }: DocumentRequest): string =>
  subject.replace(/^proposal(?:\s+(?:bisnis|usaha))?\b\s*/i, '') || plannedIn(message)

/** `titip jual kopi bubuk`: goods that are left with somebody who sells them. */
const leaving = /^titip jual\s+(.+)$/i

const schedule = (request: DocumentRequest): string => {
  const event = storedDay(request.eventDate)
  if (event && !request.startDate && !request.term)
    return `Kegiatan direncanakan berlangsung pada hari ${formatDayWithWeekday(event)}${request.times[0] ? `, pukul ${request.times[0]}` : ''}.`
  const start = dayText(request.startDate || request.eventDate) || blankText('tanggal mulai')
  const length = request.term ? `selama ${request.term.amount} ${request.term.unit}` : ''
  const end = dayText(request.endDate)
  if (end) return `Kegiatan direncanakan berlangsung mulai ${start} sampai dengan ${end}.`
  return `Kegiatan direncanakan dimulai pada ${start}${length ? ` dan berlangsung ${length}` : ''}.`
}

const timed = /^(?:hari|minggu|bulan|tahun)$/

/** `Omzet sebesar Rp 12.000.000 per bulan`. */
const stated = ({ description, price, unit }: LetterLine): string =>
  `${sentenceCase(/\bmodal(?: awal| sendiri| usaha)?$/i.exec(description)?.[0] ?? description)} sebesar ${moneyText(price ?? 0)}${timed.test(unit) ? ` per ${unit}` : ''}.`

/** `Nasi box: Rp 12.000.`, `Kopi bubuk kemasan 200 gr: Rp 38.000.` */
const priced =
  (product: string) =>
  ({ description, price, unit }: LetterLine): string =>
    `${sentenceCase(product !== '' && /^(?:kemasan|ukuran|isi)\b/i.test(description) ? `${product} ${description}` : description)}: ${price === null ? blankText('harga') : moneyText(price)}${unit === '' ? '' : ` per ${unit}`}.`

const cooperation = (request: DocumentRequest): DocumentNode[] =>
  leaving.test(matterOf(request)) && request.terms.length === 0
    ? [p(`Kerja sama dilakukan dalam bentuk ${matterOf(request)}, dengan pembagian ${blankText('pembagian hasil')}.`)]
    : toldCooperation(request)

const toldCooperation = ({ terms }: DocumentRequest): DocumentNode[] =>
  terms.length > 0
    ? bullets(terms.map(asSentence))
    : [p(`Kerja sama dilakukan dalam bentuk ${blankText('bentuk kerja sama dan pembagiannya')}.`)]

/** What is asked for, what is there already, what the money is for; and no sum of these. */
const fundingNodes = (letter: LetterData, funding: Funding, use = ''): DocumentNode[] => {
  const [asked, ...more] = funding.need
  const own = funding.capital.map(stated)
  const { total } = letterTotals(letter)
  const costed = letter.lines.length > 0 || letter.charges.length > 0
  const left = total === null || asked ? 0 : total - fundsAtHand(funding)
  const short = total !== null && left > 0 && left < total ? left : null
  const needed =
    asked && asked.price !== null
      ? `Dana yang kami ajukan${/^(?:kebutuhan |butuh )?(?:dana|modal)$|^diajukan/i.test(asked.description) ? '' : ` (${asked.description})`} sebesar ${moneyWithWords(asked.price)}.`
      : costed
        ? total === null
          ? ''
          : short === null
            ? `Dana yang dibutuhkan sebesar ${moneyWithWords(total)}.`
            : `Dana yang dibutuhkan sebesar ${moneyText(total)}. Setelah dikurangi dana yang sudah tersedia, kekurangan dana yang kami ajukan sebesar ${moneyWithWords(short)}.`
        : `Dana yang dibutuhkan sebesar ${blankText('jumlah dana')}.`
  return [
    ...(needed ? [p(needed)] : []),
    ...bullets([...more.map(stated), ...own]),
    ...(costed
      ? [p('Rencana penggunaannya adalah sebagai berikut.'), block('goodsTable')]
      : [
          p(
            use === ''
              ? `Rencana penggunaan dana: ${blankText('perincian penggunaan dana')}.`
              : `Dana tersebut akan digunakan untuk ${use}.`,
          ),
        ]),
  ]
}

/** What a proposal asks for, where it says how much and for what. */
const sumOf = (letter: LetterData, { need }: Funding): string => {
  const sum = need[0]?.price ?? null
  const names = letter.lines.map(({ description }) => description.toLowerCase())
  if (sum === null || names.length === 0 || names.length > 5) return ''
  return `Melalui proposal ini kami mengajukan dana sebesar ${moneyText(sum)} untuk ${joinWords(names)}. `
}

/** What the message tells of a plan, in the writing of an office; a blank where it does not. */
const said = (fact: (text: string) => string, { message = '', today = '' }: DocumentRequest, blank: string): string => {
  const day = parseIsoDay(today)
  const told = fact(message)
  return textOrBlank(inOffice(day ? formalText(doubled(told), day) : told), blank)
}

/** What the money is for, where its parts are told and no aim is. */
const aimOf = (request: DocumentRequest, { costs }: Funding): string => {
  const names = costs.map(({ description }) => description.toLowerCase())
  return purposeOf(request.message ?? '') !== '' || names.length < 2
    ? said(purposeOf, request, 'tujuan proposal')
    : names.length > 5
      ? 'memperoleh dana untuk kebutuhan yang dirinci dalam proposal ini'
      : `memperoleh dana untuk ${joinWords(names)}`
}

const section = (title: string, ...body: DocumentNode[]): DocumentNode[] => [heading(2, title), ...body]

const activity =
  /^(?:(?:pengajuan|permohonan)\s)?sponsor(?:ship)?\s|^(?:(?:pengajuan|permohonan)\s)?(?:(?:bantuan\s+)?dana\s+)?(?:kegiatan|acara|lomba|peringatan|perayaan|pembangunan|renovasi|perbaikan|bakti|santunan|pentas|turnamen|pelatihan|penggalangan|permohonan|bantuan|study|rapat|festival|bazar|hut)\b|^(?:bantuan\s+)?dana\s+(?:posyandu|pkk|karang taruna|masjid|mus[ho]{1,2}l?la|paud|tpq|tpa|panti|sanggar|majelis|osis|rt|rw)\b/i

/** Who answers for it: whoever signs. */
const inCharge = ({ signer }: LetterData): string =>
  signer.name === ''
    ? blankText('nama penanggung jawab')
    : [signer.name, signer.title === '' ? '' : `selaku ${signer.title}`].filter((part) => part !== '').join(', ')

/** Money for a business is asked for by a business, whatever word opens the proposal. */
const isActivity = (request: DocumentRequest): boolean =>
  activity.test(matterOf(request)) &&
  !/\b(?:modal|usaha|investasi|pinjaman|kredit|pembiayaan)\b/i.test(matterOf(request))

/** `pengajuan dana lomba`: what is asked for, before the activity for which it is. */
const askedBefore =
  /^(?:(?:pengajuan|permohonan)\s(?:(?:bantuan\s)?dana|sponsor(?:ship)?)|sponsor(?:ship)?|dana)\s+(?=\p{L})/iu

/** A proposal for an activity has no business to present: why, what for, when, what it costs. */
const activitySections = (letter: LetterData, request: DocumentRequest): DocumentNode[] => {
  const organiser = textOrBlank(letter.sender.name, 'nama penyelenggara')
  const matter = matterOf(request)
  const place = request.places[0]
  return [
    ...section(
      '1. Latar Belakang',
      p(
        `${organiser} bermaksud ${/^(?:permohonan|bantuan)\b/i.test(matter) && !askedBefore.test(matter) ? 'mengajukan' : 'menyelenggarakan'} ${matter.replace(askedBefore, '')}. Kegiatan ini disusun karena ${said(backgroundOf, request, 'latar belakang kegiatan')}.`,
      ),
      toldBesides('Hal-hal mengenai kegiatan ini:'),
    ),
    ...section('2. Tujuan', p(`Tujuan kegiatan ini adalah ${said(purposeOf, request, 'tujuan kegiatan')}.`)),
    ...section(
      '3. Waktu dan Tempat',
      p(schedule(request)),
      p(`Tempat kegiatan: ${textOrBlank(place ?? '', 'tempat kegiatan')}.`),
    ),
    ...section('4. Susunan Panitia', p(`Penanggung jawab kegiatan adalah ${inCharge(letter)}.`)),
    ...section('5. Anggaran dan Kebutuhan Dana', ...fundingNodes(letter, fundingOf(request))),
    ...section(
      '6. Penutup',
      p(
        `Demikian proposal ini kami ajukan sebagai bahan pertimbangan ${readerWord(letter.recipient)}. Atas perhatian dan bantuan yang diberikan, kami ucapkan terima kasih.`,
      ),
    ),
  ]
}

/** One part of a proposal; a part of which nothing was told is left out. */
interface Part {
  readonly title: string
  readonly body: readonly DocumentNode[]
}

/** The parts that have something to say, counted through. */
const counted = (parts: readonly Part[]): DocumentNode[] =>
  parts.filter(({ body }) => body.length > 0).flatMap(({ title, body }, at) => section(`${at + 1}. ${title}`, ...body))

const sentences = (...told: readonly string[]): DocumentNode[] => {
  const whole = told.filter((one) => one !== '').join(' ')
  return whole === '' ? [] : [p(whole)]
}

/** `konveksi kami udah 6 taun`: how long a business works already; empty where it is not told. */
const ageIn = (message: string): string => {
  const [, count = '', unit = ''] =
    /(?<!\p{L})(?:sudah|udah|udh|telah)\s(?:(?:jalan|berjalan|berdiri|buka)\s)?(?:selama\s)?(\d{1,2})\s(tahun|taun|thn|bulan|bln)(?!\p{L})/iu.exec(
      message,
    ) ?? []
  return count === '' ? '' : `Usaha ini telah berjalan selama ${count} ${unit.startsWith('b') ? 'bulan' : 'tahun'}.`
}

const writeSections = (letter: LetterData, request: DocumentRequest): DocumentNode[] => {
  const business = textOrBlank(letter.sender.name, 'nama usaha')
  const matter = matterOf(request)
  // `di koperasi`: a place without a name is none where a business is.
  const place = request.places.find((one) => /^\p{Lu}|\d/u.test(one))
  const to = letter.recipient.company || letter.recipient.name
  const funding = fundingOf(request)
  const { message = '' } = request
  const told = (fact: (text: string) => string): string => (fact(message) === '' ? '' : said(fact, request, ''))
  const [why, customers, way, since] = [backgroundOf, customersOf, salesWayOf, foundedIn].map(told)
  const hasAim = purposeOf(message) !== '' || funding.costs.length > 1
  const starts = request.startDate || request.eventDate || request.term
  return counted([
    {
      title: 'Ringkasan Eksekutif',
      body: sentences(
        `Proposal ini diajukan oleh ${business}${to ? ` kepada ${to}` : ''}${matter === '' ? '' : ` mengenai ${matter}`}.`,
        sumOf(letter, funding).trim(),
        hasAim || !/\suntuk\s/u.test(matter) ? `Tujuannya adalah ${aimOf(request, funding)}.` : '',
      ),
    },
    { title: 'Latar Belakang', body: sentences(why ? `Usulan ini disusun karena ${why}.` : '') },
    {
      title: 'Profil Usaha',
      body: [
        ...sentences(
          `${business} bergerak di bidang ${textOrBlank(fieldOf(message) || tradeIn(letter.sender.name), 'bidang usaha')}${since ? ` sejak tahun ${since}` : ''}${place ? ` dan berlokasi di ${place}` : ''}.`,
          since ? '' : ageIn(message),
        ),
        toldBesides('Hal-hal mengenai usaha ini:'),
      ],
    },
    {
      title: 'Produk dan Layanan',
      body:
        funding.products.length > 0
          ? [
              p('Produk yang kami tawarkan beserta harganya adalah sebagai berikut.'),
              ...bullets(funding.products.map(priced(leaving.exec(matter)?.[1] ?? ''))),
            ]
          : bullets(request.terms.map(asSentence)),
    },
    {
      title: 'Pasar dan Pemasaran',
      body: [
        ...sentences(
          customers ? `Sasaran kami adalah ${customers}.` : '',
          way ? `Pemasaran dilakukan melalui ${way}.` : '',
        ),
        ...(funding.turnover.length > 0
          ? [p('Gambaran hasil usaha adalah sebagai berikut.'), ...bullets(funding.turnover.map(stated))]
          : []),
      ],
    },
    {
      title: 'Rencana Pelaksanaan',
      body: [...(starts ? [p(schedule(request))] : []), p(`Penanggung jawab pelaksanaan adalah ${inCharge(letter)}.`)],
    },
    funding.products.length > 0
      ? { title: 'Bentuk Kerja Sama', body: cooperation(request) }
      : {
          title: 'Anggaran dan Kebutuhan Dana',
          body: fundingNodes(letter, funding, /^pinjaman modal untuk (.+)$/u.exec(matter)?.[1]),
        },
    {
      title: 'Penutup',
      body: [
        p(
          `Demikian proposal ini kami ajukan sebagai bahan pertimbangan ${readerWord(letter.recipient)}. Atas perhatian dan kesempatan yang diberikan, kami ucapkan terima kasih.`,
        ),
      ],
    },
  ])
}

export const proposal: TypeComposer = {
  completeLetter: (letter, request) => ({
    ...letter,
    ...(isActivity(request) ? { title: 'PROPOSAL KEGIATAN' } : {}),
    subject: titleCase(matterOf(request)),
    lines: [...fundingOf(request).costs],
    ...(fundingOf(request).products.length > 0 ? { discount: null } : {}),
  }),
  writeBody: (letter, request) => [
    block('letterhead'),
    block('letterTitle'),
    block('letterInfo'),
    block('recipient'),
    ...(isActivity(request) ? activitySections : writeSections)(letter, request),
    block('signature'),
  ],
}
