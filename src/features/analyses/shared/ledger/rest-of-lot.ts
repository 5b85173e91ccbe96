import type { Counted, Entry } from './entry.ts'
import { timeNamed } from './ledger-words.ts'

const isRest = ({ words, money, counts }: Entry): boolean =>
  money !== null && counts.length === 0 && (words[0] === 'sisa' || words[0] === 'selebihnya')

/** What was counted before its parts: `panen cabe 320 kg`. */
const isLot = ({ money, percent, counts, per }: Entry): boolean =>
  money === null && percent === null && per === null && counts.length === 1 && counts[0]?.noun !== ''

/**
 * `panen 320 kg, 200 kg laku 42rb, sisanya 35rb`: of how much the rest is the price, and that the parts before it are
 * told with the price of one as well.
 */
export const restOfLot = (entries: readonly Entry[]): readonly Entry[] => {
  const rest = entries.find(isRest)
  const at = rest ? entries.indexOf(rest) : -1
  const from = entries
    .slice(0, Math.max(at, 0))
    .findLastIndex((one) => isLot(one) && timeNamed(one.counts[0]?.noun ?? '') === null)
  const whole = entries[from]?.counts[0]
  if (!rest || !whole || rest.money === null) return entries
  const price = rest.money
  const parts = entries.slice(from + 1, at)
  const isPart = ({ money, counts, way }: Entry): boolean =>
    money !== null && way !== 'out' && counts.length === 1 && counts[0]?.noun === whole.noun
  const gone = parts.reduce((sum, { counts }) => sum + (counts[0]?.value ?? 0), 0)
  if (parts.length === 0 || !parts.every(isPart) || gone >= whole.value) return entries
  // `200 kg laku 8,4jt, sisanya 35rb`: one of them is told as a whole.
  const isLike = ({ money }: Entry): boolean => money !== null && money < price * 5 && price < money * 5
  if (!parts.every((one) => one.each || one.per === whole.noun || isLike(one))) return entries
  const left: Counted = {
    value: whole.value - gone,
    noun: whole.noun,
    per: null,
    rate: null,
    times: false,
    said: [whole, ...parts.flatMap(({ counts }) => counts)].map(({ said }) => said).join(' - '),
    left: true,
    from: { count: whole, share: ((whole.value - gone) / whole.value) * 100 },
  }
  return entries.map((one): Entry => {
    if (one === rest) return { ...one, counts: [left], each: true, way: 'in', sure: true }
    return parts.includes(one) ? { ...one, each: true, way: 'in', sure: true } : one
  })
}
