import type { Entry } from './entry.ts'
import { holdsPaidFor, timeNamed } from './ledger-words.ts'

const countedWords = new Set('pembeli pelanggan pengunjung tamu murid siswa peserta transaksi laku terjual'.split(' '))

/** `es gula 900` in a list of small sums is Rupiah. */
export const smallSums = (entries: readonly Entry[]): Entry[] => {
  const sums = entries.filter(({ money }) => money !== null)
  const isAmongSmall = ({ sentence }: Entry): boolean => {
    const beside = sums.filter((one) => one.sentence === sentence)
    return beside.length > 1 && beside.every(({ money }) => (money ?? 0) < 100_000)
  }
  const areSmall = sums.length > 1 && sums.every(({ money }) => (money ?? 0) < 1_000_000)
  return entries.map((entry) => {
    // `seporsi jual 13rb, bahan 6.500, plastik 500. sewa 1,2jt`: among the small sums of its own sentence.
    if (!areSmall && !isAmongSmall(entry)) return entry
    const [count, more] = entry.counts
    const isSum =
      entry.money === null &&
      entry.percent === null &&
      count !== undefined &&
      more === undefined &&
      count.noun === '' &&
      // `plastik 200 per roti`
      (count.per === null || (timeNamed(count.per) === null && holdsPaidFor(entry.words))) &&
      count.value >= 100 &&
      count.value % 50 === 0 &&
      // `isi 100`: so many are in it.
      entry.words.at(-1) !== 'isi' &&
      // `pembeli turun dari 100 ke 85`
      !entry.words.some((word) => countedWords.has(word)) &&
      entry.label !== ''
    return isSum ? { ...entry, money: count.value, counts: [], per: entry.per ?? count.per } : entry
  })
}
