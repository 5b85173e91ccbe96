import { goodsName } from '../goods/goods-name.ts'
import { low, type Sheet } from '../sheet.ts'
import { isTimeUnit } from '../goods/units.ts'

import { type Counted, isHired } from './counted.ts'
import { billed, mending, ordered, sold } from './entry-words.ts'
import type { Placed } from './spans.ts'

export interface Priced {
  readonly value: number
  /** What one of it buys, where that is told. */
  readonly per: readonly string[]
  /** `tiap harinya …`: the time for which all of it is told again. */
  readonly rate: string | null
  /** `3 kodi, 1 kodinya 1,4jt`: what is counted as one is what the price is for. */
  readonly ofOne: boolean
  /** `@`, `x`: certainly the price of one. */
  readonly each: boolean
  /** Written behind the sign of a price, which stands by what is counted. */
  readonly signed?: boolean
  /** `3 sak semen total 1,6 juta`: said to be the sum of its line. */
  readonly whole?: boolean
  /** Told by the price before it: `separo`. */
  readonly relative?: boolean
}

/** A stretch of the message that tells of one thing: its name, how many, at what price. */
export interface Entry {
  readonly label: string
  /** Who is named right before its figures; empty for nobody. */
  readonly who: string
  /** All its words in lower case, those that name nothing too. */
  readonly said: readonly string[]
  readonly counts: readonly Counted[]
  readonly price: Priced | null
  /** `masing-masing`: for each of those counted before. `semua`: one price for all. */
  readonly share: 'each' | 'all' | null
  /** Follows the entry before it without a mark between. */
  readonly joined: boolean
  /** Put beside the entry before it by `dan`, `sama`, `plus`. */
  readonly beside: boolean
  /** Paid already (`bon senin sudah dibayar`), or given back. */
  readonly gone?: 'paid' | 'back'
}

/** The stretch that is being read. */
export interface OpenEntry {
  who: string
  words: number[]
  said: string[]
  /** What is counted is named behind its count: `18 tukang`. */
  nouns: string[]
  counts: Placed[]
  price: Priced | null
  share: Entry['share']
  readonly joined: boolean
  readonly beside: boolean
}

export const blankEntry = (joined: boolean, beside = false): OpenEntry => ({
  who: '',
  words: [],
  said: [],
  nouns: [],
  counts: [],
  price: null,
  share: null,
  joined,
  beside,
})

const nameless = new Set(['belum', 'pertama', 'berikutnya', 'selanjutnya'])

/** The name in some words, run by run, without those that order or tell. */
const nameOf = (sheet: Sheet, words: readonly number[]): string => {
  const runs: string[] = []
  let from = 0
  while (from < words.length) {
    let to = from + 1
    while (to < words.length && words[to] === (words[to - 1] ?? 0) + 1) to += 1
    const name = goodsName(sheet, words[from] ?? 0, (words[to - 1] ?? 0) + 1)
    if (name !== '') runs.push(name)
    from = to
  }
  const named = runs.join(' ')
  // `3 nota belum dibayar: …`, `300 lembar pertama`: that it is not paid yet, or comes first, names nothing.
  return nameless.has(named) ? '' : named
}

/** What was read of a stretch when it ends; null where nothing was. */
export const closedEntry = (sheet: Sheet, open: OpenEntry): Entry | null => {
  const { who, words, said, nouns, counts, price, share, joined, beside } = open
  if (counts.length === 0 && price === null && said.length === 0) return null
  const name = nameOf(sheet, words)
  // `jasa cuci kaca 4 gedung`: what is told before the count stands before its noun.
  const isTold = words.length > 0 && words.every((at) => at < (counts[0]?.at ?? 0))
  const label = (isTold ? [name, ...nouns] : [...nouns, name]).filter((part) => part !== '').join(' ')
  return { label, who, said, counts, price, share, joined, beside }
}

/** Whether a count behind a price belongs to that price; else it begins the next entry. */
export const isOfItsPrice = (sheet: Sheet, { counts, price }: OpenEntry, count: Placed): boolean => {
  const per = price?.per ?? []
  // `hotel 400rb per malam 2 kamar`
  const isHiredSo = per.some(isTimeUnit) && isHired(count, per) && !counts.some(({ of }) => of === count.of)
  // `botol kecil 85rb laku 64`
  const before = low(sheet, count.at - 1)
  const isSold = counts.length === 0 && (sold.has(before) || ordered.has(before))
  // `120 box sehari @17.500 selama 26 hari`
  const isHowLong = count.lasts && count.of !== null && counts.some((one) => one.per.includes(count.of ?? ''))
  // `6 unit cuci ac 85.000 per unit 2 unit tambah freon`: so many of it are counted already.
  const isCounted = counts.some(({ of }) => of === count.of)
  return isHowLong || count.times || isHiredSo || isSold || (count.of !== null && per.includes(count.of) && !isCounted)
}

const only = new Set(['cuma', 'cuman', 'hanya'])

/** The counts of a stretch with one more, which may stand for one that was told before. */
export const withCount = (sheet: Sheet, counts: readonly Placed[], count: Placed): Placed[] => {
  // `3 hari eh salah 4 hari`; `yang 5 bonus jadi yang dibayar 50`
  const before = low(sheet, count.at - 1)
  const isMended = mending.has(before) && counts.at(-1)?.of === count.of
  // `27 orang tapi yang bayar cuma 25`
  const isBilled = billed.has(before) || (only.has(before) && billed.has(low(sheet, count.at - 2)))
  if (isBilled) return [{ ...count, of: count.of ?? counts.at(-1)?.of ?? null }]
  // `keripik 60 bungkus laku 48`: of what was brought so many are paid.
  const [whole, other] = counts
  const isSale = sold.has(before) && whole !== undefined && other === undefined && whole.value >= count.value
  if (isSale && (count.of === null || count.of === whole.of)) return [{ ...count, of: whole.of }]
  return [...(isMended ? counts.slice(0, -1) : counts), count]
}
