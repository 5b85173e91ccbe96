import type { Counted } from './counted.ts'
import type { Entry } from './entry.ts'
import { ordered, particles } from './entry-words.ts'
import { isTimeUnit } from '../goods/units.ts'
import { wordSet } from '../words.ts'

/** The words of a name; `piringnya` names the `piring` that was told before. */
const wordsOf = (label: string): readonly string[] =>
  (label.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/(?<=\p{L}{3})nya$/u, ''))

/** All words of the shorter name stand in the longer one. */
const namesSame = (one: string, other: string): boolean => {
  const [short, long] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length)
  return short !== undefined && long !== undefined && short.length > 0 && short.every((word) => long.includes(word))
}

const isCounted = ({ label, counts, price }: Entry): boolean => price === null && label !== '' && counts.length === 1
const isPriced = ({ label, counts, price }: Entry): boolean => price !== null && label !== '' && counts.length === 0

/** The count of a thing as its price tells it: `es balok 2` has the unit of `15rb per balok`. */
const asPriced =
  ({ price }: Entry, counted: Entry) =>
  (count: Counted): Counted => {
    const unit = price?.per.find((one) => wordsOf(counted.label).includes(one))
    return count.of === null && unit !== undefined ? { ...count, of: unit } : count
  }

const listHead = wordSet('harga harganya hrg daftar pricelist tarif tarifnya')

/**
 * `ambil 6 kursi sama 2 meja. Kursi 425 ribu, meja 780 ribu`: things that are counted first and named again with their
 * prices. Only where each thing meets its own price; otherwise the entries as they are. In a list of prices (`harga jual
 * saya …`) what nobody takes is only listed.
 */
export const namedAgain = (told: readonly Entry[]): readonly Entry[] => {
  const counted = told.filter(isCounted)
  const entries = withSamePrice(told, counted)
  const from = entries.findIndex(isPriced)
  const priced = entries.slice(from).filter(({ price }) => price !== null)
  const isList = entries[from]?.said.some((word) => listHead.has(word)) === true
  if (counted.length < 2 || !priced.every(isPriced) || entries.slice(from).some(isCounted)) return told
  if (counted.length > priced.length) return eachCounted(entries, priced) ?? told
  if (!isList && counted.length !== priced.length) return told
  const owned = matched(counted, priced)
  if (owned === null || new Set(owned.values()).size !== counted.length) return told
  const taken = new Map([...owned].map(([own, price]) => [price, own] as const))
  return entries
    .filter((entry) => !counted.includes(entry) && (taken.has(entry) || !priced.includes(entry)))
    .map((entry) => {
      const own = taken.get(entry)
      return own === undefined ? entry : { ...entry, counts: own.counts.map(asPriced(entry, own)) }
    })
}

/**
 * `Bu Ida: nastar 3, kastengel 2. Bu Wati: nastar 5. nastar 75rb, kastengel 85rb`: the same thing counted more than once, each
 * time at its one price. Null where something that is counted has none, but for a head that counts what follows.
 */
const eachCounted = (entries: readonly Entry[], priced: readonly Entry[]): readonly Entry[] | null => {
  const priceOf = (entry: Entry): Entry | undefined => {
    const [own, more] = priced.filter(({ label }) => namesSame(label, entry.label))
    return more === undefined ? own : undefined
  }
  const counted = entries.filter(isCounted)
  const own = counted.filter((entry, at) => at > 0 || priceOf(entry) !== undefined).map(priceOf)
  if (priced.length < 2 || own.includes(undefined) || new Set(own).size !== priced.length) return null
  return entries.flatMap((entry) => {
    if (priced.includes(entry)) return []
    const price = isCounted(entry) ? priceOf(entry) : undefined
    return [
      price === undefined ? entry : { ...entry, counts: entry.counts.map(asPriced(price, entry)), price: price.price },
    ]
  })
}

const range = /^([\p{L}\d]+)\s?[-–]\s?([\p{L}\d]+)$/u

