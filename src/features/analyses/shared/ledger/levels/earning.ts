import { people } from '../../times-pieces.ts'
import { wayOf } from '../ledger-words.ts'
import type { Flow } from './flow.ts'
import { isHead, wordList } from './units.ts'

const ownWork = wordList('potong sewa ongkos jasa cukur harga tarif tiket karcis bayar dibayar bayaran')
const priceWords = wordList('harga tarif regane hargane')
/** What animals give is sold, whatever else it is bought for. */
const yielded = wordList('telur susu madu bertelur')
const bought = wordList('beli modal bahan hpp kulakan gaji upah')

/** A sum that its own words do not send away: the price of a thing or a service. */
const mayEarn = ({ entry, units, own }: Flow): boolean => {
  const { words } = entry
  const told = wayOf(words)
  const isYield = told?.strict === false && words.some((word) => yielded.has(word)) && units.length + own.length > 0
  const isSpent =
    words.some((word) => bought.has(word)) || (told !== null && !isYield && !words.some((word) => ownWork.has(word)))
  const isWage = [...units, ...own.map(({ noun }) => noun)].some((one) => people.has(one) && !isHead(one))
  return !isSpent && !isWage
}

const worth = ({ entry, own }: Flow): number => own.reduce((all, { value }) => all * value, entry.money ?? 0)

/**
 * Where nothing comes in by its words: the first sum, if it is the price of something, with those that are told just
 * like it; else what is told for one of something counted and is worth more than the others.
 */
export const earning = (flows: readonly Flow[]): readonly Flow[] => {
  if (flows.some(({ way, entry }) => way === 'in' && (wayOf(entry.words)?.way === 'in' || entry.words.length === 0)))
    return flows
  const [first] = flows
  const taken = (which: (one: Flow) => boolean): readonly Flow[] =>
    flows.map((one) => ({ ...one, way: which(one) ? ('in' as const) : ('out' as const) }))
  if (first && mayEarn(first)) {
    const next = flows.findIndex(
      (one) => !mayEarn(one) || one.units.join() !== first.units.join() || one.own.length === 0,
    )
    const like = flows.slice(0, Math.max(1, next === -1 ? flows.length : next))
    return taken((one) => one === first || like.includes(one))
  }
  if (flows.some(({ way }) => way === 'in')) return flows
  const able = flows.filter(
    (one) =>
      mayEarn(one) &&
      !one.units.includes('bulan') &&
      (one.units.length + one.own.length > 0 || one.entry.words.some((word) => priceWords.has(word))),
  )
  const best = able.toSorted((one, other) => worth(other) - worth(one))[0]
  return best ? taken((one) => one === best) : flows
}
