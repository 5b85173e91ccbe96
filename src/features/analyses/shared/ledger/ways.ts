import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { Entry } from './entry.ts'
import { timeNamed } from './ledger-words.ts'

/** One of several things set side by side, with the entries that are its own. */
export interface WayOf {
  readonly name: string
  readonly entries: readonly Entry[]
}

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** Before another choice. */
const marks = list(
  'atau vs versus dibanding dibandingkan ketimbang daripada kalau kalo klo kl bila jika misal misalnya',
)
const takings = list('omzet omset penjualan pemasukan pendapatan hasil')
/** What a sum is of, apart from whose it is. */
const keys = list(
  'omzet omset penjualan pemasukan pendapatan hasil sewa kontrak gaji upah biaya bahan modal harga beli jual dp cicilan angsuran laba untung listrik ongkir pengeluaran belanja bayar',
)
const nameless = list(
  `apa ambil ngambil atau vs versus dibanding dibandingkan ketimbang daripada kalau kalo klo kl bila jika misal misalnya bandingin bandingkan banding bandingan perbandingan analisis analisa analisain lebih murah mana
   mending mendingan pilih antara dong tolong coba buat buatin buatkan bikin bikinin pilihan ada dua tiga bayar beli sewa omzet omset biaya bahan modal harga dp laba untung kotor bersih sebulan
   setahun sehari per dan sama yang di ke dari saya aku kami kita skrg sekarang selama ini pake pakai rata rata-rata perkiraan kira-kira total`,
)

const keyOf = ({ words, label }: Entry): string => {
  const found = words.find((word) => keys.has(word))
  return found === undefined ? (label.split(' ')[0]?.toLowerCase() ?? '') : takings.has(found) ? 'omzet' : found
}

const isMarked = ({ words, context }: Entry): boolean =>
  words[0] === 'apa' || [...context, ...words].some((word) => marks.has(word))

const bare = (words: readonly string[]): string =>
  words
    .slice(words.findLastIndex((word) => /^(?:mending\p{L}*|pilih|antara|mana)$/iu.test(word)) + 1)
    .filter(
      (word) => /\p{L}/u.test(word) && !nameless.has(word.toLowerCase()) && timeNamed(word.toLowerCase()) === null,
    )
    .slice(-4)
    .join(' ')

/** `Cabang Depok omzet 34jt`, `kios pasar: sewa 12jt`, `kalo rekrut kurir: gaji 2,1jt`: whose sums these are. */
const nameOf = (entry: Entry): string => {
  const own = bare(entry.label.split(' '))
  const over = bare(entry.context)
  const isOwn = own !== '' && !keys.has(own.toLowerCase())
  return sentenceCase((isOwn ? own : over || own) || keyOf(entry))
}

const isDistinct = (ways: readonly WayOf[]): boolean =>
  ways.every(({ name }) => name !== '') && new Set(ways.map(({ name }) => name.toLowerCase())).size === ways.length

const cutAt = (entries: readonly Entry[], starts: readonly Entry[]): WayOf[] => {
  const ways: { name: string; entries: Entry[] }[] = []
  for (const entry of entries) {
    if (starts.includes(entry)) ways.push({ name: nameOf(entry), entries: [entry] })
    else ways.at(-1)?.entries.push(entry)
  }
  return ways
}

/** Each begins with the same word: `Depok omzet 34jt biaya 25jt. Bogor omzet 27jt biaya 20jt`. */
const byRepeat = (entries: readonly Entry[]): WayOf[] => {
  const sums = entries.filter(({ money }) => money !== null)
  const [first] = sums
  if (!first) return []
  const starts = sums.filter((one) => keyOf(one) === keyOf(first))
  return starts.length > 1 ? cutAt(entries.slice(entries.indexOf(first)), starts) : []
}

/** `sewa ruko 36jt setahun atau kios 1,9jt sebulan`: a word parts them. */
const byMark = (entries: readonly Entry[]): WayOf[] => {
  const sums = entries.filter(({ money }) => money !== null)
  const [first, ...rest] = sums
  if (!first) return []
  return cutAt(entries.slice(entries.indexOf(first)), [first, ...rest.filter(isMarked)])
}

/** `sewa vs beli mesin …. Sewa 650rb sebulan. Beli 13,8jt`: each begins with its own word. */
const byPair = (entries: readonly Entry[], pair: readonly string[]): WayOf[] => {
  const sums = entries.filter(({ money }) => money !== null)
  const starts = pair.flatMap((word) => sums.find(({ words }) => words.slice(0, 2).includes(word)) ?? [])
  const inOrder = starts.toSorted((one, other) => entries.indexOf(one) - entries.indexOf(other))
  const [first] = inOrder
  if (!first || new Set(inOrder).size < 2) return []
  const named = new Map(pair.map((word, at) => [starts[at], sentenceCase(word)]))
  return cutAt(entries.slice(entries.indexOf(first)), inOrder).map((way) => ({
    ...way,
    name: named.get(way.entries[0]) ?? way.name,
  }))
}

/** Things set side by side, each with two sums or more in one of them; empty where the message parts nothing. */
export const waysIn = (entries: readonly Entry[], pair: readonly string[] = []): readonly WayOf[] => {
  const isWhole = (ways: readonly WayOf[]): boolean =>
    ways.length > 1 &&
    ways.length < 7 &&
    isDistinct(ways) &&
    ways.every((way) => way.entries.some(({ money }) => money !== null))
  const repeated = byRepeat(entries)
  const sums = (way: WayOf): number => way.entries.filter(({ money }) => money !== null).length
  if (isWhole(repeated) && repeated.every((way) => sums(way) > 1)) return repeated
  const marked = byMark(entries)
  if (isWhole(marked)) return marked
  const paired = byPair(entries, pair)
  return isWhole(paired) ? paired : []
}
