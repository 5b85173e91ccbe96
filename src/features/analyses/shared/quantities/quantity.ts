import { isMeasure, oneIn } from '#core/assistant/shared/reading-grammar/goods/units.ts'

import type { Counted, Entry } from '../ledger/entry.ts'
import { isRoom } from '../ledger/earned.ts'
import { holdsPaidFor, isMarked, timeNamed } from '../ledger/ledger-words.ts'
import { isHead, isTimeUnit, wordList } from '../ledger/levels/units.ts'
import type { Time } from '../told-figure.ts'

/** What a number is to the business, whatever words it was told in. */
export type Role =
  /** Of one piece. */
  | 'cost'
  | 'price'
  /** Of a time, or of the whole. */
  | 'takings'
  | 'spent'
  | 'gain'
  /** What was there before. */
  | 'opening'
  /** A gain that is wished for. */
  | 'wish'
  | 'sold'
  | 'made'
  /** Pieces of one pack. */
  | 'packed'
  | 'days'
  | 'weeks'
  /** Shops, carts, machines: what a result may be divided by. */
  | 'held'
  /** Shares: of the price that somebody else keeps, of the cost or the price that is earned, off the price, of takings. */
  | 'cut'
  | 'markup'
  | 'margin'
  | 'discount'
  | 'ofTakings'
  /** Paid beforehand, of what comes in. */
  | 'advance'

/** One number of the message with its role, for one of what and in what time it is told. */
export interface Quantity {
  readonly role: Role
  readonly value: number
  readonly entry: Entry
  /** The count that it is, or the one its sum buys: `100 biji` of `modal 100 biji 62rb`. */
  readonly count: Counted | null
  /** How many of that sum: `8 toples @3.500`. */
  readonly many: Counted | null
  readonly per: string | null
  readonly time: Time | null
  /** Whether its own words tell its role. */
  readonly isSure: boolean
}

const priceWords = wordList('jual dijual kujual menjual harga tarif hrg ngejual lepas dilepas jualan')
const wageWords = wordList('gaji upah honor gajian bayaran')
const takingsWords = wordList(
  'omzet omset pendapatan penghasilan pemasukan penjualan masuk hasil penerimaan bruto terkumpul laku terjual',
)
const gainWords = wordList('untung laba cuan profit keuntungan bersih surplus')
const soldWords = wordList(
  'laku terjual kejual habis pesan pesanan order beli jual penjualan muat terima dapat orderan',
)
const madeWords = wordList('jadi hasil menghasilkan produksi bikin dapat panen')
const moved = wordList('naik turun naikin naikkan dinaikkan dinaikin menjadi jd ke dari')
const cutWords = wordList(
  'minta komisi potong motong potongan dipotong kepotong ambil ngambil fee admin agen reseller jatah toko titip konsinyasi aplikasi marketplace layanan program xtra ekstra ongkir afiliasi affiliate pembayaran iklan shopee tokopedia tokped tiktok lazada gofood grabfood shopeefood',
)
const advances = wordList('dp panjar muka uang-muka persekot')
const upWords = wordList('naik naikin naikkan dinaikin dinaikkan markup untung laba ambil tambah tambahin keuntungan')
const ownTimes: Readonly<Record<string, Time>> = {
  bulanan: 'bulan',
  harian: 'hari',
  mingguan: 'minggu',
  tahunan: 'tahun',
}

/** Shares of what is left are none of what is paid away. */
const keeping = wordList('sisa tersisa tinggal terpakai')

const letWords = wordList('terisi laku tersewa disewa keisi kepakai jalan')
/** `laku 65 gelas harga rata-rata 18rb` */
const averages = wordList('rata rata2 rata-rata')
const needing = wordList('butuh perlu pakai dipakai kebutuhan terisi kosong rusak busuk sisa dibuang')

const holds = (words: readonly string[], of: ReadonlySet<string>): boolean => words.some((word) => of.has(word))

/** `seporsi dijual 20rb`: for one of it. */
const wholeIn = (words: readonly string[]): string | null => {
  for (const word of words) {
    const unit = oneIn(word)
    if (unit !== null && timeNamed(unit) === null) return unit
  }
  return null
}

const timeIn = ({ per, rate, words }: Entry): Time | null =>
  timeNamed(per ?? '') ?? rate ?? words.map((word) => ownTimes[word]).find((time) => time !== undefined) ?? null

/** `beda untung jual bakso 27rb` asks for a gain and tells a price. */
const isGain = (words: readonly string[]): boolean => {
  const at = words.findLastIndex((word) => gainWords.has(word))
  return at >= 0 && !words.slice(at).some((word) => priceWords.has(word) || word === 'modal')
}

/** `motor 110 sehari tarif 2rb` */
const markedTime = (words: readonly string[]): Time | null => {
  const marked = words.find((word) => isMarked(word) && timeNamed(word) !== null)
  return marked === undefined ? null : timeNamed(marked)
}

