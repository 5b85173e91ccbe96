import type { Reading } from '#core/assistant/shared/reading.ts'

import { figuresIn } from '#core/assistant/shared/told-clauses.ts'
import { dayBehind, settledOn } from '../days-behind.ts'
import { equalParts, isOneInstalment } from './equal-parts.ts'
import { instalmentsOf } from './instalments.ts'
import { partOf, receivedPart } from './part-of-sum.ts'
import { isMoney, loneAmount } from './request-lines.ts'

const partNamed =
  /\b(?:termin|tahap|progres|progress)\s*(?:ke-?)?\s*(?:\d(?!\d)|i{1,3}|pertama|kedua|ketiga)?\s*(?:(?:saja|aja)\s*,?|,)?\s*(?:sebesar|itu|ini|nya|adalah|=|:|\()?\s*(\d{1,2})\s?(?:%|persen)\)?/gi
/** `invoice termin kedua kanopi, 40% dari nilai kontrak`: the share stands apart from its name. */
const partApart =
  /(?<!\p{L})(?:termin|tahap|progres)(?!\p{L})[^;\n]{0,90}?[,.]\s(\d{1,2})\s?(?:%|persen)\sdari\s(?:nilai|harga|total)\s(?:kontrak|borongan|proyek|pekerjaan)/giu
const paidBehind = /^\s*(?:\p{L}+\s)?(?:sudah|sdh|udah|udh|telah|tlh|wis|tos)\s(?:di)?(?:bayar|lunas)/iu

/** `termin 2 40%`: which share of the whole is billed now; a part that was paid is not. */
export const partOfWhole = (text: string): number | null => {
  const open = [...text.matchAll(partNamed), ...text.matchAll(partApart)].find(
    ({ index, 0: said }) => !paidBehind.test(text.slice(index + said.length, index + said.length + 40)),
  )
  const percent = Number(open?.[1] ?? '')
  return percent > 0 && percent < 100 && instalmentsOf(text).length === 0 ? percent : null
}

const settles = /\b(?:pelunasan|dilunasi|melunasi|lunasin|ngelunasin|dilunasin)\b/i
const settledLater =
  /\b(?:sisa\p{L}*|pelunasan\p{L}*|dilunasi)\s+(?:\p{L}+\s+){0,2}(?:nanti|besok|lusa|kemudian|menyusul|belakangan|saat|pas|sebelum|setelah|minggu depan|bulan depan|paling|tgl|tanggal|akhir|awal|\d{1,2}\s(?:jan|feb|mar|apr|mei|jun|jul|agu|sep|okt|nov|des))/iu

const depositNamed = /^(?:(?:sudah|telah|uang)\s)?(?:terima\s)?(?:dp|uang muka|panjar|tanda jadi)\b/i

/** `dilunasi tanggal 20 november` of a day that has been is settled; `dilunasi nanti`, or on a day to come, is not yet. */
const isSettledLater = (reading: Reading): boolean => {
  const day = dayBehind(settledOn, reading)
  return settledLater.test(reading.text) && (day === '' || day > reading.today)
}

/** `DP gaun 1,5jt, harga gaunnya 4jt`: the deposit, where beside it only the price of the whole is told. */
const depositAmong = (goods: Reading['goods']): number | null => {
  const priced = goods.filter(({ price }) => isMoney(price))
  const [deposit, more] = priced.filter(({ name }) => depositNamed.test(name))
  const [whole, other] = priced.filter((one) => one !== deposit)
  const isWhole = (whole?.price ?? 0) > (deposit?.price ?? 0) && (whole?.quantity ?? 1) === 1
  return deposit && !more && whole && !other && isWhole ? deposit.price : null
}

const partPaid =
  /(?<!\p{L})(?:transfer|bayar|dibayar|setor|nyetor|titip|ngasih|kasih|terima)\s+(?:dulu\s|tunai\s|cash\s)?((?:rp\.?\s?)?\d[\d.,]{0,11}\s?(?:rb|ribu|jt|juta|k)?)\s+(?:buat\s|untuk\s|utk\s|sebagai\s)?(?:dp|uang muka|panjar|tanda jadi)(?!\p{L})/iu

/** `dp sewa gedung 5 juta`, `DP ke tukang, Pak Wagiman, 4jt`: what it is paid for, or to whom, stands between the word and its sum. */
const partNamedFor =
  /(?<!\p{L})(?:dp|uang muka|panjar|tanda jadi)\s(?:[^.,;\n]{0,70}?\s|(?:ke|kepada|dari)\s[^.;\n\d]{3,50}?\s)(?:sebesar\s)?((?:rp\.?\s?)?\d[\d.,]{0,11}\s?(?:rb|ribu|jt|juta))(?!\p{L})/iu

