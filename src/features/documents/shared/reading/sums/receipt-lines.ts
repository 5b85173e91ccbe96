import { anyMonth } from '#core/text/shared/calendar-words.ts'

import { bothParts } from './both-parts.ts'
import { isOneInstalment } from './equal-parts.ts'
import { partOf, receivedPart } from './part-of-sum.ts'
import type { LetterLine } from '../../letter.ts'
import { joinWords } from '../../letter/wording.ts'

/** Told for one piece: `@`, `7 rit x 425.000`, `per kg`. */
const eachPrice =
  /@|\d\s\p{L}{2,12}\skali\s(?:rp\.?\s?)?\d|\bsekali\s(?:datang|dateng|makan|pertemuan|kunjungan|main|ngajar|jalan|kirim|antar)\b|\d\s\p{L}{2,12}\s\p{L}{2,12}\s[x×]\s?(?:rp\.?\s?)?\d|\b(?:satu|ciek|siji|sikok|hiji|abesik)(?:nya|\s\p{L}{3,12})?\s+(?:rp\.?\s?)?\d|\d\s?(?:rb|ribu|jt|juta)\s+satu\b|\d\s*[x×]\s*\d|\d\s?\p{L}{2,12}\s?[x×*]\s?(?:rp\.?\s?)?\d|\d\s?(?:rb|ribu|jt|juta|k)?\s*[x×]\s*\d|\d\s?(?:rb|ribu|jt|juta|k)?\s*\/\s*\p{L}|\b(?:per|tiap|setiap|se(?:hari|minggu|bulan|tahun|orang|porsi)(?:nya)?|per(?:hari|minggu|bulan|tahun|orang|anak|porsi|pcs|kg|kotak|jam|malam)(?:nya)?|satuan(?:nya)?|s[ea](?:malam|jam|butir|gelas|piring|batang|helai|unit|rit|l[ea]mbar|buah|biji|bungkus|kotak|kilo|karung|dus|ekor|botol|sak|lusin|kodi|meter|liter|toples|potong|ikat|pasang)(?:ny[aeo]|na)?|masing(?:[- ]?masing|2|²)?)\b|\/\s?(?:pcs|buah|kg|orang|porsi|hari)\b/iu

const isMonthName = (name: string): boolean => new RegExp(`^(?:${anyMonth})$`, 'iu').test(name)

const withheld = /\b(?:di)?potong(?:an)?\b/i
const leavesRest = /\b(?:jadi|menjadi|sisa|tinggal|bersih|terima|diterima|dibayar(?:kan)?)\b/i

const sumOf = (lines: readonly LetterLine[]): number =>
  lines.reduce((sum, { price, quantity }) => sum + (price ?? 0) * (quantity ?? 1), 0)

/** A part that was paid, told as what was done with it. */
const partPaid =
  /^(?:\p{L}{1,5}\s)?(?:dp|uang muka|panjar|tanda jadi)(?:\s?nya)?\s.*(?:transfer|bayar|setor|masuk|kasih|kirim|terima|lunas)/iu

const receiving = /^(?:sudah |telah )?(?:di)?(?:terima|bayar|uang|transfer)(?: uang)?$/i

/** `… dipotong pph 5% jadi terima 1.425.000`: what is left of the others is no line beside them. */
const left = /^(?:jadi|menjadi|sisa|tinggal|bersih)\s(?:yang\s)?(?:di)?(?:terima|bayar(?:kan)?)(?:\sbersih)?$/i

const gotten = /^(?:sudah |telah )?(?:di)?terima(?: uang)?$/i
/** `terima 8 juta untuk tukang, total borongan 32jt, tahap 1 sudah 10 juta`: what else is told was not received now. */
const receivedBeside = (lines: readonly LetterLine[]): number | null => {
  const [line, other] = lines.filter(({ description }) => gotten.test(description))
  const isAlone = line !== undefined && other === undefined && lines.length > 1
  return isAlone && line.price !== null && line.price * 2 !== sumOf(lines) ? line.price : null
}

