import { sumIn } from '#core/assistant/shared/reading-grammar/sums/numbers.ts'
import { formatDayWithWeekday } from '#core/text/shared/dates.ts'
import { sentenceCase, titleCase } from '#core/text/shared/letter-case.ts'

import { deliveryFacts } from '../reading/delivery-facts.ts'
import type { DocumentNode } from '../content/document-content.ts'
import type { DocumentRequest } from '../document-request.ts'
import { dayText, letterTotals, readerWord, senderWords, storedDay } from '../letter/letter-facts.ts'
import type { LetterData } from '../letter.ts'
import { block, bullets, labelledLines, p, toldBesides } from '../content/nodes.ts'
import { blankText, textOrBlank } from '../content/runs.ts'
import { asSentence, moneyWithWords, plainName, quantityText } from '../letter/wording.ts'

const hasGoods = ({ lines }: LetterData): boolean => lines.length > 0

const conditions = ({ terms }: DocumentRequest): DocumentNode[] => bullets(terms.map(asSentence))

const sumTold = String.raw`(?:rp\.?\s?)?\d[\d.,]{0,14}(?:\s?(?:rb|ribu|jt|juta)(?!\p{L}))?`
const paidSoFar = new RegExp(
  `(?<!\\p{L})(?:baru|sudah|udah|telah|cuma|hanya)\\s(?:di\\s?)?(?:bayar|transfer|cicil|masuk)(?:\\s(?:sebesar|senilai|dp))?\\s(${sumTold})`,
  'iu',
)

/** `nilai 24 juta baru dibayar 10 juta`: what is paid of the sum that is told whole; 0 where the rest itself is told. */
const paidOf = (whole: number, { message = '' }: DocumentRequest): number => {
  const said = paidSoFar.exec(message)?.[1]
  const paid = said === undefined ? null : sumIn(said)
  const restTold = /\b(?:sisa|kurang|kekurangan)(?:nya)?\s(?:masih\s|tinggal\s)?(?:rp\.?\s?)?\d/i.test(message)
  return paid === null || paid >= whole || restTold ? 0 : paid
}

const wholeTold = new RegExp(`(?<!\\p{L})(?:total|nilai|jumlah|tagihan)(?:nya)?\\s(?:sebesar\\s)?(${sumTold})`, 'iu')

/** What is still owed, where the message tells the whole and what was paid of it: `total 12,5 juta cuma dibayar 5 juta`. */
const restOwed = (letter: LetterData, request: DocumentRequest): number | null => {
  const { total, downPayment } = letterTotals(letter)
  const { message = '' } = request
  const [whole, paid] = [wholeTold, paidSoFar].map((cue) => sumIn(cue.exec(message)?.[1] ?? '') ?? 0)
  const isRestTold = /\b(?:sisa|kurang|kekurangan)(?:nya)?\s(?:masih\s|tinggal\s)?(?:rp\.?\s?)?\d/i.test(message)
  const gone = Math.max(paid ?? 0, downPayment)
  if (!isRestTold && whole && gone > 0 && gone < whole) return whole - gone
  const [line, ...others] = letter.lines
  const times = line !== undefined && others.length === 0 && line.quantity === null ? unpaidTimes(request) : 1
  return total === null ? null : total * times - paidOf(total, request)
}

/** `sisanya tolong dilunasi paling lambat 5 Desember`: what a reminder asks for in its own words. */
export const asksToSettle = (clause: string): boolean =>
  /^(?:sisa(?:nya)?|kekurangan(?:nya)?|mohon|tolong)\s[^]{0,60}(?:lunas|bayar)[^]{0,30}(?:paling lambat|sebelum|maksimal|sampai)/iu.test(
    clause,
  ) && !/Rp\s?\d/u.test(clause)

/** `kasih waktu 7 hari`: how long a reminder gives, which stands there as its last day. */
export const givesTime = (clause: string): boolean =>
  /^(?:(?:kami\s)?(?:kasih|beri|diberi|memberi|dikasih)\s)?(?:tenggat\s)?waktu(?:nya)?\s(?:(?:selama\s)?\d{1,3}\s(?:hari|minggu)(?:\skerja)?|(?:sampai|hingga|paling lambat)(?:\sdengan)?\s(?:tanggal\s)?\d{1,2}\s\p{Lu}\p{L}+(?:\s\d{4})?)$/iu.test(
    clause,
  )

