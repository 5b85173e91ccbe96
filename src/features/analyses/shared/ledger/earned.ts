import type { Entry } from './entry.ts'
import { isPriceOfOne, priced } from './join-counts.ts'
import { timeNamed } from './ledger-words.ts'

const rooms = new Set('pintu petak kamar kios kontrakan kos kost kosan lapak'.split(' '))
/** What is let by the month: `5 petak 900rb`. */
export const isRoom = ({ words, counts, money }: Entry): boolean =>
  money !== null && counts.length === 1 && [...words, counts[0]?.noun ?? ''].some((word) => rooms.has(word))

/** `per mangkok 13rb, mie 2.500, ayam 3.000`: told for one of it, and more than anything that goes into it. */
const isAboveAll = (one: Entry, sums: readonly Entry[]): boolean =>
  one.per !== null &&
  timeNamed(one.per) === null &&
  sums.every((other) => other === one || (other.money ?? 0) < (one.money ?? 0))

/** `sewa 5rb per jam, tiap unit main 7 jam`: so many of it were told. */
const isCounted = (per: string | null, entries: readonly Entry[]): boolean =>
  per !== null && timeNamed(per) === null && entries.some(({ counts }) => counts.some(({ noun }) => noun === per))

/** Where nothing comes in for certain, the first price of one thing is what is taken for it: `ongkos 85rb per stel`. */
const earning = (entries: readonly Entry[]): Entry[] => {
  const sums = entries.filter(({ money }) => money !== null)
  if (sums.length < 2 || sums.some(({ way }) => way === 'in')) return [...entries]
  const price = sums.find(
    (one) =>
      isPriceOfOne(one) &&
      (one.counts.length > 0 || isAboveAll(one, sums) || isCounted(one.per, entries)) &&
      !['beli', 'gaji', 'upah', 'modal', 'bayar', 'ditanggung', 'nanggung'].some((word) => one.words.includes(word)),
  )
  const isEarned =
    price !== undefined &&
    price === sums[0] &&
    (price.words.some((word) => priced.has(word)) ||
      (price.each && price.counts.length > 0 && (price.rate !== null || isRoom(price))) ||
      (price.per !== null && timeNamed(price.per) === null))
  return entries.map((one) => (one === price && isEarned ? { ...one, way: 'in' } : one))
}

const tickets = new Set(['tiket', 'karcis', 'htm'])

/** `tiket 85 orang @75rb` is sold, `tiket PP 1,7jt` is bought. */
const soldTickets = (entries: readonly Entry[]): Entry[] =>
  entries.map((one) =>
    one.words.some((word) => tickets.has(word)) && one.counts.length > 0 && one.each
      ? { ...one, way: 'in', sure: true }
      : one,
  )

const payers = new Set('murid siswa peserta anggota member pelanggan tamu penghuni santri penumpang pasien'.split(' '))

/** `14 murid bayar 250rb sebulan`: each of those who come pays it. */
const paidByThem = (entries: readonly Entry[]): Entry[] =>
  entries.map((one) => {
    const [count, more] = one.counts
    const isTheirs = one.money !== null && count !== undefined && more === undefined && payers.has(count.noun)
    return isTheirs && one.words.join(' ') === 'bayar'
      ? { ...one, way: 'in', sure: true, counts: [{ ...count, times: true }] }
      : one
  })

const services = new Set('servis cuci cukur pijat permak tambal jahit'.split(' '))

/** `servis 180 motor @45rb, sparepart omzet 15jt`: what is done for so many is earned, where it leads the takings. */
export const ownService = (entries: readonly Entry[]): Entry[] => {
  const [first, second] = entries.filter(({ money }) => money !== null)
  const isDone =
    first !== undefined &&
    first.each &&
    first.counts.length > 0 &&
    !first.sure &&
    second?.way === 'in' &&
    first.words.some((word) => services.has(word))
  return entries.map((one) => (one === first && isDone ? { ...one, way: 'in', sure: true } : one))
}

const gained = new Set('untung laba margin profit'.split(' '))

/** `omzet 15jt yang jadi untung 20%` beside other takings: only so much of it is earned. */
export const gainOfTakings = (entries: readonly Entry[]): Entry[] => {
  const earned = entries.filter(({ money, way }) => money !== null && way === 'in')
  return entries.reduce<Entry[]>((told, entry) => {
    const last = told.at(-1)
    const isIts =
      earned.filter(({ counts }) => counts.length === 0).length === 1 &&
      earned.length > 1 &&
      last !== undefined &&
      earned.some(({ said }) => said === last.said) &&
      last.counts.length === 0 &&
      last.sentence === entry.sentence &&
      entry.percent !== null &&
      entry.way !== 'wish' &&
      !entry.words.includes('dari') &&
      entry.words.some((word) => gained.has(word))
    if (!isIts) return [...told, entry]
    const share = { value: (entry.percent ?? 0) / 100, noun: '', per: null, rate: null, times: true, said: entry.said }
    return [
      ...told.slice(0, -1),
      { ...last, counts: [share], label: `untung ${last.label}`, said: `${last.said}, ${entry.said}` },
    ]
  }, [])
}

/** `harga paket 95rb, bulan ini 64 paket`: what one of those that were counted is sold for. */
const pricesOfCounted = (entries: readonly Entry[]): Entry[] =>
  entries.map((one) => {
    const [first, noun = '', more] = one.words
    const isOpen = one.money !== null && one.per === null && one.counts.length === 0 && !(one.sure && one.way === 'out')
    return isOpen && first === 'harga' && more === undefined && isCounted(noun, entries)
      ? { ...one, way: 'in', per: noun, sure: true }
      : one
  })

const ordered = new Set('order orderan pesanan'.split(' '))

/** `order 300 kaos @55rb`, leading its message: what buyers ordered is sold. */
const ordersSold = (entries: readonly Entry[]): Entry[] => {
  const [first, ...others] = entries.filter(({ money }) => money !== null)
  const isSold =
    first !== undefined &&
    first.way === null &&
    first.each &&
    first.counts.length === 1 &&
    ordered.has(first.words[0] ?? '') &&
    others.length > 0 &&
    others.every(({ way, money }) => way !== 'in' && (money ?? 0) < (first.money ?? 0) * (first.counts[0]?.value ?? 1))
  return isSold ? entries.map((one) => (one === first ? { ...one, way: 'in', sure: true } : one)) : [...entries]
}

/** `uang masuk dari ketoprak 12 juta terus dari es campur 2,4 juta`: where else it comes from. */
const moreSources = (entries: readonly Entry[]): Entry[] =>
  entries.reduce<Entry[]>((told, one) => {
    const before = told.at(-1)
    const goesOn =
      before !== undefined &&
      before.way === 'in' &&
      before.words.includes('dari') &&
      one.money !== null &&
      !one.sure &&
      one.words[0] === 'dari' &&
      one.sentence === before.sentence
    return [
      ...told,
      goesOn ? { ...one, way: 'in', sure: true, per: one.per ?? before.per, rate: one.rate ?? before.rate } : one,
    ]
  }, [])

/** What is earned though no word says so; `asksGain`: something must come in. */
export const earned = (entries: readonly Entry[], asksGain: boolean): Entry[] =>
  soldTickets(paidByThem(moreSources(asksGain ? earning(ordersSold(pricesOfCounted(entries))) : entries)))