/** `transfer 750rb buat DP kebaya, total harganya 2,1 juta`: the part that was paid. */
const paidAsPart = (text: string): number | null =>
  figuresIn(partPaid.exec(text)?.[1] ?? partNamedFor.exec(text)?.[1] ?? '')[0]?.value ?? null

/** `pelunasan 4,5 juta, DP 3 juta sudah dibayar`: behind the word itself stands what is left, behind a thing its price. */
const restNamed =
  /(?<!\p{L})pelunasan(?:nya)?\s(?:sebesar\s)?((?:rp\.?\s?)?\d[\d.,]{0,13}(?:\s?(?:rb|ribu|jt|juta))?)(?!\p{L})/iu

/** `35 juta buat pelunasan mobil, harga 85 juta, dp 50 juta`: what makes up the whole with the deposit. */
const restBeside = (amounts: readonly number[], deposit: number): number | null => {
  const [rest, other] = new Set(amounts.filter((amount) => amount !== deposit && amounts.includes(amount + deposit)))
  return rest !== undefined && other === undefined ? rest : null
}

const partName = /(?<!\p{L})(?:dp|uang muka|panjar|tanda jadi|(?:di)?transfer)(?!\p{L})/iu
/** What all that is priced comes to, without what was paid of it; null where a price is missing. */
const pricedWhole = ({ statedTotal, goods }: Pick<Reading, 'statedTotal' | 'goods'>): number | null => {
  if (isMoney(statedTotal)) return statedTotal
  const bought = goods.filter(({ name }) => !partName.test(name))
  // `uang muka jahitan baju 25 stel`: the one thing that is told is what it is paid for.
  const things = bought.length === 0 ? goods : bought
  const [line, other] = things.filter(({ price }) => isMoney(price))
  if (other === undefined) return line?.amount ?? line?.price ?? null
  return things.every(({ price }) => isMoney(price))
    ? things.reduce((sum, { amount, price }) => sum + (amount ?? price ?? 0), 0)
    : null
}

/** What else is priced beside the part that is told: the whole it is paid of. */
const beside = (part: number, { statedTotal, goods }: Reading): number | null =>
  pricedWhole({
    statedTotal: statedTotal === part ? null : statedTotal,
    goods: goods.filter(({ price, quantity }) => price !== part || quantity !== null),
  })

/** What a receipt was given for: one of several equal parts, or the deposit, told as a sum or as a share of the whole. */
export const paidNow = (reading: Reading): number | null => {
  const { downPayment, goods, text } = reading
  const instalment = isOneInstalment(text) ? equalParts(reading) : null
  if (instalment !== null) return instalment.each
  const received = receivedPart(text)
  if (received !== null && downPayment === null) return received
  const told = paidAsPart(text)
  if (!downPayment && told !== null && told < (beside(told, reading) ?? 0)) return told
  if (!downPayment) return depositAmong(goods) ?? partOf(text, loneAmount(reading))
  if ('amount' in downPayment && !isSettledLater(reading) && settles.test(text)) {
    const left = restBeside(reading.amounts, downPayment.amount)
    if (left !== null) return left
  }
  const whole = pricedWhole(reading)
  // `pelunasan lemari 12,4 juta, DP 8 juta`: what was left.
  const rest = figuresIn(restNamed.exec(text)?.[1] ?? '')[0]?.value
  if ('amount' in downPayment && rest !== undefined && !isSettledLater(reading)) return rest
  if ('amount' in downPayment)
    return settles.test(text) && whole !== null && whole > downPayment.amount && !isSettledLater(reading)
      ? whole - downPayment.amount
      : downPayment.amount
  if (whole === null || downPayment.percent <= 0 || downPayment.percent > 100) return null
  const deposit = Math.round((whole * downPayment.percent) / 100)
  // `DP 40% sudah masuk, hari ini dilunasi`
  return settles.test(text) && !isSettledLater(reading) ? whole - deposit : deposit
}

/** What goods with a count come to: `gamis 24 pcs @ 135rb`. */
const soldFor = ({ goods, downPayment }: Reading): number | null => {
  const [line, other] = goods.filter(({ price }) => isMoney(price))
  return downPayment !== null && line && !other && isMoney(line.amount) && line.quantity !== null ? line.amount : null
}

