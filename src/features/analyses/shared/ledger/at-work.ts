import { people } from '../times-pieces.ts'
import type { Counted, Entry } from './entry.ts'
import { plainWord, timeNamed } from './ledger-words.ts'

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

const working = list('keisi terisi terpakai kepakai dipakai aktif tersewa disewa hidup idup jalan nyala')
const idle = list('kosong nganggur rusak mati mate pejah bengkel diservis pecah busuk hilang bocor afkir')
const not = list('ga gak nggak ngga enggak tidak tak tra ndak dak indak ora mboten teu belum')
/** What is not sold, let or used any more: only behind a word that denies it. */
const sold = list('laku terjual kejual keisi terisi jalan dipakai terpakai')

const those = list('yang yg sing nu nan sisanya tinggal sisa')

interface Whole {
  readonly entry: Entry
  readonly count: Counted
}
interface Part {
  readonly entry: Entry
  readonly count: Counted
  readonly isIdle: boolean
}

/** The word of a state that stands nearest to a number of the entry, at most four words away. */
const stateOf = (entry: Entry, count: Counted, of: string): 'working' | 'idle' | null => {
  const said = entry.said
    .toLowerCase()
    .split(/[^\p{L}\p{N}.,]+/u)
    .map((word) => word.replace(/[.,]+$/, ''))
    .filter((word) => word !== '')
  const figure = (count.said.toLowerCase().trim().split(/\s/)[0] ?? '').replace(/[.,]+$/, '')
  const at = said.indexOf(figure)
  if (at === -1) return null
  // `yang 3 ekor` of four: the others are gone.
  if (those.has(said[at - 1] ?? '') && said[at + 1] === of) return 'working'
  for (const step of [1, -1, 2, -2, 3, -3, 4]) {
    const between = said.slice(Math.min(at, at + step + 1), Math.max(at, at + step)).filter((word) => /^\d/.test(word))
    const word = plainWord(said[at + step] ?? '')
    // Behind the next number its own state begins.
    if (between.some((one) => one !== figure)) continue
    if (sold.has(word) && not.has(said[at + step - 1] ?? '')) return 'idle'
    if (idle.has(word)) return 'idle'
    if (working.has(word)) return 'working'
  }
  return null
}

const isPaidFor = ({ money, way, sure }: Entry): boolean => money !== null && way === 'out' && sure

/** `sehari bikin 150 biji, modal 2rb sebiji`: what is made each day is paid for as well. */
const isThing = ({ noun, value, per, rate }: Counted, entry: Entry): boolean =>
  noun !== '' &&
  value > 1 &&
  ((per === null && rate === null) || (isPaidFor(entry) && (per === null || timeNamed(per) !== null))) &&
  timeNamed(noun) === null &&
  !people.has(noun)

const wholesIn = (entries: readonly Entry[]): Whole[] =>
  entries.flatMap((entry) =>
    entry.counts
      .filter((one) => isThing(one, entry) && !idle.has(one.noun) && !working.has(one.noun))
      .map((count) => ({ entry, count })),
  )

/** `12 kamar … 10 yang keisi`: what is told of a part of those who were counted before. */
const partsOf = ({ entry, count }: Whole, entries: readonly Entry[]): Part[] => {
  const from = entries.indexOf(entry)
  return entries.slice(from, from + 5).flatMap((one, far) =>
    one.counts.flatMap((part) => {
      const isAfter = far > 0 || entry.counts.indexOf(part) > entry.counts.indexOf(count)
      const isOfThem = ['', count.noun].includes(part.noun) || idle.has(part.noun) || working.has(part.noun)
      if (!isAfter || !isOfThem || part.value >= count.value || part.per !== null) return []
      const state = stateOf(one, part, count.noun)
      return state === null ? [] : [{ entry: one, count: part, isIdle: state === 'idle' }]
    }),
  )
}

