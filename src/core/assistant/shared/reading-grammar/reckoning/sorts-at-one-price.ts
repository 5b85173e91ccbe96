import { wordSet } from '../words.ts'

import type { Entry } from './entry.ts'

const sorts = wordSet('macam macem jenis varian menu rasa motif warna ukuran tipe model item barang')

const isSorts = ({ said, counts }: Entry): boolean =>
  counts.length === 1 && (sorts.has(counts[0]?.of ?? '') || said.some((word) => sorts.has(word)))

/** One of a list that tells how many, and no price. */
const isListed = (entry: Entry | undefined): boolean =>
  entry !== undefined && entry.price === null && entry.label !== '' && entry.counts.length === 1

/**
 * `3 macam, semua 175rb: parsel buah 20, parsel kue kering 15, parsel teh 10`: how many sorts follow counts no goods, and the
 * one price behind it is that of each of them. The same entries where not just so many follow.
 */
export const sortsAtOnePrice = (entries: readonly Entry[]): readonly Entry[] => {
  const at = entries.findIndex(isSorts)
  const head = entries[at]
  const next = entries[at + 1]
  const isPricedBehind = head?.price === null && next?.label === '' && next.counts.length === 0
  const price = isPricedBehind ? next?.price : head?.price
  const from = at + (isPricedBehind ? 2 : 1)
  const to = from + (head?.counts[0]?.value ?? 0)
  if (!head || !price || price.per.length > 0 || to - from < 2) return entries
  const isWhole = entries.slice(from, to).every(isListed) && entries.length >= to && !isListed(entries[to])
  return isWhole
    ? [
        ...entries.slice(0, at),
        ...entries.slice(from, to).map((entry) => ({ ...entry, price: { ...price, each: true } })),
        ...entries.slice(to),
      ]
    : entries
}
