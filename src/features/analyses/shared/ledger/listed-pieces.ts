import type { Entry } from './entry.ts'
import { timeNamed } from './ledger-words.ts'

const dear = new Set(['harga', 'jual', 'dijual'])
const ofTime = new Set('gaji upah sewa listrik air wifi internet cicilan angsuran kontrakan'.split(' '))
const ofAll = new Set(['semua', 'semuanya', 'total', 'borongan'])

/** What one of `noun` is sold for. */
const priceOf = (noun: string, entries: readonly Entry[]): Entry | undefined =>
  entries.find(
    ({ money, way, per, counts, words }) =>
      money !== null &&
      way === 'in' &&
      (per === noun || (per === null && counts.length === 0 && words.some((word) => dear.has(word)))),
  )

/**
 * `gelas polos 6.500, sablon 2.500, dus 1.000 per gelas`: what is told last in a list of small sums is told for all of
 * them, where together they are less than one is sold for.
 */
export const listedForOne = (entries: readonly Entry[]): Entry[] => {
  const told = [...entries]
  for (const [at, last] of entries.entries()) {
    const { per, money, way } = last
    if (money === null || way !== 'out' || per === null || timeNamed(per) !== null || last.counts.length > 0) continue
    const price = priceOf(per, entries)
    if (!price) continue
    let sum = money
    for (let before = at - 1; before >= 0; before -= 1) {
      const one = told[before]
      const isListed =
        one !== undefined &&
        one.money !== null &&
        one.way === 'out' &&
        one.per === null &&
        one.rate === null &&
        one.counts.length === 0 &&
        one.sentence === last.sentence &&
        ![...one.words, ...one.trail].some((word) => ofTime.has(word) || ofAll.has(word)) &&
        sum + one.money < (price.money ?? 0)
      if (!one || !isListed) break
      sum += one.money ?? 0
      told[before] = { ...one, per }
    }
    if (sum > money && price.per === null) told[entries.indexOf(price)] = { ...price, per }
  }
  return told
}
