import { type Rupiah, rupiah } from '#core/text/shared/rupiah.ts'

import type { GoodsLine, Reading } from '../../reading.ts'
import { wordSet } from '../words.ts'

import { isTimeUnit } from '../goods/units.ts'

import { isRefusal, isSettled, namesOf, stem } from './entry-names.ts'
import type { Entry } from './entry.ts'

const gaveBack = wordSet('retur diretur returan returnya dikembalikan dibalikin dibalikkan balikin mulangin')
/** `galon kosong balik`; `bolak balik` and `balik nama` give nothing back. */
const cameBack = wordSet('balik kembali pulang')

/** `galon kosong balik 12` */
export const isEmptyBack = ({ said }: Pick<Entry, 'said'>): boolean =>
  said.includes('kosong') && said.some((word) => cameBack.has(word) || gaveBack.has(word))

const isOfReturn = ({ said, counts }: Entry): boolean =>
  (said.some((word) => gaveBack.has(word)) || isEmptyBack({ said })) &&
  // A debt is given back as well: in so many parts, over so long.
  counts.length === 1 &&
  counts.every(({ of, times, lasts }) => !times && !lasts && of !== 'kali' && !(of !== null && isTimeUnit(of)))

/**
 * Behind what is billed: what came back with its price (`retur roti 3 bungkus @8rb`, `krat kosong dibalikin 4 potong 25rb`) is
 * taken off, and empty ones without a price (`galon kosong balik 12`) cost nothing.
 */
export const givenBack = (entries: readonly Entry[]): readonly Entry[] => {
  const first = entries.findIndex((entry) => entry.price !== null && !isOfReturn(entry))
  const isGone = (entry: Entry, at: number): boolean =>
    first >= 0 && at > first && isOfReturn(entry) && (entry.price !== null || isEmptyBack(entry))
  if (!entries.some(isGone)) return entries
  return entries.flatMap((entry, at) => {
    if (!isGone(entry, at)) return [entry]
    if (entry.price === null) return []
    // `2 potong 30rb`: the verb, and what is taken off for all of them.
    const isCut = entry.counts.at(-1)?.of === 'potong' && !entry.price.each
    return [{ ...entry, counts: isCut ? [] : entry.counts, gone: 'back' }]
  })
}

/** `bon senin sudah dibayar`: the one of several priced lines that is spoken of is paid, and stays on the bill. */
export const paidLines = (entries: readonly Entry[]): readonly Entry[] => {
  if (entries.filter(({ price }) => price !== null).length < 2) return entries
  const paid = entries.flatMap(({ said, price, counts, joined }) => {
    if (price !== null || counts.length > 0 || joined || !isSettled({ said }) || isRefusal(said)) return []
    const words = new Set(said.map(stem))
    const own = entries.filter((line) => line.price !== null && namesOf(line.label).some((name) => words.has(name)))
    return own.length === 1 ? own : []
  })
  return paid.length === 0
    ? entries
    : entries.map((entry) => (paid.includes(entry) ? { ...entry, gone: 'paid' } : entry))
}

const amountOf = ({ amount, price }: GoodsLine): number => amount ?? price ?? 0

/** A discount with what came back. */
export const withGivenBack = (
  discount: Reading['discount'],
  back: number,
  lines: readonly GoodsLine[],
): Reading['discount'] => {
  if (back === 0) return discount
  const whole = lines.reduce((sum, line) => sum + amountOf(line), 0)
  const share =
    discount === null ? 0 : 'amount' in discount ? discount.amount : Math.round((whole * discount.percent) / 100)
  const off: Rupiah = rupiah(share + back)
  return { amount: off }
}
