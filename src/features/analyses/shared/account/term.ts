import { conversion, isMeasure } from '#core/assistant/shared/reading-grammar/goods/units.ts'

import type { AnalysisRequest } from '../analysis-request.ts'
import type { Counted, Entry } from '../ledger/entry.ts'
import { timeNamed } from '../ledger/ledger-words.ts'
import { isHead, isOccasion, isTimeUnit, standsForAny, wordList } from '../ledger/levels/units.ts'
import type { Worked } from '../makers/worked.ts'
import type { Time } from '../told-figure.ts'

/** What a number is to the business. */
export type Role =
  | 'price'
  | 'cost'
  /** Paid, for whatever it is. */
  | 'paid'
  | 'received'
  | 'gain'
  | 'wish'
  | 'target'
  | 'opening'
  /** Kept by somebody else of what comes in. */
  | 'cut'
  | 'discount'
  | 'margin'
  | 'markup'
  | 'growth'
  | 'sold'
  | 'made'
  | 'lost'
  | 'returned'
  | 'stock'
  | 'bought'
  | 'left'
  | 'days'
  | 'count'
  | 'unknown'

export type State = 'before' | 'after'

/** One told number with its role, for one of what, in what time, before or after a change. */
export interface Term {
  readonly role: Role
  readonly value: number
  readonly entry: Entry
  /** The count that it is; null of a sum or share. */
  readonly count: Counted | null
  /** How many of it the sum is for. */
  readonly many: readonly Counted[]
  /** For one of what; null where it is told as a whole. */
  readonly per: string | null
  readonly time: Time | null
  readonly state: State | null
  /** Whether a word of its own tells the state. */
  readonly isMarked: boolean
}

const gainWords = wordList('untung laba cuan profit keuntungan bersih')
const priceWords = wordList('jual dijual kujual harga tarif patok pasang dipasang dihargai hargai')
const costWords = wordList('modal hpp pokok kulak kulakan kulaan bahan beli')
const takingsWords = wordList('omzet omset pendapatan penjualan pemasukan penghasilan')
const madeWords = wordList('jadi hasil hasilnya dapat dapet dados dadi menghasilkan panen produksi')
const lostWords = wordList(
  'remuk rusak pecah busuk gagal gosong hancur basi bocor cacat mati penyok kempes bantat dimakan hilang',
)
const returnWords = wordList('retur dikembalikan refund')
const soldWords = wordList('laku terjual kejual jual dijual habis pesan pesanan order tajual terpakai keluar')
const leftWords = wordList('sisa tinggal tersisa fisik rak akhir gudang opname')
const boughtWords = wordList('beli masuk nambah tambah kulak restok restock datang')
const sellers = wordList('reseller agen dropshipper shopee tokopedia lazada tiktok gofood grabfood shopeefood')
const payers = wordList('peserta pelanggan tamu pembeli klien siswa murid penumpang pasien member anggota pengunjung')

const beforeWords = wordList('dulu dulunya tadinya awalnya sebelum sebelumnya lalu kemarin biasa normal lama semula')
const afterWords = wordList('sekarang skrg skrang kini sesudah setelah sesudahnya promo pas nanti')

const holds = (words: readonly string[], of: ReadonlySet<string>): boolean => words.some((word) => of.has(word))

const taking = wordList('diambil ngambil dipotong motong')
const keepers = wordList('warung toko kantin kios koperasi reseller agen penjual penitip')

/** `titip diambil 300 per biji`, `warung ambil 1rb`: kept by whoever sells it. */
const isTakenByOthers = (said: readonly string[]): boolean =>
  said.some((word, at) => taking.has(word) || (word === 'ambil' && keepers.has(said[at - 1] ?? '')))

const sumRole = (entry: Entry): Role => {
  const { words, way, per, context } = entry
  const said = words.length > 0 ? words : context
  const paying = said.findIndex((word) => word === 'bayar')
  if (way === 'wish') return holds(said, gainWords) ? 'wish' : 'target'
  if (way === 'opening') return 'opening'
  if (isTakenByOthers(said)) return 'cut'
  const last = said.findLastIndex((word) => gainWords.has(word))
  if (last >= 0 && !said.slice(last).some((word) => priceWords.has(word) || costWords.has(word))) return 'gain'
  // `rata-rata belanja 40rb` of those who buy.
  if (said.includes('belanja') && holds(said, wordList('rata rata-rata basket'))) return 'price'
  // `modal seporsi berapa kalau dijual 5rb`, `harga modal 9rb`: the last word that tells it counts.
  const named = said.findLast((word) => costWords.has(word) || (priceWords.has(word) && word !== 'harga'))
  if (named !== undefined && costWords.has(named)) return 'cost'
  if (holds(said, takingsWords) && per === null) return 'received'
  if (holds(said, priceWords)) return 'price'
  if (paying > 0 && payers.has(said[paying - 1] ?? '')) return 'price'
  if (way === 'in') return (per !== null && timeNamed(per) === null) || entry.each ? 'price' : 'received'
  return entry.sure ? 'paid' : 'unknown'
}

