import type { Entry } from './entry.ts'
import { timeNamed } from './ledger-words.ts'

const dear = new Set(['harga', 'jual', 'dijual'])
const ofTime = new Set('gaji upah sewa listrik air wifi internet cicilan angsuran kontrakan'.split(' '))
const ofAll = new Set(['semua', 'semuanya', 'total', 'borongan'])

/** What one of `noun` is sold for. */
const priceOf = (noun: string, entries: readonly Entry[]): Entry | undefined =>
  entries.find(
    ({ money, way, per, counts, words, each }) =>
      money !== null &&
      way === 'in' &&
      (per === noun ||
        (per === null && counts.length === 0 && words.some((word) => dear.has(word))) ||
        // `500 lembar harga 3.200`
        (each && counts.length === 1 && counts[0]?.noun === noun)),
  )

/** Nobody pays so little for all of them. */
const mostOfOne = 5000

const isBareCost = ({ money, way, per, rate, counts, words, trail }: Entry): boolean =>
  money !== null &&
  way === 'out' &&
  per === null &&
  rate === null &&
  counts.length === 0 &&
  ![...words, ...trail].some((word) => ofAll.has(word) || (money >= mostOfOne && ofTime.has(word)))

/** `kertas 1.100 per lembar, tinta 350, upah 400`: so little behind what is told for one of it is for one of it too. */
const behindFirst = (entries: readonly Entry[]): Entry[] => {
  const told = [...entries]
  for (const [at, first] of entries.entries()) {
    const { per, money, way } = first
    if (money === null || way !== 'out' || per === null || timeNamed(per) !== null || first.counts.length > 0) continue
    const price = priceOf(per, entries)
    if (!price) continue
    let sum = money
    for (let next = at + 1; next < entries.length; next += 1) {
      const one = told[next]
      const isListed = one !== undefined && one.sentence === first.sentence && isBareCost(one)
      if (!one || !isListed || (one.money ?? 0) >= mostOfOne || sum + (one.money ?? 0) >= (price.money ?? 0)) break
      sum += one.money ?? 0
      told[next] = { ...one, per }
    }
  }
  return told
}

/**
 * `gelas polos 6.500, sablon 2.500, dus 1.000 per gelas`: what is told last in a list of small sums is told for all of
 * them, where together they are less than one is sold for.
 */
export const listedForOne = (entries: readonly Entry[]): Entry[] => {
  const told = behindFirst(entries)
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
        isBareCost(one) &&
        one.sentence === last.sentence &&
        sum + (one.money ?? 0) < (price.money ?? 0)
      if (!one || !isListed) break
      sum += one.money ?? 0
      told[before] = { ...one, per }
    }
    if (sum > money && price.per === null && price.counts.length === 0) told[entries.indexOf(price)] = { ...price, per }
  }
  return told
}
