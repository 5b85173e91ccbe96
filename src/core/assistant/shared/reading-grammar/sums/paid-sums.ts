import { rupiah } from '#core/text/shared/rupiah.ts'

import type { Reading } from '../../reading.ts'

import type { Money } from './money.ts'
import { isMonth } from '../days/month-names.ts'
import { endsClause, isFree, low, type Sheet } from '../sheet.ts'
import { wordSet } from '../words.ts'

const paidWords = wordSet(
  'dibayar bayar membayar dibayarkan ditransfer transfer masuk disetor setor nyetor dititip titip nitip nyicil mencicil dicicil cicil kasih ngasih dikasih diberi paid',
)
const paidFillers = wordSet(': duit uang sebesar dulu senilai deposit dp panjar tadi kemarin duluan')
const partWords = wordSet('termin tahap angsuran cicilan ke ke- pertama kedua ketiga')
/** `dikasihnya`, `dibayare`. */
const isPaidWord = (word: string): boolean => paidWords.has(word) || paidWords.has(word.replace(/(?:nya|ne|na|e)$/, ''))
/** That something has been done before now. */
export const already = wordSet('sudah telah baru kemarin kemaren tadi barusan already has')

const payers = wordSet('saya aku kami kita dia beliau mereka')
/** `kasbon yang sudah kita ambil 4 juta`: what was drawn of a wage before it is billed. */
const isDrawn = (sheet: Sheet, at: number): boolean =>
  ['ambil', 'diambil'].includes(low(sheet, at)) &&
  sheet.tokens.slice(Math.max(0, at - 4), at).some((token) => token.low === 'kasbon')

/** `sudah dibayar 300rb`, `sudah transfer 1 juta`: where the words begin that tell of a sum paid before; null for other words. */
export const paidBefore = (sheet: Sheet, from: number): number | null => {
  let at = from - 1
  // `sudah bayar termin 1 sebesar 10jt`
  const isWhich = (place: number): boolean =>
    partWords.has(low(sheet, place)) || (/^\d{1,2}$/.test(low(sheet, place)) && partWords.has(low(sheet, place - 1)))
  while (from - at < 6 && (paidFillers.has(low(sheet, at)) || isWhich(at)) && !isPaidWord(low(sheet, at))) at -= 1
  if (!(isPaidWord(low(sheet, at)) || isDrawn(sheet, at)) || !isFree(sheet, at)) return null
  // `sudah dia bayar 1 juta`
  const before = payers.has(low(sheet, at - 1)) ? at - 2 : at - 1
  return already.has(low(sheet, before)) ? before : null
}

/** `Yang sudah masuk: Tante Wiwin 600rb, Om Jaka 450rb`: where the list begins of who has paid so much; null for other sums. */
export const paidInList = (sheet: Sheet, from: number): number | null => {
  let at = from - 1
  const isListed = (place: number): boolean =>
    sheet.tokens[place]?.kind === 'word' ||
    sheet.claims[place] !== null ||
    [',', 'dan', '-'].includes(low(sheet, place))
  while (from - at < 40 && low(sheet, at) !== ':' && isListed(at)) at -= 1
  if (low(sheet, at) !== ':') return null
  const isPaid = isPaidWord(low(sheet, at - 1)) && isFree(sheet, at - 1) && already.has(low(sheet, at - 2))
  return isPaid ? at + 1 : null
}

const restWords = wordSet('sisa sisanya sisane sesana kekurangannya')
const inParts = wordSet('nyicil mencicil dicicil cicil nyetor setor titip nitip transfer ngasih kasih')
const paysByClause = new Set([...wordSet('bayar dibayar bayarnya'), ...inParts])
const payFillers = wordSet('tunai cash kontan dulu awal pertama di muka sebesar : rp')
/**
 * `…, bayar dulu 500.000`, `bayar tunai 8jt, sisanya dicicil`: so much was paid, told as a clause of its own behind the prices of a
 * bill, or before the rest; where its words begin, null for other words.
 */
