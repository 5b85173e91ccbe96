import { wordSet } from '../words.ts'

import { persons } from './counted.ts'
import type { Entry } from './entry.ts'
import { stem } from './entry-names.ts'
import { states } from './entry-words.ts'

/**
 * `485rb per siswa, siswanya 92`, `anaknya Bu Nur ada 2, …, 110rb per anak`: a bare count behind the very noun that a price
 * is for counts it.
 */
export const countedByNoun = (entries: readonly Entry[]): readonly Entry[] => {
  const nouns = new Set(entries.flatMap(({ price }) => price?.per ?? []))
  const nounOf = ({ said, counts, price }: Entry, at: number): string | undefined => {
    const saysOnly = said.length === 1 || said.at(-1) === 'ada'
    const isBare = price === null && saysOnly && counts.length === 1 && counts[0]?.of === null
    const before = entries[at - 1]
    const isNamedBefore = said[0] === 'ada' && before?.price === null && before.counts.length === 0
    const word = (isNamedBefore ? before.said.at(-1) : said[0]) ?? ''
    if (isBare) return [word, stem(word)].find((noun) => nouns.has(noun))
    // `meja 3 sewanya 50rb per meja per hari`
    const isUncounted = price !== null && counts.some(({ of }) => of === null)
    // `4 hilang diganti 45rb per handuk`: what has become of so many, and not what they are.
    const isLost = isUncounted && counts.length === 1 && price.per.length === 1 && states.has(said[0] ?? '')
    return isUncounted
      ? (price.per.find((noun) => said.includes(noun)) ?? (isLost ? price.per[0] : undefined))
      : undefined
  }
  return entries.some((entry, at) => nounOf(entry, at) !== undefined)
    ? entries.map((entry, at) => {
        const of = nounOf(entry, at)
        return of === undefined
          ? entry
          : {
              ...entry,
              label: entry.price === null ? '' : entry.label,
              counts: entry.counts.map((count) => ({ ...count, of: count.of ?? of })),
            }
      })
    : entries
}

const free = wordSet('gratis free digratiskan digratisin')
const isOnlyFree = (entry: Entry | undefined): boolean =>
  entry?.joined === true &&
  entry.price === null &&
  entry.counts.length === 0 &&
  entry.said.every((word) => free.has(word))

/** `siswa 86 anak @275rb, guru 6 orang gratis`: who comes along for nothing is no line and multiplies no price. */
export const withoutFreeHeads = (entries: readonly Entry[]): readonly Entry[] => {
  const isFree = (at: number): boolean => {
    const entry = entries[at]
    const [count, other] = entry?.counts ?? []
    if (!entry || entry.price !== null || entry.label === '' || !count || other || entry.said.includes('yang'))
      return false
    // `96 siswa, … gurunya gratis`: told first, they are who pays.
    const isPeople = count.of !== null && count.of !== entry.said[0] && persons.has(count.of)
    return isPeople && (entry.said.some((word) => free.has(word)) || isOnlyFree(entries[at + 1]))
  }
  const isGone = (at: number): boolean => isFree(at) || (isOnlyFree(entries[at]) && isFree(at - 1))
  return entries.some((_, at) => isFree(at)) ? entries.filter((_, at) => !isGone(at)) : entries
}

/** Told by how often it is served: `makan siang 1x @28rb`. */
const isServed = ({ counts, price }: Entry): boolean =>
  price !== null && counts.length === 1 && counts.every(({ of, times }) => times && (of === null || of === 'kali'))

/** `makan siang 1x @28rb sama snack 2x @12rb per orang`: told once behind servings, it is for each of them. */
export const servedPerHead = (entries: readonly Entry[]): readonly Entry[] => {
  const last = entries.findLastIndex((entry) => isServed(entry) && entry.price?.per.some((unit) => persons.has(unit)))
  const per = entries[last]?.price?.per
  if (per === undefined) return entries
  const from = entries.slice(0, last).findLastIndex((entry) => !isServed(entry)) + 1
  return entries.map((entry, at) =>
    at >= from && at < last && entry.price?.per.length === 0 ? { ...entry, price: { ...entry.price, per } } : entry,
  )
}