/** `kasih waktu 7 hari`: how long is given, beside the day on which it ends. */
const graceGiven = ({ message = '' }: DocumentRequest): string => {
  const time =
    /(?<!\p{L})(?:kasih|beri|diberi|dikasih|tenggat|kami beri)\s(?:tenggat\s)?(?:waktu|tempo)\s(?:selama\s)?(\d{1,3}\s(?:hari|minggu))(?!\s(?:kerja\s)?(?:dari|sejak|setelah))/iu.exec(
      message,
    )?.[1]
  return time === undefined ? '' : `, yaitu ${time} sejak tanggal surat ini`
}

/** `nunggak 2 bulan … @850rb`: how often the one sum is owed. */
const unpaidTimes = ({ message = '', statedTotal }: DocumentRequest): number => {
  const count =
    /(?<!\p{L})(?:nunggak|menunggak|tertunggak|tunggakan|belum bayar)\s(?:selama\s)?(\d{1,2})\s(?:bulan|bln|minggu)(?!\p{L})[^.;\n]{0,40}?(?:@|\d\s?(?:rb|ribu|jt|juta)?\s?(?:per|\/|se)\s?(?:bulan|bln|minggu))/iu.exec(
      message,
    )?.[1]
  return statedTotal === null && count !== undefined ? Number(count) : 1
}

/** `apabila tidak membayar kami …`: what follows where nobody pays. */
const ifUnpaid = (term: string): boolean =>
  /^(?:apabila|kalau|jika|bila)\s(?:[^,.]{0,50}\s)?(?:tidak|belum|tetap)(?!\p{L})/iu.test(term)

/** A reminder of what is owed: friendly, exact, with a last day. */
export const reminderLetter = (letter: LetterData, request: DocumentRequest, matter: string): DocumentNode[] => {
  const reader = readerWord(letter.recipient)
  const total = restOwed(letter, request)
  const about = matter.replace(/^(?:penagihan|tagihan|somasi)\b\s*/i, '').replace(/^halus\b\s*/i, '')
  const sum = total === null ? blankText('jumlah yang belum dibayar') : moneyWithWords(total)
  const listed = letter.lines.length > 1
  const lastDay = dayText(request.dueDate || request.endDate)
  return [
    p(
      `Bersama surat ini, ${senderWords(letter)} menyampaikan bahwa sampai dengan tanggal surat ini masih terdapat kewajiban pembayaran ${about ? `${about} ` : ''}${reader} sebesar ${sum}.`,
    ),
    ...(listed ? [p('Perinciannya adalah sebagai berikut.'), block('goodsTable')] : []),
    toldBesides('Adapun keterangannya sebagai berikut.'),
    ...conditions({
      ...request,
      terms: request.terms.filter((term) => !ifUnpaid(term) && (lastDay === '' || !asksToSettle(term))),
    }),
    p(
      `Kami mohon ${reader} melunasi kewajiban tersebut paling lambat ${lastDay || blankText('tanggal batas pelunasan')}${lastDay === '' ? '' : graceGiven(request)}.`,
    ),
    ...request.terms.filter(ifUnpaid).map((term) => p(asSentence(term))),
    block('paymentInfo'),
    p(
      `Apabila pembayaran telah dilakukan, mohon surat ini diabaikan dan bukti pembayarannya disampaikan kepada kami. Atas perhatian dan kerja sama ${reader}, kami ucapkan terima kasih.`,
    ),
  ]
}

/** An order for goods: what, how many, at which price, and until when. */
export const purchaseOrder = (letter: LetterData, request: DocumentRequest): DocumentNode[] => {
  const reader = readerWord(letter.recipient)
  // A term of payment is no day of delivery.
  const term = /\btempo\b/i.test(request.message ?? '') ? '' : request.dueDate
  const until = dayText(request.eventDate || request.endDate || term)
  const { destination } = deliveryFacts(request.message ?? '')
  return [
    p(`Bersama surat ini, ${senderWords(letter)} memesan barang dengan perincian sebagai berikut.`),
    block('goodsTable'),
    p(
      `Barang mohon dikirim ${destination === '' ? '' : `ke ${destination}, `}paling lambat ${until || blankText('tanggal pengiriman')}.`,
    ),
    ...conditions({
      ...request,
      terms: request.terms.filter(
        (term) => until === '' || !/kirim|antar|sampai|datang/iu.test(term) || !term.includes(until),
      ),
    }),
    toldBesides('Keterangan pesanan:'),
    p(`Atas perhatian dan kerja sama ${reader}, kami ucapkan terima kasih.`),
  ]
}