export const paidInClause = (sheet: Sheet, { said, to, each }: Money, isBill: boolean): number | null => {
  let at = said.from - 1
  while (said.from - at < 4 && payFillers.has(low(sheet, at))) at -= 1
  if (each || !paysByClause.has(low(sheet, at)) || !isFree(sheet, at)) return null
  let rest = to
  while (
    rest - to < 4 &&
    (payFillers.has(low(sheet, rest)) || [',', '.', ';', 'dan', 'lalu'].includes(low(sheet, rest)))
  )
    rest += 1
  const end = ['dulu', 'dulunya'].includes(low(sheet, to)) ? to + 1 : to
  // `bayar cash 50rb`: what was handed over, of which change may come back.
  const isCash = ['cash', 'tunai', 'kontan'].includes(low(sheet, at + 1))
  let from = at
  while (at - from < 3 && (payers.has(low(sheet, from - 1)) || sheet.claims[from - 1] === 'date')) from -= 1
  // `tgl 3 nyicil 1,5jt` of a debt is told in its line.
  if (inParts.has(low(sheet, at)) && !sheet.tokens.slice(from, at).some((token) => payers.has(token.low))) return null
  const isClause = isBill && !isCash && endsClause(sheet, from - 1) && endsClause(sheet, end)
  return isClause ? from : restWords.has(low(sheet, rest)) ? at : null
}

const whichWords = wordSet('pertama kedua ketiga keempat terakhir ke ke- - 1 2 3 4 5 sebesar senilai : nya')
/** `DP 10jt sudah dibayar, cicilan pertama 8jt tanggal …`: beside a deposit, what is named a part of the payment is no price; where its words begin. */
export const namedPart = (sheet: Sheet, { said }: Money): number | null => {
  let at = said.from - 1
  while (said.from - at < 5 && whichWords.has(low(sheet, at))) at -= 1
  return ['cicilan', 'angsuran', 'termin', 'tahap', 'pelunasan'].includes(low(sheet, at)) && endsClause(sheet, at - 1)
    ? at
    : null
}

/** Said between a deposit and its sum: `DP kemarin bulan September 5jt`. */
const when = wordSet('kemarin bulan tadi waktu pas tanggal')

export const depositWithTime = (sheet: Sheet, from: number): number => {
  let at = from - 1
  while (from - at < 7 && (sheet.claims[at] === 'date' || when.has(low(sheet, at)) || isMonth(low(sheet, at)))) at -= 1
  return at
}

/** `DP dari Ibu Kartika 1,5jt`: who paid it stands between a deposit and its sum; where its word stands. */
export const depositOfPayer = (sheet: Sheet, from: number): number => {
  // `DP kompor 2 tungku dari …`: how it is built is part of its name.
  const isWord = (at: number): boolean => sheet.tokens[at]?.kind === 'word' || sheet.claims[at] === 'label'
  let at = from - 1
  while (from - at < 8 && isWord(at) && !['dari', 'dr'].includes(low(sheet, at))) at -= 1
  if (!['dari', 'dr'].includes(low(sheet, at)) || from - at < 2) return from
  // `DP pembuatan gapura dari …`: for what stands before who.
  let before = at - 1
  while (at - before < 5 && isWord(before) && !['dp', 'panjar', 'muka'].includes(low(sheet, before))) before -= 1
  return before
}

/** What was paid ahead, with the lines of the bill that are paid already; a share stays a share of the whole. */
export const withPaidLines = (paid: Reading['downPayment'], lines: number): Reading['downPayment'] => {
  if (lines === 0 || (paid !== null && 'percent' in paid)) return paid
  return { amount: rupiah((paid?.amount ?? 0) + lines) }
}

const times = wordSet('bulan minggu tahun lalu kemarin tadi dulu habis itu abis')
const besides = wordSet(
  'terus trus trs lalu dan sama plus kemudian nambah tambah nambahin lagi bayar nyetor setor transfer',
)

/** `baru bayar 2jt, terus 500rb`; `DP 5jt, oktober nambah 3jt`: where the words begin that tell of a further part; null for other sums. */
export const paidBesides = (sheet: Sheet, sum: Money, paidTo: number): number | null => {
  const isTime = (at: number): boolean =>
    sheet.claims[at] === 'date' || isMonth(low(sheet, at)) || times.has(low(sheet, at))
  const isLinked = besides.has(low(sheet, sum.from - 1)) || isTime(sum.from - 1)
  if (paidTo < 0 || sum.each || !isLinked) return null
  let at = sum.from - 1
  while (sum.from - at < 8 && (low(sheet, at) === ',' || isTime(at) || besides.has(low(sheet, at)))) at -= 1
  return at === paidTo - 1 ? paidTo : null
}
