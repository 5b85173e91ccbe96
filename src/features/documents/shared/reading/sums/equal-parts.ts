import type { Reading } from '#core/assistant/shared/reading.ts'
import { numberWords, wordsOfNumbers } from '#core/text/shared/number-words.ts'

import type { LetterLine } from '../../letter.ts'
import { moneyText } from '../../letter/wording.ts'

const words = wordsOfNumbers(2, 11).join('|')
/** `tiap bulan`, `tiap 6 bulan`, `tanpa bunga`: said of the payments without changing how many they are. */
const aside = String.raw`(?:bayar|cicilan|angsuran|pembayaran|(?:tiap|setiap|per)\s?(?:\d{1,2}\s)?(?:bulan|minggu)|(?:tanpa|gak pake|tidak pakai|ga pake|nggak pake)\sbunga)`
const times = String.raw`(\d{1,2}|${words})\s?(?:x|kali|bulan)(?:,?\s${aside}){0,2}`
const payment = String.raw`(?:(?:di\s?|ny|men)?c?icil(?:an|nya)?|(?:di\s?|ng|meng)?angsur(?:an|nya)?|di\s?(?:bayar|balikin|kembalikan|lunasi)|bayar(?:nya)?|balikin)`
const even = String.raw`(?:sama|dengan|secara|jumlah|yang|yg)?\s?(?:sama\s)?(?:rata|besar|banyak)`
/** `dicicil 6x sama rata`, `dibayar 8 kali sama besar`, `dibagi rata 5 cicilan`. */
const evenly = [
  new RegExp(String.raw`(?<!\p{L})${payment}\s(?:selama\s)?${times}[\s,]{1,2}${even}(?!\p{L})`, 'iu'),
  new RegExp(
    String.raw`(?<!\p{L})(?:di)?bagi\srata\s(?:jadi\s|dalam\s)?(\d{1,2}|${words})\s?(?:x|kali|bulan)?\s?(?:cicilan|angsuran|pembayaran|bayar)`,
    'iu',
  ),
]
/** `DP 5 juta sisanya dicicil 10 kali`: what is left behind a deposit. */
const restByInstalments = new RegExp(
  String.raw`(?<!\p{L})sisa(?:nya)?\s(?:akan\s|bisa\s)?(?:di|ny|men)?(?:c?icil|angsur)(?:an)?\s(?:selama\s|dalam\s)?${times}(?!\p{L})`,
  'iu',
)
/** Only a payment by instalments is sure to be even where nothing says so. */
const byInstalments = new RegExp(
  String.raw`(?<!\p{L})(?:di|ny|men)?c?icil(?:an)?\s(?:selama\s)?${times}(?!\p{L})`,
  'iu',
)
const ordinal =
  /(?<!\p{L})(?:cicilan|angsuran)\s(?:yang\s|yg\s)?(?:(?!ke\s)\p{L}{2,12}\s){0,4}(?:ke\s?-?\s?(\d{1,2})|(pertama|kedua|ketiga|keempat|kelima|keenam|terakhir))(?!\p{L})(?:\s(?:dari|dr)\s(\d{1,2})(?!\d|[.,]\d|\s?(?:rb|ribu|jt|juta|unit|barang)))?/iu
/** `cicilan ke 3 dari 6, mesin jahit total 4,8jt`: the sum is that of the whole. */
const tellsWhole = /(?<!\p{L})(?:total|harga|seharga|pokok)(?:nya)?\s(?:\p{L}{3,12}\s)?(?:rp\.?\s?)?\d/iu

/** A whole that is paid in equal parts. */
export interface EqualParts {
  readonly whole: number
  readonly count: number
  /** What is paid each time, in whole Rupiah. */
  readonly each: number
}

const numberOf = (said: string): number => numberWords[said] ?? Number(said)

/** `365rb per sak`, `@365rb`: no whole. */
const priceOfOne = /@|\d\s?(?:rb|ribu|k|jt|juta)?\s?(?:per\s(?!bulan)|\/\s?\p{L})/iu

type Told = Pick<Reading, 'text' | 'amounts' | 'goods' | 'term' | 'downPayment' | 'charges' | 'discount' | 'tax'>