/** What is given back to whoever sold it, or by whoever bought it, and what it is worth. */
export const returnNote = (letter: LetterData, request: DocumentRequest): DocumentNode[] => [
  p('Bersama nota ini, kami mencatat pengembalian barang dengan perincian sebagai berikut.'),
  hasGoods(letter) ? block('goodsTable') : p(`Barang: ${blankText('nama dan jumlah barang')}.`),
  ...conditions(request),
  toldBesides('Keterangan retur:'),
  p(`Atas perhatian dan kerja sama ${readerWord(letter.recipient)}, kami ucapkan terima kasih.`),
]

/** `total karungnya ditulis`: how many pieces go in all, where they are counted alike and the owner wants it said. */
const allPieces = ({ lines, message = '' }: DocumentRequest): string => {
  const [first, ...more] = lines
  const isAlike =
    first !== undefined && first.unit !== '' && more.length > 0 && more.every(({ unit }) => unit === first.unit)
  const counts = lines.map(({ quantity }) => quantity)
  if (!isAlike || counts.includes(null) || !/(?<!\p{L})(?:total|jumlah)/iu.test(message)) return ''
  return quantityText(
    counts.reduce<number>((sum, count) => sum + (count ?? 0), 0),
    first.unit,
  )
}

/** `Jl Sudirman 8`, `Jalan Sudirman 8`: one address, however it is written. */
const inOneWriting = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/(?<!\p{L})(?:jalan|jln|jl)(?!\p{L})\.?/gu, 'jl')
    .replaceAll(',', '')

/** Who drives, in what, where to and when: only what the message says. */
const carriage = (request: DocumentRequest, to: string): DocumentNode[] => {
  const { message = '', eventDate, startDate, times } = request
  const { destination, driver, helper, vehicle, plate } = deliveryFacts(message)
  const leaving = storedDay(eventDate || startDate)
  const day = leaving === null ? '' : formatDayWithWeekday(leaving)
  const leaves = [day, times[0] === undefined ? '' : `pukul ${times[0]}`].filter((part) => part !== '').join(', ')
  const rows = [
    ['Jumlah seluruhnya', allPieces(request)],
    ['Tujuan', inOneWriting(to).includes(inOneWriting(destination)) ? '' : destination],
    ['Pengemudi', plainName(titleCase(driver))],
    ['Kernet', plainName(titleCase(helper))],
    ['Kendaraan', vehicle],
    ['Nomor polisi', plate],
    ['Berangkat', /\b(?:berangkat|brgkt|brangkat|jalan (?:hari|tanggal|besok))\b/i.test(message) ? leaves : ''],
  ] as const
  const told = rows.filter(([, value]) => value !== '').map(([label, value]) => [label, sentenceCase(value)] as const)
  return told.length === 0 ? [] : [labelledLines(told)]
}

/** A delivery note: goods without prices, checked and signed by whoever takes them. */
export const deliveryNote = (letter: LetterData, request: DocumentRequest): DocumentNode[] => {
  const named = [letter.recipient.name, letter.recipient.company].filter((part) => part !== '').join(', ')
  const to = named || deliveryFacts(request.message ?? '').destination
  return [
    p(
      `Bersama surat jalan ini, kami mengirimkan barang berikut kepada ${textOrBlank(to, 'nama penerima')}${letter.recipient.address ? `, ${letter.recipient.address}` : ''}, dalam keadaan baik dan jumlah yang cukup.`,
    ),
    hasGoods(letter) ? block('goodsTable') : p(`Barang: ${blankText('nama dan jumlah barang')}.`),
    ...carriage(request, `${to} ${letter.recipient.address}`),
    ...conditions(request),
    toldBesides('Keterangan pengiriman:'),
    p('Mohon barang diperiksa saat diterima, dan surat jalan ini ditandatangani sebagai bukti penerimaan.'),
  ]
}

/** `kami meminta agar diganti semua`. */
const asked = (demand: string): string => (/^(?:\S+\s+){0,4}di\p{L}{4,}/u.test(demand) ? `agar ${demand}` : demand)