/** The counted things that one name speaks of together: `risol lemper` of both, `S-L` of all from one to the other. */
const namedTogether = (label: string, counted: readonly Entry[]): readonly Entry[] => {
  const placeOf = (name = ''): number => counted.findIndex((one) => one.label.toLowerCase() === name.toLowerCase())
  const [, first, last] = range.exec(label) ?? []
  const [from, to] = [placeOf(first), placeOf(last)]
  if (from >= 0 && to > from) return counted.slice(from, to + 1)
  const words = wordsOf(label)
  const own = counted.filter((one) => wordsOf(one.label).every((word) => words.includes(word)))
  const isAll = own.reduce((sum, one) => sum + wordsOf(one.label).length, 0) === words.length
  return isAll && own.length > 1 ? own : []
}

/**
 * `S sama M 85rb, L nya 92.500`, `risol lemper 2.500`: a thing that is named before or with another one has its price, where
 * all of them were counted before.
 */
const withSamePrice = (entries: readonly Entry[], counted: readonly Entry[]): readonly Entry[] => {
  const isKnown = ({ label }: Entry): boolean => counted.some((one) => namesSame(one.label, label))
  return entries.flatMap((entry, at) => {
    const together = isPriced(entry) ? namedTogether(entry.label, counted) : []
    if (together.length > 0) return together.map(({ label }) => ({ ...entry, label }))
    const next = entries[at + 1]
    const isShared = isNamedOnly(entry) && next !== undefined && isPriced(next) && isKnown(entry) && isKnown(next)
    return [isShared ? { ...entry, price: next.price } : entry]
  })
}

/** Each of some entries with the one of others that has its name; null where one has none or several. */
const matched = (entries: readonly Entry[], others: readonly Entry[]): ReadonlyMap<Entry, Entry> | null => {
  const found = new Map<Entry, Entry>()
  for (const entry of entries) {
    const [own, more] = others.filter(({ label }) => namesSame(label, entry.label))
    if (own === undefined || more !== undefined) return null
    found.set(entry, own)
  }
  return found
}

const isPricedNext = (entry: Entry | undefined, counted: Entry | undefined): boolean =>
  entry !== undefined &&
  counted !== undefined &&
  isCounted(counted) &&
  isPriced(entry) &&
  namesSame(entry.label, counted.label)

/** `cengkeh 500 gram, cengkeh itu sekilonya 130rb`: counted, and named again right behind with its price. */
export const pricedNext = (entries: readonly Entry[]): readonly Entry[] => {
  if (!entries.some((entry, at) => isPricedNext(entry, entries[at - 1]))) return entries
  return entries.flatMap((entry, at) => {
    const before = entries[at - 1]
    if (isPricedNext(entries[at + 1], entry)) return []
    return [isPricedNext(entry, before) && before ? { ...entry, label: before.label, counts: before.counts } : entry]
  })
}

const isNamedOnly = ({ label, counts, price }: Entry): boolean => label !== '' && counts.length === 0 && price === null

/** `pashmina, bergo, segiempat semuanya 45rb. ambil 12 pashmina, 8 bergo, 20 segiempat`: one price told before the counts. */
export const pricedBefore = (entries: readonly Entry[]): readonly Entry[] => {
  const at = entries.findIndex(
    ({ price, counts, label, share }, place) =>
      price !== null && counts.length === 0 && label === '' && 'all' === (share ?? entries[place - 1]?.share),
  )
  let from = at
  while (from > 0 && isNamedOnly(entries[from - 1] as Entry)) from -= 1
  const price = entries[at]?.price ?? null
  const owned = matched(entries.slice(from, at), entries.slice(at + 1).filter(isCounted))
  if (price === null || at - from < 2 || owned === null) return entries
  const counted = new Set(owned.values())
  return entries
    .filter((_, place) => place < from || place > at)
    .map((entry) =>
      counted.has(entry)
        ? { ...entry, counts: entry.counts.map((count) => ({ ...count, of: null })), price: { ...price, each: true } }
        : entry,
    )
}

const isOpen = (entry: Entry, unit: string): boolean => isCounted(entry) && entry.counts[0]?.of === unit

const tariffWords = wordSet(
  'tarif tarifnya harga harganya ongkos ongkosnya kiloan kiloannya biaya biayanya laundry cuci',
)

/**
 * Whether a tariff is for all of some things: it names nothing, or their sort (`lapangan futsal 150rb per jam. lapangan A 3 jam,
 * lapangan B 2 jam`). A time is told of more than what is let (`850rb sabulan, nunggak 3 bulan`): there they are of one sort.
 */
