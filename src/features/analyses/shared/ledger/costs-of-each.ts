import { isMeasure } from '#core/assistant/shared/reading-grammar/goods/units.ts'

import { words } from '../whole-words.ts'
import type { Entry } from './entry.ts'
import { timeNamed } from './ledger-words.ts'

const ofOwn = new Set(['modal', 'hpp'])
const ofAll = new Set(['semua', 'semuanya', 'total', 'seluruhnya', 'borongan'])

const marks = words('@|x|per|tiap|setiap|masing\\p{L}*|satuan|harga|seharga|gaji|upah|honor')

const isOfAll = ({ words: own, trail }: Pick<Entry, 'words' | 'trail'>): boolean =>
  [...own, ...trail].some((word) => ofAll.has(word))

/** A count of things with one sum, and nothing that tells whether it is the price of one or of all. */
const isOpen = ({ money, counts, each, per, words: own, trail }: Entry): boolean =>
  money !== null &&
  counts.length === 1 &&
  !each &&
  per === null &&
  counts[0]?.noun !== '' &&
  timeNamed(counts[0]?.noun ?? '') === null &&
  !isOfAll({ words: own, trail })

/** Certainly the price of one, though no word says so: `2000 ekor 350 rupiah`. */
const isUnmarked = ({ each, money, counts, way, said }: Entry): boolean =>
  each && money !== null && counts.length === 1 && way === 'out' && !marks.test(said)

/**
 * `bibit 2000 ekor 350 rupiah, pakan 9 sak 320rb`: who tells the price of one without a word for it goes on to do so in
 * the same list; behind a price that is marked (`10 dus @28rb`) a bare sum is that of all, and so many kilos may be.
 */
const beside = (entries: readonly Entry[]): Entry[] =>
  entries.reduce<Entry[]>((told, entry) => {
    const last = told.at(-1)
    const isListed = last !== undefined && last.sentence === entry.sentence && last.way === entry.way
    const isSame = isListed && isUnmarked(last) && isOpen(entry) && !isMeasure(entry.counts[0]?.noun ?? '')
    return [...told, isSame ? { ...entry, each: true } : entry]
  }, [])

/** `kejual 420 pcs harga 45rb, modal 27rb`: less than its price is what one of them costs. */
const ofPiece = (entries: readonly Entry[]): Entry[] => {
  const sums = entries.filter(({ money }) => money !== null)
  const [sold, more] = sums.filter(({ way }) => way === 'in')
  const [count, another] = sold?.counts ?? []
  if (!sold || more || !count || another || !sold.each || timeNamed(count.noun) !== null || count.noun === '')
    return [...entries]
  return entries.map((one) => {
    const isOwn =
      one.money !== null &&
      one.money < (sold.money ?? 0) &&
      one.way === 'out' &&
      one.words.length === 1 &&
      ofOwn.has(one.words[0] ?? '')
    return isOwn && one.per === null && one.counts.length === 0 && !isOfAll(one) ? { ...one, per: count.noun } : one
  })
}

/** `modal kopi 80 kg harga 95rb, laku 180rb sekilo`: for all of them it would be next to nothing of what one is sold for. */
const ofMeasure = (entries: readonly Entry[]): Entry[] =>
  entries.map((one) => {
    const [count] = one.counts
    if (one.way !== 'out' || !isOpen(one) || one.words.at(-1) !== 'harga') return one
    const price = entries.find((other) => other.way === 'in' && other.per === count?.noun)?.money ?? 0
    const money = one.money ?? 0
    return money < price && money / (count?.value ?? 1) < price / 10 ? { ...one, each: true } : one
  })

/** Costs of which only what stands beside them tells that they are for one. */
export const costsOfEach = (entries: readonly Entry[]): Entry[] => ofPiece(beside(ofMeasure(entries)))
