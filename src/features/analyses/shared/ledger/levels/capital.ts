import type { Entry } from '../entry.ts'
import { isTime } from '../lines.ts'
import { wordList } from './units.ts'
import { isMonthlyCost } from './untimed-costs.ts'

const putIn = wordList('modal investasi beli pembelian renovasi bangun pasang dp deposit borong')
/** What is used up as it is sold. */
const usedUp = wordList('bahan belanja kulakan harian bensin solar pakan hpp kemasan')

/** `ongkos pasang bongkar 300rb` is paid each time. */
const paidAgain = wordList('ongkos upah jasa')

const isPutIn = ({ words }: Entry): boolean =>
  words.some((word) => putIn.has(word)) && !words.some((word) => paidAgain.has(word))

/** `sewa setahun 24jt` among what is put in: paid before the first month. */
const isPaidAhead = ({ per, words }: Entry): boolean =>
  per === 'tahun' && words.some((word) => word === 'sewa' || word === 'kontrak')

const isOnce = (one: Entry): boolean =>
  one.money !== null &&
  ((one.per === null && one.rate === null) || isPaidAhead(one)) &&
  one.pack === null &&
  one.way !== 'in' &&
  one.way !== 'wish' &&
  one.way !== 'opening' &&
  (isPutIn(one) || isPaidAhead(one) || !isMonthlyCost(one)) &&
  (one.words.includes('awal') || !one.words.some((word) => usedUp.has(word))) &&
  one.counts.every(({ noun, per, rate }) => per === null && rate === null && !isTime(noun))

/** A sum without a time that may be capital as well as a cost of each month: with it, nothing is certain. */
export const isDoubtful = (one: Entry, capital: readonly Entry[]): boolean =>
  isOnce(one) &&
  one.per === null &&
  !isOfPiece(one) &&
  !capital.includes(one) &&
  (one.money ?? 0) * 20 >= capital.reduce((sum, { money }) => sum + (money ?? 0), 0)

/** What one of something sells for or costs is no capital. */
const isOfPiece = ({ each, per }: Entry): boolean => each || (per !== null && !isTime(per))

/** What was put in before anything is earned: `gerobak 7,5jt sama alat 4,2jt`; empty where the message tells none for certain. */
export const capitalIn = (entries: readonly Entry[]): readonly Entry[] => {
  const sums = entries.filter(({ money }) => money !== null)
  const most = Math.max(0, ...sums.filter((one) => isOfPiece(one) && !isOnce(one)).map(({ money }) => money ?? 0))
  const able = sums.filter((one) => isOnce(one) && (one.money ?? 0) > Math.max(most, 100_000))
  const named = able.find((one) => one.per === null && (one.way === 'goal' || isPutIn(one)))
  const largest = able.toSorted((one, other) => (other.money ?? 0) - (one.money ?? 0))[0]
  const isLargest =
    largest !== undefined && sums.every((one) => one === largest || (one.money ?? 0) < (largest.money ?? 0))
  const first = named ?? (isLargest ? largest : undefined)
  if (!first) return []
  // Those told right beside it, until something is earned or paid by its time.
  const from = sums.indexOf(first)
  const behind = sums.slice(from)
  const end = behind.findIndex((one) => !able.includes(one) || one.sentence !== first.sentence)
  const before = sums.slice(0, from).findLastIndex((one) => !able.includes(one) || one.sentence !== first.sentence)
  return [...sums.slice(before + 1, from), ...behind.slice(0, end === -1 ? behind.length : end)]
}