/** `reseller minta diskon 20% marginnya tinggal berapa`: what stands right before the number is what it is. */
const takenOff =
  /(?<!\p{L})(?:diskon|disc|potongan(?: harga)?|turun(?:in|kan)? harga|harga(?:nya)? (?:di)?turun(?:kan|in)?)\s*$/iu

/** Whether a share is taken off a price, whatever is asked behind it. */
export const isTakenOff = ({ said }: Entry): boolean => takenOff.test(said.slice(0, said.search(/\d/)))

const shareRole = (entry: Entry): Role => {
  const { words, trail, way } = entry
  const said = [...words, ...trail]
  if (isTakenOff(entry)) return holds(said, sellers) ? 'cut' : 'discount'
  const at = said.indexOf('dari')
  // `untung 40% dari modal, jual berapa`: what stands right behind the word.
  const of = costWords.has(said[at + 1] ?? '') ? said.slice(at + 1, at + 2) : said.slice(at + 1, at + 3)
  if (said.includes('margin')) return at >= 0 && of.includes('modal') ? 'markup' : 'margin'
  if (holds(said, wordList('naik tumbuh naikin')) && !holds(said, costWords)) return 'growth'
  if (holds(said, gainWords) || said.includes('markup'))
    return at >= 0 && (of.includes('harga') || of.includes('jual') || of.includes('omzet')) ? 'margin' : 'markup'
  // `reseller minta potongan 20%`: kept by others.
  if (holds(said, sellers)) return 'cut'
  if (holds(said, wordList('komisi admin aplikasi fee dapat dapet bagian potongan marketplace'))) return 'cut'
  return way === 'out' ? 'discount' : 'unknown'
}

const countRole = (entry: Entry, count: Counted): Role => {
  const { words } = entry
  if (isTimeUnit(count.noun)) return count.noun === 'hari' ? 'days' : 'count'
  // `bungkus isi 10 dijual 12rb`: so many are in one of what is sold.
  if (count.noun === '' && words.includes('isi')) return 'unknown'
  if (count.noun === 'retur' || holds(words, returnWords)) return 'returned'
  if (holds(words, lostWords)) return 'lost'
  if (words.includes('stok') || words.includes('awal') || words.includes('catatan')) return 'stock'
  if (holds(words, leftWords)) return 'left'
  if (holds(words, boughtWords) && !holds(words, wordList('laku terjual kejual order'))) return 'bought'
  if (holds(words, madeWords) && !holds(words, wordList('laku terjual kejual order'))) return 'made'
  if (count.rate !== null || timeNamed(count.per ?? '') !== null || holds(words, soldWords)) return 'sold'
  return 'count'
}

const ownTimes: Readonly<Record<string, Time>> = {
  harian: 'hari',
  mingguan: 'minggu',
  bulanan: 'bulan',
  tahunan: 'tahun',
}

const timeIn = ({ per, rate, words }: Entry): Time | null =>
  timeNamed(per ?? '') ?? rate ?? words.map((word) => ownTimes[word]).find((time) => time !== undefined) ?? null

/** Whether the count tells how many the sum is for, rather than something beside it. */
const isMany = (entry: Entry, count: Counted): boolean =>
  (entry.each || count.times || count.noun === entry.per) &&
  !(madeWords.has(entry.words[0] ?? '') || entry.words[0] === 'dibagi') &&
  // `sisa 85 botol, modal 27.500 per botol`: what is left, and what one of it cost.
  !(leftWords.has(entry.words[0] ?? '') && entry.words.some((word) => costWords.has(word)))

/** The state that the words tell, the last of them first: `dulu`, `dari` before, `sekarang`, `jadi` after. */
const stateOf = ({ words }: Entry, isSum: boolean): State | null => {
  if (isSum && words.at(-1) === 'dari') return 'before'
  if (isSum && (words[0] === 'ke' || words.at(-1) === 'jadi' || (words[0] === 'jadi' && words.length === 1)))
    return 'after'
  const before = words.findLastIndex((word) => beforeWords.has(word))
  const after = words.findLastIndex((word, at) => afterWords.has(word) || (word === 'ini' && words[at - 1] === 'bulan'))
  return before === after ? null : before > after ? 'before' : 'after'
}

/** `500 gram, sekilo 13rb`: so much of what the sum is for one of, in its own unit. */
const inUnitOf = ({ money, per }: Entry, count: Counted): Counted => {
  const held = money === null || per === null || per === count.noun ? null : conversion(count.noun, per)
  return held === null || per === null || isTimeUnit(per) ? count : { ...count, value: count.value * held, noun: per }
}