/** `terima 2.350.000 untuk sewa tenda 1.500.000 dan genset 850.000`: the whole is no line of its own. */
const withoutReceived = (lines: readonly LetterLine[]): LetterLine[] =>
  lines.filter(
    ({ description, price }) =>
      !(lines.length > 1 && left.test(description)) &&
      (!receiving.test(description) || (price ?? 0) * 2 !== sumOf(lines)),
  )

const blankLine = { quantity: null, unit: '' }
const isNoThing = (name: string): boolean => isMonthName(name) || receiving.test(name)

/**
 * What a receipt is for stands in its own line; the sum that was told is the sum received. Only a receipt that names
 * prices of several goods lists them, and only a price told for one piece is counted out.
 */
export const receiptLines = (
  lines: readonly LetterLine[],
  text: string,
  told: {
    readonly amount: number | null
    readonly deposit: number | null
    readonly subject: string
    /** What is paid is the rest behind the deposit. */
    readonly isRest: boolean
  },
): LetterLine[] => {
  const allPriced = lines.filter(({ price }) => price !== null)
  const priced = withoutReceived(allPriced)
  const held = priced.find(({ description }) => withheld.test(description))
  const one = (amount: number): LetterLine[] => [{ description: told.subject, quantity: null, unit: '', price: amount }]
  const both = bothParts(text)
  if (both !== null) {
    const matter = both.matter || told.subject
    return [
      { ...blankLine, description: `uang muka ${matter}`.trim(), price: both.deposit },
      { ...blankLine, description: `pelunasan ${matter}`.trim(), price: both.rest },
    ]
  }
  // `meja 6,5jt dan 8 kursi @625rb, DP 40% sudah masuk`: of several the rest alone was received.
  if (told.isRest && told.deposit !== null && priced.length > 1) return one(told.deposit)
  const received = receivedPart(text) ?? receivedBeside(allPriced)
  if (received !== null) return one(received)
  // `1,5 juta dipotong PPh 5% jadi terima 1.425.000`: what is left was received.
  if (held && leavesRest.test(held.description) && held.price !== null) return one(held.price)
  // `DP gaun 1,5jt, harga gaunnya 4jt`: only the deposit was received.
  if (told.deposit !== null && priced.some(({ price }) => price === told.deposit)) return one(told.deposit)
  // `DP nya sudah ditransfer 4.162.500`, beside what was ordered: what was ordered is what it is paid for.
  const part =
    priced.length > 1
      ? priced.find(({ description, quantity }) => partPaid.test(description) && (quantity ?? 1) === 1)
      : undefined
  if (part) {
    const goods = priced.filter((line) => line !== part).map(({ description }) => description)
    return [{ ...part, description: `uang muka ${joinWords(goods)}`, quantity: null }]
  }
  if (priced.length > 1) return priced.length < allPriced.length ? [...priced] : [...lines]
  const [line] = priced
  // `muka 40% dari pesanan 350 porsi @28.000`
  if (told.deposit !== null && told.deposit < (line?.price ?? 0) * (line?.quantity ?? 1)) return one(told.deposit)
  const price = line?.price ?? null
  // `cicilan ke 2 dari 5, masing-masing 750rb`: one of them was paid.
  const isOneOfThem = isOneInstalment(text) && new RegExp(String.raw`\bdari\s${line?.quantity ?? ''}\b`, 'i').test(text)
  if (price !== null && isOneOfThem) return one(price)
  const share = told.deposit === null && (line?.quantity ?? null) === null ? partOf(text, told.amount ?? price) : null
  if (share !== null) return one(share)
  // `sewa kios bulan November dan Desember 650 ribu per bulan`: the month names no thing, nor does that money came in.
  if (line && price !== null && line.quantity !== null && eachPrice.test(text))
    return [{ ...line, description: isNoThing(line.description) ? told.subject : line.description }]
  const sum = told.amount ?? price
  return sum === null ? [] : one(sum)
}
