import { formalText } from '#core/assistant/shared/reading-grammar/formal-text.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'
import { parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { DocumentRequest } from '../../document-request.ts'
import type { LetterLine } from '../../letter.ts'
import { quantityText } from '../../letter/wording.ts'
import { ofParty } from '../people/writing-party.ts'

/** How a clause of talk begins that was taken for a thing: `titip 100 bungkus`, `toko jual 15 ribu`, `setelah gaji Asep 2 juta`. */
const noThing =
  /^(?:(?:nitip|titip|dititip\p{L}*|laku|terjual|setelah|sesudah|sebelum|sisa|tiap|setiap|ambil|kirim|setor|bayar|untung|per|telat|terlambat|kena|denda|didenda)(?!\p{L})|me(?:ng|m|n|ny)\p{Ll}{3,}$|(?:toko|warung|kedai|kafe|kantin|hotel|sekolah|kami|saya|dia|harga(?:\sdari)?)(?:\s\(|$))/iu

/** People are counted and not sold: `tiap angkatan 4 orang`. */
const isReal = ({ description, unit, price }: LetterLine): boolean =>
  !noThing.test(description) && !(unit === 'orang' && price === null)

const timeAlone = /^(?:(?:se|tiap\s|setiap\s)?hari(?:\skerja)?|minggu|bulan)$/iu
const provides =
  /(?<!\p{L})(?:(?:me)?nye?dia(?:in|kan)|sedia(?:in|kan)|(?:me)?nyiap(?:in|kan)|suplai|supply|(?:me)?masok|(?:me)?ngirim|kirim)\s((?:\p{Ll}+\s){1,4}?)(?:(?:buat|untuk|utk)\s)?(?=\d)/iu
const eachPrice =
  /\d\s?(?:rb|ribu|jt|juta)?\s?(?:per|\/)\s?(porsi|kotak|box|bungkus|paket|pcs|potong|galon|ikat|loyang)(?!\p{L})/iu

/** `nyediain makan siang 85 karyawan tiap hari kerja, 18rb per porsi`: what is provided, where its days were taken for it. */
const provided =
  (message: string) =>
  (line: LetterLine): LetterLine => {
    const thing = timeAlone.test(line.description) ? provides.exec(message)?.[1]?.trim() : undefined
    return thing === undefined ? line : { ...line, description: thing, unit: eachPrice.exec(message)?.[1] ?? line.unit }
  }

/** `tanah 120 m2 …, harga 95jt`: a size, unless its price is told for one. */
const ofSize = /^(?:m2|m²|meter|meter persegi|hektar|ha|are|ubin|tumbak)$/iu
const pricedEach = /(?:per|\/|se)\s?(?:m2|m²|meter|hektar|ha|are|ubin|tumbak)(?!\p{L})|@/iu
const withSize =
  (message: string) =>
  (line: LetterLine): LetterLine =>
    line.price !== null && line.quantity !== null && ofSize.test(line.unit) && !pricedEach.test(message)
      ? {
          ...line,
          description: `${line.description} ${quantityText(line.quantity, line.unit)}`,
          quantity: null,
          unit: '',
        }
      : line

/** `bagi hasil ternak kambing kambing`: the thing itself, once. */
const plainThing = (line: LetterLine): LetterLine => ({
  ...line,
  description: line.description.replace(/^bagi hasil\s(?=\p{L})/iu, '').replace(/(?<!\p{L})(\p{L}{4,})\s\1$/iu, '$1'),
})

/**
 * A contract without the rows that are clauses of talk: what they tell stands in its articles, a price as the message
 * tells it. Other papers as they are.
 */
export const withRealGoods = (request: DocumentRequest): DocumentRequest => {
  const today = parseIsoDay(request.today ?? request.date)
  const lines = request.lines
    .filter(isReal)
    .map(plainThing)
    .map(provided(request.message ?? ''))
    .map(withSize(request.message ?? ''))
  const charges = request.charges.filter(({ label }) => !noThing.test(label))
  if (
    request.documentType !== 'kontrak' ||
    today === null ||
    lines.length + charges.length === request.lines.length + request.charges.length
  )
    return request.documentType === 'kontrak'
      ? { ...request, lines: request.lines.map(provided(request.message ?? '')).map(withSize(request.message ?? '')) }
      : request
  const clauses = formalText(request.message ?? '', today)
    .split(/[;:\n]|,(?!\d)|[.](?!\d)/u)
    .map((clause) => clause.trim())
  const prices = request.lines.flatMap((line) =>
    isReal(line) || line.price === null ? [] : [`Rp ${formatNumber(line.price)}`],
  )
  const told = clauses.filter(
    (clause) =>
      /^harga\s/iu.test(clause) && prices.some((price) => clause.includes(price)) && !request.terms.includes(clause),
  )
  return {
    ...request,
    lines,
    charges,
    terms: [
      ...request.terms,
      ...told.map((clause) => ofParty(clause, clause, request.recipient.name, request.sender.name)),
    ],
  }
}
