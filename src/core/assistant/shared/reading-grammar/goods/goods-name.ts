import { endsClause, isGlued, low, type Sheet, textBetween, titleCase } from '../sheet.ts'
import { titleEnd } from '../parties/name-words.ts'
import { isTimeUnit, unitOf } from './units.ts'
import { listWords, nameStops, orderWords } from '../words.ts'

/** Words after which only goods can follow; what stands before them is the order itself. */
const breaks = new Set(
  `buatkan buatin bikin bikinin bikinkan buekkan buekan dibuatkan dibikinin dibikinkan terbitkan siapkan susun invoice tagihan faktur nota bon kuitansi
   kwitansi penawaran quotation proposal laporan kontrak perjanjian pesan pesen pesanan memesan order orderan pengadaan pembelian barang barangnya item itemnya produk
   produknya rincian rinciannya detail detailnya daftar isi isinya berupa yaitu yakni meliputi beli membeli jual menjual menawarkan
   tawarkan menagih tagih nagih penyerahan jualan berjualan menyewakan nyewain memasok menyuplai menyediakan memborong sebanyak sejumlah ambil harga pembayaran bawa membawa`.split(
    /\s+/,
  ),
)

const isNoise = (word: string): boolean => orderWords.has(word) || listWords.has(word)

const accountWords = new Set(['penjualan', 'pembelian', 'beli', 'jual', 'bayar'])

const printed = new Set(['undangan', 'nota', 'proposal', 'kuitansi', 'kwitansi', 'faktur', 'laporan'])

/** Words that order or tell when elsewhere, and behind a noun belong to it. */
const partOfThings = new Set(['nama', 'tulis', 'jalan', 'undangan', 'pagi', 'siang', 'sore', 'malam'])

/** The names of records and receipts of things. */
const records = [
  ['berita', 'acara'],
  ['serah', 'terima'],
  ['tanda', 'terima'],
] as const

const titleIfLoud = (sheet: Sheet, from: number, to: number): string => {
  const text = textBetween(sheet, from, to)
  return sheet.writing === 'upper' ? titleCase(text, 'upper') : text
}

/** `isi ulang galon`, `cuci AC 9 unit, isi gas 2 unit`: what is filled is the work, and not what a thing holds. */
const fills = (sheet: Sheet, at: number): boolean =>
  low(sheet, at + 1) === 'ulang' ||
  (low(sheet, at - 1) === ',' && sheet.tokens[at + 1]?.kind === 'word' && sheet.tokens[at + 2]?.kind === 'number')

/** `kue sus isi 20 5 dus`: how many it holds belongs to its name. */
const holds = (sheet: Sheet, from: number, at: number): boolean =>
  low(sheet, at) === 'isi' && at > from && !isNoise(low(sheet, at - 1)) && sheet.tokens[at + 1]?.kind === 'number'

/** `malam 15 kg @60rb`: a word that elsewhere is a time names a thing where so many of it are counted. */
const isCounted = (sheet: Sheet, at: number): boolean => {
  const unit = sheet.claims[at + 1] === 'quantity' ? unitOf(low(sheet, at + 2)) : null
  return unit !== null && !isTimeUnit(unit) && endsClause(sheet, at - 1)
}

const partsOfDay = new Set(['pagi', 'siang', 'sore', 'malam'])
/** `lapangan 3 jam siang @ 90rb`: at what time those hours are, between their count and their price. */
const isTimeOfCount = (sheet: Sheet, from: number, to: number): boolean =>
  to - from === 1 &&
  partsOfDay.has(low(sheet, from)) &&
  sheet.claims[from - 1] === 'quantity' &&
  sheet.claims[to] === 'money'

const bills = ['invoice', 'nota', 'tagihan', 'faktur', 'penawaran', 'quotation', 'kuitansi', 'kwitansi']

/** `invoice desain 2jt, laporan akhir 1jt`: a paper with its price, behind others with theirs, is sold like them. */
const isPaperSold = (sheet: Sheet, from: number, to: number): boolean =>
  printed.has(low(sheet, from)) &&
  !bills.includes(low(sheet, from)) &&
  sheet.claims[to] === 'money' &&
  [',', '+', ';', 'dan', 'sama', 'plus'].includes(low(sheet, from - 1)) &&
  sheet.claims.slice(0, from).includes('money') &&
  bills.some((bill) => sheet.tokens.slice(0, from).some((token) => token.low === bill))

