import type { GoodsLine } from '../../reading.ts'

import { unitOf } from '../goods/units.ts'
import { wordSet } from '../words.ts'

import { type Counted, heldBy, precise } from './counted.ts'
import type { Entry } from './entry.ts'
import { namesOf } from './entry-names.ts'

const carriage = wordSet(
  'ongkir ongkirnya ongkos jasa kirim pengiriman packing kemasan bongkar modal modalnya hpp transport transportnya',
)
/** Whose lines the others of a bill are: each of them pays what is told for one. */
const households = wordSet('rumah kk pelanggan penghuni keluarga')

const counted = (value: number, of: string | null): Counted => ({
  value,
  of,
  per: [],
  times: of === null,
  lasts: true,
  asSum: false,
})

/** How many of `unit` the lines hold together; null where fewer than two of them are told so. */
const heldTogether = (unit: string, lines: readonly GoodsLine[]): number | null => {
  const held = lines.flatMap((line) => heldBy(counted(line.quantity ?? 0, line.unit), unit) ?? [])
  return held.length < 2 ? null : precise(held.reduce((sum, each) => sum + each, 0))
}

/** How many of the things called so stand in the lines: `ban luar 18 biji, ban dalam 12 biji`. */
const calledSo = (noun: string, lines: readonly GoodsLine[]): number =>
  lines.filter(({ name }) => namesOf(name).includes(noun)).reduce((sum, { quantity }) => sum + (quantity ?? 1), 0)

/**
 * For how many a sum is told that has no count of its own and comes behind its lines: `kamar 3 950rb, kamar 5 950rb, listrik
 * masing-masing 125rb` for each line, `rumah A 210rb, rumah B 185rb, admin 2.500 per rumah` for each house, `ongkos pasang
 * 20rb per ban` for each thing called so, `40 kg …, 25 kg …, ongkir 8rb per kilo` for all that goes. `all` is all that the
 * message counts; empty where the sum stands for itself.
 */
export const forWhich = (
  { said, counts, price, share }: Entry,
  next: Entry | undefined,
  lines: readonly GoodsLine[],
  all: readonly Counted[],
): readonly Counted[] => {
  const [of, other] = price?.per ?? []
  if (counts.length > 0 || other !== undefined) return []
  if (of === undefined)
    return share === 'each' && all.length === 0 && lines.length > 1 ? [counted(lines.length, null)] : []
  if (!all.some((count) => count.of === of)) {
    if (households.has(of) && lines.length > 1) return [counted(lines.length, of)]
    const called = unitOf(of) === null ? calledSo(of, lines) : 0
    if (called > 1) return [counted(called, of)]
  }
  // `bordir 8rb per baju untuk semua baju`
  const isOfAll = share === 'all' || (next?.said[0] === 'semua' && next.counts.length === 0 && next.price === null)
  const held = carriage.has(said[0] ?? '') || isOfAll ? heldTogether(of, lines) : null
  return held === null ? [] : [counted(held, of)]
}