const isTariffOf = ({ label, price }: Entry, things: readonly Entry[]): boolean => {
  const sort = wordsOf(label).filter((word) => !tariffWords.has(word))
  const [head] = wordsOf(things[0]?.label ?? '')
  const isOneSort =
    things.every((thing) => wordsOf(thing.label)[0] === head) &&
    new Set(things.map((thing) => thing.label)).size === things.length
  if (sort.length > 0) return isOneSort && sort.includes(head ?? '')
  // `tarif 325rb/jam. Senin kerja 7 jam, Selasa 8 jam, Rabu 5 jam`: hours of several days.
  const isHourly = things.length > 1 && price?.per.every((unit) => unit === 'jam') === true
  return isOneSort || isHourly || !price?.per.some(isTimeUnit)
}

/** `tarif 7.500 per kilo. sprei 86 kg, handuk 54 kg`: a price told before what is counted in its unit stands behind it. */
export const tariffFirst = (entries: readonly Entry[]): readonly Entry[] => {
  const at = entries.findIndex(
    ({ label, counts, price }, place) =>
      price?.per.length === 1 &&
      counts.length === 0 &&
      (wordsOf(label).every((word) => tariffWords.has(word)) || entries[place + 1]?.price === null),
  )
  const unit = entries[at]?.price?.per[0]
  const tariff = entries[at]
  if (tariff === undefined || unit === undefined || entries.slice(0, at).some((entry) => isOpen(entry, unit)))
    return entries
  // `Rabu cuma 5 jam`: what is counted without a name is of the thing before the tariff.
  const thing = entries.slice(0, at).findLast(({ label }) => label !== '')?.label ?? ''
  const named = entries.map((entry, place) =>
    place > at && entry.label === '' && thing !== '' && isOpen({ ...entry, label: thing }, unit)
      ? { ...entry, label: thing }
      : entry,
  )
  const own = named.slice(at + 1).filter((entry) => isOpen(entry, unit))
  const last = own.at(-1)
  if (last === undefined || own.length < 2 || !isTariffOf(tariff, own)) return entries
  return named.flatMap((entry) =>
    entry === tariff ? [] : entry === last ? [entry, { ...tariff, label: '', joined: false }] : [entry],
  )
}

/** Nothing but how many of the thing before it, which has its price. */
const isBehind = (entry: Entry | undefined, before: Entry | undefined): boolean =>
  entry !== undefined &&
  before !== undefined &&
  isPriced(before) &&
  entry.label === '' &&
  entry.price === null &&
  entry.counts.length === 1 &&
  (entry.said.length > 0 || entry.joined) &&
  entry.said.every((word) => ordered.has(word) || particles.has(word) || word === 'ada')

/** `ciput 15rb, ambil 40`: how many of what has its price already. */
export const countedBehind = (entries: readonly Entry[]): readonly Entry[] => {
  if (!entries.some((entry, at) => isBehind(entry, entries[at - 1]))) return entries
  return entries.flatMap((entry, at) => {
    if (isBehind(entry, entries[at - 1])) return []
    const next = entries[at + 1]
    return [next !== undefined && isBehind(next, entry) ? { ...entry, counts: next.counts } : entry]
  })
}

/**
 * `semen 75rb per sak, bata 650 sebiji … ambil bata 1.200 biji, semen 15 sak`: a list of prices, and behind it how
 * many are taken of what stands in it. What nobody takes is only listed.
 */
export const pricesFirst = (entries: readonly Entry[]): readonly Entry[] => {
  const from = entries.findIndex(isCounted)
  const listed = entries.slice(0, Math.max(0, from)).filter(({ price }) => price !== null)
  const counted = entries.slice(from).filter(isCounted)
  if (listed.length < 2 || !listed.every(isPriced) || counted.length === 0) return entries
  const owned = matched(counted, listed)
  if (owned === null || new Set(owned.values()).size !== counted.length) return entries
  const isHeaded = entries.slice(0, from).some(({ said }) => said.some((word) => listHead.has(word)))
  if (counted.length < 2 && !isHeaded) return entries
  return entries.flatMap((entry) => {
    if (listed.includes(entry)) return []
    const own = owned.get(entry)
    if (own === undefined) return [entry]
    const counts = entry.counts.map(asPriced(own, entry))
    return [{ ...entry, label: own.label, counts, price: own.price }]
  })
}