/** Where the words say what a sum is, the last of them counts: `harga modal`, `modal jualan`. */
const roleOfSum = (entry: Entry): Role | null => {
  const { way, per } = entry
  const words = entry.words.length > 0 ? entry.words : entry.context
  const isOfOne = per !== null && timeNamed(per) === null
  if (way === 'opening') return 'opening'
  // `piutang dibayar 1,4jt` comes in, `bayar utang` goes out: which of them it is stands in no one word.
  if (words.includes('piutang')) return null
  if (way === 'wish') return words.some((word) => gainWords.has(word)) ? 'wish' : null
  if (way === null && holds(words, advances)) return 'advance'
  if (isGain(words)) return 'gain'
  // `gaji sales: pokok 1,5jt` is a wage, `harga pokok 9rb` a cost.
  if (words.includes('pokok') && holds([...words, ...entry.context], wageWords)) return 'spent'
  if (words.includes('modal') || words.includes('hpp') || words.includes('pokok')) return 'cost'
  // `hasil jualan 510rb`
  const isSelling = holds(words, priceWords) && !/(?:^| )hasil jual(?:an)?(?: |$)/.test(words.join(' '))
  if (holds(words, takingsWords) && !isSelling && !isOfOne) return 'takings'
  if (words.some((word) => /^(?:ku|di)?beli$/.test(word))) return isOfOne ? 'cost' : 'spent'
  if (holds(words, priceWords)) return 'price'
  if (way === 'in') return isOfOne || entry.each ? 'price' : 'takings'
  // `pesanan 500 goodie bag @8.500`
  if (way === null && entry.each && holds(words, wordList('pesanan order orderan pesan'))) return 'price'
  if (way === null) return isOfOne ? 'price' : null
  if (way === 'out') return isOfOne || holds(words, wordList('bahan')) ? 'cost' : 'spent'
  return null
}

const roleOfShare = ({ words, trail }: Entry): Role | null => {
  const said = [...words, ...trail]
  const at = said.indexOf('dari')
  const of = said.slice(at + 1, at + 3)
  // `komisi 20% dari harga setelah diskon`: of what is left of another share.
  if (holds(said, keeping) || (of.includes('harga') && said.includes('setelah'))) return null
  if (words.includes('diskon') && !holds(said, wordList('admin komisi aplikasi marketplace layanan fee')))
    return 'discount'
  if (holds(words, wordList('hpp modal bahan')) && at === -1) return 'ofTakings'
  if (holds(words, advances)) return 'advance'
  if (words.includes('margin')) return of.includes('modal') ? 'markup' : 'margin'
  if (at >= 0 && holds(of, wordList('omzet omset pendapatan penjualan pemasukan'))) return 'ofTakings'
  if (holds(words, upWords) && !holds(words, wordList('komisi potongan agen reseller minta')))
    return of.includes('harga') || of.includes('jual') ? 'margin' : 'markup'
  if (words.includes('dapat') && holds(of, wordList('tarif harga'))) return 'cut'
  // `95rb kena 9%`: of the price told right before it.
  return holds(words, cutWords) || words.includes('diskon') || words[0] === 'kena' ? 'cut' : null
}

const countRole = (entry: Entry, count: Counted): Role | null => {
  const { words, context } = entry
  const time = count.rate ?? timeNamed(count.per ?? '')
  const isLet = holds(words, letWords) && (count.noun === 'malam' || count.noun === 'hari')
  if (isLet) return 'days'
  if (holds(words, needing)) return null
  if (count.noun === 'hari') return 'days'
  if (count.noun === 'minggu') return 'weeks'
  if (words.at(-1) === 'isi' && count.noun === '') return 'packed'
  if (isTimeUnit(count.noun)) return null
  if (time !== null && !isHead(count.noun)) return 'sold'
  if (holds(words, madeWords) && !holds(words, wordList('laku terjual kejual'))) return 'made'
  if (holds(words, soldWords)) return 'sold'
  if (isHead(count.noun)) return time === null ? 'held' : 'sold'
  return holds([...context, ...words], wordList('punya ada dengan')) ? 'held' : null
}

const base = (entry: Entry): Omit<Quantity, 'role' | 'value'> => ({
  entry,
  count: null,
  many: null,
  per: null,
  time: null,
  isSure: true,
})

/** `jadi 12rb`, `turun dari 120`: what something was before or after a change. */
const isMoved = ({ words, percent }: Entry, isSum: boolean): boolean =>
  percent === null &&
  (words.some((word) => word === 'naik' || word === 'turun' || word === 'naikin') ||
    (isSum && (moved.has(words[0] ?? '') || (words[0] === 'jadi' && words.length < 4) || words.at(-1) === 'jadi')))

/** `jadi 50 botol, botol kosong 1.800 per botol`: what came of it, and what each of them takes or brings. */
const isMaking = ({ words, counts, per }: Entry): boolean =>
  counts.length === 1 && madeWords.has(words[0] ?? '') && counts[0]?.noun !== '' && counts[0]?.noun === per