/** Whether what is received now is the rest that was left behind the deposit. */
export const settlesRest = (reading: Reading): boolean => {
  const paid = paidNow(reading)
  const isShare = reading.downPayment !== null && 'percent' in reading.downPayment
  if (isShare) return settles.test(reading.text) && !isSettledLater(reading) && pricedWhole(reading) !== null
  const deposit = reading.downPayment && 'amount' in reading.downPayment ? reading.downPayment.amount : null
  return deposit !== null && paid !== null && wholeOf(reading) === paid + deposit && settles.test(reading.text)
}

const firstInstalment = /(?<!\p{L})(?:cicilan|angsuran|termin)\s(?:yang\s|yg\s)?(?:ke\s?-?\s?1(?!\d)|pertama)/iu

const laterInstalment =
  /(?<!\p{L})(?:cicilan|angsuran|termin)\s(?:yang\s|yg\s)?(?:ke\s?-?\s?(?:[2-9]|1\d)|kedua|ketiga|keempat|kelima|terakhir)/iu

/** The price of the whole of which a receipt states the deposit; null where no one sum is more than what was paid. */
export const wholeOf = (reading: Reading): number | null => {
  // What is left behind an instalment depends on those before it, and before the first is none.
  const isFirst = firstInstalment.test(reading.text) && !laterInstalment.test(reading.text)
  const isLater = isOneInstalment(reading.text) && !isFirst
  if (isLater && (equalParts(reading) !== null || receivedPart(reading.text) !== null)) return null
  const paid = paidNow(reading)
  const sold = soldFor(reading)
  // `panjar 20% sapi 2 ekor @17,5jt`
  const priced = reading.downPayment && 'percent' in reading.downPayment ? pricedWhole(reading) : null
  if (priced !== null && paid !== null && priced > paid) return priced
  if (settles.test(reading.text) && sold !== null && paid !== null && sold > paid) return sold
  const deposit = reading.downPayment && 'amount' in reading.downPayment ? reading.downPayment.amount : null
  // `pelunasan sewa mobil 3 hari @600rb, supir 3 hari @150rb, DP 500rb`
  const whole = pricedWhole(reading)
  if (settles.test(reading.text) && deposit !== null && paid !== null && whole === paid + deposit) return whole
  if (
    paid !== null &&
    deposit !== null &&
    paid !== deposit &&
    reading.amounts.some((amount) => amount === paid + deposit)
  )
    return paid + deposit
  const others = paid === null || reading.downPayment !== null ? null : beside(paid, reading)
  if (others !== null && others > (paid ?? 0)) return others
  const more = [
    ...new Set([...reading.amounts, ...(isMoney(reading.statedTotal) ? [reading.statedTotal] : [])]),
  ].filter((amount) => paid !== null && amount > paid)
  return more.length === 1 ? (more[0] ?? null) : null
}

/** What makes of `lunas` a wish, a condition or a term, before it and behind it. */
const notPaidYet =
  /(?<!\p{L})(?:belum|blm|blum|bukan|ga|gak|nggak|tidak|kalau|kalo|klo|jika|bila|apabila|setelah|habis|sampai|sampe|sebelum|biar|supaya|agar|kapan|harus|wajib|baru|akan|bakal|mau|minta|mohon|segera|tolong|tulis|mark|dianggap|hari|tempo|dp|syarat|nunggu)(?!\p{L})(?:\s\S+){0,5}?\s*$/iu
const toBePaid =
  /^\s*(?:saat|pas|ketika|sebelum|setelah|sesudah|dalam|maks\p{L}*|paling|tgl|tanggal|nanti|besok|lusa|minggu|bulan|di\s?(?:muka|depan|tempat|akhir)|cod|kalau|kalo|jika|h-|\d)/iu

/** Words that give orders to whoever reads the message by machine. */
const orders = /(?<!\p{L})(?:ignore|abaikan)(?!\p{L})/iu

/** `udah lunas`, `diantar ke kebun lunas`, `lunas via QRIS`: everything is paid; not where it is only spoken of (`kalau lunas`). */
export const isPaidOff = (text: string): boolean =>
  !orders.test(text) &&
  text
    .split(/[,;\n()]|\.(?!\d)/u)
    .some((clause) =>
      [...clause.matchAll(/(?<![\p{L}'"‘“])lunas(?!\p{L})/giu)].some(
        ({ index }) => !notPaidYet.test(clause.slice(0, index)) && !toBePaid.test(clause.slice(index + 5)),
      ),
    )