/** How many of the whole are left at work; null where the parts contradict each other or leave none. */
const leftOf = ({ count }: Whole, parts: readonly Part[]): Counted | null => {
  const at = parts.filter(({ isIdle }) => !isIdle)
  const off = parts.filter(({ isIdle }) => isIdle)
  const lost = off.reduce((sum, one) => sum + one.count.value, 0)
  const [told, more] = at
  const value = told?.count.value ?? count.value - lost
  if (more || value <= 0 || (told && off.length > 0 && told.count.value + lost !== count.value)) return null
  return {
    ...count,
    value,
    left: true,
    said: told ? told.count.said : `${count.said} - ${off.map((one) => one.count.said).join(' - ')}`,
  }
}

const isPriceAlone = ({ money, way, counts, per }: Entry): boolean =>
  money !== null && way === 'in' && counts.length === 0 && (per === null || timeNamed(per) === null)

/** Bought as a whole, so paid for as a whole: those that are left are counted beside them. */
const leftOfBought = (all: readonly Entry[], parts: readonly Part[], left: Counted): Entry[] => {
  const [first] = parts
  return all.flatMap((one) => {
    const own = parts.filter(({ entry }) => entry === one)
    if (own.length === 0) return [one]
    const others = one.counts.filter((count) => own.every((part) => part.count !== count))
    const beside: Entry = { ...one, money: null, percent: null, way: null, sure: false, each: false, counts: [left] }
    // `busuk 4 kg, sisanya dijual 13rb`: those that are left were not spoiled.
    const { words, label } = one
    const alive: Entry = words.some((word) => idle.has(word))
      ? {
          ...one,
          words: [],
          label: label
            .split(' ')
            .filter((word) => !idle.has(word))
            .join(' '),
          way: null,
          sure: false,
        }
      : one
    if (one.money === null) return one === first?.entry ? [{ ...alive, counts: [left, ...others] }] : []
    // `yang 3 ekor pakan 6rb per ekor`: what is paid for these keeps its count.
    return one === first?.entry ? [{ ...beside, per: null, rate: null, words: [], label: '' }, one] : [one]
  })
}

/** `12 kamar, 10 yang keisi @700rb`: the house has the ten. */
const leftOfOwned = (all: readonly Entry[], whole: Whole, parts: readonly Part[], left: Counted): Entry[] => {
  const priced = parts.find(({ entry, isIdle }) => !isIdle && entry.money !== null && entry !== whole.entry)
  return all.flatMap((one) => {
    const kept = one.counts.filter((count) => parts.every((part) => part.count !== count))
    if (one === priced?.entry) return [{ ...one, counts: [left, ...kept] }]
    const counts = kept.flatMap((count) => (count !== whole.count ? [count] : priced ? [] : [left]))
    const isEmpty = one.money === null && one.percent === null && counts.length === 0 && one.counts.length > 0
    return isEmpty ? [] : [{ ...one, counts }]
  })
}

const stock = list('stok stock persediaan')
const coming = list('beli masuk tambah datang kulakan restok kiriman tambahan')

/** `stok awal 40 karung, beli 60 karung, sisa 25 karung`: the rest of both is no part of either. */
export const isStockFlow = (all: readonly Entry[]): boolean => {
  const counted = all.filter(({ money, counts }) => money === null && counts.length === 1)
  const holds = (of: ReadonlySet<string>): boolean =>
    counted.some(({ words, context }) => [...words, ...context].some((word) => of.has(word)))
  return counted.length > 2 && holds(stock) && counted.some(({ words }) => words.some((word) => coming.has(word)))
}

/**
 * What earns is what is let, runs or lives: of `12 kamar, 10 yang keisi` ten, of `beli 100 ekor, mati 12` eighty-eight.
 * What was paid for all of them stays paid for all.
 */
export const atWork = (all: readonly Entry[]): readonly Entry[] => {
  if (isStockFlow(all)) return all
  for (const whole of wholesIn(all)) {
    const parts = partsOf(whole, all)
    const left = parts.length > 0 ? leftOf(whole, parts) : null
    if (left === null) continue
    const isBought = isPaidFor(whole.entry) && !parts.some(({ entry }) => entry === whole.entry)
    if (!isBought) return leftOfOwned(all, whole, parts, left)
    // `6 busuk, terjual 50 @60rb, 24 @45rb`: what was sold is counted by itself.
    if (all.slice(all.indexOf(whole.entry) + 1).some(isPriceAlone)) return leftOfBought(all, parts, left)
  }
  return all
}
