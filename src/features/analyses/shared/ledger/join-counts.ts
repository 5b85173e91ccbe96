import { people } from '../times-pieces.ts'
import type { Entry } from './entry.ts'
import { timeNamed } from './ledger-words.ts'
import { isContents } from './pack-contents.ts'

/** Words of a price for one. */
export const priced = new Set(
  'nilai rata rata-rata harga regane tarif ongkos jasa satuan sebuah sabuah sebiji'.split(' '),
)
export const isPriceOfOne = ({ words, per, each }: Entry): boolean =>
  each || (per !== null && timeNamed(per) === null) || words.some((word) => priced.has(word))

const oneOfAny = new Set(['pcs', 'buah', 'biji', 'unit', 'satuan', 'satu', 'item'])

/** `cicilan 2,5jt per mobil tetap bayar 5 mobil`: for how many of them it is paid. */
export const paidForSoMany = (entries: readonly Entry[]): Entry[] => {
  const joined: Entry[] = []
  for (const entry of entries) {
    const last = joined.at(-1)
    const [count, more] = entry.counts
    const isIts =
      last !== undefined &&
      last.money !== null &&
      last.counts.length === 0 &&
      last.sentence === entry.sentence &&
      entry.money === null &&
      entry.percent === null &&
      count !== undefined &&
      more === undefined &&
      count.noun === last.per &&
      timeNamed(count.noun) === null &&
      entry.words.some((word) => word === 'bayar' || word === 'dibayar')
    if (last && isIts)
      joined[joined.length - 1] = { ...last, counts: [count], each: true, said: `${last.said}, ${entry.said}` }
    else joined.push(entry)
  }
  return joined
}

/** What lies there, or is gone, was not sold. */
const onShelf = new Set(
  'fisik gudang opname rusak hilang busuk pecah mati gagal basi dimakan dibuang min minimal minimum'.split(' '),
)

const ofGoods = new Set('modal hpp beli kulak kulakan pokok'.split(' '))

/** `sehari laku 65 porsi, harganya 9rb`: what was counted right before a price without a count is what it is for. */
export const joinCounts = (entries: readonly Entry[]): Entry[] => {
  const joined: Entry[] = []
  for (const entry of entries) {
    const last = joined.at(-1)
    const [count] = last?.counts ?? []
    const isWaiting =
      last !== undefined &&
      last.money === null &&
      last.percent === null &&
      count !== undefined &&
      last.counts.length === 1 &&
      count.noun !== '' &&
      timeNamed(count.noun) === null &&
      !people.has(count.noun) &&
      !(isContents(last) && count.per !== null) &&
      !last.words.some((word) => onShelf.has(word))
    // `hpp 7rb laku 420 gelas, roti bakar harga 15rb`: what was sold belongs to the sums before it.
    const before = joined.at(-2)
    const isOfOther =
      last?.label === '' &&
      before?.sentence === entry.sentence &&
      before.words.some((word) => ofGoods.has(word)) &&
      entry.label.split(' ').some((word) => word !== '' && !priced.has(word))
    const isFor =
      entry.money !== null &&
      entry.counts.length === 0 &&
      !isOfOther &&
      isPriceOfOne(entry) &&
      (entry.per === null || timeNamed(entry.per) !== null || entry.per === count?.noun || oneOfAny.has(entry.per)) &&
      // `laku 40 porsi. Modal per porsi 8rb`: what was sold waits for its price.
      !(entry.sure && entry.way === 'out' && last?.sure && last.way === 'in')
    if (last && isWaiting && isFor) {
      const time = timeNamed(count.per ?? '') ?? count.rate ?? last.rate
      joined[joined.length - 1] = {
        ...entry,
        label: last.label || entry.label,
        counts: [count],
        each: true,
        rate: entry.rate ?? time,
        way: last.way === 'out' && !last.sure ? entry.way : (last.way ?? entry.way),
        sure: last.sure || entry.sure,
        words: [...last.words, ...entry.words],
        said: `${last.said}, ${entry.said}`,
      }
    } else joined.push(entry)
  }
  return joined
}