/** The numbers of one entry with their roles; null where one of them has none for certain. */
const ofEntry = (entry: Entry, piece: string | null): readonly Quantity[] | null => {
  const { money, percent, words, per, period } = entry
  if (isMoved(entry, money !== null) && !isMaking(entry)) return null
  // `beli semangka 1 ton 4.500/kg`
  if (
    money !== null &&
    entry.counts.some(({ value, noun }) => value === 1 && isMeasure(noun) && per !== null && per !== noun)
  )
    return null
  // `bahan 1 resep 96rb`
  const counts = entry.counts.filter(({ value, times }) => money === null || value !== 1 || times)
  if (percent !== null) {
    const role = roleOfShare(entry)
    return role === null || counts.length > 0 ? null : [{ ...base(entry), role, value: percent }]
  }
  const told = counts.map((count): Quantity | null => {
    const role = countRole(entry, count)
    const time = count.rate ?? timeNamed(count.per ?? '') ?? (money === null ? timeIn(entry) : null)
    return role === null ? null : { ...base(entry), role, value: count.value, count, time }
  })
  if (money === null) return told.includes(null) ? null : told.filter((one) => one !== null)
  const role = roleOfSum(entry)
  if (role === null) return null
  const isNightly = per === 'malam' && entry.counts.length > 0
  if (per !== null && per !== piece && isTimeUnit(per) && timeNamed(per) === null && !isNightly) return null
  const thing = per !== null && timeNamed(per) === null && !isNightly ? per : wholeIn(words)
  // `september 3,75jt` behind takings is no cost.
  const isSure = entry.sure || holdsPaidFor(words) || role !== 'spent'
  if (!isSure && period !== '') return null
  // `total keluar 4jt` behind its parts.
  if (role === 'spent' && (words[0] === 'total' || words[0] === 'jumlah')) return null
  const sum = { ...base(entry), role, value: money, per: thing, time: timeIn(entry), isSure }
  const [count, more] = counts
  if (!count) return [sum]
  if (more) return null
  if (role === 'price' && per !== null && count.noun !== per && isMeasure(per) && isMeasure(count.noun)) return null
  if (role === 'cost' && per !== null && count.noun !== per && isMeasure(count.noun)) return null
  const isOfCount =
    entry.each ||
    count.times ||
    count.noun === per ||
    // `6 kamar 450rb per bulan` are let one by one.
    (role === 'takings' && isRoom(entry) && timeIn(entry) !== null) ||
    (role === 'price' && priceWords.has(words.findLast((word) => !averages.has(word)) ?? ''))
  if (isOfCount && isTimeUnit(count.noun) && role !== 'spent') return null
  // `laku 70 gelas harganya 12rb`: how many, and the price of one.
  if (isOfCount && (role === 'price' || role === 'gain' || (role === 'takings' && entry.each))) {
    const own = countRole(entry, count)
    const many: Quantity = {
      ...base(entry),
      role: own === 'made' ? 'made' : 'sold',
      value: count.value,
      count,
      time: count.rate ?? (isNightly ? 'hari' : (timeIn(entry) ?? markedTime(words))),
    }
    return [{ ...sum, role: role === 'takings' ? 'price' : role, time: null, per: count.noun || null }, many]
  }
  if (role === 'gain' || role === 'price') return null
  if (role === 'cost' && isMaking(entry)) return [sum, { ...base(entry), role: 'made', value: count.value, count }]
  if (isOfCount) return [{ ...sum, role: role === 'takings' ? role : 'spent', per: null, many: count }]
  if (isTimeUnit(count.noun) || (per !== null && timeNamed(per) === null)) return null
  // `gaji 3 karyawan 8jt` is for all of them.
  return isHead(count.noun) ? [sum] : [{ ...sum, count }]
}

const sumWords = wordList('modal jual dijual harga hpp')

/** `modal sebiji 350`, `modalnya 400 sebiji`: so few Rupiah without their word. */
const asSum = (entry: Entry): Entry => {
  const [count, more] = entry.counts
  if (entry.money !== null || entry.percent !== null || !count || more || count.value < 50) return entry
  const unit = oneIn(count.noun)
  const said = entry.words.filter((word) => oneIn(word) === null)
  const isBare = count.noun === '' || unit !== null
  if (!isBare || count.per !== null || count.rate !== null || !sumWords.has(said.at(-1) ?? '')) return entry
  return { ...entry, money: count.value, counts: [], per: unit ?? entry.per, sure: true }
}

/**
 * What a message tells, number by number; null where the role of one is not certain. `piece`: what is asked for one by
 * one, be it an hour.
 */
export const quantitiesOf = (entries: readonly Entry[], piece: string | null = null): readonly Quantity[] | null => {
  // What a told share was taken of stands in that share.
  const wholes = new Set(entries.flatMap(({ counts }) => counts.map(({ from }) => from?.count)))
  const all = entries
    .filter(
      ({ money, percent, counts }) => money !== null || percent !== null || !counts.every((one) => wholes.has(one)),
    )
    .map(asSum)
    .map((one) => ofEntry(one, piece))
  return all.includes(null) ? null : all.flatMap((one) => one ?? [])
}
