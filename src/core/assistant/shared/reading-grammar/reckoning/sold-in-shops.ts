import { consigned } from '../parties/house-words.ts'
import { wordSet } from '../words.ts'

import type { Counted } from './counted.ts'
import type { Entry } from './entry.ts'
import { allWords } from './entry-words.ts'

const left = wordSet('sisa sisanya nyisa tersisa')
const gone = wordSet('habis abis ludes')

const soldOf = ({ said, counts }: Entry): Counted | null => {
  const [whole, rest, more] = counts
  const isPlaced = said.some((word) => consigned.has(word))
  if (!isPlaced || whole === undefined || more !== undefined) return null
  if (rest === undefined) return said.some((word) => gone.has(word)) ? whole : null
  const isRest =
    said.some((word) => left.has(word)) && rest.value < whole.value && (rest.of === whole.of || rest.of === null)
  return isRest ? { ...whole, value: whole.value - rest.value } : null
}

const isRest = ({ price, joined, said }: Entry): boolean =>
  price === null && joined && said.every((word) => left.has(word) || gone.has(word) || allWords.has(word))

/** `titip 80 sisa 27`, `titip 45 habis semua`: what is left belongs to what was brought. */
const withRests = (entries: readonly Entry[]): readonly Entry[] =>
  entries.reduce((found: readonly Entry[], entry) => {
    const last = found.at(-1)
    return last !== undefined && last.counts.length === 1 && isRest(entry)
      ? [
          ...found.slice(0, -1),
          { ...last, said: [...last.said, ...entry.said], counts: [...last.counts, ...entry.counts] },
        ]
      : [...found, entry]
  }, [])

/**
 * `harga setor 8.500 sebungkus. Warung Wak Alang titip 60 sisa 13, Kedai Pak Long titip 45 habis`: what was sold in each of
 * the shops, at the one price that is told. The same list for less than two shops.
 */
export const soldInShops = (told: readonly Entry[]): readonly Entry[] => {
  const entries = told.some(({ said }) => said.some((word) => consigned.has(word))) ? withRests(told) : told
  const sales = new Map(entries.map((entry) => [entry, entry.price === null ? soldOf(entry) : null]))
  const [only, other] = entries.filter(({ price }) => price !== null)
  const price = only?.counts.length === 0 && other === undefined ? only.price : null
  if (price === null || [...sales.values()].filter((count) => count !== null).length < 2) return told
  return entries
    .filter((entry) => entry !== only)
    .map((entry) => {
      const count = sales.get(entry) ?? null
      const counts = count === null ? entry.counts : [{ ...count, of: null }]
      return count === null
        ? entry
        : { ...entry, label: entry.label || entry.who, counts, price: { ...price, each: true, per: [] } }
    })
}