const termsOf = (said: Entry): Term[] => {
  const entry = { ...said, counts: said.counts.map((count) => inUnitOf(said, count)) }
  const { money, percent, counts, per } = entry
  const base = { entry, count: null, many: [], per: null, time: null, state: null, isMarked: false }
  const many = counts.filter((one) => money !== null && isMany(entry, one))
  // `1 loyang berapa` asks.
  const isOpen = money !== null || entry.words.includes('berapa')
  const others = counts.filter((one) => !many.includes(one) && !(isOpen && one.value === 1 && !one.times))
  const whole = per !== null && timeNamed(per) === null ? per : null
  const sum: Term[] =
    money === null ? [] : [{ ...base, role: sumRole(entry), value: money, many, per: whole, time: timeIn(entry) }]
  const share: Term[] = percent === null ? [] : [{ ...base, role: shareRole(entry), value: percent }]
  const told = others.map((count): Term => ({
    ...base,
    role: countRole(entry, count),
    value: count.value,
    count,
    time:
      count.rate ?? timeNamed(count.per ?? '') ?? (money === null && !isTimeUnit(count.noun) ? timeIn(entry) : null),
  }))
  return [...told, ...sum, ...share]
}

/** The states of all terms: told by their own words, or that of the one before in its sentence. */
const withStates = (terms: readonly Term[]): Term[] => {
  const told: Term[] = []
  for (const term of terms) {
    const last = told.at(-1)
    const { entry } = term
    const own = stateOf(entry, term.count === null && term.value === entry.money)
    const twin =
      last?.entry === entry &&
      last.count !== null &&
      term.count !== null &&
      [last.count.noun, ''].includes(term.count.noun)
    // `biasa 120 gelas, sekarang 75 gelas` of one entry.
    const isPair = twin && holds(entry.words, beforeWords) && holds(entry.words, afterWords)
    if (isPair && last) {
      told[told.length - 1] = { ...last, state: 'before', isMarked: true }
      told.push({ ...term, state: 'after', isMarked: true, time: last.time })
      continue
    }
    // `biasanya laku 50 sebulan, kalau diskon jadi 85`: so many are sold then.
    const isSoldThen =
      last?.role === 'sold' && term.role === 'made' && entry.words.at(-1) === 'jadi' && !entry.words.includes('dari')
    if (isSoldThen && last.count?.noun === term.count?.noun) {
      told.push({ ...term, role: 'sold', time: term.time ?? last.time, state: 'after', isMarked: true })
      continue
    }
    // `transaksi dari 1.000 jadi 775`: so many of them, whatever the numbers look like.
    const noun = last?.entry.words.at(-2) ?? ''
    const isCounted =
      last?.role === 'unknown' && last.entry.words.at(-1) === 'dari' && (isHead(noun) || isOccasion(noun))
    if (isCounted && last && /^(?:ke|jadi)$/.test(entry.words[0] ?? '')) {
      const asCount = (one: Term): Counted => ({
        value: one.value,
        noun,
        per: null,
        rate: null,
        times: false,
        said: one.entry.said,
      })
      told[told.length - 1] = { ...last, role: 'count', count: asCount(last), state: 'before', isMarked: true }
      told.push({ ...term, role: 'count', count: asCount(term), state: 'after', isMarked: true })
      continue
    }
    // `modal 26rb dari 22rb`, `dari 9rb ke 10.500`: one number at two times.
    const isMoved =
      last !== undefined && last.entry.sentence === entry.sentence && term.count === null && last.count === null
    if (isMoved && last && own === 'before' && entry.words.length === 1 && last.value !== term.value) {
      told[told.length - 1] = { ...last, state: 'after', isMarked: true }
      told.push({ ...term, role: last.role, per: term.per ?? last.per, state: 'before', isMarked: true })
      continue
    }
    const goesOn = own === 'after' && /^(?:ke|jadi)$/.test(entry.words[0] ?? '') && entry.words.length < 3
    if (isMoved && last && goesOn && term.value === entry.money) {
      const per = last.per ?? term.per
      told[told.length - 1] = { ...last, per, state: 'before', isMarked: true }
      told.push({ ...term, role: last.role, per, time: last.time, state: 'after', isMarked: true })
      continue
    }
    const state = own ?? (last && last.entry.sentence === entry.sentence ? last.state : null)
    told.push({ ...term, state, isMarked: own !== null })
  }
  return told
}

/** One account: all numbers of a message with their roles, and what the message asks of them. */
export type Account = (terms: readonly Term[], request: AnalysisRequest) => Worked | null

/** A message's numbers with their roles. */
export const readTerms = (entries: readonly Entry[]): readonly Term[] => withStates(entries.flatMap(termsOf))

/** Whether a sum for one of `unit` is for one of `piece`. */
export const isOfPiece = (unit: string | null, piece: string): boolean =>
  unit !== null &&
  (unit === piece ||
    (unit === 'kilo' && piece === 'kg') ||
    // A kilo of flour is no slice of cake.
    (standsForAny(unit, piece) && !isMeasure(unit) && !isMeasure(piece)))