/** What a complaint is called by whoever writes it. */
export const complaintWord = ({ message = '' }: DocumentRequest): string =>
  /(?<!\p{L})surat\s((?:teguran|peringatan)(?:\s(?:pertama|kedua|ketiga))?)(?!\p{L})/iu
    .exec(message)?.[1]
    ?.toLowerCase() ?? (/\b(?:peng)?aduan\b/i.test(message) ? 'pengaduan' : 'keluhan')

/** A complaint: what went wrong in the owner's own words, what is asked for, and a request to settle it. */
export const complaintLetter = (letter: LetterData, request: DocumentRequest, matter: string): DocumentNode[] => {
  const reader = readerWord(letter.recipient)
  const about = matter.replace(
    /^(?:(?:keluhan|komplain|protes|pengaduan|aduan|teguran|peringatan|resmi|pertama|kedua|ketiga)\b\s*)+/i,
    '',
  )
  const [demand, ...more] = request.demands ?? []
  return [
    p(
      `Bersama surat ini, ${senderWords(letter)} menyampaikan ${complaintWord(request)}${about ? ` mengenai ${about}` : ''} kepada ${reader}.`,
    ),
    toldBesides('Hal yang kami sampaikan adalah sebagai berikut.'),
    ...(demand === undefined
      ? []
      : more.length === 0
        ? [
            p(
              `Untuk itu, kami meminta ${asSentence(asked(demand)).replace(/^\p{Lu}(?=\p{Ll})/u, (one) => one.toLowerCase())}`,
            ),
          ]
        : [p('Untuk itu, kami meminta hal-hal berikut.'), ...bullets([demand, ...more].map(asSentence))]),
    p(
      `Kami berharap ${reader} segera menindaklanjuti hal ini dan memberi kabar kepada kami. Atas perhatian dan penyelesaiannya, kami ucapkan terima kasih.`,
    ),
  ]
}

/** `ucapan selamat atas pembukaan cabang baru`: on what the reader is congratulated; null where he is thanked. */
export const congratulatedOn = ({ message = '' }: DocumentRequest): string | null =>
  /(?<!\p{L})ucapan\sselamat(?!\p{L})(?:\s(?:atas|untuk|kepada|ke)\s((?:[^,.;\n]){3,90}?)(?=\sdari\s\p{Lu}|[,.;\n]|$))?/u
    .exec(message)
    ?.slice(1)
    .map((matter: string | undefined) => matter ?? '')[0] ?? null

/** Thanks, with what they are for, or good wishes. */
export const thankingLetter = (letter: LetterData, request: DocumentRequest): DocumentNode[] => {
  const reader = readerWord(letter.recipient)
  const wished = congratulatedOn(request)
  if (wished !== null)
    return [
      p(
        `Bersama surat ini, ${senderWords(letter)} mengucapkan selamat kepada ${reader} atas ${textOrBlank(wished, 'hal yang diberi ucapan selamat')}.`,
      ),
      toldBesides(''),
      p(`Semoga senantiasa diberi kelancaran dan kesuksesan. Atas perhatian ${reader}, kami ucapkan terima kasih.`),
    ]
  return [
    p(
      `Bersama surat ini, ${senderWords(letter)} mengucapkan terima kasih yang sebesar-besarnya kepada ${letter.recipient.company || letter.recipient.name || reader} ${request.reason ? `karena ${request.reason}` : 'atas bantuan dan dukungan yang telah diberikan'}.`,
    ),
    toldBesides(''),
    p(`Semoga kerja sama dan hubungan baik ini terus terjalin. Atas perhatian ${reader}, kami ucapkan terima kasih.`),
  ]
}

/** For what somebody is asked to forgive, what is given for it, and thanks for the patience. */
export const apologyLetter = (letter: LetterData, request: DocumentRequest): DocumentNode[] => {
  const reader = readerWord(letter.recipient)
  return [
    p(
      `Melalui surat ini, ${senderWords(letter)} menyampaikan permohonan maaf yang sebesar-besarnya kepada ${reader} ${request.reason ? `karena ${request.reason}` : 'atas hal berikut'}.`,
    ),
    toldBesides('', request.reason ? {} : { blank: blankText('hal yang dimintakan maaf') }),
    ...conditions(request),
    p(
      `Kami menyesalkan kejadian ini dan akan berusaha agar tidak terulang. Atas pengertian dan kesabaran ${reader}, kami ucapkan terima kasih.`,
    ),
  ]
}