/** `25 sak harga 365rb per sak`, or the one sum that is told, less a deposit whose rest is spoken of; null where that is not sure. */
export const wholeTold = (told: Omit<Told, 'term'>): number | null => {
  const { text, amounts, goods, downPayment, charges, discount, tax } = told
  // What is added or taken off belongs to the whole too, and is reckoned by the paper itself; a fine is no part of it.
  const fines = charges.filter(({ label }) => /^denda/iu.test(label)).map(({ amount }) => amount as number)
  if (charges.length > fines.length || discount !== null || tax !== null) return null
  const deposit = downPayment && 'amount' in downPayment ? downPayment.amount : null
  const lines = goods.map(({ amount }) => amount)
  const sums = new Set(amounts.filter((amount) => amount !== deposit && !fines.includes(amount)))
  const [lone, other] = sums
  const whole =
    lines.length > 0 && lines.every((amount) => amount !== null)
      ? lines.reduce<number>((sum, amount) => sum + (amount ?? 0), 0)
      : other === undefined && !priceOfOne.test(text)
        ? (lone ?? null)
        : null
  if (whole === null || downPayment === null) return whole
  if (!/(?<!\p{L})sisa/iu.test(text)) return null
  return deposit === null && 'percent' in downPayment
    ? whole - Math.round((whole * downPayment.percent) / 100)
    : whole - (deposit ?? 0)
}

/** `jasanya 1,5% sebulan flat dari pokok`: what is paid for a loan each month, of the sum that was lent. */
const flat =
  /(?<!\p{L})(?:bunga|jasa)(?:nya)?\s(\d{1,2}(?:[.,]\d{1,2})?)\s?(?:%|persen)\s?(?:per\s|\/\s?|se)bulan(?=[^.;\n]{0,12}(?:flat|tetap|dari pokok))/iu
const monthly = new RegExp(
  String.raw`(?<!\p{L})${payment}\s(?:${even}|sama|tetap)\s(?:tiap|setiap|per)\s?bulan(?!\p{L})`,
  'iu',
)

/** The whole and its equal parts, where what is owed is sure, how often it is paid, and the parts come out in whole Rupiah; else null. */
export const equalParts = (told: Told): EqualParts | null => {
  const { text, term } = told
  const said = evenly.map((pattern) => pattern.exec(text)?.[1]).find((count) => count !== undefined)
  const isNamed = said === undefined && ordinal.test(text)
  const months = monthly.test(text) && term?.unit === 'bulan' ? String(term.amount) : undefined
  const ofSoMany = tellsWhole.test(text) ? ordinal.exec(text)?.[3] : undefined
  const rest = restByInstalments.exec(text)?.[1]
  const count = numberOf(
    (said ?? months ?? (isNamed ? byInstalments.exec(text)?.[1] : undefined) ?? ofSoMany ?? rest ?? '').toLowerCase(),
  )
  const lent = wholeTold(told)
  if (lent === null || !(count > 1)) return null
  const interest = Number((flat.exec(text)?.[1] ?? '0').replace(',', '.'))
  const whole = Math.round(lent * (1 + (interest * (months === undefined ? 0 : count)) / 100))
  return whole % count === 0 ? { whole, count, each: whole / count } : null
}

/** Whether a receipt is for one of several instalments. */
export const isOneInstalment = (text: string): boolean => ordinal.test(text)

/** `invoice cicilan ke 3 dari 6`: the one instalment that a bill asks for; null where it asks for something else. */
export const billedInstalment = (reading: Told, thing: string): LetterLine | null => {
  const [, turn, word] = ordinal.exec(reading.text) ?? []
  const parts = (turn ?? word) === undefined || reading.downPayment !== null ? null : equalParts(reading)
  if (parts === null) return null
  const name = [`cicilan ${turn === undefined ? word : `ke-${turn}`} dari ${parts.count}`, thing]
    .filter(Boolean)
    .join(', ')
  return { description: `${name} (dari ${moneyText(parts.whole)})`, quantity: null, unit: '', price: parts.each }
}

/** `Dibayar 8 kali, setiap kali Rp 1.500.000`; empty where no whole is paid in equal parts. */
export const equalPartsText = (reading: Told): string => {
  const parts = equalParts(reading)
  return parts === null
    ? ''
    : `${moneyText(parts.whole)} dibayar dalam ${parts.count} kali pembayaran yang sama besar, setiap kali ${moneyText(parts.each)}`
}