/** `- undangan wisuda 350 lembar` on a bill: what is printed has the name of a paper, and what it is for. */
const isPrintedThing = (sheet: Sheet, from: number, to: number): boolean =>
  to - from > 1 &&
  to - from < 4 &&
  printed.has(low(sheet, from)) &&
  endsClause(sheet, from - 1) &&
  sheet.tokens
    .slice(from + 1, to)
    .every(({ kind, low: word }) => kind === 'word' && !breaks.has(word) && !isNoise(word) && !nameStops.has(word)) &&
  bills.some((bill) => (sheet.words.get(bill)?.[0] ?? from) < from)

/** The name of goods within a run of words: without the words that order, count, price or join. Empty where none is left. */
export const goodsName = (sheet: Sheet, from: number, to: number): string => {
  let start = from
  let end = to
  // `…, undangan 300 lembar`: in a list the name of a paper is goods.
  const counted = sheet.claims[to] === 'quantity' && sheet.tokens[to]?.kind === 'number'
  // So it is behind the head of an account: `masuk: undangan 9,4jt`.
  const isOfHead = sheet.claims[to] === 'money' && low(sheet, from - 1) === ':' && sheet.words.has('laporan')
  const isListed = isOfHead || (counted && endsClause(sheet, from - 1))
  if (to - from === 1 && from > 0 && isListed && printed.has(low(sheet, from))) {
    return titleIfLoud(sheet, from, to)
  }
  if (counted && isPrintedThing(sheet, from, to)) return titleIfLoud(sheet, from, to)
  if (isTimeOfCount(sheet, from, to) || isPaperSold(sheet, from, to)) return titleIfLoud(sheet, from, to)
  // In reports `penjualan sparepart` and `beli sparepart` are two lines.
  const tells = sheet.words.has('laporan') && !textBetween(sheet, from, to).toLowerCase().includes('laporan')
  const isTold = (at: number): boolean =>
    (tells && to - from > 1 && accountWords.has(low(sheet, at))) ||
    (low(sheet, at) === 'isi' && fills(sheet, at)) ||
    holds(sheet, from, at) ||
    (to - from === 1 && low(sheet, at) === 'malam' && isCounted(sheet, at))
  // `rak besi susun 5`: behind a noun the word belongs to it.
  const isOfThing = (at: number): boolean => low(sheet, at) === 'susun' && at > from && !isNoise(low(sheet, at - 1))
  for (let at = from; at < to - 1; at += 1)
    if (!isTold(at) && !isOfThing(at) && breaks.has(low(sheet, at)) && !isGlued(sheet, at)) start = at + 1
  // `berita acara serah terima 4 unit laptop`: what the paper is called names no goods.
  for (const [first, second] of records) if (low(sheet, start) === first && low(sheet, start + 1) === second) start += 2
  const blank = (at: number): boolean => sheet.tokens[at]?.kind === 'mark' || (isNoise(low(sheet, at)) && !isTold(at))
  while (start < end && blank(start)) start += 1
  // `kartu nama`, `papan tulis`, `lampu jalan`: the word belongs to the thing.
  const named = (at: number): boolean => at > start && partOfThings.has(low(sheet, at))
  while (
    end > start &&
    !named(end - 1) &&
    (blank(end - 1) ||
      (end - start > 1 && ['bayar', 'aja', 'senilai', 'seharga', 'sebesar'].includes(low(sheet, end - 1))))
  )
    end -= 1
  if (start >= end) {
    // In reports these words are lines of their own: `penjualan 42jt`.
    const line =
      sheet.words.has('laporan') &&
      to - from === 1 &&
      ['penjualan', 'pembelian', 'pengadaan', 'order'].includes(low(sheet, from))
    return line ? textBetween(sheet, from, to) : ''
  }
  // `diwakili Sinta Dewi (Manajer Umum): 5 tenda`: an office in brackets is somebody's.
  if (low(sheet, end) === ')' && titleEnd(sheet, start) > start) return ''
  // `surat jalan no 0156`: the number of the paper.
  if (low(sheet, start) === 'nomor') return ''
  if (end - start === 1) {
    const word = low(sheet, start)
    const unit = unitOf(word)
    if (
      (unit !== null && isTimeUnit(unit) && !isCounted(sheet, start)) ||
      sheet.claims[start] === 'label' ||
      /^\d/.test(word)
    )
      return ''
  }
  if (end - start === 1 && sheet.words.has('laporan') && ['modal', 'dana'].includes(low(sheet, start)))
    return titleIfLoud(sheet, start, end)
  if (end - start === 1 && ['uang', 'dp', 'dana', 'sisa', 'sisanya', 'modal', 'nilai'].includes(low(sheet, start)))
    return ''
  // `penyerahan bantuan 15 ekor kambing`
  if (end - start === 1 && low(sheet, start) === 'bantuan' && counted) return ''
  return titleIfLoud(sheet, start, end)
}
